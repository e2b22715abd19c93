/**
 * Scrolls the list that holds an entry until the entry can be seen, and nothing else: `scrollIntoView` would move the
 * page as well.
 *
 * @param selector of the entry, which is in the sidebar, the mobile menu or the contents
 */
export function keepInView(selector: string): void {
  for (const entry of document.querySelectorAll(selector)) {
    const list = entry.closest('.menu, .thin-scrollbar');
    if (list) {
      const top = entry.getBoundingClientRect().top - list.getBoundingClientRect().top;
      if (top < 0 || top + entry.clientHeight > list.clientHeight) {
        list.scrollTop += top - list.clientHeight / 3;
      }
    }
  }
}

/** The page that is being read, in sidebar and menu. */
export const currentPage = '.menu__link[aria-current="page"]';
