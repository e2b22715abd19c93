import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import brand from '../../brand';
import {replaceBrandTokens} from '../../remark/brandTokens';

/** The rooms in which pages live. */
export type Room = 'docs' | 'blog' | 'pages';

/** A Markdown file of the site. Line numbers in `source`, `text` and `tree` are those of the file. */
export type Page = {
  /** Path from the repository's root, with slashes. */
  file: string;
  room: Room;
  /** Folder of the docs version, such as `versioned_docs/version-0.0.1`; none outside docs. */
  version: string | undefined;
  /** As written. */
  source: string;
  /** With the brand's values in place of the tokens. */
  text: string;
  /** The body of `text`, parsed; front matter left out. */
  tree: Root;
};

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);
const frontMatter = /^---\r?\n[\s\S]*?\r?\n---[ \t]*(?=\r?\n|$)/;

/** A text without its front matter, with as many lines as before. */
export const withoutFrontMatter = (text: string): string =>
  text.replace(frontMatter, (match) => match.replace(/[^\n]/g, ' '));

function parse(file: string, text: string): Root {
  try {
    return processor.parse(withoutFrontMatter(text));
  } catch (error) {
    const {line = 1, reason = String(error)} = error as {line?: number; reason?: string};
    throw new Error(`${file}:${line}: not valid MDX: ${reason}`, {cause: error});
  }
}

function placeOf(file: string): {room: Room; version: string | undefined} {
  const parts = file.split('/');
  if (parts[0] === 'blog') {
    return {room: 'blog', version: undefined};
  }
  if (parts[0] === 'src') {
    return {room: 'pages', version: undefined};
  }
  return {room: 'docs', version: parts.slice(0, parts[0] === 'versioned_docs' ? 2 : 1).join('/')};
}

/**
 * Makes a page from its text.
 *
 * @param file path from the repository's root; it decides the room and the docs version
 * @param source the file's text
 * @throws Error with file and line when the page is not valid MDX or names an unknown brand key
 */
export function pageFrom(file: string, source: string): Page {
  const text = replaceBrandTokens(source, file, brand);
  return {file, ...placeOf(file), source, text, tree: parse(file, text)};
}

const rooms = ['docs', 'versioned_docs', 'blog', 'src/pages'];

/** All Markdown files of the site below a folder, by path from there, sorted. */
export function pageFiles(root: string): string[] {
  return rooms
    .filter((room) => fs.existsSync(path.join(root, room)))
    .flatMap((room) =>
      fs
        .readdirSync(path.join(root, room), {recursive: true, encoding: 'utf8'})
        .map((name) => `${room}/${name.split(path.sep).join('/')}`),
    )
    .filter((file) => /\.mdx?$/.test(file))
    .sort();
}

/**
 * Reads all pages of the site.
 *
 * @param root the repository's root
 * @throws Error with file and line when a page is not valid MDX
 */
export const readPages = (root: string): Page[] =>
  pageFiles(root).map((file) => pageFrom(file, fs.readFileSync(path.join(root, file), 'utf8')));
