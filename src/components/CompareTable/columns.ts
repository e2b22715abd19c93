/** A destination with what tells it apart; a sign-in may be one of several. */
export type Destination = {
  title: string;
  /** Address of its page. */
  to: string;
  category: string;
  layout: string;
  signIn: readonly string[];
  dedupe: string;
  resends: string;
  replaces: string;
  formats: readonly string[];
  tunnel: string;
  availability: string;
};

export type Trait = Exclude<keyof Destination, 'title' | 'to'>;

/** The columns, each with its filter. */
export const columns: readonly {trait: Trait; label: string}[] = [
  {trait: 'category', label: 'Category'},
  {trait: 'layout', label: 'How leads land'},
  {trait: 'signIn', label: 'Sign-in'},
  {trait: 'dedupe', label: 'One record per key'},
  {trait: 'resends', label: 'Sends everything again'},
  {trait: 'replaces', label: 'Replaces everything'},
  {trait: 'formats', label: 'File format'},
  {trait: 'tunnel', label: 'SSH tunnel'},
  {trait: 'availability', label: 'Availability'},
];

/** The values of a destination in a column. */
export const valuesOf = (row: Destination, trait: Trait): readonly string[] => [row[trait]].flat();

/** Whether a destination has everything that is wanted. */
export const fits = (row: Destination, wanted: Readonly<Record<string, string>>): boolean =>
  columns.every(({trait}) => !wanted[trait] || valuesOf(row, trait).includes(wanted[trait]));
