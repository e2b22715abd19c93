/** A destination as a wall of logos shows it. */
export type DestinationEntry = {title: string; to: string; icon: string};

/** The destinations of one category. */
export type DestinationGroup = {id: string; label: string; members: DestinationEntry[]};

/** A post as an entrance shows it. */
export type PostEntry = {title: string; to: string; description: string; date: string; day: string};

/** Code samples of the sections, highlighted while building. */
export type Samples = {install: string; template: string};
