/** Scrolls the list around an entry until the entry is visible; `scrollIntoView` would scroll the page too. */
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

const active = '.table-of-contents__link--active';

let shown: Element | null = null;

/** Scrolls the table of contents only when the current section changes, so readers can scroll it themselves. */
export function followContents(): void {
  const entry = document.querySelector(active);
  if (entry !== shown) {
    shown = entry;
    keepInView(active);
  }
}

/** Selector of the current page's link in the sidebar and the mobile menu. */
export const currentPageLink = '.menu__link[aria-current="page"]';
