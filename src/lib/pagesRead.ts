/** A page of the docs or the blog, by its first heading. */
export type PageRead = {path: string; title: string};

const key = 'pages.read';

/** How many pages are kept: the one being read, and three before it. */
const most = 4;

const isPage = (value: unknown): value is PageRead => {
  const {path, title} = (value ?? {}) as Record<string, unknown>;
  return typeof path === 'string' && /^\/(?!\/)/.test(path) && typeof title === 'string';
};

/** The pages kept; what this browser holds that is no such list, and storage that is refused, count as none. */
function stored(): PageRead[] {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown[]).filter(isPage);
  } catch {
    return [];
  }
}

/**
 * Notes that the reader is on a page of the docs or the blog. It is kept as long as the tab is open and leaves it never:
 * most links are followed before React runs, and load a page anew.
 */
export function notePage(): void {
  const title = document.querySelector('article h1')?.textContent.trim();
  const path = location.pathname;
  if (title) {
    try {
      const others = stored().filter((page) => page.path !== path);
      sessionStorage.setItem(key, JSON.stringify([{path, title}, ...others].slice(0, most)));
    } catch {
      // Storage is refused: the list stays empty.
    }
  }
}

/** The pages read last, the latest first, without the one being read. */
export const pagesRead = (): readonly PageRead[] => stored().filter(({path}) => path !== location.pathname);
