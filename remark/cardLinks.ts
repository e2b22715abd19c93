import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {usesIn} from '../content/components/uses';
import {FindingsError} from '../content/findings';
import {addressOf, docAt, isDoc} from '../content/links';
import {fileFromRoot} from '../content/sources';
import {versionOf} from '../content/versions';

/**
 * Remark step for docs: turns the file links of cards into addresses. The generator does so for links in text only.
 *
 * @throws FindingsError with file and line when a card leads to a file that does not exist
 */
export default function cardLinks() {
  return (tree: Root, vfile: VFile): void => {
    const file = fileFromRoot(vfile.path);
    if (!versionOf(file)) {
      return;
    }
    for (const {name, node, line} of usesIn(tree)) {
      const to = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'to');
      if (name !== 'Card' || typeof to?.value !== 'string' || !to.value.startsWith('.')) {
        continue;
      }
      const [link = '', hash] = to.value.split('#');
      const doc = docAt(file, link);
      if (!doc || !isDoc(doc)) {
        const found = `<Card to>: found "${to.value}"`;
        throw new FindingsError('a card leads nowhere', [{file, line, found, allowed: 'a file of this version'}]);
      }
      to.value = addressOf(doc) + (hash ? `#${hash}` : '');
    }
  };
}
