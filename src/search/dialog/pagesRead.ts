type PageRead = {path: string; title: string};

/** Kept until the tab loads a page anew, and nowhere else: what one has read stays with nobody. */
let read: readonly PageRead[] = [];

const most = 3;

/** Notes that the reader is on a page of the docs or the blog, by its first heading. */
export function notePage(path: string): void {
  const title = document.querySelector('article h1')?.textContent.trim();
  if (title) {
    read = [{path, title}, ...read.filter((page) => page.path !== path)].slice(0, most + 1);
  }
}

/**
 * The pages read last, the latest first.
 *
 * @param current the page being read, which is left out
 */
export const pagesRead = (current: string): readonly PageRead[] =>
  read.filter(({path}) => path !== current).slice(0, most);
