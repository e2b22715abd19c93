import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** Where the showcase is written. */
export const showcaseFile = 'config/showcase-apps.json';

const storeLink = (start: string) =>
  z.string(`an address that starts with ${start}`).startsWith(start, `an address that starts with ${start}`);
const webLink = z.url({protocol: /^https$/, error: 'an address that starts with https://'});

const app = z.strictObject({
  name: z.string('the name of the app').min(1, 'the name of the app'),
  icon: z.string('a letter mark').regex(/^[A-Z0-9]{1,2}$/, 'one or two capital letters or digits'),
  linkAppStore: storeLink('https://apps.apple.com/'),
  linkPlayStore: storeLink('https://play.google.com/store/'),
  linkDesktop: webLink.optional(),
  infoLink: webLink.optional(),
  infoTitle: z.string().min(3, 'at least 3 characters').optional(),
  pinned: z.boolean('true or false').optional(),
});

const apps = z.array(app, 'a list of apps').min(1, 'at least one app');

const showcaseSchema = z.strictObject({
  meta: apps,
  microsoft: apps,
  amazon: apps,
  shopify: apps,
  wix: apps,
  others: apps,
});

/** The apps by maker, in six lists. */
export type Showcase = z.infer<typeof showcaseSchema>;
export type ShowcaseApp = z.infer<typeof app>;

const at = (data: unknown, keys: readonly PropertyKey[]): unknown =>
  keys.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);

function describe(issue: z.core.$ZodIssue, data: unknown): string[] {
  const [list, index, key] = issue.path;
  const place = [`list ${String(list ?? 'none')}`, `index ${String(index ?? 'none')}`].join(', ');
  if (issue.code === 'unrecognized_keys') {
    const known = issue.path.length === 0 ? Object.keys(showcaseSchema.shape) : Object.keys(app.shape);
    return issue.keys.map(
      (unknown) => `${place}, key ${unknown}: found an unknown key, expected one of ${known.join(', ')}`,
    );
  }
  const found = JSON.stringify(at(data, issue.path)) ?? 'nothing';
  return [`${place}, key ${String(key ?? 'none')}: found ${found.slice(0, 120)}, expected ${issue.message}`];
}

/**
 * Holds the showcase against its schema.
 *
 * @throws Error with one line a problem: list, index, key, what was found and what is expected
 */
export function checkShowcase(data: unknown): Showcase {
  const result = showcaseSchema.safeParse(data);
  if (!result.success) {
    const problems = result.error.issues.flatMap((issue) => describe(issue, data));
    throw new Error(`${showcaseFile} is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
  return result.data;
}

/** Reads the showcase of a site. */
export const readShowcase = (siteDir: string): Showcase =>
  checkShowcase(JSON.parse(fs.readFileSync(path.join(siteDir, showcaseFile), 'utf8')));
