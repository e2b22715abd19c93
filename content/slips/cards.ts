import {usesIn} from '../components/uses';
import {type Finding, placeOf} from '../findings';
import {docAt, isDoc} from '../links';
import type {Page} from '../pages';

/** Cards whose file link leads nowhere, in the words of the check of links. */
export function cardFindings({file, tree, version}: Pick<Page, 'file' | 'tree' | 'version'>): Finding[] {
  return usesIn(tree).flatMap(({name, props, node}) => {
    const to = props.to;
    if (name !== 'Card' || !version || typeof to !== 'string' || !to.startsWith('.')) {
      return [];
    }
    const doc = docAt(file, to.split('#')[0] ?? '');
    const place = {file, ...placeOf(node)};
    if (!doc) {
      return [
        {
          ...place,
          found: `the link ${to}`,
          allowed: 'a file of this docs version, such as ./billing.mdx, or an address',
        },
      ];
    }
    return isDoc(doc)
      ? []
      : [{...place, found: `the link ${to} to a page that does not exist`, allowed: `a page of ${doc.version.folder}`}];
  });
}
