import type {Code, Root} from 'mdast';
import {type LeadField, readLeadFields} from '../../content/facts/leadFields';
import type {Destination} from '../../content/frontMatter/destination';
import {requireVersion} from '../../content/sources';
import {element, text} from './mdx';

/** Record fields in the samples on destination pages; their values are the examples from the facts. */
const shown = ['consumer_id', 'first_name', 'last_name', 'email', 'phone_formatted', 'city', 'region_name', 'zip'];

/** Minimum number of sample lines with a value from the record: a table row, with all values on one line, has fewer. */
const minMatchingLines = 3;

/** Longest line, in characters, that fits next to the record without wrapping. */
const maxLineLength = 56;

const marked = (lines: string, title: string, block: Omit<Code, 'type'>): Code => ({
  ...block,
  type: 'code',
  meta: `${block.meta?.includes('title=') ? block.meta : `title="${title}"`} {${lines}}`,
});

const valuesIn = (line: string): string[] => line.split(/["{}[\]:,|]+|\s{2,}/).map((part) => part.trim());

/** Number of empty lines to insert above each record line to align it with its sample line. */
function gapsAbove(places: readonly number[]): number[] {
  let row = 0;
  return places.map((place) => {
    const gap = Math.max(0, place - row);
    row += gap + 1;
    return gap;
  });
}

/**
 * Places the lead fields that the first sample below "What arrives" contains next to that sample, in the same order,
 * with matching lines highlighted in both, and aligned unless a long line wraps. Leaves a sample with too few matching
 * lines unchanged.
 *
 * @param tree the page's syntax tree, changed in place
 * @param destination the page's destination
 * @param file the page's path from the repository's root
 * @param product the product's name
 */
export function recordBesideSample(tree: Root, destination: Destination, file: string, product: string): void {
  const start = tree.children.findIndex(
    (node) => node.type === 'heading' && JSON.stringify(node.children).includes('"What arrives"'),
  );
  if (start < 0) {
    return;
  }
  const end = tree.children.findIndex((node, index) => index > start && node.type === 'heading');
  const record = readLeadFields(requireVersion(file)).filter(({key}) => shown.includes(key));
  const values = record.map(({example}) => String(example));
  for (const sample of tree.children.slice(start, end < 0 ? undefined : end)) {
    const lines = sample.type === 'code' ? sample.value.split('\n') : [];
    const matchingLines = lines.flatMap((line, index) =>
      valuesIn(line).some((value) => values.includes(value)) ? [index + 1] : [],
    );
    if (sample.type === 'code' && matchingLines.length >= minMatchingLines) {
      const placeOf = ({example}: LeadField) => lines.findIndex((line) => valuesIn(line).includes(String(example)));
      const same = record.filter((field) => placeOf(field) >= 0).sort((one, other) => placeOf(one) - placeOf(other));
      const value = same.map(({key, example}) => `${key}: ${JSON.stringify(example)}`).join('\n');
      const wraps = lines.some(({length}) => length > maxLineLength);
      const own = marked(`1-${same.length}`, `In ${product}`, {
        lang: 'yaml',
        value,
        data: {hProperties: {gaps: wraps ? [] : gapsAbove(same.map(placeOf))}},
      });
      const data = {hProperties: {scrolls: !wraps}};
      const other = {...marked(matchingLines.join(), `In ${destination.name}`, sample), data};
      const sides = element('div', {}, [own, other]);
      const pair = element('div', {className: wraps ? 'side-by-side wraps' : 'side-by-side', 'data-ground': 'dark'}, [
        sides,
        element('p', {'data-search-skip': ''}, [text('The highlighted values are the same in both.')]),
      ]);
      tree.children.splice(tree.children.indexOf(sample), 1, pair);
      return;
    }
  }
}
