/* Types of the files that this plugin generates. */
declare module '@generated/page-data/default/destinations.json' {
  import type {destinationGroups} from '@site/plugins/page-data/home';
  const groups: ReturnType<typeof destinationGroups>;
  export default groups;
}

declare module '@generated/page-data/default/destinationSummary.json' {
  import type {destinationSummary} from '@site/plugins/page-data/home';
  const summary: ReturnType<typeof destinationSummary>;
  export default summary;
}

declare module '@generated/page-data/default/lead.json' {
  import type {leadSample} from '@site/plugins/page-data/home';
  const lead: ReturnType<typeof leadSample>;
  export default lead;
}

declare module '@generated/page-data/default/postPictures.json' {
  const pictures: Readonly<Record<string, string>>;
  export default pictures;
}

declare module '@generated/page-data/default/recordFormats.json' {
  import type {recordFormats} from '@site/plugins/page-data/home';
  const formats: ReturnType<typeof recordFormats>;
  export default formats;
}

declare module '@generated/page-data/default/samples.json' {
  import type {samples} from '@site/plugins/page-data/home';
  const data: ReturnType<typeof samples>;
  export default data;
}
