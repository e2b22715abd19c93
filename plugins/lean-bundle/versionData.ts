import fs from 'node:fs';
import path from 'node:path';
import {nothingToDo} from './message';

const name = 'version data';

/** What a docs version's file holds, as far as it matters here. */
type VersionData = {version?: {docsSidebars?: object; docs?: object}};

const docsPlugin = 'docusaurus-plugin-content-docs';

const read = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

const isVersion = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Boolean((data as VersionData).version?.docsSidebars);

const namesOf = (folder: string): string[] => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);

/**
 * The files with the data of docs versions. They are known by what is in them: their names follow from the names and
 * paths of the versions. Files that the registry does not name are left over from the language built before.
 *
 * @param generated the folder of generated files
 * @throws Error when there are more or fewer of them than versions of the docs
 */
export function versionFiles(generated: string): string[] {
  const folder = path.join(generated, docsPlugin);
  const registry = path.join(generated, 'registry.js');
  if (!fs.existsSync(registry)) {
    throw nothingToDo(name, 'registry.js', generated);
  }
  const used = fs.readFileSync(registry, 'utf8');
  const files = namesOf(folder)
    .map((instance) => path.join(folder, instance, 'p'))
    .flatMap((props) => namesOf(props).map((file) => path.join(props, file)))
    .filter((file) => file.endsWith('.json') && used.includes(`/p/${path.basename(file)}`) && isVersion(read(file)));
  const all = read(path.join(generated, 'globalData.json')) as Record<string, Record<string, {versions: unknown[]}>>;
  const versions = Object.values(all[docsPlugin] ?? {}).flatMap((instance) => instance.versions);
  if (files.length === 0 || files.length !== versions.length) {
    const lookedFor = `one file with \`version.docsSidebars\` for each of ${versions.length} versions, and found ${files.length},`;
    throw nothingToDo(name, lookedFor, `${folder}/*/p/*.json`);
  }
  return files;
}

const isDocLink = (value: unknown): value is {type: 'link'; docId: string} =>
  typeof value === 'object' && value !== null && 'docId' in value && 'type' in value && value.type === 'link';

/** Says that a link of a sidebar leads to a docs page; which one follows from its address. */
export const someDoc = '-';

/**
 * Takes out of a docs version's data what only cards read: the list of all its pages with title and description, and
 * the ids that point into it. Cards get descriptions from `src/theme/DocCard` instead. The server bundle gets the same
 * data, so that both render the same.
 *
 * @throws Error when there is no list of pages, or no id that points into it
 */
export function trimVersion(source: string, file: string): string {
  const data = JSON.parse(source) as VersionData;
  const docs = data.version?.docs;
  if (!docs || Object.keys(docs).length === 0) {
    throw nothingToDo(name, '`version.docs`, an object with a key for each page,', file);
  }
  let ids = 0;
  const lean = JSON.stringify({...data, version: {...data.version, docs: {}}}, (_key, value: unknown) => {
    if (!isDocLink(value)) {
      return value;
    }
    ids += 1;
    return {...value, docId: someDoc};
  });
  if (ids === 0) {
    throw nothingToDo(name, '`docId` in the links of `version.docsSidebars`', file);
  }
  return lean;
}
