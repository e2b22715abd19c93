import type {Link, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {type Finding, placeOf} from '../findings';
import type {Page} from '../pages';

const says = (link: Link) => toString(link).trim() !== '' || link.children.some((child) => child.type !== 'text');

/** Links that lead nowhere, and links that nobody can see or hear. */
export function emptyLinkFindings({file, tree}: Pick<Page, 'file' | 'tree'>): Finding[] {
  const found: Finding[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type !== 'link') {
      return;
    }
    const place = {file, ...placeOf(node)};
    if (node.url === '') {
      found.push({
        ...place,
        found: `the link [${toString(node)}]() to nothing`,
        allowed: 'a file or an address in its brackets',
      });
    } else if (!says(node)) {
      found.push({...place, found: `the link [](${node.url}) without a text`, allowed: 'words that say what is there'});
    }
  });
  return found;
}
