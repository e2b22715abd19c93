/** A sidebar category, with any other properties that Docusaurus allows. */
type Category = {type: 'category'; label: string; items: Item[]};

/** A sidebar item: a page ID, a category, or an item without pages. */
export type Item = string | Category | {type: string; id?: string};

/** Sidebars by name, as in `sidebars.ts` and Docusaurus's files. */
export type Sidebars = Record<string, Item[]>;

export const isCategory = (item: Item): item is Category => typeof item !== 'string' && item.type === 'category';

const idOf = (item: Item): string | undefined =>
  typeof item === 'string' ? item : 'id' in item && item.type === 'doc' ? item.id : undefined;

/** Finds the category with a label, or adds one at the end. */
function categoryIn(items: Item[], label: string): Category {
  const found = items.filter(isCategory).find((category) => category.label === label);
  if (found) {
    return found;
  }
  const made: Category = {type: 'category', label, items: []};
  items.push(made);
  return made;
}

/** Adds new pages among Next's items to the same place in the latest version's items. */
function addNew(target: () => Item[], entries: readonly Item[], isNew: (id: string) => boolean): void {
  let before: string | undefined;
  for (const entry of entries) {
    const id = idOf(entry);
    if (isCategory(entry)) {
      addNew(() => categoryIn(target(), entry.label).items, entry.items, isNew);
    } else if (id !== undefined && isNew(id)) {
      const items = target();
      items.splice(items.map(idOf).indexOf(before ?? '') + 1, 0, id);
    }
    before = id ?? before;
  }
}

/**
 * Merges the sidebars of Next into those of the latest version:
 *
 * 1. The latest version's sidebars, and the pages they list, don't change.
 * 2. A page that only Next has goes in the category with the same labels, after the page that it follows in Next, or at
 *    the start of the category. A missing category is added at the end of its level.
 * 3. A sidebar that only Next has is copied. Categories in Next without a new page are ignored.
 *
 * @param latest sidebars of the latest version
 * @param next sidebars of Next
 * @param isNew whether a page is in Next but not in the latest version
 */
export function mergeSidebars(latest: Sidebars, next: Sidebars, isNew: (id: string) => boolean): Sidebars {
  const merged = structuredClone(latest);
  for (const [name, entries] of Object.entries(next)) {
    const own = merged[name];
    if (own) {
      addNew(() => own, entries, isNew);
    } else {
      merged[name] = structuredClone(entries);
    }
  }
  return merged;
}
