import {createStorageSlot} from '@docusaurus/theme-common';

/** A result that the reader went to. */
export type RecentSearch = {path: string; title: string; detail: string};

const most = 7;

const slot = createStorageSlot('search.recent');

/** Whether a path leads to a page of this site, however browsers read its slashes. */
const isOwnPath = (path: string) =>
  path.startsWith('/') && new URL(path, window.location.origin).origin === window.location.origin;

const isRecentSearch = (item: Partial<RecentSearch> | null): item is RecentSearch =>
  [item?.path, item?.title, item?.detail].every((text) => typeof text === 'string') && isOwnPath(String(item?.path));

/** The results kept in this browser, the latest first; anything else found in its storage is ignored. */
export function recentSearches(): RecentSearch[] {
  try {
    const items = [...(JSON.parse(slot.get() ?? '[]') as Partial<RecentSearch>[])];
    return items.filter(isRecentSearch).slice(0, most);
  } catch {
    return [];
  }
}

/** Keeps a result. */
export function keepSearch({path, title, detail}: RecentSearch): void {
  const others = recentSearches().filter((item) => item.path !== path);
  slot.set(JSON.stringify([{path, title, detail}, ...others].slice(0, most)));
}

export const clearSearches = (): void => slot.del();
