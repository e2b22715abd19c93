declare module '*.woff2' {
  const address: string;
  export default address;
}

/** Data that `plugins/page-data` makes while the site is built. */
declare module '@generated/page-data/default/destinations.json' {
  import type {DestinationGroup} from '@site/src/sections/pageData';
  const groups: DestinationGroup[];
  export default groups;
}

declare module '@generated/page-data/default/destinationSummary.json' {
  import type {DestinationSummary} from '@site/src/sections/pageData';
  const summary: DestinationSummary;
  export default summary;
}

declare module '@generated/page-data/default/lead.json' {
  import type {LeadSample} from '@site/src/sections/pageData';
  const lead: LeadSample;
  export default lead;
}

declare module '@generated/page-data/default/postPictures.json' {
  const pictures: Readonly<Record<string, string>>;
  export default pictures;
}

declare module '@generated/page-data/default/recordShapes.json' {
  import type {RecordShape} from '@site/src/sections/pageData';
  const shapes: RecordShape[];
  export default shapes;
}

declare module '@generated/page-data/default/samples.json' {
  import type {Samples} from '@site/src/sections/pageData';
  const samples: Samples;
  export default samples;
}
