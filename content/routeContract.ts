import fs from 'node:fs';
import * as z from 'zod';
import {addressOf, docIds, isDraft} from './links';
import {type Problem, problemsOf} from './problems';
import {redirects} from './redirects';
import brand from './siteBrand';
import {yamlReader} from './sources';
import {type DocsVersion, latestVersion, nextVersion, olderVersions, versionAt} from './versions';

/** The list of routes that must exist. */
export const contractFile = 'content/routes.json';

const routes = z.array(z.string().regex(/^\/(?:[^/].*)?$/, 'a path that starts with /'));

const schema = z.strictObject({
  /** Pages outside the docs. */
  site: routes,
  /** Docs entry pages that are React components. */
  docsIndex: routes,
  /** Previews of single page sections: reachable, but not indexed. */
  previews: routes,
  /** Pages of Next. */
  next: routes,
  /** Pages of the latest version. */
  current: routes,
});

/** Routes that must exist, by part of the site. */
export type RouteContract = z.infer<typeof schema>;

const read = yamlReader(schema, 'route contract');

/**
 * Reads the route contract as written.
 *
 * @throws ProblemsError with file and line when the list doesn't parse or doesn't match the schema
 */
export const readRouteContract = (): RouteContract => read(contractFile);

/** The routes of a version's pages; drafts have none. */
const addressesOf = (version: DocsVersion): string[] =>
  docIds(version)
    .map((id) => ({version, id}))
    .filter((doc) => !isDraft(doc))
    .map(addressOf);

/**
 * Every route that must exist: those in the list, and those of pages in older versions, which are frozen and no longer
 * edited.
 *
 * @throws ProblemsError with file and line when the list can't be read
 */
export const contractRoutes = (): string[] => [
  ...Object.values(readRouteContract()).flat(),
  ...olderVersions.flatMap(addressesOf),
];

/** Reports routes without a page, pages without a route, and errors in the contract itself. */
export function contractProblems(): readonly Problem[] {
  const lines = fs.readFileSync(contractFile, 'utf8').split('\n');
  const pages = new Set([nextVersion, latestVersion].flatMap(addressesOf));
  return problemsOf(contractFile, (report) => {
    const {next, current} = readRouteContract();
    for (const route of [...next, ...current].filter((each) => !pages.has(each))) {
      const line = lines.findIndex((each) => each.includes(`"${route}"`)) + 1;
      const allowed = `a page in ${versionAt(route)?.folder}; if it has moved or been deleted, a redirect in content/redirects.ts instead`;
      report({line}, `the route ${route} without a page`, allowed);
    }
    for (const page of [...pages].filter((each) => ![...next, ...current].includes(each))) {
      report({line: 1}, `no route ${page}`, 'the path of each page; `npm run new` adds it');
    }
  });
}

/** A path that servers redirect from: letters, digits, `.`, `_`, and `-`, without `.html` or a trailing slash. */
const redirectablePath = /^(?:\/[\w.-]*[\w-])+(?<!\.html)$/;

/** Reports redirects from a path that servers don't redirect, from a page, or to a missing page. */
export function redirectProblems(moves: Readonly<Record<string, string>> = redirects): readonly Problem[] {
  const file = 'content/redirects.ts';
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return problemsOf(file, (report) => {
    // With the base URL, as in the address bar.
    const pages = new Set(contractRoutes().map((route) => brand.baseUrl + route.slice(1)));
    for (const [from, to] of Object.entries(moves)) {
      const line = lines.findIndex((each) => each.includes(`'${from}'`)) + 1 || 1;
      if (!redirectablePath.test(from) || !from.startsWith(brand.baseUrl)) {
        const allowed = `a path such as ${brand.baseUrl}docs/billing: letters, digits, ".", "_", and "-", without .html`;
        report({line}, `a redirect from ${from}`, allowed);
      }
      if (pages.has(from)) {
        report({line}, `a redirect from ${from}, which is a page`, 'a path without a page');
      }
      if (!pages.has(to)) {
        report({line}, `a redirect to ${to}, which is not a page`, 'the path of a page');
      }
    }
  });
}
