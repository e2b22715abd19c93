import type {DestinationTraits} from '@site/content/facts/destinationTraits';

/** A destination with what tells it apart, and the address of its page. */
export type Destination = DestinationTraits & {title: string; to: string};

export type Column = {trait: keyof DestinationTraits; label: string};

/** What can be filtered; what is asked for most comes first. The first groups the rows, the others are columns. */
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

/** The values of a destination in a column. */
export const valuesOf = (row: Destination, trait: keyof DestinationTraits): readonly string[] => [row[trait]].flat();

/** Whether a destination has everything that is wanted. */
export const fits = (row: Destination, wanted: Readonly<Record<string, string>>): boolean =>
  columns.every(({trait}) => !wanted[trait] || valuesOf(row, trait).includes(wanted[trait]));
