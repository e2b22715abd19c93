/**
 * What search engines ask of each type, and what else of it the site tells. Properties and types are schema.org's; what
 * is required and recommended is what Google Search Central names in the guide that `source` gives. Where that has no
 * guide for a type, `required` has what makes its node of use.
 */
export type Rule = {
  source: string;
  required: readonly string[];
  recommended: readonly string[];
  optional: readonly string[];
};

const page = ['@id', 'url', 'description', 'inLanguage', 'isPartOf'];

const guide = (name: string) => `developers.google.com/search/docs/appearance/structured-data/${name}`;

export const rules: Readonly<Record<string, Rule>> = {
  TechArticle: {
    source: guide('article'),
    // Recommended, too: the day of the first publication, which the site does not know for docs.
    required: [...page, 'headline'],
    recommended: ['author', 'image', 'publisher'],
    optional: ['dateModified'],
  },
  BlogPosting: {
    source: guide('article'),
    required: ['@id', 'url', 'headline'],
    recommended: ['author', 'datePublished'],
    optional: [...page, 'image', 'publisher', 'keywords', 'dateModified'],
  },
  BreadcrumbList: {source: guide('breadcrumb'), required: ['itemListElement'], recommended: [], optional: []},
  ListItem: {source: guide('breadcrumb'), required: ['position', 'name', 'item'], recommended: [], optional: []},
  FAQPage: {source: guide('faqpage'), required: [...page, 'name', 'mainEntity'], recommended: [], optional: []},
  Question: {source: guide('faqpage'), required: ['name', 'acceptedAnswer'], recommended: [], optional: []},
  Answer: {source: guide('faqpage'), required: ['text'], recommended: [], optional: []},
  Organization: {
    source: guide('organization'),
    required: ['name'],
    recommended: [],
    optional: ['@id', 'url', 'logo', 'contactPoint'],
  },
  ContactPoint: {
    source: guide('organization'),
    required: ['contactType'],
    recommended: ['email'],
    optional: ['telephone'],
  },
  WebSite: {
    source: guide('sitelinks-searchbox'),
    required: ['@id', 'url', 'name', 'potentialAction'],
    recommended: ['description', 'inLanguage', 'publisher'],
    optional: [],
  },
  SearchAction: {
    source: guide('sitelinks-searchbox'),
    required: ['target', 'query-input'],
    recommended: [],
    optional: [],
  },
  EntryPoint: {source: guide('sitelinks-searchbox'), required: ['urlTemplate'], recommended: [], optional: []},
  Blog: {source: 'schema.org/Blog', required: [...page, 'name', 'blogPost'], recommended: [], optional: []},
  WebPage: {source: 'schema.org/WebPage', required: [...page, 'name'], recommended: [], optional: []},
  CollectionPage: {source: 'schema.org/CollectionPage', required: [...page, 'name'], recommended: [], optional: []},
  SearchResultsPage: {
    source: 'schema.org/SearchResultsPage',
    required: [...page, 'name'],
    recommended: [],
    optional: [],
  },
};

/** A node of the data. */
export type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** All nodes below a value, itself included. */
export function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) {
    return value.flatMap(nodesOf);
  }
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesOf)] : [];
}

const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const addresses = new Set(['@id', 'url', 'image', 'logo', 'item', 'urlTemplate']);
const days = new Set(['datePublished', 'dateModified']);

function wrongValue(key: string, value: unknown, origin: string): string[] {
  if (addresses.has(key) && !(typeof value === 'string' && value.startsWith(`${origin}/`))) {
    return [`${key} is no address of the site: ${JSON.stringify(value)}`];
  }
  return days.has(key) && !/^\d{4}-\d\d-\d\d$/.test(String(value)) ? [`${key} is no day: ${String(value)}`] : [];
}

/**
 * What is wrong with a node by itself: its type, its properties, and the form of addresses and days.
 *
 * @param origin of the site, without a slash at its end
 */
export function nodeFindings(node: Node, origin: string): string[] {
  const type = node['@type'];
  if (type === undefined) {
    // A reference, or what holds the graph.
    return '@graph' in node || Object.keys(node).join() === '@id' ? [] : ['a node without @type'];
  }
  const rule = rules[String(type)];
  if (!rule) {
    return [`the type ${String(type)} has no rule`];
  }
  const asked = [...rule.required, ...rule.recommended];
  const known = new Set(['@type', ...asked, ...rule.optional]);
  return [
    ...asked.filter((key) => isEmpty(node[key])).map((key) => `${String(type)} without ${key} (${rule.source})`),
    ...Object.keys(node)
      .filter((key) => !known.has(key))
      .map((key) => `${String(type)} with ${key}, which has no rule`),
    ...Object.entries(node).flatMap(([key, value]) => wrongValue(key, value, origin)),
  ];
}

const ofType = (nodes: readonly Node[], type: string) => nodes.filter((node) => node['@type'] === type);

/** What a page is compared with. */
export type Shown = {canonical: string; heading: string; text: string};

/**
 * What is wrong with the data of a page: with each node, and between them and what the page shows.
 *
 * @param texts of all its blocks of data
 * @param isPage whether there is a page at an address with host
 */
export function dataFindings(
  texts: readonly string[],
  {canonical, heading, text}: Shown,
  origin: string,
  isPage: (address: string) => boolean,
): string[] {
  if (texts.length !== 1) {
    return [`${texts.length} blocks of data`];
  }
  const nodes = nodesOf(JSON.parse(texts[0] ?? ''));
  const ids = new Set(nodes.filter((node) => '@type' in node).map((node) => node['@id']));
  const [main] = nodes.filter((node) => '@type' in node);
  const steps = ofType(nodes, 'ListItem');
  const last = steps.at(-1);
  const isHome = main?.['@type'] === 'WebSite';
  return [
    ...nodes.flatMap((node) => nodeFindings(node, origin)),
    ...nodes
      .filter((node) => !('@type' in node) && '@id' in node && !ids.has(node['@id']))
      .filter((node) => !String(node['@id']).endsWith('/#website'))
      .map((node) => `a reference to ${String(node['@id'])}, which is not there`),
    ...(main?.url === canonical ? [] : [`url ${String(main?.url)}, canonical ${canonical}`]),
    ...(isHome || last?.item === canonical ? [] : ['the way does not end at the page']),
    ...(isHome || last?.name === heading ? [] : [`the way ends at "${String(last?.name)}", the page is "${heading}"`]),
    ...steps.flatMap(({position, item}, index) => [
      ...(position === index + 1 ? [] : [`step ${index + 1} has position ${String(position)}`]),
      ...(isPage(String(item)) ? [] : [`no page at ${String(item)}`]),
    ]),
    ...ofType(nodes, 'Question')
      .map(({name}) => String(name))
      .filter((name) => !text.includes(name))
      .map((name) => `a question that readers don't see: ${name}`),
    ...ofType(nodes, 'Answer')
      .flatMap((answer) => String(answer.text).split(/(?<=[.?!]) /))
      .map((sentence) => sentence.replace(/^\d+\. ?/, ''))
      .filter((sentence) => !text.includes(sentence))
      .map((sentence) => `an answer that readers don't see: ${sentence}`),
  ];
}
