import type {RootContent} from 'mdast';
import {deliveryLabels, deliveryOf} from '../../content/facts/delivery';
import type {Delivery} from '../../content/frontMatter/delivery';
import type {Destination} from '../../content/frontMatter/destination';
import {requireVersion} from '../../content/sources';
import {table} from './mdx';

/**
 * The table of delivery: one row for each point, and "Not confirmed" where no fact is known.
 *
 * @param facts the destination of the page
 * @param place the page, from the repository's root
 */
export function delivery(facts: Destination, {file}: {file: string}): RootContent[] {
  const known = deliveryOf(facts, requireVersion(file));
  const rows = Object.entries(deliveryLabels).map(([key, label]): [string, string] => [
    label,
    known[key as keyof Delivery] ?? 'Not confirmed',
  ]);
  return [table(['Delivery', 'What is known'], rows)];
}
