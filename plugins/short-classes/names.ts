import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const first = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const second = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];

/** Short names: two signs, the first a capital letter, which no class of the theme or of the highlighter begins with. */
const shortNames = first
  .flatMap((one) => second.map((other) => one + other))
  // Lists of ad blockers hide what is called so.
  .filter((name) => !/^ad/i.test(name));

/** The short name of a class of a sheet, and what all names together are known by. */
export type ShortNames = {nameOf: (sheet: string, name: string) => string; digest: string};

/** What a style sheet of a component may name: classes and animations. More than it names does no harm. */
const namesIn = (css: string): string[] => [
  ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)),
];

function* sheetsBelow(folder: string): Generator<string> {
  for (const name of fs.readdirSync(folder, {recursive: true}) as string[]) {
    if (name.endsWith('.module.css')) {
      yield path.join(folder, name);
    }
  }
}

/**
 * Short names for the classes of components. They follow from the style sheets alone, so that pages and bundle, and two
 * builds of one commit, get the same.
 *
 * @param folders whole paths of the folders that have style sheets of components
 * @returns what gives the short name of a class of a sheet, and a hash of all names
 * @throws Error when there are more names than short ones
 */
export function shortNamesOf(folders: readonly string[]): ShortNames {
  const classes = folders.flatMap((folder, place) =>
    [...sheetsBelow(folder)].flatMap((sheet) =>
      namesIn(fs.readFileSync(sheet, 'utf8')).map((name) => ({
        order: [place, path.relative(folder, sheet), name].join('\0'),
        key: `${sheet}\0${name}`,
      })),
    ),
  );
  if (classes.length > shortNames.length) {
    throw new Error(
      `short-classes: ${classes.length} names of classes, and ${shortNames.length} short ones: allow three signs`,
    );
  }
  const sorted = classes.sort((a, b) => (a.order < b.order ? -1 : 1));
  const short = new Map(sorted.map(({key}, index) => [key, shortNames[index] ?? '']));
  const nameOf = (sheet: string, name: string) => {
    const found = short.get(`${sheet}\0${name}`);
    if (!found) {
      throw new Error(
        `short-classes: no short name for "${name}" of ${sheet}; its folder is missing in plugins/short-classes/index.ts, ` +
          'or the name is written in a way that names.ts does not find',
      );
    }
    return found;
  };
  const digest = crypto.createHash('sha256').update(sorted.map(({order}) => order).join('\n'));
  return {nameOf, digest: digest.digest('hex').slice(0, 16)};
}
