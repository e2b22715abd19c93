import {usesIn} from '../../content/components/uses';
import type {Finding} from '../../content/findings';
import {readFrontMatter} from '../../content/frontMatter/read';
import type {Page} from '../../content/pages';

/** A destination page says once how records are delivered. */
export function deliveryFindings({file, source, tree}: Page): Finding[] {
  if (!readFrontMatter(source, file).data.destination) {
    return [];
  }
  const shown = usesIn(tree).filter(({name}) => name === 'Delivery').length;
  return shown === 1
    ? []
    : [{file, line: 1, found: `<Delivery /> ${shown} times`, allowed: 'once, below a heading "Delivery"'}];
}
