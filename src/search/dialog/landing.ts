import {anchorOf} from '@site/src/lib/anchorOf';

/** The page that the reader chose in the dialog, until it is there. */
let chosen: string | undefined;

/** The reader has chosen a result: the focus goes to the heading that it leads to, once that is on the page. */
export function land(path: string): void {
  chosen = path;
}

function headingAt(hash: string): Element | null {
  const target = hash && document.getElementById(anchorOf(hash));
  return target || document.querySelector('main h1');
}

/** Puts the focus on the heading that the reader chose, if this is the place. */
export function focusLanding({pathname, search, hash}: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  if (chosen !== `${pathname}${search}${hash}`) {
    return;
  }
  chosen = undefined;
  const heading = headingAt(hash);
  if (heading instanceof HTMLElement) {
    if (!heading.matches('a[href], button, input, [tabindex]')) {
      heading.tabIndex = -1;
    }
    heading.focus({preventScroll: hash !== ''});
  }
}
