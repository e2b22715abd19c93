/** Scrolls only the list that holds an entry until it can be seen: `scrollIntoView` would move the page as well. */
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

/** Scrolls the contents to the current section when it changes; contents that the reader has scrolled stay as they are. */
export function followContents(): void {
  const entry = document.querySelector(active);
  if (entry !== shown) {
    shown = entry;
    keepInView(active);
  }
}

/** The page that is being read, in sidebar and menu. */
export const currentPage = '.menu__link[aria-current="page"]';
