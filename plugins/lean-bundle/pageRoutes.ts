import {nothingToDo} from './message';

const name = 'page routes';

/** A route of a page, as the generator writes it: an address, what shows it, and perhaps its sidebar. */
const form =
  /\{\s*path: '([^'\\]+)',\s*component: ComponentCreator\('\1', '(\w+)'\),\s*exact: true(?:,\s*sidebar: "([^"\\]+)")?\s*\}/g;

/** What stands in place of the digest by which the generator tells two routes with one address apart. */
const only = '0';

/** The source of a function that makes a page's route. */
const maker = `const pageRoute = (path, sidebar) => ({
  path, component: ComponentCreator(path, '${only}'), exact: true, ...(sidebar && {sidebar}),
});
`;

const keyOf = (address: string, digest: string) => `${address}-${digest}`;

/** The routes of pages, by the keys of their chunks; an address that two of them have is told apart by its digest. */
function pagesIn(source: string): ReadonlyMap<string, string> {
  const found = [...source.matchAll(form)].map(([, address = '', digest = '']) => ({address, digest}));
  const once = found.filter(({address}) => found.filter((other) => other.address === address).length === 1);
  return new Map(once.map(({address, digest}) => [keyOf(address, digest), address]));
}

function existing(source: string, file: string): ReadonlyMap<string, string> {
  const pages = pagesIn(source);
  if (pages.size === 0) {
    throw nothingToDo(name, "`{path: '…', component: ComponentCreator('…', '…'), exact: true}`", file);
  }
  return pages;
}

/**
 * Writes the routes of pages as calls with the address alone: the generator names it twice, and a digest besides.
 *
 * @param source the generator's list of routes
 * @throws Error when no route of a page has the form that is looked for
 */
export function shortRoutes(source: string, file: string): string {
  const pages = existing(source, file);
  const routes = source.replaceAll(form, (route, address: string, digest: string, sidebar?: string) => {
    const values = sidebar === undefined ? [address] : [address, sidebar];
    return pages.has(keyOf(address, digest))
      ? `pageRoute(${values.map((each) => JSON.stringify(each)).join(', ')})`
      : route;
  });
  return routes.replace('export default', `${maker}\nexport default`);
}

/**
 * Gives the chunks of pages the keys that `shortRoutes` asks for.
 *
 * @param source the generator's list of chunks by route, as JSON
 * @param routes the generator's list of routes
 * @throws Error when a page has no chunks
 */
export function shortKeys(source: string, file: string, routes: string): string {
  const pages = existing(routes, 'routes.js');
  const chunks = JSON.parse(source) as Record<string, unknown>;
  const [missing] = [...pages.keys()].filter((key) => !(key in chunks));
  if (missing !== undefined) {
    throw nothingToDo(name, `the key "${missing}"`, file);
  }
  const entries = Object.entries(chunks).map(([key, value]) => {
    const address = pages.get(key);
    return [address === undefined ? key : keyOf(address, only), value];
  });
  return JSON.stringify(Object.fromEntries(entries));
}
