/** A destination as a wall of logos shows it; not confirmed when it isn't in every list of destinations. */
export type DestinationEntry = {title: string; to: string; icon: string; isOnRequest?: boolean};

/** The destinations of one category. */
export type DestinationGroup = {id: string; label: string; members: DestinationEntry[]};

/** Destinations counted by availability, and a few that are listed. */
export type DestinationSummary = {listed: number; onRequest: number; known: DestinationEntry[]};

/** A field of a lead record with its value. */
export type LeadRow = {key: string; value: string};

/** Fields of one kind: how many, and the names of two. */
export type LeadKind = {label: string; count: number; examples: string[]};

/** A sample record by where its fields come from, and the fields counted by kind and by where they go. */
export type LeadSample = {
  visit: LeadRow[];
  match: LeadRow[];
  kinds: LeadKind[];
  total: number;
  delivered: number;
  inTemplates: number;
};

/** Code samples of the sections, highlighted while building. */
export type Samples = {template: string};
