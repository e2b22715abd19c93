/** A page of the docs or the blog, by its first heading. */
export type PageRead = {path: string; title: string};

const key = 'pages.read';

/** How many pages are kept: the one being read, and five before it. */
const most = 6;

/** What is kept. It can be anything, and none where storage is refused. */
function stored(): Partial<PageRead>[] {
  try {
    return [...(JSON.parse(sessionStorage[key] as string) as PageRead[])];
  } catch {
    return [];
  }
}

/** Notes the page of the docs or the blog being read in `sessionStorage`, which outlasts loads. It is never sent. */
export function notePage(): void {
  const title = document.querySelector('article h1')?.textContent.trim();
  const path = location.pathname;
  if (title) {
    try {
      const others = stored().filter((page) => page?.path !== path);
      sessionStorage[key] = JSON.stringify([{path, title}, ...others].slice(0, most));
    } catch {
      // Storage is refused: the list stays empty.
    }
  }
}

/** The pages read last, the latest first, without the one being read. */
export const pagesRead = (): readonly PageRead[] =>
  stored().filter(
    (page): page is PageRead =>
      typeof page?.title === 'string' && /^\/(?![/\\])/.test(String(page.path)) && page.path !== location.pathname,
  );
