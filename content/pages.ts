import fs from 'node:fs';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {memoizeByText} from './memoize';
import {kindOf, markdownFiles, withoutFrontMatter} from './pageFile';
import {ProblemsError, positionAt} from './problems';
import {branded} from './sources';
import {versionOf} from './versions';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

const parse = memoizeByText((text, file): Root => {
  const body = withoutFrontMatter(text);
  try {
    return processor.parse(body);
  } catch (error) {
    const {line, column, reason = String(error)} = error as {line?: number; column?: number; reason?: string};
    const place = line ? {line, column} : positionAt(text, text.trimEnd().length);
    const allowed =
      'Markdown and components; { and < start code, so put them in backticks in prose; close <br />; a paragraph cannot start with import or export; write the ID of a heading as {/* #id */}; replace {% … %} and {: … } from other tools with a component, or remove them';
    throw new ProblemsError('not valid MDX', [{file, ...place, found: `MDX that does not parse: ${reason}`, allowed}]);
  }
});

/**
 * Parses a page into a syntax tree.
 *
 * @param file path from the repository's root, which determines the kind and the docs version
 * @param source the file's text
 * @throws ProblemsError when the page is not valid MDX or names an unknown brand key
 */
export function pageFrom(file: string, source: string) {
  /** The text with brand values in place of tokens. */
  const text = branded(source, file);
  return {file, kind: kindOf(file), version: versionOf(file), source, text, tree: parse(text, file)};
}

/** A Markdown file of the site. Line numbers in `source`, `text`, and `tree` match the file. */
export type Page = ReturnType<typeof pageFrom>;

/** Sorted paths of all Markdown files of the site, from the repository's root. */
export const pageFiles = (): string[] =>
  ['blog', 'docs', 'src/pages', 'versioned_docs'].flatMap((folder) =>
    markdownFiles(folder).map((name) => `${folder}/${name}`),
  );

/** Reads and parses a page; throws like `pageFrom`. */
export const readPage = (file: string): Page => pageFrom(file, fs.readFileSync(file, 'utf8'));

/** Reads and parses all pages; throws like `pageFrom`. */
export const readPages = (): Page[] => pageFiles().map(readPage);
