import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {namesBelow} from '../content/pageFile';

const themeFolder = 'src/theme';

/** Where the hashes are kept. */
export const originalsFile = `${themeFolder}/originals.json`;

/** The folders that Docusaurus takes theme parts from; the first match wins. */
const themes = ['@docusaurus/theme-classic/lib/theme', '@docusaurus/core/lib/client/theme-fallback'].map(
  (theme) => `node_modules/${theme}`,
);

/** Hashes the code and the styles of a part's original, with all that is below it. */
function hashOf(part: string): string {
  for (const theme of themes) {
    const files = namesBelow(theme).filter((file) => new RegExp(`^${part}(?:/.*)?\\.(?:js|css)$`).test(file));
    if (files.length > 0) {
      const hash = createHash('sha256');
      files.forEach((file) => hash.update(file).update(fs.readFileSync(path.join(theme, file))));
      return hash.digest('hex').slice(0, 16);
    }
  }
  throw new Error(
    `${themeFolder}/${part}: no theme has a part of this name, so nothing renders it. Rename or move it.`,
  );
}

/**
 * Hashes the originals of the site's theme parts, as they are installed: `A/index.tsx` and `A.tsx` both make part `A`.
 *
 * @throws Error when no theme has a part
 */
export function installedOriginals(): Record<string, string> {
  const parts = namesBelow(themeFolder).flatMap((file) => /^(.+?)(?:\/index)?\.tsx?$/.exec(file)?.[1] ?? []);
  return Object.fromEntries(parts.map((part) => [part, hashOf(part)]));
}

/** `npm run theme:originals`, after someone has compared the parts with the installed originals and adapted them. */
if (process.argv[1] === __filename) {
  fs.writeFileSync(originalsFile, `${JSON.stringify(installedOriginals(), null, 2)}\n`);
}
