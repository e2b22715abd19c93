import fs from 'node:fs';
import readline from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {type BrandInput, defineBrand} from '../content/brandSchema';

/** The keys that the command asks for; others are set by flag or JSON. */
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
type Values = Readonly<Record<string, string>>;

/** A line of `brand.ts` that sets a key to a string. Values from the environment are no strings. */
const setting = (key: string) => new RegExp(`^(  ${key}: )'((?:[^'\\\\]|\\\\.)*)'`, 'm');

const quoted = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The keys of `brand.ts` with a string. */
export const keysOf = (text: string): string[] => [...text.matchAll(/^ {2}(\w+): '/gm)].map(([, key = '']) => key);

/** The current value of a key. */
export const valueIn = (text: string, key: string): string =>
  (setting(key).exec(text)?.[2] ?? '').replaceAll(/\\(.)/g, '$1');

/**
 * The text of `brand.ts` with new values.
 *
 * @returns the new text, and a line for each changed key
 * @throws Error when a key is unknown or a value is not allowed, with its line
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
  const environment = {searchAppId: '', searchApiKey: '', searchIndex: ''};
  defineBrand({...environment, ...brand} as BrandInput, made);
  return {
    text: made,
    changes: news.map(([key, value]) => `  ${key}: ${quoted(valueIn(text, key))} → ${quoted(value)}`),
  };
}

const file = 'brand.ts';

const usage = `usage: npm run brand                      asks for names, hosts, links and the legal entity
       npm run brand -- --name "Acme" …   sets keys of brand.ts
       npm run brand -- --from acme.json  sets the keys of a JSON file`;

/** Asks for each value; an empty answer keeps the current one. */
async function answers(text: string, terminal: readline.Interface): Promise<Values> {
  const values: Record<string, string> = {};
  for (const [key, words] of Object.entries(asked)) {
    const now = valueIn(text, key);
    for (;;) {
      values[key] = (await terminal.question(`${words} (${key}) [${now}]: `)).trim() || now;
      try {
        changed(text, {[key]: values[key] ?? now});
        break;
      } catch (error) {
        console.log((error as Error).message);
      }
    }
  }
  return values;
}

/** `npm run brand`: asks for values, or takes them from flags or JSON, writes `brand.ts`, and shows what has changed. */
async function main(): Promise<void> {
  const text = fs.readFileSync(file, 'utf8');
  const keys = Object.fromEntries(keysOf(text).map((key) => [key, {type: 'string' as const}]));
  const {values} = parseArgs({options: {...keys, from: {type: 'string'}}});
  const {from, ...flags} = values as Record<string, string>;
  const given = {...(from ? (JSON.parse(fs.readFileSync(from, 'utf8')) as Values) : {}), ...flags};
  const terminal = process.stdin.isTTY
    ? readline.createInterface({input: process.stdin, output: process.stdout})
    : undefined;
  try {
    if (Object.keys(given).length === 0 && !terminal) {
      throw new Error(usage);
    }
    const made = changed(text, Object.keys(given).length > 0 || !terminal ? given : await answers(text, terminal));
    if (made.changes.length === 0) {
      console.log(`${file} stays as it is`);
      return;
    }
    fs.writeFileSync(file, made.text);
    console.log(`${file} is written:\n${made.changes.join('\n')}`);
    console.log('Icons: put the logo into static/img/icon.svg and run npm run icons.');
  } finally {
    terminal?.close();
  }
}

if (process.argv[1] === __filename) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? `${error.message}${'code' in error ? `\n${usage}` : ''}` : error);
    process.exitCode = 1;
  });
}
