import fs from 'node:fs';
import path from 'node:path';

/** The kinds of pages, each with its own front matter schema; `page` is any page outside docs and blog. */
export type PageKind = 'doc' | 'post' | 'page';

const kinds: Readonly<Record<string, PageKind>> = {blog: 'post', src: 'page'};

/** The kind of a page, from its path relative to the repository's root. */
export const kindOf = (file: string): PageKind => kinds[file.split('/')[0] ?? ''] ?? 'doc';

/** Whether Docusaurus excludes a file from routes: `_part.mdx`, or anything in a folder such as `_partials/`. */
export const isPartial = (file: string): boolean => /(^|\/)_/.test(file);

/** Slugs that Docusaurus accepts. */
export const slugForm = /^(?!\/\/)[^?#\\]*$/;

/** Converts a path to forward slashes, which Windows paths don't have. */
export const withSlashes = (file: string): string => file.replaceAll(path.sep, '/');

/** Sorted relative paths of everything below a folder, with forward slashes; empty if the folder doesn't exist. */
export const namesBelow = (folder: string): string[] =>
  fs.existsSync(folder) ? fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).map(withSlashes).sort() : [];

/** Relative paths of the Markdown files below a folder. */
export const markdownFiles = (folder: string): string[] => namesBelow(folder).filter((name) => /\.mdx?$/.test(name));

const frontMatterBlock = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;

/** Finds front matter in a text: its YAML, and the offsets where the YAML and the body start. */
export function frontMatterIn(text: string): {yaml: string; start: number; end: number} | undefined {
  const [all = '', open = '', yaml = ''] = frontMatterBlock.exec(text) ?? [];
  return all === '' ? undefined : {yaml, start: open.length, end: all.length};
}

/** Blanks a text's front matter, so that lines keep their numbers. */
export function withoutFrontMatter(text: string): string {
  const end = frontMatterIn(text)?.end ?? 0;
  return text.slice(0, end).replace(/[^\n]/g, ' ') + text.slice(end);
}
