import fs from 'node:fs';
import * as z from 'zod';
import {yamlReader} from './schemaProblems';

/** The apps of the showcase, from the repository's root. */
export const showcaseFile = 'src/sections/Home/Showcase/apps.json';

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

/**
 * Reads the showcase of the site.
 *
 * @param text the JSON; by default the file's
 * @throws ProblemsError with file, line, key, what was found and what is allowed
 */
export const readShowcase = (text = fs.readFileSync(showcaseFile, 'utf8')): Showcase =>
  yamlReader(showcaseSchema, 'the showcase')(text, showcaseFile);
