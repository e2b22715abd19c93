import {ProblemsError} from '../problems';
import {memoizeByText} from '../memoize';
import {frontMatterIn, kindOf} from '../pageFile';
import {checked} from '../schemaProblems';
import {branded} from '../sources';
import {type YamlSource, parseYaml} from '../yamlSource';
import {schemas} from './schema';

/** Parsed front matter, a function that finds the line of a key, and the body below it. */
export type FrontMatter = {data: Record<string, unknown>; lineOf: YamlSource['lineOf']; body: string};

const read = memoizeByText((text, file): FrontMatter => {
  const found = frontMatterIn(text);
  if (!found) {
    const allowed = 'title and description between two lines of --- at the top of the file';
    throw new ProblemsError('front matter is missing', [{file, line: 1, found: 'no front matter', allowed}]);
  }
  const {data, lineOf} = parseYaml(found.yaml, file, 1);
  return {data: (data ?? {}) as Record<string, unknown>, lineOf, body: text.slice(found.end)};
});

/**
 * Parses the front matter of a Markdown file.
 *
 * @param text the file's text, with or without brand tokens
 * @param file path from the repository's root
 * @throws ProblemsError with file and line when it's missing or its YAML doesn't parse
 */
export const readFrontMatter = (text: string, file: string): FrontMatter => read(branded(text, file), file);

/**
 * Parses a page's front matter and validates it against the schema for its kind.
 *
 * @param text the file's text
 * @param file path from the repository's root, which determines the kind
 * @returns the front matter with defaults filled in
 * @throws ProblemsError with all problems
 */
export function checkFrontMatter(text: string, file: string): FrontMatter {
  const front = readFrontMatter(text, file);
  // Not memoized by text, because shared settings and blog lists can change while the page doesn't.
  return {...front, data: checked(schemas[kindOf(file)], front, file, 'front matter')};
}
