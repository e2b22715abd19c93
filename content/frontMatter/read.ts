import {FindingsError} from '../findings';
import {keptByText} from '../kept';
import {kindOf} from '../pageKind';
import {checked} from '../schemaFindings';
import {branded} from '../sources';
import {type YamlSource, parseYaml} from '../yamlSource';
import {schemas} from './schema';
import {frontMatterIn} from './split';

/** Front matter as data, with a way from a key to its line in the file, and the text below it. */
export type FrontMatter = {data: Record<string, unknown>; lineOf: YamlSource['lineOf']; body: string};

const read = keptByText((text, file): FrontMatter => {
  const found = frontMatterIn(text);
  if (!found) {
    throw new FindingsError('front matter is missing', [
      {file, line: 1, found: 'no front matter', allowed: '--- with at least title and description, then ---'},
    ]);
  }
  const {data, lineOf} = parseYaml(found.yaml, file, 1);
  return {data: (data ?? {}) as Record<string, unknown>, lineOf, body: text.slice(found.end)};
});

/**
 * Reads the front matter of a Markdown file.
 *
 * @param text the file's text; brand tokens are replaced where they still stand
 * @param file path from the repository's root
 * @throws FindingsError with file and line when there is none or its YAML does not parse
 */
export const readFrontMatter = (text: string, file: string): FrontMatter => read(branded(text, file), file);

/** Parts of pages are included by others and have no front matter. */
export const isPart = (file: string): boolean => (file.split('/').at(-1) ?? '').startsWith('_');

const check = keptByText((text, file): FrontMatter => {
  const front = readFrontMatter(text, file);
  return {...front, data: checked(schemas[kindOf(file)], front, file, 'front matter')};
});

/**
 * Reads a page's front matter and checks it against the schema of its kind.
 *
 * @param text the file's text
 * @param file path from the repository's root; it decides the kind
 * @returns the front matter with defaults filled in
 * @throws FindingsError with a finding for each problem
 */
export const checkFrontMatter = (text: string, file: string): FrontMatter => check(branded(text, file), file);
