/** The criteria of a filter. */
export type Criteria = {query: string; choice: string};

/** Whether an entry matches: its text has all words of the query, and its comma-separated tags include the choice. */
export const matches = (text: string, tags: string, {query, choice}: Criteria): boolean =>
  (choice === '' || tags.split(',').includes(choice)) &&
  query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

/**
 * Returns the text to match: term and description of a reference table row, without its example; else all text. It
 * includes other names in `data-words`.
 */
function textOf(entry: HTMLElement): string {
  const parts = [...entry.querySelectorAll('dt, dd > :first-child')];
  const texts = (parts.length > 0 ? parts : [entry]).map((part) => part.textContent);
  return [...texts, entry.dataset.words].join(' ');
}

/**
 * Hides the entries in an element that don't match, and groups that are left empty. Folds with matching entries open
 * without their counts, and close when the filter is cleared.
 *
 * @returns the number of entries shown
 */
export function filterEntries(body: HTMLElement, criteria: Criteria): number {
  const entries = [...body.querySelectorAll<HTMLElement>('[data-entry], tbody > tr')];
  for (const entry of entries) {
    entry.hidden = !matches(textOf(entry), entry.dataset.entry ?? '', criteria);
  }
  for (const group of new Set(entries.map((entry) => entry.parentElement))) {
    const empty = !group?.querySelector(':scope > :not([hidden])');
    group?.toggleAttribute('hidden', empty);
    const fold = group?.closest('details');
    const above = (fold ?? group)?.previousElementSibling;
    if (fold) {
      fold.hidden = empty;
      fold.open = criteria.query + criteria.choice !== '';
      fold.querySelector('summary > :nth-child(2)')?.toggleAttribute('hidden', fold.open);
    }
    if (above instanceof HTMLHeadingElement) {
      above.hidden = empty;
    }
  }
  return entries.filter((entry) => !entry.hidden).length;
}
