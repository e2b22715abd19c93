/** A category of a sidebar, with whatever else the generator lets it have. */
type Category = {type: 'category'; label: string; items: Item[]};

/** An entry of a sidebar: a page's id, a category, or something that holds no pages. */
export type Item = string | Category | {type: string; id?: string};

/** Sidebars by name, as `sidebars.ts` and the generator's files hold them. */
export type Sidebars = Record<string, Item[]>;

export const isCategory = (item: Item): item is Category => typeof item !== 'string' && item.type === 'category';

const idOf = (item: Item): string | undefined =>
  typeof item === 'string' ? item : 'id' in item && item.type === 'doc' ? item.id : undefined;

/** The category of a label among entries; made at their end when there is none. */
function categoryIn(items: Item[], label: string): Category {
  const found = items.filter(isCategory).find((category) => category.label === label);
  if (found) {
    return found;
  }
  const made: Category = {type: 'category', label, items: []};
  items.push(made);
  return made;
}

/** Adds the new pages among entries of Next to the same place of the latest version's entries. */
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
 * 1. The latest version's sidebars stay as they are, and so does every page that they list.
 * 2. A page that only Next has goes into the category of the same labels, behind the page that it follows in Next, or to
 *    the category's start. A category that is missing is made at the end of its level.
 * 3. A sidebar that only Next has is taken as it is. Categories of Next that bring no new page change nothing.
 *
 * @param latest sidebars of the latest version
 * @param next sidebars of Next
 * @param isNew whether a page is in Next and not in the latest version
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
