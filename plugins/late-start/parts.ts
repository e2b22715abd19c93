import fs from 'node:fs';
import path from 'node:path';
import {chunkNames, shortNames} from '../lean-bundle/registry';

/** A route as the generator lists it: `key` is its name in the list of chunks. */
export type Route = {path: string; key: string; routes?: Route[]};

/** Chunks by route, nested as the page is. */
export type Chunks = {readonly [part: string]: string | Chunks};

/** Files by chunk, as the bundler tells them. */
export type Manifest = {
  origins: Record<string, readonly string[]>;
  assets: Record<string, {js?: readonly {file: string}[]}>;
};

/** The generator's list of routes, a module for bundlers. */
export function readRoutes(source: string): Route[] {
  const list = source.replace(/^import .*$/gm, '').replace(/export default/, 'return');
  const read = new Function('ComponentCreator', list) as (key: (path: string, hash?: string) => string) => unknown;
  const asRoute = ({path: at, component, routes = []}: {path: string; component: string; routes?: never[]}): Route => ({
    path: at,
    key: component,
    routes: routes.map(asRoute),
  });
  return (read((at, hash) => `${at}-${hash}`) as never[]).map(asRoute);
}

/** The routes from the outermost to the page itself; none for a page that is not listed. */
export function chainTo(page: string, routes: readonly Route[]): Route[] {
  for (const route of routes) {
    const inner = page.startsWith(route.path) ? chainTo(page, route.routes ?? []) : [];
    if (inner.length > 0) {
      return [route, ...inner];
    }
    if (route.path === page && (route.routes ?? []).length === 0) {
      return [route];
    }
  }
  return [];
}

const namesIn = (chunks: string | Chunks): string[] =>
  typeof chunks === 'string' ? [chunks] : Object.values(chunks).flatMap(namesIn);

/**
 * Finds the files of the bundle that a page needs beside the entry: its frame, its text, its data.
 *
 * @param generated the generator's folder
 * @returns takes a route, and returns files of the build
 */
export function partsIn(generated: string): (route: string) => string[] {
  const read = (name: string) => fs.readFileSync(path.join(generated, name), 'utf8');
  const routes = readRoutes(read('routes.js'));
  const chunks = JSON.parse(read('routesChunkNames.json')) as Record<string, Chunks>;
  const short = shortNames(chunkNames(read('registry.js'), 'registry.js'));
  const {origins, assets} = JSON.parse(read('client-manifest.json')) as Manifest;
  const filesOf = (chunk: string) =>
    (origins[short.get(chunk) ?? chunk] ?? []).flatMap((id) => assets[id]?.js?.map(({file}) => file) ?? []);
  return (route) => {
    const names = chainTo(route, routes).flatMap(({key}) => namesIn(chunks[key] ?? {}));
    return [...new Set(names.flatMap(filesOf))];
  };
}
