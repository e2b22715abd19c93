import {createStorageSlot} from '@docusaurus/theme-common';
import type {SearchHit} from '../types';
import {hrefOf, plainText} from '../hits';

/** A result that the reader went to. */
export type RecentSearch = {path: string; title: string; detail: string};

/** What is kept in this browser. */
export type RecentSearches = {recent: readonly RecentSearch[]; favorite: readonly RecentSearch[]};

const most = {recent: 7, favorite: 20};

const slots = {recent: createStorageSlot('search.recent'), favorite: createStorageSlot('search.favorite')};

/** Whether a path leads to a page of this site, whatever a browser makes of its slashes. */
const isOwnPath = (path: string) =>
  path.startsWith('/') && new URL(path, window.location.origin).origin === window.location.origin;

const isRecentSearch = (value: unknown): value is RecentSearch =>
  typeof value === 'object' &&
  value !== null &&
  ['path', 'title', 'detail'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string') &&
  isOwnPath((value as RecentSearch).path);

function read(list: keyof RecentSearches): RecentSearch[] {
  try {
    const value: unknown = JSON.parse(slots[list].get() ?? '[]');
    return Array.isArray(value) ? value.filter(isRecentSearch).slice(0, most[list]) : [];
  } catch {
    return [];
  }
}

/** The reader's lists; what this browser holds that is no such list counts as empty. */
export const readRecentSearches = (): RecentSearches => ({recent: read('recent'), favorite: read('favorite')});

function write(lists: RecentSearches): RecentSearches {
  slots.recent.set(JSON.stringify(lists.recent));
  slots.favorite.set(JSON.stringify(lists.favorite));
  return lists;
}

const without = (list: readonly RecentSearch[], {path}: RecentSearch) => list.filter((each) => each.path !== path);

const first = (list: readonly RecentSearch[], item: RecentSearch, limit: number) =>
  [item, ...without(list, item)].slice(0, limit);

/** A hit as the lists keep it. */
export const recentSearchOf = (hit: SearchHit): RecentSearch => ({
  path: hrefOf(hit),
  title: hit.title,
  detail: hit.trail.slice(1).map(plainText).join(' › '),
});

/** Puts what the reader went to at the head of the recent ones, unless it is a favorite. */
export const remember = (lists: RecentSearches, item: RecentSearch): RecentSearches =>
  lists.favorite.some(({path}) => path === item.path)
    ? lists
    : write({...lists, recent: first(lists.recent, item, most.recent)});

/** Makes a recent one a favorite. */
export const favor = (lists: RecentSearches, item: RecentSearch): RecentSearches =>
  write({recent: without(lists.recent, item), favorite: first(lists.favorite, item, most.favorite)});

/** Takes an item off both lists. */
export const forget = (lists: RecentSearches, item: RecentSearch): RecentSearches =>
  write({recent: without(lists.recent, item), favorite: without(lists.favorite, item)});
