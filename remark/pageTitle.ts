import type {Root} from 'mdast';
import type {VFile} from 'vfile';

/** Remark plugin for pages outside docs and blog: adds the front matter title to the page as its h1. */
export default function pageTitle() {
  return (tree: Root, file: VFile): void => {
    const title = (file.data.frontMatter as {title?: string} | undefined)?.title;
    if (title) {
      tree.children.unshift({type: 'heading', depth: 1, children: [{type: 'text', value: title}]});
    }
  };
}
