import fs from 'node:fs';
import path from 'node:path';

/** A page of the corpus. */
export type Page = {
  /** Its path below the docs folder, such as `c003/p00041`. */
  id: string;
  title: string;
  description: string;
  /** Generates its Markdown; `link` turns another page's ID into a link target. */
  body: (link: (id: string) => string) => string;
};

/** A sidebar category. */
export type Category = {label: string; pages: Page[]};

const syllables =
  'ba be bo da de di fa fo ga ge ka ki la le lo ma mi mo na ne no pa pe ra re ri sa se so ta te ti va vo'.split(' ');

const vocabulary = 2000;
const pagesInCategory = 20;

/** Mulberry32, a small pseudo-random generator. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A made-up word of two to four syllables, so that no stemmer or glossary is favored. */
function wordOf(rank: number): string {
  const random = randomOf(rank + 1);
  return Array.from({length: 2 + (rank % 3)}, () => syllables[Math.floor(random() * syllables.length)]).join('');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A page with four sections of prose, a list, two code blocks, a table, and links. */
function pageOf(id: string, seed: number, neighbors: readonly string[]): Page {
  const random = randomOf(seed * 7919 + 17);
  const number = (below: number) => Math.floor(random() * below);
  const times = <T>(length: number, make: () => T) => Array.from({length}, make);
  // Cubed, so that a few words are frequent and many are rare, and the text compresses like prose.
  const some = (count: number) => times(count, () => wordOf(Math.floor(random() ** 3 * vocabulary))).join(' ');
  const sentence = () => `${capital(some(8 + number(9)))}.`;
  const paragraph = () => times(4, sentence).join(' ');
  const rows = () => times(6, () => `| ${some(1)} | ${some(1)} | ${some(6)} |`);
  const parts = [
    () => times(5, () => `- ${sentence()}`).join('\n'),
    () => ['```js', ...times(5, () => `if (${some(1)}.size > ${number(90)}) send('${some(2)}');`), '```'].join('\n'),
    () => ['| name | type | meaning |', '| --- | --- | --- |', ...rows()].join('\n'),
    () =>
      [
        '```json',
        JSON.stringify(
          times(6, () => ({[some(1)]: some(2)})),
          null,
          2,
        ),
        '```',
      ].join('\n'),
  ];
  const title = capital(some(3));
  const description = `${capital(some(11))}.`;
  const sections = parts.flatMap((part) => [`## ${capital(some(2))}`, paragraph(), part(), paragraph()]);
  const labels = neighbors.map(() => capital(some(2)));
  const links = (link: (to: string) => string) => neighbors.map((to, at) => `[${labels[at]}](${link(to)})`);
  return {id, title, description, body: (link) => [paragraph(), ...sections, ...links(link)].join('\n\n')};
}

const idOf = (at: number) =>
  `c${String(Math.floor(at / pagesInCategory)).padStart(3, '0')}/p${String(at).padStart(5, '0')}`;

/** The visited page; its text is the same in a corpus of any size. */
export const visited = idOf(10);

/** Generates a corpus with this many pages, in categories of 20. */
export function corpusOf(size: number): Category[] {
  const ids = Array.from({length: size}, (_, at) => idOf(at));
  const pages = ids.map((id, at) =>
    pageOf(
      id,
      at,
      [at - 1, at + 1, at + 7].flatMap((other) => ids[other] ?? []),
    ),
  );
  return Array.from({length: Math.ceil(size / pagesInCategory)}, (_, at) => ({
    label: `Category ${at + 1}`,
    pages: pages.slice(at * pagesInCategory, (at + 1) * pagesInCategory),
  }));
}

/** A relative link from one page's file to another. */
export function fileLink(from: string, to: string, extension: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return `${relative.startsWith('.') ? '' : './'}${relative}${extension}`;
}

/** Empties a folder and writes all pages into it. */
export function writeCorpus(
  folder: string,
  corpus: readonly Category[],
  extension: string,
  bodyOf: (page: Page) => string,
): void {
  fs.rmSync(folder, {recursive: true, force: true});
  for (const page of corpus.flatMap(({pages}) => pages)) {
    const file = path.join(folder, page.id + extension);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    const head = `---\ntitle: ${page.title}\ndescription: ${page.description}\n---\n\n`;
    fs.writeFileSync(file, `${head}${bodyOf(page)}\n`);
  }
}
