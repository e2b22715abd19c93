import fs from 'node:fs';
import path from 'node:path';

/** Where the site keeps its own theme parts. */
export const themeFolder = 'src/theme';

/** A theme part of the site: its name after `@theme/`, and whether it renders the theme's own. */
export type ThemePart = {name: string; how: 'wrapped' | 'replaced'};

/** All files below a folder, as paths from it, sorted. */
export const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();

const code = /^(?!.*\.d\.ts$).*\.(?:jsx?|tsx?)$/;

/** The name of the part that a code file makes: `A/index.tsx` and `A.tsx` both make `A`. */
const nameOf = (file: string) => file.replace(/\.\w+$/, '').replace(/\/index$/, '');

const wraps = (root: string, file: string) =>
  fs.readFileSync(path.join(root, themeFolder, file), 'utf8').includes(`'@theme-original/${nameOf(file)}'`);

/**
 * The theme parts of the site, sorted by name. A part is wrapped when it imports the part of the same name from
 * `@theme-original`, and replaced when it does not.
 *
 * @param root the folder of the site
 */
export function themeParts(root: string): ThemePart[] {
  return filesBelow(path.join(root, themeFolder))
    .filter((file) => code.test(file))
    .map((file) => ({name: nameOf(file), how: wraps(root, file) ? 'wrapped' : 'replaced'}));
}

/** The folders that Docusaurus takes theme parts from, first match wins; below `node_modules`. */
const themes = ['@docusaurus/theme-classic/lib/theme', '@docusaurus/core/lib/client/theme-fallback'];

const shipped = /(?<!\.d)\.(?:js|css)$/;

/**
 * The files of the theme that a part stands for: the part itself with its styles; when it is replaced, also what lies
 * below it, because that is out of use with it.
 *
 * @param root the folder of the site
 * @returns paths from `node_modules`; none when no theme has the part
 */
export function originalFiles(root: string, {name, how}: ThemePart): string[] {
  for (const theme of themes) {
    const folder = path.join(root, 'node_modules', theme);
    const found = fs.existsSync(folder) ? filesBelow(folder) : [];
    const isOwn = (file: string) =>
      nameOf(file) === name || path.posix.dirname(file) === name || (how === 'replaced' && file.startsWith(`${name}/`));
    if (found.some((file) => code.test(file) && nameOf(file) === name)) {
      return found.filter((file) => shipped.test(file) && isOwn(file)).map((file) => `${theme}/${file}`);
    }
  }
  return [];
}
