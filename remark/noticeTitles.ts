import type {Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import {isNoticeTitle, noticeTitle} from './expand/mdx';

/** Remark step: a notice without a title of its own gets its kind as one, `Note` or `Warning`, with a capital. */
export default function noticeTitles() {
  return (tree: Root): void =>
    visit(tree, 'containerDirective', (notice: ContainerDirective) => {
      if (!isNoticeTitle(notice.children[0])) {
        notice.children.unshift(noticeTitle(notice.name.charAt(0).toUpperCase() + notice.name.slice(1)));
      }
    });
}
