/** A group of links for a task or a role. */
export type LinkGroup = {
  title: string;
  /** Sidebar ID of the docs set that the group covers. */
  set?: string;
  /** For a docs set, the first link is its entry page; its card on `/docs` lists the next three. */
  links: readonly (readonly [label: string, to: string])[];
};

/** Entry points by task. */
export const tasks: readonly LinkGroup[] = [
  {
    title: 'Get started',
    set: 'docs',
    links: [
      ['From invite to first lead', '/docs/quickstart'],
      ['Install on your platform', '/docs/install'],
      ['Look up a field', '/docs/lead-fields'],
      ['Fix a pixel that sends nothing', '/docs/debug-the-pixel'],
    ],
  },
  {
    title: 'Deliver leads',
    set: 'integrations',
    links: [
      ['Set up an integration', '/docs/intro-to-integrations'],
      ['Choose a destination', '/docs/choose-a-destination'],
      ['Post leads to a webhook', '/docs/destinations/webhook'],
      ['See what arrives', '/docs/destinations/properties/unique-leads-attributes'],
    ],
  },
  {
    title: 'Call the API',
    set: 'graphql',
    links: [
      ['Read the GraphQL introduction', '/docs/intro-to-graphql'],
      ['Copy a client', '/docs/graphql/clients'],
      ['Report a page view', '/docs/graphql/basic-graphql-request'],
      ['Add data to a lead', '/docs/graphql/enrichment-graphql-request'],
    ],
  },
  {
    title: 'Call REST',
    set: 'rest',
    links: [
      ['Read the REST introduction', '/docs/intro-to-rest'],
      ['Find an operation', '/docs/intro-to-rest#operations'],
      ['Run a REST service', '/docs/rest-service'],
      ['Download the OpenAPI file', '/docs/downloads'],
    ],
  },
  {
    title: 'Personalize pages',
    set: 'personalization',
    links: [
      ['Plan a landing page', '/docs/personalization/personalized-landing-pages'],
      ['Turn on dynamic text', '/docs/personalization/activate-personalization'],
      ['Look up visitor attributes', '/docs/personalization/visitor-attributes'],
      ['Write conditions', '/docs/personalization/hero-conditional-helpers'],
    ],
  },
  {
    title: 'Capture with forms',
    set: 'leadcapture',
    links: [
      ['Choose a form', '/docs/leadcapture/overview'],
      ['Install an opt-in form', '/docs/leadcapture/optin-forms'],
      ['Install the sales form', '/docs/leadcapture/sales-qualifying-optin'],
      ['Customize a form', '/docs/leadcapture/form-customization'],
    ],
  },
  {
    title: 'Ask for consent',
    set: 'consentguard',
    links: [
      ['ConsentGuard overview', '/docs/consentguard/consentguard-overview'],
      ['Install the banner', '/docs/consentguard/consentguard-installation'],
      ['Categorize your scripts', '/docs/consentguard/consent-categories'],
      ['Wait for explicit consent', '/docs/consentguard/explicit-consent'],
    ],
  },
  {
    title: 'Control costs',
    links: [
      ['Suppress people you already know', '/docs/intro-to-suppressing'],
      ['See how credits are used', '/docs/billing'],
      ['Add a bank account', '/docs/add-bank-account'],
      ['Filter the dashboard', '/docs/dashboard'],
    ],
  },
  {
    title: 'Run a team',
    links: [
      ['Set up organizations', '/docs/organizations'],
      ['Compare roles', '/docs/teams'],
      ['Invite people', '/docs/inviting'],
      ['Hand over ownership', '/docs/changing-ownership'],
    ],
  },
];

/** Entry points by role. */
export const roles: readonly LinkGroup[] = [
  {
    title: 'You run campaigns',
    links: [
      ['What the pixel is for', '/docs/intro-to-pixel-tech'],
      ['How a visit becomes a lead', '/docs/intro-to-leads'],
      ['Performance metrics', '/docs/intro-to-dashboard'],
      ['Personalized landing pages', '/docs/personalization/personalized-landing-pages'],
    ],
  },
  {
    title: 'You build the site',
    links: [
      ['The snippet, by platform', '/docs/install'],
      ['Everything the queue accepts', '/docs/events'],
      ['Why not a tag manager', '/docs/dont-install-with-gtm'],
      ['Your own form', '/docs/leadcapture/form-customization'],
    ],
  },
  {
    title: 'You manage the data',
    links: [
      ['Streams, schedules, and sync modes', '/docs/intro-to-integrations'],
      ['Leads in Snowflake', '/docs/destinations/snowflake'],
      ['Leads in Postgres', '/docs/destinations/postgres'],
      ['The unique leads stream', '/docs/destinations/properties/unique-leads-attributes'],
    ],
  },
  {
    title: 'You work in sales',
    links: [
      ['Find and filter leads', '/docs/start-get-your-leads'],
      ['Leads in HubSpot', '/docs/destinations/hubspot'],
      ['Leads in Google Sheets', '/docs/destinations/google-sheets'],
      ['The sales-qualifying form', '/docs/leadcapture/sales-qualifying-optin'],
    ],
  },
  {
    title: 'You own the account',
    links: [
      ['Organizations', '/docs/organizations'],
      ['Owners and members', '/docs/teams'],
      ['Billing', '/docs/billing'],
      ['Remove a member', '/docs/removing-a-member'],
    ],
  },
  {
    title: 'You’re responsible for privacy',
    links: [
      ['The consent banner', '/docs/consentguard/consentguard-overview'],
      ['Suppression lists', '/docs/intro-to-suppressing'],
      ['Consent and privacy laws', '/docs/privacy'],
      ['Delete a person', '/docs/delete-a-person'],
    ],
  },
];
