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

const isRecentSearch = (item: Partial<RecentSearch> | null): item is RecentSearch =>
  [item?.path, item?.title, item?.detail].every((text) => typeof text === 'string') && isOwnPath(String(item?.path));

function read(list: keyof Lists): RecentSearch[] {
  try {
    const items = [...(JSON.parse(slots[list].get() ?? '[]') as Partial<RecentSearch>[])];
    return items.filter(isRecentSearch).slice(0, limits[list]);
  } catch {
    return [];
  }
}

/** The searches kept in this browser, and what changes them. */
export type RecentSearchesState = Lists & Record<'add' | 'favor' | 'remove', (item: RecentSearch) => void>;

/** Keeps the results that the reader went to in this browser; anything else found in its storage is ignored. */
export function useRecentSearches(): RecentSearchesState {
  const [lists, setLists] = useState<Lists>(() => ({recent: read('recent'), favorite: read('favorite')}));
  /** Moves a result to the top of a list, or out of both. */
  const move = ({path, title, detail}: RecentSearch, to?: keyof Lists) => {
    const change = (list: keyof Lists) => {
      const others = lists[list].filter((item) => item.path !== path);
      const items = list === to ? [{path, title, detail}, ...others].slice(0, limits[list]) : others;
      slots[list].set(JSON.stringify(items));
      return items;
    };
    setLists({recent: change('recent'), favorite: change('favorite')});
  };
  return {
    ...lists,
    add: (item) => move(item, lists.favorite.some(({path}) => path === item.path) ? 'favorite' : 'recent'),
    favor: (item) => move(item, 'favorite'),
    remove: (item) => move(item),
  };
}
