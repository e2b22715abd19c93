import {createStorageSlot} from '@docusaurus/theme-common';
import type {SearchHit} from '../contract';
import {pathOf, plainHeadings} from '../hits';

/** A result that the reader went to. */
export type Saved = {path: string; title: string; detail: string};

/** What is kept in this browser. */
export type SavedLists = {recent: readonly Saved[]; favorite: readonly Saved[]};

const most = {recent: 7, favorite: 20};

const slots = {recent: createStorageSlot('search.recent'), favorite: createStorageSlot('search.favorite')};

const isSaved = (value: unknown): value is Saved =>
  typeof value === 'object' &&
  value !== null &&
  ['path', 'title', 'detail'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string') &&
  /^\/(?!\/)/.test((value as Saved).path);

function read(list: keyof SavedLists): Saved[] {
  try {
    const value: unknown = JSON.parse(slots[list].get() ?? '[]');
    return Array.isArray(value) ? value.filter(isSaved) : [];
  } catch {
    return [];
  }
}

/** The reader's lists; what this browser holds that is no such list counts as empty. */
export const readSaved = (): SavedLists => ({recent: read('recent'), favorite: read('favorite')});

function write(lists: SavedLists): SavedLists {
  slots.recent.set(JSON.stringify(lists.recent));
  slots.favorite.set(JSON.stringify(lists.favorite));
  return lists;
}

const without = (list: readonly Saved[], {path}: Saved) => list.filter((each) => each.path !== path);

const first = (list: readonly Saved[], item: Saved, limit: number) => [item, ...without(list, item)].slice(0, limit);

/** A hit as the lists keep it. */
export const savedOf = (hit: SearchHit): Saved => ({
  path: pathOf(hit.url),
  title: hit.hierarchy.lvl1 ?? '',
  detail: plainHeadings(hit),
});

/** Puts what the reader went to at the head of the recent ones, unless it is a favorite. */
export const remember = (lists: SavedLists, item: Saved): SavedLists =>
  lists.favorite.some(({path}) => path === item.path)
    ? lists
    : write({...lists, recent: first(lists.recent, item, most.recent)});

/** Makes a recent one a favorite. */
export const favor = (lists: SavedLists, item: Saved): SavedLists =>
  write({recent: without(lists.recent, item), favorite: first(lists.favorite, item, most.favorite)});

/** Takes an item off both lists. */
export const forget = (lists: SavedLists, item: Saved): SavedLists =>
  write({recent: without(lists.recent, item), favorite: without(lists.favorite, item)});
