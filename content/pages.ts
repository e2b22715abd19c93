import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {fenceFindings} from './fences';
import {FindingsError} from './findings';
import {frontMatterIn} from './frontMatter/split';
import {keptByText} from './kept';
import {mdxProblem} from './mdxProblem';
import {type PageKind, kindOf} from './pageKind';
import {branded} from './sources';
import {type DocsVersion, versionOf} from './versions';

/** A Markdown file of the site. Line numbers in `source`, `text` and `tree` are those of the file. */
export type Page = {
  /** Path from the repository's root, with slashes. */
  file: string;
  kind: PageKind;
  /** None outside docs. */
  version: DocsVersion | undefined;
  /** As written. */
  source: string;
  /** With the brand's values in place of the tokens. */
  text: string;
  /** The body of `text`, parsed; front matter left out. */
  tree: Root;
};

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

/** A text without its front matter, with as many lines as before. */
export function withoutFrontMatter(text: string): string {
  const end = frontMatterIn(text)?.end ?? 0;
  return text.slice(0, end).replace(/[^\n]/g, ' ') + text.slice(end);
}

const parse = keptByText((text, file): Root => {
  const body = withoutFrontMatter(text);
  const open = fenceFindings(file, body);
  if (open.length > 0) {
    throw new FindingsError('a block of code has no end', open);
  }
  try {
    return processor.parse(body);
  } catch (error) {
    throw new FindingsError('not valid MDX', [{file, ...mdxProblem(error, text)}]);
  }
});

/**
 * Makes a page from its text.
 *
 * @param file path from the repository's root; it decides the kind and the docs version
 * @param source the file's text
 * @throws FindingsError with file and line when the page is not valid MDX or names an unknown brand key
 */
export function pageFrom(file: string, source: string): Page {
  const text = branded(source, file);
  return {file, kind: kindOf(file), version: versionOf(file), source, text, tree: parse(text, file)};
}

/**
 * Lets go of the tree of a page, of which a build needs some 90 KB each.
 *
 * @param file path from the repository's root
 */
export const forgetPage = (file: string): void => parse.forget(file);

const folders = ['docs', 'versioned_docs', 'blog', 'src/pages'];

/** All Markdown files of the site, by path from the repository's root, sorted. */
export function pageFiles(): string[] {
  return folders
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) =>
      fs
        .readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .map((name) => `${folder}/${name.split(path.sep).join('/')}`),
    )
    .filter((file) => /\.mdx?$/.test(file))
    .sort();
}

/**
 * Reads a page of the site.
 *
 * @throws FindingsError with file and line when it is not valid MDX
 */
export const readPage = (file: string): Page => pageFrom(file, fs.readFileSync(file, 'utf8'));

/**
 * Reads all pages of the site.
 *
 * @throws FindingsError with file and line when a page is not valid MDX
 */
export const readPages = (): Page[] => pageFiles().map(readPage);
