import fs from 'node:fs';
import path from 'node:path';

/** The kinds of pages, each with its own front matter; `page` is one outside docs and blog. */
export type PageKind = 'doc' | 'post' | 'page';

const kinds: Readonly<Record<string, PageKind>> = {blog: 'post', src: 'page'};

/** The kind of a page, from its path below the repository's root. */
export const kindOf = (file: string): PageKind => kinds[file.split('/')[0] ?? ''] ?? 'doc';

/** Whether Docusaurus leaves a file out of the routes: `_part.mdx`, or anything in a folder such as `_partials/`. */
export const isPartial = (file: string): boolean => /(^|\/)_/.test(file);

/** What Docusaurus takes for a slug. */
export const slugForm = /^(?!\/\/)[^?#\\]*$/;

/** A path as the site writes it, on Windows too. */
export const withSlashes = (file: string): string => file.replaceAll(path.sep, '/');

/** Relative paths of everything below a folder, with slashes, sorted; none when there is no such folder. */
export const namesBelow = (folder: string): string[] =>
  fs.existsSync(folder) ? fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).map(withSlashes).sort() : [];

/** Relative paths of the Markdown files below a folder. */
export const markdownFiles = (folder: string): string[] => namesBelow(folder).filter((name) => /\.mdx?$/.test(name));

const block = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;

/** The front matter of a text: its YAML, the offset at which that starts, and the one at which the body starts. */
export function frontMatterIn(text: string): {yaml: string; start: number; end: number} | undefined {
  const [all = '', open = '', yaml = ''] = block.exec(text) ?? [];
  return all === '' ? undefined : {yaml, start: open.length, end: all.length};
}

/** A text with its front matter blanked, so that lines keep their numbers. */
export function withoutFrontMatter(text: string): string {
  const end = frontMatterIn(text)?.end ?? 0;
  return text.slice(0, end).replace(/[^\n]/g, ' ') + text.slice(end);
}
