import {readFrontMatter, type FrontMatter} from '../../../content/frontMatter/read';
import type {Finding} from '../../../content/findings';
import type {Page} from '../../../content/pages';

type Head = {page: Page; front: FrontMatter};

const textOf = ({front}: Head, key: string) => String(front.data[key] ?? '').trim();

/** Pages by a value that each may use once. */
function repeated(heads: readonly Head[], key: string, scope: (head: Head) => string): Finding[] {
  const first = new Map<string, Head>();
  return heads.flatMap((head) => {
    const value = `${scope(head)}\n${textOf(head, key).toLowerCase()}`;
    const other = first.get(value);
    if (!other) {
      first.set(value, head);
      return [];
    }
    const found = `the ${key} of ${other.page.file} once more`;
    return [{file: head.page.file, line: head.front.lineOf([key]), found, allowed: `a ${key} of its own`}];
  });
}

function lengthFinding(head: Head): Finding[] {
  const {length} = textOf(head, 'description');
  return length >= 50 && length <= 160
    ? []
    : [
        {
          file: head.page.file,
          line: head.front.lineOf(['description']),
          found: `a description of ${length} characters`,
          allowed: '50 to 160 characters',
        },
      ];
}

/** Descriptions: 50 to 160 characters, each used once. Titles: each used once in a docs version. */
export function frontMatterFindings(pages: readonly Page[]): Finding[] {
  const heads = pages
    .filter(({file}) => !/(?:^|\/)_[^/]*$/.test(file))
    .map((page) => ({page, front: readFrontMatter(page.text, page.file)}));
  return [
    ...heads.flatMap(lengthFinding),
    ...repeated(heads, 'description', () => ''),
    ...repeated(heads, 'title', ({page}) => page.version?.folder ?? page.room),
  ];
}
