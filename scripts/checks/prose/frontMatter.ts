import {readFrontMatter, type FrontMatter} from '../../../content/frontMatter/read';
import type {Finding} from '../../../content/findings';
import type {Page} from '../../../content/pages';

type Head = {page: Page; front: FrontMatter};

const textOf = ({front}: Head, key: string) => String(front.data[key] ?? '').trim();

/** A docs version is read on its own: its pages are drafts or later editions of those of the others. */
const scopeOf = ({version, kind}: Page) => version?.folder ?? kind;

/** Pages by a value that each may use once. */
function repeated(heads: readonly Head[], key: string): Finding[] {
  const first = new Map<string, Head>();
  return heads.flatMap((head) => {
    const value = `${scopeOf(head.page)}\n${textOf(head, key).toLowerCase()}`;
    const other = first.get(value);
    if (!other) {
      first.set(value, head);
      return [];
    }
    const found = `the ${key} of ${other.page.file} once more`;
    return [{file: head.page.file, line: head.front.lineOf([key]), found, allowed: `a ${key} of its own`}];
  });
}

/** Titles and descriptions: each used once in a docs version, or among the posts or the other pages. */
export function frontMatterFindings(pages: readonly Page[]): Finding[] {
  const heads = pages
    .filter(({file}) => !/(?:^|\/)_[^/]*$/.test(file))
    .map((page) => ({page, front: readFrontMatter(page.text, page.file)}));
  return [...repeated(heads, 'description'), ...repeated(heads, 'title')];
}
