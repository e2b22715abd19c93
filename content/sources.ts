import fs from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {replaceBrandTokens} from './brandTokens';
import type {Problem} from './problems';
import {memoizeByText} from './memoize';
import {withSlashes} from './pageFile';
import {checked} from './schemaProblems';
import brand from './siteBrand';
import {type DocsVersion, latestVersion, versionOf} from './versions';
import {parseYaml} from './yamlSource';

/** Path of a file from the repository's root, with slashes. */
export const fileFromRoot = (file: string): string => withSlashes(path.relative(process.cwd(), file));

/** A text of the site with the brand's values in place of the tokens. */
export const branded = memoizeByText((text, file) => replaceBrandTokens(text, file, brand));

/**
 * A finding without its column where the line has a token: checks read pages with the brand's values in place of the
 * tokens, which are of another length.
 */
export function inSource({column, ...finding}: Problem): Problem {
  const {file, line} = finding;
  const hasToken = fs.existsSync(file) && fs.readFileSync(file, 'utf8').split('\n')[line - 1]?.includes('%brand.');
  return hasToken ? finding : {...finding, column};
}

/** Reads a text file, from the repository's root, with the brand's values in place of the tokens, and lines that end in LF. */
export const readText = (file: string): string => branded(fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n'), file);

/**
 * A reader of files that makes something from their text, again only when the text has changed.
 *
 * @param make makes the value from the text, with the brand's values in place of the tokens, and the file's path
 */
export function fileReader<T>(make: (text: string, file: string) => T): (file: string) => T {
  const memoized = memoizeByText(make);
  return (file) => memoized(readText(file), file);
}

/**
 * A reader of YAML files by a schema. JSON is YAML, too.
 *
 * @param what the data is, such as `shared claims`
 * @returns a function of a file's path from the repository's root; it throws as `checked` and `parseYaml` do
 */
export const yamlReader = <T extends z.ZodType>(schema: T, what: string): ((file: string) => z.infer<T>) =>
  fileReader((text, file) => checked(schema, parseYaml(text, file), file, what));

/**
 * The docs version of a page that is made from the version's facts.
 *
 * @throws Error when the page is in no docs version
 */
export function requireVersion(file: string): DocsVersion {
  const version = versionOf(file);
  if (!version) {
    throw new Error('components made from facts work only on docs pages');
  }
  return version;
}

/**
 * Where a source of a version is: its own, or for Next, which holds only what will change, the latest version's.
 *
 * @param name path below the version's folder, such as `graphql/schema.graphql`
 */
export function sourceOf(version: DocsVersion, name: string): string {
  const own = `${version.folder}/${name}`;
  return version.status === 'unreleased' && !fs.existsSync(own) ? `${latestVersion.folder}/${name}` : own;
}

const namesIn = (folder: string): string[] => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);

/**
 * The files of a folder of a version. Next's own override those of the latest version.
 *
 * @param folder path below the version's folder, such as `_facts/attributes`
 * @param ending of the files that count, with its dot
 * @returns paths from the repository's root, sorted by name
 */
export function sourcesIn(version: DocsVersion, folder: string, ending: string): string[] {
  const below = version.status === 'unreleased' ? [latestVersion, version] : [version];
  const names = below.flatMap((each) => namesIn(`${each.folder}/${folder}`)).filter((name) => name.endsWith(ending));
  return [...new Set(names)].sort().map((name) => sourceOf(version, `${folder}/${name}`));
}
