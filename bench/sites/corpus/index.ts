import fs from 'node:fs';
import path from 'node:path';
import {type Page, pageOf} from './page';

/** A category of the sidebar. */
export type Category = {label: string; pages: Page[]};

const pagesInCategory = 20;

const padded = (number: number, length: number) => String(number).padStart(length, '0');

const idOf = (at: number) => `c${padded(Math.floor(at / pagesInCategory), 3)}/p${padded(at, 5)}`;

/** The page that is opened: it is in each corpus, with the same words. */
export const opened = idOf(10);

/**
 * A corpus of so many pages, in categories of 20. A page is the same in a corpus of any size, but for links to pages
 * that a smaller one does not have.
 */
export function corpusOf(size: number): Category[] {
  const ids = Array.from({length: size}, (_, at) => idOf(at));
  const pages = ids.map((id, at) =>
    pageOf(
      id,
      at,
      [ids[at - 1], ids[at + 1], ids[at + 7]].filter((to) => to !== undefined),
    ),
  );
  return Array.from({length: Math.ceil(size / pagesInCategory)}, (_, at) => ({
    label: `Category ${at + 1}`,
    pages: pages.slice(at * pagesInCategory, (at + 1) * pagesInCategory),
  }));
}

/** A page's file path, as another page's link names it. */
export const fileLink = (from: string, to: string, ending: string) => {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return `${relative.startsWith('.') ? '' : './'}${relative}${ending}`;
};

/**
 * Writes all pages below a folder, which it empties before.
 *
 * @param ending of the files, such as `.md`
 * @param bodyOf the body of a page in the generator's form
 */
export function writeCorpus(
  folder: string,
  corpus: readonly Category[],
  ending: string,
  bodyOf: (page: Page) => string,
): void {
  fs.rmSync(folder, {recursive: true, force: true});
  for (const category of corpus) {
    for (const page of category.pages) {
      const file = path.join(folder, page.id + ending);
      fs.mkdirSync(path.dirname(file), {recursive: true});
      const head = `---\ntitle: ${page.title}\ndescription: ${page.description}\n---\n\n`;
      fs.writeFileSync(file, `${head}${bodyOf(page)}\n`);
    }
  }
}
