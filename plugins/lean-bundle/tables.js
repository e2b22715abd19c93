import {matchPath} from '@docusaurus/router';

/** An address as the router compares it: in any case, with or without a slash at its end. */
const plain = (address) => address.toLowerCase().replace(/\/$/, '');

const isPattern = (path) => /[\\:()*]/.test(path);

/** A table for each list that was asked about. Lists never change. */
function tablesBy(make) {
  const tables = new WeakMap();
  return (list) => {
    const table = tables.get(list) ?? make(list);
    tables.set(list, table);
    return table;
  };
}

const docsTable = tablesBy((docs) => {
  // Of two docs with one address the first counts, as it does for the router.
  const entries = [...docs].reverse();
  return {
    byAddress: new Map(entries.map((doc) => [plain(doc.path), doc])),
    byId: new Map(entries.map((doc) => [doc.id, doc])),
    patterns: docs.filter(({path}) => isPattern(path)),
  };
});

/** The doc at an address, as the router finds it. */
export function docAt(docs = [], pathname) {
  const {byAddress, patterns} = docsTable(docs);
  const matches = ({path}) => matchPath(pathname, {path, exact: true, strict: false});
  return byAddress.get(plain(pathname)) ?? patterns.find(matches);
}

/** The doc with an id. */
export const docWith = (docs, id) => docsTable(docs).byId.get(id);

const isPlain = ({path, exact, strict, sensitive}) =>
  typeof path === 'string' && exact && !strict && !sensitive && !isPattern(path);

const routesTable = tablesBy((routes) => {
  const [byAddress, others] = [new Map(), []];
  for (const [place, route] of routes.entries()) {
    const same = isPlain(route) ? (byAddress.get(plain(route.path)) ?? []) : others;
    same.push(place);
    if (same !== others) {
      byAddress.set(plain(route.path), same);
    }
  }
  return {byAddress, others};
});

/** Of a list of routes those that can match an address, in the same order. */
export function routesFor(routes, pathname) {
  const {byAddress, others} = routesTable(routes);
  const places = [...(byAddress.get(plain(pathname)) ?? []), ...others];
  return places.sort((one, other) => one - other).map((place) => routes[place]);
}
