import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const themeFolder = 'src/theme';

/** Where the hashes are kept. */
const originalsFile = `${themeFolder}/originals.json`;

/** The version of Docusaurus that the site's theme parts were last compared with, and a hash of each part's original. */
type Originals = {docusaurus: string; parts: Record<string, string>};

/** The folders that Docusaurus takes theme parts from; the first match wins. */
const themes = ['@docusaurus/theme-classic/lib/theme', '@docusaurus/core/lib/client/theme-fallback'];

/** All files below a folder, as sorted paths relative to it. */
const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();

/** The part that a file makes: `A/index.tsx` and `A.tsx` both make `A`; other files make none. */
const partOf = (file: string) => /^(?!.*\.d\.ts$)(.+?)(?:\/index)?\.(?:jsx?|tsx?)$/.exec(file)?.[1];

/** Hashes the original of a part: its file and styles; when it is replaced, all that is below it as well. */
function hashOf(root: string, part: string, isReplaced: boolean): string {
  for (const theme of themes) {
    const folder = path.join(root, 'node_modules', theme);
    const files = fs.existsSync(folder) ? filesBelow(folder).filter((file) => /(?<!\.d)\.(?:js|css)$/.test(file)) : [];
    if (files.some((file) => partOf(file) === part)) {
      const hash = createHash('sha256');
      files
        .filter(
          (file) =>
            partOf(file) === part || path.posix.dirname(file) === part || (isReplaced && file.startsWith(`${part}/`)),
        )
        .forEach((file) => hash.update(file).update(fs.readFileSync(path.join(folder, file))));
      return hash.digest('hex').slice(0, 16);
    }
  }
  return '';
}

/**
 * Hashes the originals of the site's theme parts, as they are installed.
 *
 * @param root the folder of the site
 * @returns a hash for each part; an empty one when no theme has the part
 */
export function installedOriginals(root: string): Originals {
  const folder = path.join(root, themeFolder);
  const core = path.join(root, 'node_modules/@docusaurus/core/package.json');
  const parts = filesBelow(folder).flatMap((file) => {
    const part = partOf(file);
    const isReplaced = !fs.readFileSync(path.join(folder, file), 'utf8').includes(`'@theme-original/${part}'`);
    return part ? [[part, hashOf(root, part, isReplaced)] as const] : [];
  });
  const {version} = JSON.parse(fs.readFileSync(core, 'utf8')) as {version: string};
  return {docusaurus: version, parts: Object.fromEntries(parts)};
}

/** The originals that the site was last compared with. */
export const readOriginals = (root: string): Originals =>
  JSON.parse(fs.readFileSync(path.join(root, originalsFile), 'utf8')) as Originals;

/**
 * Compares what the site was written against with what is installed.
 *
 * @returns a message for each part that someone must look at; none when nothing changed
 */
export function compareOriginals(before: Originals, now: Originals): string[] {
  const update = 'run "npm run theme:originals"';
  return [...new Set([...Object.keys(before.parts), ...Object.keys(now.parts)])].sort().flatMap((part) => {
    const [old, installed] = [before.parts[part], now.parts[part]];
    const name = `${themeFolder}/${part}`;
    if (installed === '') {
      return [`${name}: no theme has a part of this name, so nothing renders it. Rename it, or move it elsewhere.`];
    }
    if (old === undefined || installed === undefined) {
      return [`${name}: ${installed === undefined ? 'only' : 'not'} in ${originalsFile}. To update it, ${update}.`];
    }
    const versions = `compared with Docusaurus ${before.docusaurus}, installed is ${now.docusaurus}`;
    return old === installed
      ? []
      : [`${name}: the original changed (${versions}). Compare it in node_modules, adapt the part, then ${update}.`];
  });
}

/** `npm run theme:originals`: writes the hashes of the installed originals, after someone has compared and adapted the parts; lists what changed. */
if (process.argv[1] === __filename) {
  const installed = installedOriginals('.');
  const changes = fs.existsSync(originalsFile) ? compareOriginals(readOriginals('.'), installed) : [];
  fs.writeFileSync(originalsFile, `${JSON.stringify(installed, null, 2)}\n`);
  console.log([...changes, `Wrote ${originalsFile}.`].join('\n'));
}
