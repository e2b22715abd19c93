import {type Locator, type Page, expect} from '@playwright/test';
import brand from '../../content/siteBrand';
import {test} from './hydratedPage';

/** What a reader looks for on a page: a sample or a name in code, a row of a table, a step, a setting. */
type Find = 'code' | 'row' | 'listitem' | 'term';

type Destination = {
  /** Title of its page, and its name in the catalog. */
  title: string;
  path: string;
  /** What the reader types; without it they go by the catalog. */
  words?: string;
  requirement: string;
  /** The heading above the setup, and a command, a grant or a screen in it. */
  setup: [heading: string, find: Find, text: string];
  /** A setting by its key, and by its label where that says something else. */
  setting: [key: string, label?: string];
  verification: [find: Find, text: string];
  stop: [find: Find, text: string];
  /** The link that leads on to the fields of a lead. */
  onward: string;
};

const pixel = '/docs/start-pixel-installation';
const overview = '/docs/intro-to-integrations';
const fields = '/docs/destinations/properties/unique-leads-attributes';
const integrations = `${brand.appUrl}/settings/integrations`;

const destinations: Destination[] = [
  {
    title: 'Snowflake',
    path: '/docs/destinations/snowflake',
    requirement: 'SECURITYADMIN',
    setup: ['Set up Snowflake', 'code', `CREATE USER IF NOT EXISTS ${brand.slug}_user`],
    setting: ['credentials.private_key', 'Private Key'],
    verification: ['code', 'SELECT COUNT(*) AS lead_count'],
    stop: ['code', `DROP USER ${brand.slug}_user`],
    onward: 'Attributes of the unique leads stream',
  },
  {
    title: 'Postgres',
    path: '/docs/destinations/postgres',
    words: 'send leads to a postgres database',
    requirement: 'TLS on the server',
    setup: [
      'Set up PostgreSQL',
      'code',
      `GRANT CONNECT, CREATE, TEMPORARY ON DATABASE YOUR_DATABASE TO ${brand.slug}_user`,
    ],
    setting: ['schema', 'Default Schemas'],
    verification: ['code', 'FROM public.unique_individuals'],
    stop: ['code', `DROP ROLE ${brand.slug}_user`],
    onward: 'Attributes of the unique leads stream',
  },
  {
    title: 'S3',
    path: '/docs/destinations/s3',
    words: 'write leads to an s3 bucket',
    requirement: 'A bucket whose Region you know',
    setup: ['Set up Amazon S3', 'code', 'aws iam create-policy'],
    setting: ['s3_bucket_path'],
    verification: ['code', 'aws s3 ls'],
    stop: ['code', 'aws iam delete-access-key'],
    onward: 'Columns you get with root level flattening',
  },
  {
    title: 'HubSpot',
    path: '/docs/destinations/hubspot',
    requirement: 'crm.objects.contacts.write',
    setup: ['Set up HubSpot', 'listitem', 'Create service key'],
    setting: ['access_token'],
    verification: ['code', 'api.hubapi.com'],
    stop: ['listitem', 'Delete the service key'],
    onward: 'Lead attributes for your properties',
  },
  {
    title: 'Klaviyo',
    path: '/docs/destinations/klaviyo',
    words: 'add leads to a klaviyo list',
    requirement: 'The ID of a list',
    setup: ['Set up Klaviyo', 'listitem', 'Create Private API Key'],
    setting: ['list_id'],
    verification: ['code', 'a.klaviyo.com/api/lists'],
    stop: ['listitem', 'Delete the key'],
    onward: 'Attributes of the Unique Leads stream',
  },
  {
    title: 'Kafka',
    path: '/docs/destinations/kafka',
    words: 'stream leads to a kafka topic',
    requirement: 'A principal that can write to the topic',
    setup: ['Set up Kafka', 'code', 'kafka-acls.sh'],
    setting: ['bootstrap_servers'],
    verification: ['code', 'kafka-console-consumer.sh'],
    stop: ['code', '--remove --force'],
    onward: 'Fields of the unique leads stream',
  },
  {
    title: 'Webhook',
    path: '/docs/destinations/webhook',
    words: 'post leads to a webhook',
    requirement: 'A public HTTPS URL',
    setup: ['Set up a receiver', 'code', 'openssl rand -hex 32'],
    setting: ['webhook_url'],
    verification: ['code', 'wc -l leads.jsonl'],
    stop: ['listitem', 'Change the token'],
    onward: 'Attributes a lead can have',
  },
  {
    title: 'Google Sheets',
    path: '/docs/destinations/google-sheets',
    requirement: 'A Google account with edit rights on the spreadsheet',
    setup: ['Set up Google', 'code', 'gcloud services enable sheets.googleapis.com'],
    setting: ['spreadsheet_id', 'Spreadsheet Link'],
    verification: ['code', 'sheets.googleapis.com/v4/spreadsheets'],
    stop: ['code', 'oauth2.googleapis.com/revoke'],
    onward: 'Names of all attribute columns',
  },
];

/** Languages, with words of the first call and words of the client. */
const languages = [
  ['curl', "curl --silent --show-error '", 'jq --slurp'],
  ['Node.js', "from './client.mjs'", 'AbortSignal.timeout'],
  ['Python', 'from client import call', 'urllib.request.Request'],
  ['PHP', "__DIR__ . '/client.php'", 'curl_setopt_array'],
] as const;

/** The part of the page under a heading, up to the next of its level. */
const part = (page: Page, heading: string): Locator =>
  page.getByRole('article').locator(`xpath=.//*[preceding-sibling::h2[1][starts-with(., "${heading}")]]`);

async function arrive(page: Page, path: string, title: string) {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Asks in words and opens the page among the results of the first page. */
async function search(page: Page, words: string, title: string) {
  await page.goto(`/search?${new URLSearchParams({q: words})}`);
  const results = page.getByRole('main').getByRole('heading', {level: 2});
  // Texts of results above that come late move it, away from a pointer.
  await results.getByRole('link', {name: title, exact: true}).press('Enter');
}

/** Opens a task in a group of the entrance to the docs. */
async function enter(page: Page, group: string, task: string) {
  await page.goto('/docs');
  await page.getByRole('list', {name: group}).getByRole('link', {name: task, exact: true}).click();
}

async function follow(page: Page, heading: string, name: string) {
  await part(page, heading).getByRole('link', {name, exact: true}).click();
}

async function find(page: Page, heading: string, role: Find, text: string | RegExp) {
  await expect(part(page, heading).getByRole(role).filter({hasText: text}).first()).toBeVisible();
}

async function leadsToScreen(page: Page, heading: string, name: string, address: string) {
  await expect(part(page, heading).getByRole('link', {name}).first()).toHaveAttribute('href', address);
}

async function openDestination(page: Page, {title, path, words}: Destination) {
  if (words) {
    await search(page, words, title);
  } else {
    await enter(page, 'Integrations', 'Set up an integration');
    await arrive(page, overview, 'Overview of destinations');
    await page.getByLabel('Filter the destinations').fill(title);
    await follow(page, 'All destinations', title);
  }
  await arrive(page, path, title);
}

/** The stream types, and back, as a reader does who fills in the screen. */
async function lookUpStreamTypes(page: Page, {title, path}: Destination) {
  await follow(page, 'Connect it', 'Set up an integration');
  await arrive(page, `${overview}#set-up-an-integration`, 'Overview of destinations');
  await follow(page, 'Set up an integration', 'stream type');
  await arrive(page, `${overview}#stream-types`, 'Overview of destinations');
  await find(page, 'Stream types', 'row', 'Sync All Unique Individuals');
  await page.goBack();
  await page.goBack();
  await arrive(page, path, title);
}

/** How an integration is stopped, and back. */
async function lookUpStopping(page: Page, {title, path}: Destination) {
  await follow(page, 'Stop and clean up', 'Stop the integration');
  await arrive(page, `${overview}#stop-an-integration`, 'Overview of destinations');
  await leadsToScreen(page, 'Stop an integration', 'Settings > Integrations', integrations);
  await page.goBack();
  await arrive(page, path, title);
}

async function findSetting(page: Page, [key, label = '']: Destination['setting']) {
  const settings = part(page, 'Settings');
  const setting = settings.getByRole('term').filter({hasText: label});
  // Settings that may stay empty are folded where they are many.
  for (const fold of await settings.locator('summary').all()) {
    await fold.click();
  }
  await expect(setting.getByRole('link', {name: key, exact: true})).toBeVisible();
}

async function chooseLanguage(page: Page, heading: string, language: string) {
  await part(page, heading).getByRole('tab', {name: language, exact: true}).first().click();
}

test('install the pixel and see the first lead, from the entrance', async ({page}) => {
  await enter(page, 'Guides', 'Register');
  await arrive(page, '/docs/start-registration', 'Start by registering');
  await find(page, 'Register', 'listitem', 'Get started');
  await follow(page, 'Next steps', 'Create a new pixel');
  await arrive(page, '/docs/start-create-a-pixel', 'Create a new pixel');
  await find(page, 'Fields of the form', 'row', 'Authorized Domains');
  await follow(page, 'Next steps', 'Install the pixel');
  await arrive(page, pixel, 'Pixel installation');
  await find(page, 'The snippet', 'code', `${brand.appUrl}/pixel/script.js`);
  await find(page, 'The snippet', 'code', "websiteId: 'YOUR_PIXEL_ID'");
  await follow(page, 'Install it', 'Verify the installation');
  await arrive(page, `${pixel}#verify-the-installation`, 'Pixel installation');
  await find(page, 'Verify the installation', 'listitem', 'Verify Installation');
  await follow(page, 'Next steps', 'Get your leads');
  await arrive(page, '/docs/start-get-your-leads', 'Get your leads');
  await find(page, 'Find and export leads', 'listitem', 'choose Leads');
});

test('install the pixel and see the first lead, from search', async ({page}) => {
  await search(page, 'install the pixel on my website', 'Pixel installation');
  await arrive(page, pixel, 'Pixel installation');
  await follow(page, 'Install it', 'WordPress');
  await arrive(page, '/docs/install/wordpress', 'Install on WordPress');
  await find(page, 'Install with a file', 'code', 'wp_head');
  await follow(page, 'Check it', 'network check');
  await arrive(page, `${pixel}#verify-the-installation`, 'Pixel installation');
  await find(page, 'When it does not work', 'row', '401 in the Network tab');
  await follow(page, 'Next steps', 'Get your leads');
  await arrive(page, '/docs/start-get-your-leads', 'Get your leads');
  await follow(page, 'Next steps', 'Overview of destinations');
  await arrive(page, overview, 'Overview of destinations');
});

test('put the pixel on a Webflow site, from the quickstart', async ({page}) => {
  await page.goto('/docs/quickstart');
  await find(page, '4. Paste the snippet', 'code', `${brand.appUrl}/pixel/script.js`);
  await page.getByRole('article').getByRole('link', {name: 'your platform’s page'}).click();
  await arrive(page, '/docs/install', 'Install on your platform');
  await follow(page, 'Find your platform', 'Webflow');
  await arrive(page, '/docs/install/webflow', 'Install on Webflow');
  await find(page, 'Install the pixel', 'listitem', 'Head code');
  await find(page, 'When it does not work', 'row', 'publish dialog');
});

// All of them are tried every night.
for (const destination of destinations.filter((_, index) => process.env.WALK === 'all' || index % 4 === 1)) {
  test(`send leads to ${destination.title}`, async ({page}) => {
    await openDestination(page, destination);
    await find(page, 'Before you start', 'listitem', destination.requirement);
    await find(page, ...destination.setup);
    await leadsToScreen(page, 'Connect it', 'Settings > Integrations', integrations);
    await lookUpStreamTypes(page, destination);
    await findSetting(page, destination.setting);
    await find(page, 'Check that leads arrive', ...destination.verification);
    await lookUpStopping(page, destination);
    await find(page, 'Stop and clean up', ...destination.stop);
    await follow(page, 'Next steps', destination.onward);
    await arrive(page, fields, 'Unique leads stream');
  });
}

/** Questions of a reader who goes by search, and the part of a page that answers each. */
const answers: [words: string, title: string, path: string, heading: string, find: Find, text: string][] = [
  [
    'vue router page views',
    'Install in a single-page app',
    '/docs/install/single-page-apps',
    'Report navigation',
    'code',
    'reportPageview',
  ],
  [
    'why do I get no leads',
    'Debug the pixel',
    '/docs/debug-the-pixel',
    'One block that finds most causes',
    'code',
    'page views in the queue',
  ],
  ['error 409', 'Errors', '/docs/errors', 'API', 'row', 'The target already exists'],
  ['field meaning', 'Lead fields', '/docs/lead-fields', 'All fields', 'term', 'owns_swimming_pool'],
];

test('searches for what readers ask lead to the answers', async ({page}) => {
  for (const [words, title, path, heading, role, text] of answers) {
    await search(page, words, title);
    await arrive(page, path, title);
    if (role === 'term') {
      // Rows of long lists are folded by group; a reader who knows a name types it.
      await page.getByLabel('Filter the fields').fill(text);
    }
    await find(page, heading, role, text);
  }
});

test('suppress contacts by screen, then by GraphQL', async ({page}) => {
  await search(page, 'suppress customers I know', 'Manage suppression lists');
  await arrive(page, '/docs/intro-to-suppressing', 'Manage suppression lists');
  await find(page, 'Add people in the dashboard', 'code', `${brand.appUrl}/suppression`);
  await find(page, 'Add people in the dashboard', 'code', 'email,reason');
  await follow(page, 'Next steps', 'Suppression GraphQL request');
  await arrive(page, '/docs/graphql/suppression-graphql-request', 'Suppression GraphQL request');
  await find(page, 'Request', 'code', 'mutation Suppression');
  await part(page, 'Request').getByRole('tab', {name: 'curl'}).first().click();
  await find(page, 'Request', 'code', 'curl --silent --show-error');
  await find(page, 'Response', 'code', 'already_suppressed');
  await follow(page, 'Before you start', 'Get credentials');
  await arrive(page, '/docs/intro-to-graphql#get-credentials', 'Introduction to the GraphQL API');
  await find(page, 'First call in five minutes', 'row', 'appSecret');
});

test('personalize a headline', async ({page}) => {
  const section = '/docs/personalization';
  await enter(page, 'Personalization', 'Plan a landing page');
  await arrive(page, `${section}/personalized-landing-pages`, 'Personalize your landing pages');
  await follow(page, 'Next steps', 'Activate personalization');
  await arrive(page, `${section}/activate-personalization`, 'Activate personalization');
  await find(page, 'Switch it on', 'code', 'personalize: true');
  await find(page, 'Give every placeholder a fallback', 'code', '{{default city "your town"}}');
  await follow(page, 'Next steps', 'Conditional helpers');
  await arrive(page, `${section}/hero-conditional-helpers`, 'Conditional helpers');
  await find(page, 'Write a condition', 'code', '{{#if (eq dwelling_type "Single Family")}}');
  await follow(page, 'Next steps', 'dwelling type');
  await arrive(page, `${section}/dwelling-type-property`, 'Personalize by dwelling type');
  await find(page, 'Values', 'row', 'Single Family');
});

test('look up the values of an attribute', async ({page}) => {
  await search(page, 'visitor attributes for templates', 'Visitor attributes');
  await arrive(page, '/docs/personalization/visitor-attributes', 'Visitor attributes');
  await page.getByRole('searchbox', {name: /^Filter the/}).fill('urbanicity');
  await part(page, 'All fields').getByRole('link', {name: 'All values'}).click();
  await arrive(page, '/docs/personalization/urbanicity-property', 'Personalize by urbanicity');
  await find(page, 'Values', 'row', '4. Urban');
  await find(page, 'Three versions and a fallback', 'code', '{{else}}We deliver to your door.{{/if}}');
});

test('put an opt-in form on a page', async ({page}) => {
  await search(page, 'opt-in form on my page', 'Enrichment overview');
  await arrive(page, '/docs/leadcapture/overview', 'Enrichment overview');
  await find(page, 'Choose a form', 'row', `${brand.appUrl}/forms/optin.js`);
  await follow(page, 'Next steps', 'Intelligent opt-in forms');
  await arrive(page, '/docs/leadcapture/optin-forms', 'Intelligent opt-in forms');
  await find(page, 'A complete page', 'code', `${brand.appUrl}/forms/optin.js`);
  await find(page, 'Attributes', 'term', 'tcpa-text');
  await follow(page, 'Install the form', 'Leads');
  await arrive(page, '/docs/start-get-your-leads', 'Get your leads');
});

test('install ConsentGuard in explicit mode with categories', async ({page}) => {
  const section = '/docs/consentguard';
  await enter(page, 'ConsentGuard', 'ConsentGuard overview');
  await arrive(page, `${section}/consentguard-overview`, 'ConsentGuard overview');
  await follow(page, 'Next steps', 'Installation guide');
  await arrive(page, `${section}/consentguard-installation`, 'Installation guide');
  await find(page, 'Install the banner', 'code', `${brand.appUrl}/consentguard_cookie_banner/index.js`);
  await find(page, 'Options', 'term', 'privacyPolicyLink');
  await follow(page, 'Next steps', 'Consent categories');
  await arrive(page, `${section}/consent-categories`, 'Consent categories');
  await find(page, 'The five categories', 'row', /^targeting.*Explicit/);
  await follow(page, 'Next steps', 'Explicit consent');
  await arrive(page, `${section}/explicit-consent`, 'Explicit consent');
  await find(page, 'Use it', 'code', '<script-explicit');
  await find(page, 'How it behaves', 'row', /Hasn.t chosen yet\s*Doesn.t load/);
  await follow(page, 'Next steps', 'Recording user preferences');
  await arrive(page, `${section}/using-jitsu`, 'Recording user preferences');
  await find(page, 'Options', 'term', 'writeKey');
});

test('invite a colleague and see what members may do', async ({page}) => {
  await search(page, 'invite new team members', 'Inviting new team members');
  await arrive(page, '/docs/inviting', 'Inviting new team members');
  await find(page, 'Send an invite', 'listitem', 'Start an invite and enter the person');
  await follow(page, 'Send an invite', 'Manage people');
  await arrive(page, '/docs/teams#invite-people', 'Manage people');
  await find(page, 'Team member roles', 'row', 'Promote and demote owners and members');
  await find(page, 'Change a role', 'row', 'Credits, invoices, payment methods');
  await find(page, 'Hand over an organization', 'code', `${brand.appUrl}/settings/billing`);
});

test('hand over ownership', async ({page}) => {
  await search(page, 'changing organization ownership', 'Changing organization ownership');
  await arrive(page, '/docs/changing-ownership', 'Changing organization ownership');
  await find(page, 'Hand over', 'code', `${brand.appUrl}/settings/billing`);
  await find(page, 'Hand over', 'listitem', 'demote or remove you');
  await follow(page, 'Hand over', 'invite them');
  await arrive(page, '/docs/inviting', 'Inviting new team members');
});

test('add a bank account', async ({page}) => {
  await search(page, 'how do I pay', 'Billing overview');
  await arrive(page, '/docs/billing', 'Billing overview');
  await find(page, 'Check the balance and pay', 'listitem', 'Pay the invoice');
  await follow(page, 'Next steps', 'Add your bank account');
  await arrive(page, '/docs/add-bank-account', 'Add your bank account');
  await find(page, 'Before you start', 'listitem', 'You are an owner of the organization');
  await find(page, 'Link the account', 'listitem', 'Select Add a Bank Account');
  await find(page, 'Check the result', 'listitem', 'Reload Billing');
  await follow(page, 'Next steps', 'Billing overview');
  await arrive(page, '/docs/billing', 'Billing overview');
});

test('make the first API call in each language; the next page remembers the last', async ({page}) => {
  const heading = 'First call in five minutes';
  await enter(page, 'GraphQL API', 'Read the GraphQL introduction');
  await arrive(page, '/docs/intro-to-graphql', 'Introduction to the GraphQL API');
  await find(page, heading, 'row', 'appSecret');
  for (const [language, code] of languages) {
    await chooseLanguage(page, heading, language);
    await find(page, heading, 'code', code);
    await find(page, heading, 'code', '"message": "Success"');
  }
  await follow(page, 'Next steps', 'API clients');
  await arrive(page, '/docs/graphql/clients', 'API clients in four languages');
  const chosen = part(page, 'Copy the client').getByRole('tab', {selected: true}).first();
  await expect(chosen).toHaveText(languages.at(-1)?.[0] ?? '');
  for (const [language, , client] of languages) {
    await chooseLanguage(page, 'Copy the client', language);
    await find(page, 'Copy the client', 'code', client);
  }
});
