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

declare module '@generated/page-data/default/posts.json' {
  import type {PostEntry} from '@site/src/sections/pageData';
  const posts: PostEntry[];
  export default posts;
}

declare module '@generated/page-data/default/samples.json' {
  import type {Samples} from '@site/src/sections/pageData';
  const samples: Samples;
  export default samples;
}

declare module '@generated/page-data/default/showcase.json' {
  import type {Showcase} from '@site/content/showcase';
  const showcase: Showcase;
  export default showcase;
}
