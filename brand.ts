import type {BrandInput} from './content/brandSchema';

/**
 * Everything an owner changes: names, hosts, links. Change a value, build again, and the whole site follows.
 * Every key is checked when the site builds (`content/brandSchema.ts`); pages use the values as `%brand.KEY%`.
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
  // Where the site is on that host: / or a path such as /site/
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

  // The day from which the legal pages are in force. Empty: they say that they are drafts, and the launch check fails.
  legalEffectiveDate: '',

  // Where a page can be edited; the path of its file is added. Empty: pages have no edit link.
  editUrl: 'https://code.fieldmark.example/website/edit/main/',

  // Where answers to "Was this page helpful?" are sent. Empty: they open as an email to `supportEmail`.
  feedbackEndpoint: '',

  // Hosted parts. While a value is empty the site serves its own and makes no request to another origin.
  statusBadgeUrl: '',
  playerScriptUrl: '',
  pixelScriptUrl: '',
  pixelEndpoint: '',
  pixelSiteId: '',

  // Hosted search. All three come from the environment, or none: then the search built into the site answers.
  searchAppId: process.env.SEARCH_APP_ID ?? '',
  searchApiKey: process.env.SEARCH_API_KEY ?? '',
  searchIndex: process.env.SEARCH_INDEX ?? '',
};

export default brand;
