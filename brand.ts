import type {BrandInput} from './content/brandSchema';

/**
 * All values that an owner changes: names, hosts, and links. Change a value and rebuild to update the whole site.
 * The build validates every key (`content/brandSchema.ts`); pages use the values as `%brand.KEY%`.
 */
const brand: BrandInput = {
  // Names
  name: 'Fieldmark',
  slug: 'fieldmark',
  company: 'Fieldmark LLC',
  tagline: 'Know who visits. Send every lead where you work.',

  // Hosts
  domain: 'fieldmark.example',
  siteUrl: 'https://www.fieldmark.example',
  // Base path of the site on that host: / or a path such as /site/
  baseUrl: '/',
  appUrl: 'https://app.fieldmark.example',
  apiUrl: 'https://api.fieldmark.example',

  // Links
  statusUrl: 'https://status.fieldmark.example',
  communityUrl: 'https://community.fieldmark.example/discussions',
  salesUrl: 'https://meet.fieldmark.example/intro-call',
  optOutUrl: 'https://app.fieldmark.example/optout',
  consumerRightsUrl: 'https://app.fieldmark.example/consumer-rights-request',
  supportEmail: 'support@fieldmark.example',
  privacyPhone: '+1-202-555-0100',

  // Effective date of the legal pages. Empty: they say that they're drafts, and the launch check fails.
  legalEffectiveDate: '',

  // Base URL of edit links; each page's file path is appended. Empty: pages have no edit link.
  editUrl: 'https://code.fieldmark.example/website/edit/main/',

  // Endpoint for answers to "Was this page helpful?". Empty: answers open as an email to `supportEmail`.
  feedbackEndpoint: '',

  // Hosted parts. If a value is empty, the site serves its own version and makes no request to another origin.
  statusBadgeUrl: '',
  playerScriptUrl: '',
  pixelScriptUrl: '',
  pixelEndpoint: '',
  pixelSiteId: '',

  // Hosted search, from the environment. Set all three, or none to use the built-in search.
  searchAppId: process.env.SEARCH_APP_ID ?? '',
  searchApiKey: process.env.SEARCH_API_KEY ?? '',
  searchIndex: process.env.SEARCH_INDEX ?? '',
};

export default brand;
