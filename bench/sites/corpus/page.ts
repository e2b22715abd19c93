import {type Words, wordsOf} from './words';

/** A page of the corpus: front matter as values, and a body that links others by their ids. */
export type Page = {
  /** `c003/p00041`: its place below the docs. */
  id: string;
  title: string;
  /** 50 to 160 characters. */
  description: string;
  /** Markdown, whose links are written by `link`, which is given the id of a page. */
  body: (link: (id: string) => string) => string;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const paragraph = (words: Words) => Array.from({length: 4}, words.sentence).join(' ');

const list = (words: Words) => Array.from({length: 5}, () => `- ${words.sentence()}`).join('\n');

const table = (words: Words) =>
  [
    '| name | type | meaning |',
    '| --- | --- | --- |',
    ...Array.from({length: 6}, () => `| ${words.some(1)} | ${words.some(1)} | ${words.some(6)} |`),
  ].join('\n');

const script = (words: Words) =>
  [
    '```js',
    `const ${words.some(1)} = await load('${words.some(1)}', {limit: ${words.number(500)}});`,
    ...Array.from({length: 4}, () => `if (${words.some(1)}.size > ${words.number(90)}) send('${words.some(2)}');`),
    '```',
  ].join('\n');

const data = (words: Words) => {
  const entries = Array.from({length: 6}, (_, at) => [`${words.some(1)}${at}`, words.some(2)]);
  return ['```json', JSON.stringify(Object.fromEntries(entries), null, 2), '```'].join('\n');
};

/**
 * A page: title, description, four sections, and in them prose, a list, a table, two code blocks and links.
 *
 * @param id its place below the docs
 * @param seed its number: the same in a corpus of any size
 * @param neighbors ids of pages that it links to
 */
export function pageOf(id: string, seed: number, neighbors: readonly string[]): Page {
  const words = wordsOf(seed);
  const title = capital(words.some(3));
  const description = `${capital(words.some(11))}.`;
  const section = (part: string) => [`## ${capital(words.some(2))}`, paragraph(words), part, paragraph(words)];
  const parts = [paragraph(words), ...[list(words), script(words), table(words), data(words)].flatMap(section)];
  const labels = neighbors.map(() => words.some(2));
  const body = (link: (to: string) => string) =>
    [...parts, ...neighbors.map((to, at) => `[${capital(labels[at] ?? '')}](${link(to)})`)].join('\n\n');
  return {id, title, description, body};
}
