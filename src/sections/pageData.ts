/** A destination as a wall of logos shows it; not confirmed when it isn't in every list of destinations. */
export type DestinationEntry = {title: string; to: string; icon?: string; isOnRequest?: boolean};

/** The destinations of one category. */
export type DestinationGroup = {label: string; members: DestinationEntry[]};

/** Destinations counted by availability, and a few that are listed with the names of their categories. */
export type DestinationSummary = {
  listed: number;
  onRequest: number;
  known: (DestinationEntry & {category: string})[];
};

/** A field of a lead record with its value. */
export type LeadRow = {key: string; value: string; group: string};

/** A sample record by where its fields come from, and how many fields there are. */
export type LeadSample = {
  visit: LeadRow[];
  match: LeadRow[];
  /** A field of each group, with how many fields the group has. */
  groups: (LeadRow & {count: number})[];
  total: number;
};

/** Code samples of the sections, highlighted while building. */
export type Samples = {template: string; snippet: string};

/** The record as one destination has it: what the tab says, highlighted JSON. */
export type RecordShape = {label: string; html: string};
