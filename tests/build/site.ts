import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {type Cheerio, type CheerioAPI, load} from 'cheerio';
import type {Element} from 'domhandler';
import {namesBelow} from '../../content/pageFile';
import {contractRoutes as allRoutes, readRouteContract} from '../../content/routeContract';

export const buildFolder = path.resolve('build');

export const readBuilt = (name: string): string => fs.readFileSync(path.join(buildFolder, name), 'utf8');

export const contractRoutes: readonly string[] = allRoutes();

/** Routes of section previews: reachable, but not indexed. */
export const previewRoutes: ReadonlySet<string> = new Set(readRouteContract().previews);

export type Page = {route: string; file: string; html: string; $: CheerioAPI};

const fileOf = (route: string) => path.join(buildFolder, route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** Documents that are shown only in iframes. */
const forFrames = new Set(['status-badge.html', 'sample-frame.html']);

const routeOf = (name: string) => `/${name}`.replace(/(?:\/index)?\.html$/, '') || '/';

export const isBuilt = (route: string): boolean => fs.existsSync(fileOf(route));

export const pages: readonly Page[] = namesBelow(buildFolder)
  .filter((name) => name.endsWith('.html') && !forFrames.has(name))
  .map((name) => {
    const html = readBuilt(name);
    return {route: routeOf(name), file: path.join(buildFolder, name), html, $: load(html)};
  });

const byRoute = new Map(pages.map((page) => [page.route, page]));

export const pageAt = (route: string): Page => byRoute.get(route) ?? assert.fail(`no page at ${route}`);

export const docs = pages.filter(({$}) => $('.theme-doc-markdown').length > 0);

export const posts = pages.filter(({route}) => /^\/blog\/\d{4}\//.test(route));

/** An attribute of each element; empty if not set. */
export const attributes = (elements: Cheerio<Element>, name: string): string[] =>
  elements.toArray().map(({attribs}) => attribs[name] ?? '');

export const texts = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((node) => $(node).text().trim());
