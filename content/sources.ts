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

/** Path of a file from the repository's root, with forward slashes. */
export const fileFromRoot = (file: string): string => withSlashes(path.relative(process.cwd(), file));

/** Replaces brand tokens in a text of the site. */
export const branded = memoizeByText((text, file) => replaceBrandTokens(text, file, brand));

/**
 * Drops a problem's column if its line has a token: checks read pages with brand values in place of tokens, which
 * shifts columns.
 */
export function withoutShiftedColumn({column, ...problem}: Problem): Problem {
  const {file, line} = problem;
  const hasToken = fs.existsSync(file) && fs.readFileSync(file, 'utf8').split('\n')[line - 1]?.includes('%brand.');
  return hasToken ? problem : {...problem, column};
}

/** Reads a text file by its path from the repository's root, with brand values filled in and LF line endings. */
export const readText = (file: string): string => branded(fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n'), file);

/**
 * Creates a file reader that is memoized by the file's text.
 *
 * @param make makes the value from the text, with brand values filled in, and the file's path
 */
export function fileReader<T>(make: (text: string, file: string) => T): (file: string) => T {
  const memoized = memoizeByText(make);
  return (file) => memoized(readText(file), file);
}

/**
 * Creates a reader that validates YAML files against a schema. JSON is also valid YAML.
 *
 * @param what a name for the data in messages, such as `shared claims`
 * @returns a function of a file's path from the repository's root; it throws like `checked` and `parseYaml`
 */
export const yamlReader = <T extends z.ZodType>(schema: T, what: string): ((file: string) => z.infer<T>) =>
  fileReader((text, file) => checked(schema, parseYaml(text, file), file, what));

/**
 * The docs version of a page that uses the version's facts.
 *
 * @throws Error when the page isn't in a docs version
 */
export function requireVersion(file: string): DocsVersion {
  const version = versionOf(file);
  if (!version) {
    throw new Error('components made from facts work only on docs pages');
  }
  return version;
}

/**
 * Path of a version's source file. Next contains only changed files, so it falls back to the latest version's file.
 *
 * @param name path below the version's folder, such as `graphql/schema.graphql`
 */
export function sourceOf(version: DocsVersion, name: string): string {
  const own = `${version.folder}/${name}`;
  return version.status === 'unreleased' && !fs.existsSync(own) ? `${latestVersion.folder}/${name}` : own;
}

const namesIn = (folder: string): string[] => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);

/**
 * The files in a version's folder. Next's own files override those of the latest version.
 *
 * @param folder path below the version's folder, such as `_facts/attributes`
 * @param ending file extension to include, with its dot
 * @returns paths from the repository's root, sorted by name
 */
export function sourcesIn(version: DocsVersion, folder: string, ending: string): string[] {
  const below = version.status === 'unreleased' ? [latestVersion, version] : [version];
  const names = below.flatMap((each) => namesIn(`${each.folder}/${folder}`)).filter((name) => name.endsWith(ending));
  return [...new Set(names)].sort().map((name) => sourceOf(version, `${folder}/${name}`));
}
