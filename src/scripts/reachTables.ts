/** A table that scrolls is reached by key; React sees to it where it runs. */
export function reachTables(): void {
  for (const table of window.firstUse ? document.querySelectorAll('table') : []) {
    if (table.scrollWidth > table.clientWidth) {
      table.tabIndex = 0;
      table.ariaLabel ??= 'Table that scrolls sideways';
    }
  }
}
