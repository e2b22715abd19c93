import fs from 'node:fs';
import path from 'node:path';
import {type BrandInput, defineBrand} from '../../content/brandSchema';

/** The keys that an owner is asked for, with what each is; other keys are set by flag or JSON. */
export const asked = {
  name: 'Name of the product',
  slug: 'Short name for user names and files in samples',
  company: 'Legal entity',
  tagline: 'What the product does, in a sentence',
  domain: 'Domain',
  siteUrl: 'Address of the website',
  baseUrl: 'Path of the site on that host',
  appUrl: 'Address of the app',
  apiUrl: 'Address of the API',
  statusUrl: 'Address of the status page',
  communityUrl: 'Address of the community',
  salesUrl: 'Address of the sales team',
  optOutUrl: 'Address of the opt-out',
  consumerRightsUrl: 'Address for requests of consumers',
  supportEmail: 'Email of support',
  privacyPhone: 'Phone number for privacy requests',
} as const satisfies Partial<Record<keyof BrandInput, string>>;

/** New values by key. */
export type Values = Readonly<Record<string, string>>;

/** A line of `brand.ts` that sets a key to a text. Values from the environment are not texts, and stay. */
const setting = (key: string) => new RegExp(`^(  ${key}: )'((?:[^'\\\\]|\\\\.)*)'`, 'm');

const quoted = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The keys of `brand.ts` that hold a text. */
export const keysOf = (text: string): string[] => [...text.matchAll(/^ {2}(\w+): '/gm)].map(([, key = '']) => key);

/** What a key holds now. */
export const valueIn = (text: string, key: string): string =>
  (setting(key).exec(text)?.[2] ?? '').replaceAll(/\\(.)/g, '$1');

/**
 * The text of `brand.ts` with new values.
 *
 * @param text the text as it is
 * @param values new values by key
 * @returns the new text, and what changes, a line for each key
 * @throws Error with the keys there are; ProblemsError with the line of each value that is not allowed
 */
export function changed(text: string, values: Values): {text: string; changes: string[]} {
  const keys = keysOf(text);
  const unknown = Object.keys(values).filter((key) => !keys.includes(key));
  if (unknown.length > 0) {
    throw new Error(`found ${unknown.map((key) => `"${key}"`).join(', ')}; allowed: ${keys.join(', ')}`);
  }
  const news = Object.entries(values).filter(([key, value]) => valueIn(text, key) !== value);
  const made = news.reduce(
    (all, [key, value]) => all.replace(setting(key), (_all, start: string) => start + quoted(value)),
    text,
  );
  const brand = Object.fromEntries(keys.map((key) => [key, valueIn(made, key)]));
  const environment = {searchAppId: '', searchApiKey: '', searchIndex: '', searchHost: ''};
  defineBrand({...environment, ...brand} as BrandInput, made);
  return {
    text: made,
    changes: news.map(([key, value]) => `  ${key}: ${quoted(valueIn(text, key))} → ${quoted(value)}`),
  };
}

/** Places where a page has a value of the brand by its token: what a change of it reaches. */
export function usesOf(
  key: string,
  folders: readonly string[] = ['docs', 'versioned_docs', 'blog', 'src/pages'],
): number {
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(?:mdx|yaml|graphql)$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  return files.filter((file) => fs.readFileSync(file, 'utf8').includes(`%brand.${key}%`)).length;
}
