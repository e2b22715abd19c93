import fs from 'node:fs';
import {docsVersions, latestVersion, type DocsVersion} from '../../content/versions';

/** What a writer has said so far, by flag. */
export type Given = Readonly<Record<string, string>>;

/** Something to be known before a page is made: a flag of the command, or a question of it. */
export type Question = {
  flag: string;
  /** What is asked. */
  ask: string;
  /** The values there are; none where any text will do. */
  allowed?: (given: Given) => readonly string[];
  /** What a text has to look like, and how that is said. */
  form?: [pattern: RegExp, words: string];
  /** What is taken when nothing is said. */
  usual?: (given: Given) => string;
};

/** An entry of a sidebar: the labels of the categories that lead to it, and the id of the page. */
export type Entry = {sidebar: string; labels: readonly string[]; id: string};

/** What is made: files by path from the repository's root, and where they are entered. */
export type Made = {
  version: DocsVersion;
  files: Readonly<Record<string, string>>;
  entries: readonly Entry[];
  /** Names that no dictionary has to know. */
  names: readonly string[];
  /** What is left to do, in words for the writer. */
  next: string;
};

/** A kind of page that can be made. */
export type Kind = {about: string; questions: readonly Question[]; make: (given: Given) => Made};

/** What a writer has said, or nothing. */
export const word = (given: Given, flag: string): string => given[flag] ?? '';

/** What is left to do on a page that answers a question. */
export const sayAnswer = 'Write the answer in place of the first paragraph, and the parts below it.';

/** A text as a part of an address: small letters, digits and hyphens. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const title: Question = {
  flag: 'title',
  ask: 'Title, in sentence case except names',
  form: [/^\S.{1,60}$/, 'text of 2 to 61 characters'],
};

const version: Question = {
  flag: 'version',
  ask: 'Version of the docs',
  allowed: () => docsVersions.map(({label}) => label.toLowerCase()),
  usual: () => latestVersion.label,
};

/** Questions that several kinds ask. */
export const asked = {title, version};

/** The version that a writer means. */
export const versionGiven = ({version: label}: Given): DocsVersion =>
  docsVersions.find((each) => each.label.toLowerCase() === label) ?? latestVersion;

type Item = string | {label: string; items?: readonly Item[]};

/** Sidebars as data, by name; those of Next are code, and are read from its text. */
export function sidebarsOf({sidebars}: DocsVersion): Record<string, Item[]> {
  const text = fs.readFileSync(sidebars, 'utf8');
  if (sidebars.endsWith('.json')) {
    return JSON.parse(text) as Record<string, Item[]>;
  }
  const starts = [...text.matchAll(/^ {2}(\w+): \[/gm)];
  return Object.fromEntries(
    starts.map(({1: name = '', index}, at) => [
      name,
      [...text.slice(index, starts[at + 1]?.index).matchAll(/category\('([^']+)', \[([^\]]*)\]/g)].map(
        ([, label = '', ids = '']) => ({label, items: [...ids.matchAll(/'([^']+)'/g)].map(([, id = '']) => id)}),
      ),
    ]),
  );
}

/** Each category that lists pages: its sidebar, the labels that lead to it, and the ids in it. */
export function categoriesOf(docs: DocsVersion): (Omit<Entry, 'id'> & {ids: string[]})[] {
  const walk = (sidebar: string, items: readonly Item[], labels: readonly string[]): ReturnType<typeof categoriesOf> =>
    items.flatMap((item) => {
      if (typeof item === 'string') {
        return [];
      }
      const own = [...labels, item.label];
      const ids = (item.items ?? []).filter((each) => typeof each === 'string');
      return [...(ids.length > 0 ? [{sidebar, labels: own, ids}] : []), ...walk(sidebar, item.items ?? [], own)];
    });
  return Object.entries(sidebarsOf(docs)).flatMap(([sidebar, items]) => walk(sidebar, items, []));
}

/** How a category is named on the command line: its sidebar and its labels. */
export const nameOf = ({sidebar, labels}: Omit<Entry, 'id'>): string => [sidebar, ...labels].join('/');
