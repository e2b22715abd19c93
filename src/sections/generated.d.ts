declare module '*.woff2' {
  const address: string;
  export default address;
}

/** Data that `plugins/page-data` makes while the site is built. */
declare module '@generated/page-data/default/destinations.json' {
  const groups: import('@site/plugins/page-data/destinations').DestinationGroup[];
  export default groups;
}

declare module '@generated/page-data/default/posts.json' {
  const posts: import('@site/plugins/page-data/posts').PostEntry[];
  export default posts;
}

declare module '@generated/page-data/default/samples.json' {
  const samples: import('@site/plugins/page-data/samples').Samples;
  export default samples;
}

declare module '@generated/page-data/default/showcase.json' {
  const showcase: import('@site/config/showcase').Showcase;
  export default showcase;
}
