import {useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

/** A result that the reader went to. */
export type RecentSearch = {path: string; title: string; detail: string};

type Lists = {recent: readonly RecentSearch[]; favorite: readonly RecentSearch[]};

const limits = {recent: 7, favorite: 20};

const slots = {recent: createStorageSlot('search.recent'), favorite: createStorageSlot('search.favorite')};

/** Whether a path leads to a page of this site, however browsers read its slashes. */
const isOwnPath = (path: string) =>
  path.startsWith('/') && new URL(path, window.location.origin).origin === window.location.origin;

const isRecentSearch = (value: unknown): value is RecentSearch =>
  typeof value === 'object' &&
  value !== null &&
  ['path', 'title', 'detail'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string') &&
  isOwnPath((value as RecentSearch).path);

function read(list: keyof Lists): RecentSearch[] {
  try {
    const value: unknown = JSON.parse(slots[list].get() ?? '[]');
    return Array.isArray(value) ? value.filter(isRecentSearch).slice(0, limits[list]) : [];
  } catch {
    return [];
  }
}

const without = (list: readonly RecentSearch[], {path}: RecentSearch) => list.filter((item) => item.path !== path);

const prepend = (list: readonly RecentSearch[], {path, title, detail}: RecentSearch, limit: number) =>
  [{path, title, detail}, ...without(list, {path, title, detail})].slice(0, limit);

/** The searches kept in this browser, and what changes them. */
export type RecentSearchesState = Lists & Record<'add' | 'favor' | 'remove', (item: RecentSearch) => void>;

/** Keeps the results that the reader went to in this browser; anything else found in its storage is ignored. */
export function useRecentSearches(): RecentSearchesState {
  const [lists, setLists] = useState<Lists>(() => ({recent: read('recent'), favorite: read('favorite')}));
  const write = (next: Lists) => {
    slots.recent.set(JSON.stringify(next.recent));
    slots.favorite.set(JSON.stringify(next.favorite));
    setLists(next);
  };
  const {recent, favorite} = lists;
  return {
    ...lists,
    add: (item) =>
      favorite.some(({path}) => path === item.path) || write({favorite, recent: prepend(recent, item, limits.recent)}),
    favor: (item) => write({recent: without(recent, item), favorite: prepend(favorite, item, limits.favorite)}),
    remove: (item) => write({recent: without(recent, item), favorite: without(favorite, item)}),
  };
}
