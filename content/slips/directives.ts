import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {type Finding, placeOf} from '../findings';
import type {Page} from '../pages';

/** The notices that pages may have. */
const notices = ['note', 'tip', 'info', 'warning', 'danger'];

/** Notices of another name, which would come out as text, and those that go on to the end of the page. */
export function directiveFindings({file, tree, text}: Pick<Page, 'file' | 'tree' | 'text'>): Finding[] {
  const found: Finding[] = [];
  const lines = text.split('\n');
  visit(tree, (node: Nodes) => {
    if (node.type !== 'containerDirective') {
      return;
    }
    const place = {file, ...placeOf(node)};
    if (!notices.includes(node.name)) {
      found.push({
        ...place,
        found: `the notice :::${node.name}`,
        allowed: notices.map((each) => `:::${each}`).join(', '),
      });
    }
    if (!/:::\s*$/.test(lines[(node.position?.end.line ?? 0) - 1] ?? '')) {
      found.push({...place, found: `:::${node.name} without an end`, allowed: 'a line with ::: alone below its text'});
    }
  });
  return found;
}
