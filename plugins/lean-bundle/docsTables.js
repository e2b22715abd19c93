import {matchPath} from '@docusaurus/router';

/** By address and by id, for each list of docs that was asked about. Lists never change. */
const tables = new WeakMap();

const plain = (address) => address.toLowerCase().replace(/\/$/, '');

function tableOf(docs) {
  let table = tables.get(docs);
  if (!table) {
    // Of two docs with one address the first counts, as it does for the router.
    const entries = [...docs].reverse();
    table = {
      byAddress: new Map(entries.map((doc) => [plain(doc.path), doc])),
      byId: new Map(entries.map((doc) => [doc.id, doc])),
      patterns: docs.filter(({path}) => /[\\:()*]/.test(path)),
    };
    tables.set(docs, table);
  }
  return table;
}

/** The doc at an address, as the router finds it: in any case, with or without a slash at its end. */
export function docAt(docs = [], pathname) {
  const {byAddress, patterns} = tableOf(docs);
  const matches = ({path}) => matchPath(pathname, {path, exact: true, strict: false});
  return byAddress.get(plain(pathname)) ?? patterns.find(matches);
}

/** The doc with an id. */
export const docWith = (docs, id) => tableOf(docs).byId.get(id);
