import type {Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import {paragraph} from './expand/mdx';

const hasTitle = ({children: [first]}: ContainerDirective) =>
  (first?.data as {directiveLabel?: boolean} | undefined)?.directiveLabel === true;

/** Remark step: a notice without a title of its own gets its kind as one, `Note` or `Warning`, with a capital. */
export default function noticeTitles() {
  return (tree: Root): void =>
    visit(tree, 'containerDirective', (notice: ContainerDirective) => {
      if (!hasTitle(notice)) {
        const title = notice.name.charAt(0).toUpperCase() + notice.name.slice(1);
        notice.children.unshift({...paragraph(title), data: {directiveLabel: true} as object});
      }
    });
}
