/** The kinds of pages, each with front matter of its own; `page` is one outside docs and blog. */
export type PageKind = 'doc' | 'post' | 'page';

const kinds: Readonly<Record<string, PageKind>> = {blog: 'post', src: 'page'};

/**
 * The kind of a page.
 *
 * @param file path from the repository's root: the folder decides
 */
export const kindOf = (file: string): PageKind => kinds[file.split('/')[0] ?? ''] ?? 'doc';
