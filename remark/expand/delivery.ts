import type {RootContent} from 'mdast';
import {type Delivery, deliveryLabels, deliveryOf} from '../../content/facts/delivery';
import type {Destination} from '../../content/frontMatter/destination';
import {linkTo} from '../../content/links';
import {requireVersion} from '../../content/sources';
import {paragraph, table} from './mdx';

/**
 * What is known of a destination's own delivery, one row for each point, and where the points of all destinations are.
 *
 * @param facts the destination of the page
 * @param place the page, from the repository's root
 */
export function delivery(facts: Destination, {file}: {file: string}): RootContent[] {
  const known = deliveryOf(facts, requireVersion(file));
  const rows = Object.entries(deliveryLabels).flatMap(([key, label]): [string, string][] => {
    const value = known[key as keyof Delivery];
    return value ? [[label, value]] : [];
  });
  const overview = linkTo(file, 'intro-to-integrations');
  return [
    ...(rows.length > 0 ? [table(['Delivery', 'What is known'], rows)] : []),
    paragraph(
      `Plan for at least once. [Ids and duplicates](${overview}#ids-and-duplicates) says what a repeat is, and [Delivery and failures](${overview}#delivery-and-failures) the rest.`,
    ),
  ];
}
