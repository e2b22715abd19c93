import fs from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {contractRoutes as allRoutes, readRouteContract} from '../../content/routeContract';

/** The build under test. */
export const buildFolder = path.resolve('build');

/** Every route that must exist. */
export const contractRoutes: readonly string[] = allRoutes();

/** Routes of section previews: reachable, kept out of indexes. */
export const previewRoutes: ReadonlySet<string> = new Set(readRouteContract().previews);

/** A built page. */
export type Page = {route: string; file: string; html: string; $: CheerioAPI};

const fileOf = (route: string) => path.join(buildFolder, route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** Documents that are shown in frames alone. */
const forFrames = new Set(['status-badge.html', 'sample-frame.html']);

function* htmlBelow(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(folder, {withFileTypes: true})) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      yield* htmlBelow(file);
    } else if (entry.name.endsWith('.html') && !forFrames.has(entry.name)) {
      yield file;
    }
  }
}

const routeOf = (file: string) =>
  `/${path.relative(buildFolder, file).split(path.sep).join('/')}`
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/^\/index$/, '') || '/';

/** Whether a route was built. */
export const isBuilt = (route: string): boolean => fs.existsSync(fileOf(route));

/** All built pages, parsed once. */
export const pages: readonly Page[] = [...htmlBelow(buildFolder)].map((file) => {
  const html = fs.readFileSync(file, 'utf8');
  return {route: routeOf(file), file, html, $: load(html)};
});
