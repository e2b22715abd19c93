import type {DestinationTraits} from '@site/content/facts/destinationTraits';

/** A destination with its traits, title, and page path. */
export type Destination = DestinationTraits & {title: string; to: string};

export type Column = {trait: keyof DestinationTraits; label: string};

/** Filterable traits, most requested first. The first one groups the rows; the others are columns. */
export const columns: readonly Column[] = [
  {trait: 'category', label: 'Category'},
  {trait: 'layout', label: 'How leads land'},
  {trait: 'signIn', label: 'Sign-in'},
  {trait: 'availability', label: 'Availability'},
  {trait: 'dedupe', label: 'One record per key'},
  {trait: 'resends', label: 'Sends everything again'},
  {trait: 'replaces', label: 'Replaces everything'},
  {trait: 'formats', label: 'File format'},
  {trait: 'tunnel', label: 'SSH tunnel'},
];

/** Returns a destination's values for a trait. */
export const valuesOf = (row: Destination, trait: keyof DestinationTraits): readonly string[] => [row[trait]].flat();

/** Whether a destination matches all selected options. */
export const matches = (row: Destination, selected: Readonly<Record<string, string>>): boolean =>
  columns.every(({trait}) => !selected[trait] || valuesOf(row, trait).includes(selected[trait]));
