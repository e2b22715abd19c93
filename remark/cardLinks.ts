import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {usesIn} from '../content/components/uses';
import {addressOf, docAt} from '../content/links';
import {fileFromRoot} from '../content/sources';
import {versionOf} from '../content/versions';

/**
 * Remark step for docs: turns the file links of cards into addresses. The generator does so for links in text only.
 * That they lead somewhere has been checked before.
 */
export default function cardLinks() {
  return (tree: Root, vfile: VFile): void => {
    const file = fileFromRoot(vfile.path);
    if (!versionOf(file)) {
      return;
    }
    for (const {name, node} of usesIn(tree)) {
      const to = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'to');
      if (name !== 'Card' || typeof to?.value !== 'string' || !to.value.startsWith('.')) {
        continue;
      }
      const [link = '', hash] = to.value.split('#');
      const doc = docAt(file, link);
      to.value = doc ? addressOf(doc) + (hash ? `#${hash}` : '') : to.value;
    }
  };
}
