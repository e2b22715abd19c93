import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {internalImports} from './internals';
import {originalFiles, themeFolder, themeParts} from './parts';

/** Where the hashes are kept. */
export const originalsFile = `${themeFolder}/originals.json`;

/** Rooms whose code runs in, or builds, the site. */
const rooms = ['src', 'config', 'content', 'remark', 'plugins', 'scripts'];

/** Hashes by file, below the part or the internal import that depends on the file. */
type Hashes = Record<string, Record<string, string>>;

/** The originals of the installed Docusaurus, or those that the site was last compared with. */
export type Originals = {docusaurus: string; parts: Hashes; internals: Hashes};

const hashOf = (root: string, file: string): string => {
  const place = path.join(root, 'node_modules', file);
  return fs.existsSync(place) ? createHash('sha256').update(fs.readFileSync(place)).digest('hex').slice(0, 16) : '';
};

/**
 * Hashes the files of Docusaurus that the site's theme parts and internal imports depend on, as they are installed.
 *
 * @param root the folder of the site
 */
export function installedOriginals(root: string): Originals {
  const hashes = (files: readonly string[]) => Object.fromEntries(files.map((file) => [file, hashOf(root, file)]));
  const core = path.join(root, 'node_modules/@docusaurus/core/package.json');
  const {version} = JSON.parse(fs.readFileSync(core, 'utf8')) as {version: string};
  return {
    docusaurus: version,
    parts: Object.fromEntries(themeParts(root).map((part) => [part.name, hashes(originalFiles(root, part))])),
    internals: Object.fromEntries(
      [...internalImports(root, rooms)].map(([name, file]) => [name, hashes([file])] as const),
    ),
  };
}

/** The originals that the site was last compared with. */
export const readOriginals = (root: string): Originals =>
  JSON.parse(fs.readFileSync(path.join(root, originalsFile), 'utf8')) as Originals;

const changedFiles = (before: Record<string, string>, now: Record<string, string>) =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (file) => before[file] !== now[file] || !now[file],
  );

function compareHashes(kind: string, before: Hashes, now: Hashes, versions: string): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  return names.flatMap((name) => {
    const [old, installed] = [before[name], now[name]];
    if (!old) {
      return [`${kind} ${name}: not in ${originalsFile}. Run "npm run theme:originals".`];
    }
    if (!installed) {
      return [`${kind} ${name}: in ${originalsFile}, but no longer in the code. Run "npm run theme:originals".`];
    }
    if (Object.keys(installed).length === 0) {
      return [
        `${kind} ${name}: the theme has no part of this name, so nothing renders it. Rename it, or move it out of ${themeFolder}.`,
      ];
    }
    const changed = changedFiles(old, installed);
    return changed.length === 0
      ? []
      : [
          `${kind} ${name}: the original changed (${versions}): ${changed.join(', ')}. ` +
            `Compare, adapt ${kind === 'theme part' ? `${themeFolder}/${name}` : 'what imports it'}, then run "npm run theme:originals".`,
        ];
  });
}

/**
 * Compares what the site was written against with what is installed.
 *
 * @returns a message for each part and import that someone must look at; none when all is as it was
 */
export function compareOriginals(before: Originals, now: Originals): string[] {
  const versions = `compared with Docusaurus ${before.docusaurus}, installed is ${now.docusaurus}`;
  return [
    ...compareHashes('theme part', before.parts, now.parts, versions),
    ...compareHashes('internal import', before.internals, now.internals, versions),
  ];
}
