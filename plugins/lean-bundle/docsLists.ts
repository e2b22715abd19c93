import {createRequire} from 'node:module';
import path from 'node:path';
import type {GeneratedEdit} from './generated';
import {nothingToDo} from './message';

const name = 'docs lists';

/** A place in a module, and what comes into it. */
type Place = {find: RegExp; put: string};

/** Where the docs plugin goes through all docs, by file. The line breaks are the package's own. */
const places: Record<string, readonly Place[]> = {
  'docsClientUtils.js': [
    {
      find: /activeVersion\?\.docs\.find\(\(doc\) => !!matchPath\(pathname, \{\s*path: doc\.path,\s*exact: true,\s*strict: false,\s*\}\)\)/g,
      put: 'docAt(activeVersion?.docs, pathname)',
    },
    {
      find: /version\.docs\.forEach\(\(doc\) => \{\s*if \(doc\.id === docId\) \{\s*(result\[version\.name\] = doc;)\s*\}\s*\}\);/g,
      put: 'const doc = docWith(version.docs, docId); if (doc) { $1 }',
    },
  ],
  'docsUtils.js': [
    {
      find: /(const allDocs = versions\.flatMap\(\(version\) => version\.docs\);)\s*const doc = allDocs\.find\(\(versionDoc\) => versionDoc\.id === docId\);\s*if \(!doc\) \{/g,
      put: 'const doc = versions.map((version) => docWith(version.docs, docId)).find(Boolean); if (!doc) { $1',
    },
    {
      find: /docRoutes\.find\(\(docRoute\) => matchPath\(location\.pathname, docRoute\)\)/g,
      put: 'routesFor(docRoutes, location.pathname).find((docRoute) => matchPath(location.pathname, docRoute))',
    },
  ],
};

/**
 * Has the docs plugin look docs and their routes up in a table where it goes through the list of all.
 *
 * @param source of one of its modules
 * @param tables the module that keeps the tables, as an import names it
 * @throws Error when the module goes through docs in another way
 */
export function lookUpDocs(source: string, file: string, tables: string): string {
  const edited = (places[path.basename(file)] ?? []).reduce((text, {find, put}) => {
    if ([...text.matchAll(find)].length !== 1) {
      throw nothingToDo(name, `one ${find.source}`, file);
    }
    return text.replace(find, put);
  }, source);
  return `import {docAt, docWith, routesFor} from ${JSON.stringify(tables)};\n${edited}`;
}

/** The module that keeps the tables of docs and of routes. */
export const tablesIn = (siteDir: string): string => path.join(siteDir, 'plugins/lean-bundle/tables.js');

/** The edit of the docs plugin for the server bundle: a reader's page asks a few times, a build a few times a page. */
export function docsListsEdit(siteDir: string): GeneratedEdit {
  const from = createRequire(path.join(siteDir, 'package.json'));
  const preset = createRequire(from.resolve('@docusaurus/preset-classic'));
  const client = path.dirname(preset.resolve('@docusaurus/plugin-content-docs/client'));
  return {
    edit: name,
    files: Object.keys(places).map((file) => path.join(client, file)),
    apply: (source, file) => lookUpDocs(source, file, tablesIn(siteDir)),
  };
}
