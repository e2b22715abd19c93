import type {LocalBrand} from '../../config/languages';
import type {PageFacts, Question} from './page';
import type {Place, Post, Step} from './places';

type Node = {'@type': string} & Record<string, unknown>;

/** A page with all that its data are made of. */
export type Described = PageFacts & {place: Place; questions: readonly Question[]; posts: readonly Post[]};

type Site = Pick<LocalBrand, 'name' | 'company' | 'tagline' | 'supportEmail' | 'siteUrl' | 'baseUrl' | 'language'>;

const rootOf = ({siteUrl, baseUrl}: Site) => siteUrl + baseUrl;

const publisherId = (site: Site) => ({'@id': `${rootOf(site)}#organization`});
const siteId = (site: Site) => ({'@id': `${rootOf(site)}#website`});

/** Who publishes the site; with logo and contact on the home page, which speaks for the organization. */
const organization = (site: Site, isHome: boolean): Node => ({
  '@type': 'Organization',
  ...publisherId(site),
  name: site.company,
  url: rootOf(site),
  ...(isHome
    ? {
        logo: `${rootOf(site)}img/icon-512.png`,
        contactPoint: {'@type': 'ContactPoint', contactType: 'customer support', email: site.supportEmail},
      }
    : {}),
});

const website = (site: Site): Node => ({
  '@type': 'WebSite',
  ...siteId(site),
  name: site.name,
  description: site.tagline,
  url: rootOf(site),
  inLanguage: site.language,
  publisher: publisherId(site),
  potentialAction: {
    '@type': 'SearchAction',
    target: {'@type': 'EntryPoint', urlTemplate: `${rootOf(site)}search?q={search_term_string}`},
    'query-input': 'required name=search_term_string',
  },
});

/** The way from the home page to this one. */
function breadcrumbs(site: Site, trail: readonly Step[], {title, url}: PageFacts): Node {
  const steps = [
    {name: site.name, url: rootOf(site)},
    ...trail.map(({name, path}) => ({name, url: site.siteUrl + path})),
    {name: title, url},
  ];
  const itemListElement = steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: step.url,
  }));
  return {'@type': 'BreadcrumbList', itemListElement};
}

const question = ({question: name, answer: text}: Question): Node => ({
  '@type': 'Question',
  name,
  acceptedAnswer: {'@type': 'Answer', text},
});

/** What every page says of itself, whatever its kind. */
const common = (site: Site, {description, url}: PageFacts) => ({
  '@id': url,
  url,
  description,
  inLanguage: site.language,
  isPartOf: siteId(site),
});

const article = (site: Site, page: Described) => ({
  ...common(site, page),
  headline: page.title,
  image: page.image,
  ...(page.updated ? {dateModified: page.updated} : {}),
  publisher: publisherId(site),
});

/** Posts are signed by teams. */
const authors = (names: readonly string[], site: Site) =>
  names.length > 0 ? names.map((name) => ({'@type': 'Organization', name})) : publisherId(site);

function posting(site: Site, page: Described, post: Post): Node {
  return {
    '@type': 'BlogPosting',
    ...article(site, page),
    datePublished: post.published,
    author: authors(post.authors, site),
    ...(post.keywords.length > 0 ? {keywords: post.keywords} : {}),
  };
}

const shortPosting = (site: Site, {title, path, published, authors: names}: Post): Node => ({
  '@type': 'BlogPosting',
  '@id': site.siteUrl + path,
  url: site.siteUrl + path,
  headline: title,
  datePublished: published,
  author: authors(names, site),
});

const plainTypes = {list: 'CollectionPage', search: 'SearchResultsPage', page: 'WebPage'} as const;

function mainNode(site: Site, page: Described): Node {
  const {kind, post} = page.place;
  const shared = common(site, page);
  if (post) {
    return posting(site, page, post);
  }
  switch (kind) {
    case 'doc':
      return {'@type': 'TechArticle', ...article(site, page), author: publisherId(site)};
    case 'faq':
      return {'@type': 'FAQPage', ...shared, name: page.title, mainEntity: page.questions.map(question)};
    case 'posts':
      return {
        '@type': 'Blog',
        ...shared,
        name: page.title,
        blogPost: page.posts.map((each) => shortPosting(site, each)),
      };
    case 'home':
    case 'post':
      return website(site);
    default:
      return {'@type': plainTypes[kind], ...shared, name: page.title};
  }
}

/**
 * The schema.org data of a page: what it is, the way to it, and who publishes it. Names and addresses come from the
 * brand and from the page as it was built.
 */
export function graphOf(site: Site, page: Described): object {
  const isHome = page.place.kind === 'home';
  const way = isHome ? [] : [breadcrumbs(site, page.place.trail, page)];
  return {
    '@context': 'https://schema.org',
    '@graph': [mainNode(site, page), ...way, organization(site, isHome)],
  };
}
