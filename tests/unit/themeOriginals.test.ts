import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {namesBelow} from '../../content/pageFile';

/** The folders where Docusaurus looks up theme components; the first match wins. */
const themes = ['@docusaurus/theme-classic/lib/theme', '@docusaurus/core/lib/client/theme-fallback'].map(
  (theme) => `node_modules/${theme}`,
);

/** Hashes the code and styles of a component's original, including subfolders; undefined if no theme has it. */
function hashOf(part: string): string | undefined {
  const isOfPart = (file: string) => new RegExp(`^${part}(?:/.*)?\\.(?:js|css)$`).test(file);
  const theme = themes.find((each) => namesBelow(each).some(isOfPart));
  if (!theme) {
    return undefined;
  }
  const hash = createHash('sha256');
  for (const file of namesBelow(theme).filter(isOfPart)) {
    hash.update(file).update(fs.readFileSync(path.join(theme, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

// `A/index.tsx` and `A.tsx` both define component `A`.
const parts = namesBelow('src/theme').flatMap((file) => /^(.+?)(?:\/index)?\.tsx?$/.exec(file)?.[1] ?? []);
const originals = Object.fromEntries(parts.map((part) => [part, hashOf(part)]));

test('the originals of all swizzled components are those that the site was compared with', async () => {
  const what = 'compare each part with its original in node_modules, adapt it, then run "npm run theme:originals"';
  await expect(`${JSON.stringify(originals, null, 2)}\n`).toMatchFileSnapshot('../../src/theme/originals.json', what);
});

test('a theme renders each swizzled component, and the README has its reason', () => {
  expect(parts.filter((part) => !originals[part])).toEqual([]);
  const rows = [...fs.readFileSync('src/theme/README.md', 'utf8').matchAll(/^\| `([^`]+)`/gm)].map(([, part]) => part);
  expect(rows.sort()).toEqual([...parts].sort());
});
