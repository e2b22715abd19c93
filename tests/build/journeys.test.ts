import assert from 'node:assert/strict';
import type {Cheerio} from 'cheerio';
import type {Element} from 'domhandler';
import MiniSearch from 'minisearch';
import {test} from 'vitest';
import brand from '../../content/siteBrand';
import {latestVersion, tagOf} from '../../content/versions';
import {findPages} from '../../plugins/search/engine';
import {indexFile, indexOptions, type SearchDocument} from '../../plugins/search/options';
import {type Page, pageAt, readBuilt} from './site';

// Reader tasks, from the starting page to the text that they need.

const index = MiniSearch.loadJSON<SearchDocument>(readBuilt(indexFile(tagOf(latestVersion))), indexOptions);

/** Text that a reader looks for: a sample or name in code, a table row, a step, or a setting. */
const selectors = {code: 'code', row: 'tr', listitem: 'li', term: 'dt'};

const opening = '';

type Find = keyof typeof selectors;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

const pageOf = (address: string): Page => pageAt(address.replace(/#.*/, ''));

class Reader {
  private page: Page;

  constructor(address = '/docs') {
    this.page = pageOf(address);
  }

  /** Searches, and opens a result on the first page. */
  search(words: string, address: string): void {
    const found = findPages([index], words).map(({id}) => String(id));
    assert.ok(found.slice(0, 10).includes(address), `${words}: ${found.slice(0, 10).join(', ')}`);
    this.page = pageOf(address);
  }

  /** Opens a task in a group on the docs home. */
  enter(group: string, task: string, address: string): void {
    this.page = pageOf('/docs');
    const {$} = this.page;
    const nameOf = (list: Element) => $(`#${$(list).attr('aria-labelledby')}`);
    const lists = [...($('main :is(ul, nav)[aria-labelledby]') as Cheerio<Element>)];
    const list = lists.find((each) => plain(nameOf(each).text()) === group) ?? assert.fail(`no group ${group}`);
    this.go(nameOf(list).add(list) as Cheerio<Element>, task, address);
  }

  follow(heading: string, name: string, address: string): void {
    this.go(this.part(heading), name, address);
  }

  /** Follows a link on a page without an article. */
  choose(name: string, address: string): void {
    this.go(this.page.$('main') as Cheerio<Element>, name, address);
  }

  find(heading: string, what: Find, text: string | RegExp): void {
    const {$, route} = this.page;
    const part = this.part(heading);
    const texts = [...part.filter(selectors[what]), ...part.find(selectors[what])].map((node) => plain($(node).text()));
    const fits = (each: string) => (typeof text === 'string' ? each.includes(plain(text)) : text.test(each));
    assert.ok(texts.some(fits), `${route}, ${heading}: no ${what} with ${text}`);
  }

  leads(heading: string, name: string, address: string): void {
    assert.deepEqual(this.linksIn(this.part(heading), name), [address]);
  }

  private linksIn(part: Cheerio<Element>, name: string): string[] {
    const {$, route} = this.page;
    return [...part.filter('a'), ...part.find('a')]
      .filter((node) => plain($(node).text()) === name)
      .map((node) => ($(node).attr('href') ?? '').replace(/^#/, `${route}#`));
  }

  private go(part: Cheerio<Element>, name: string, address: string): void {
    const found = this.linksIn(part, name);
    assert.ok(found.includes(address), `${this.page.route}: ${name} leads to ${found.join(', ') || 'nothing'}`);
    this.page = pageOf(address);
  }

  private part(heading: string): Cheerio<Element> {
    const {$, route} = this.page;
    const headings = $('article h2');
    if (heading === opening) {
      const first = headings.first();
      return (first.parent('.step').length > 0 ? first.parent() : first).prevAll() as Cheerio<Element>;
    }
    const start = headings.filter((_, node) => plain($(node).text()).startsWith(heading)).first();
    assert.equal(start.length, 1, `${route}: no heading ${heading}`);
    // A sample can be in its own box next to its section's.
    return start.nextUntil('h2').add(start.parent('.markdown').next('.sample')) as Cheerio<Element>;
  }
}

const pixel = '/docs/start-pixel-installation';
const overview = '/docs/intro-to-integrations';
const fields = '/docs/destinations/properties/unique-leads-attributes';
const integrations = `${brand.appUrl}/settings/integrations`;

test('install the pixel and see the first lead, from the docs home', () => {
  const reader = new Reader();
  reader.enter('From invite to first lead', 'Register', '/docs/start-registration');
  reader.find('Register', 'listitem', 'Get started');
  reader.follow('Next steps', 'Create a new pixel', '/docs/start-create-a-pixel');
  reader.find('Form fields', 'row', 'Authorized Domains');
  reader.follow('Next steps', 'Install the pixel', pixel);
  reader.find('The snippet', 'code', `${brand.appUrl}/pixel/script.js`);
  reader.find('The snippet', 'code', "websiteId: 'YOUR_PIXEL_ID'");
  reader.follow('Install it', 'Verify the installation', `${pixel}#verify-the-installation`);
  reader.find('Verify the installation', 'listitem', 'Verify Installation');
  reader.follow('Next steps', 'Get your leads', '/docs/start-get-your-leads');
  reader.find('Find and export leads', 'listitem', 'choose Leads');
});

test('install the pixel and see the first lead, from search', () => {
  const reader = new Reader();
  reader.search('install the pixel on my website', pixel);
  reader.follow('Install it', 'WordPress', '/docs/install/wordpress');
  reader.find('Install with a file', 'code', 'wp_head');
  reader.follow('Check it', 'network check', `${pixel}#verify-the-installation`);
  reader.find('What goes wrong', 'row', '401 in the Network tab');
  reader.follow('Next steps', 'Get your leads', '/docs/start-get-your-leads');
  reader.follow('Next steps', 'Overview of destinations', overview);
});

test('put the pixel on a Webflow site, from the quickstart', () => {
  const reader = new Reader('/docs/quickstart');
  reader.find('4. Install the pixel', 'code', `${brand.appUrl}/pixel/script.js`);
  reader.follow('4. Install the pixel', 'your platform’s page', '/docs/install');
  reader.follow('Find your platform', 'Webflow', '/docs/install/webflow');
  reader.find('Install the pixel', 'listitem', 'Head code');
  reader.find('What goes wrong', 'row', 'publish dialog');
});

type Destination = {
  title: string;
  /** The query; without one, the reader uses the catalog. */
  words?: string;
  requirement: string;
  setup: [heading: string, find: Find, text: string];
  setting: string;
  verification: [find: Find, text: string];
  stop: [find: Find, text: string];
  /** The link to the lead fields. */
  onward: string;
};

const destinations: Destination[] = [
  {
    title: 'Snowflake',
    requirement: 'SECURITYADMIN',
    setup: ['Set up Snowflake', 'code', `CREATE USER IF NOT EXISTS ${brand.slug}_user`],
    setting: 'Private Key',
    verification: ['code', 'SELECT COUNT(*) AS lead_count'],
    stop: ['code', `DROP USER ${brand.slug}_user`],
    onward: 'Attributes of the unique leads stream',
  },
  {
    title: 'HubSpot',
    requirement: 'crm.objects.contacts.write',
    setup: ['Set up HubSpot', 'listitem', 'Create service key'],
    setting: 'access_token',
    verification: ['code', 'api.hubapi.com'],
    stop: ['listitem', 'Delete the service key'],
    onward: 'Lead attributes for your properties',
  },
  {
    title: 'Kafka',
    words: 'stream leads to a kafka topic',
    requirement: 'A principal that can write to the topic',
    setup: ['Set up Kafka', 'code', 'kafka-acls.sh'],
    setting: 'bootstrap_servers',
    verification: ['code', 'kafka-console-consumer.sh'],
    stop: ['code', '--remove --force'],
    onward: 'Fields of the unique leads stream',
  },
];

test.each(destinations)('send leads to $title', ({title, words, ...expected}) => {
  const reader = new Reader();
  const address = `/docs/destinations/${title.toLowerCase()}`;
  if (words) {
    reader.search(words, address);
  } else {
    reader.enter('Integrations', 'Integrations', overview);
    reader.follow('Choose a destination', 'Integrations by system', '/docs/Integrations');
    reader.choose(title, address);
  }
  reader.find('Before you start', 'listitem', expected.requirement);
  reader.find(...expected.setup);
  reader.leads('Connect it', 'Settings > Integrations', integrations);
  reader.leads('Connect it', 'Set up an integration', `${overview}#set-up-an-integration`);
  reader.find('Settings', 'term', expected.setting);
  reader.find('Check that leads arrive', ...expected.verification);
  reader.leads('Stop and clean up', 'Stop the integration', `${overview}#stop-an-integration`);
  reader.find('Stop and clean up', ...expected.stop);
  reader.follow('Next steps', expected.onward, fields);
});

test.each([
  ['vue router page views', '/docs/install/single-page-apps', 'Report navigation', 'code', 'reportPageview'],
  ['why do I get no leads', '/docs/debug-the-pixel', 'One block', 'code', 'page views in the queue'],
  ['error 409', '/docs/errors', 'API', 'row', 'The target already exists'],
  ['field meaning', '/docs/lead-fields', 'All fields', 'term', 'owns_swimming_pool'],
] as const)('search answers “%s”', (words, address, heading, what, text) => {
  const reader = new Reader();
  reader.search(words, address);
  reader.find(heading, what, text);
});

test('suppress contacts by screen, then by GraphQL', () => {
  const reader = new Reader();
  reader.search('suppress customers I know', '/docs/intro-to-suppressing');
  reader.leads('Add people in the dashboard', 'Leads > Suppression List', `${brand.appUrl}/suppression`);
  reader.find('Add people in the dashboard', 'code', 'email,reason');
  reader.follow('Next steps', 'Suppression GraphQL request', '/docs/graphql/suppression-graphql-request');
  reader.find('Request', 'code', 'mutation Suppression');
  reader.find('Request', 'code', 'curl --silent --show-error');
  reader.find('Response', 'code', 'already_suppressed');
  reader.follow('Request', 'Get credentials', '/docs/intro-to-graphql#get-credentials');
  reader.find('Make a first call', 'row', 'appSecret');
});

test('personalize a headline', () => {
  const section = '/docs/personalization';
  const reader = new Reader();
  reader.enter('Personalization', 'Personalization', `${section}/personalized-landing-pages`);
  reader.follow('Next steps', 'Activate personalization', `${section}/activate-personalization`);
  reader.find('Switch it on', 'code', 'personalize: true');
  reader.find('Give every placeholder a fallback', 'code', '{{default city "your town"}}');
  reader.follow('Next steps', 'Conditional helpers', `${section}/hero-conditional-helpers`);
  reader.find(opening, 'code', '{{#if (eq dwelling_type "Single Family")}}');
  reader.follow('Next steps', 'dwelling type', `${section}/dwelling-type-property`);
  reader.find('Values', 'row', 'Single Family');
});

test('look up the values of an attribute', () => {
  const reader = new Reader();
  reader.search('visitor attributes for templates', '/docs/personalization/visitor-attributes');
  reader.find('All fields', 'term', 'urbanicity');
  reader.follow('All fields', 'All values', '/docs/personalization/urbanicity-property');
  reader.find('Values', 'row', '4. Urban');
  reader.find('Three versions and a fallback', 'code', '{{else}}We deliver to your door.{{/if}}');
});

test('put an opt-in form on a page', () => {
  const reader = new Reader();
  reader.search('opt-in form on my page', '/docs/leadcapture/overview');
  reader.find('Choose a form', 'row', `${brand.appUrl}/forms/optin.js`);
  reader.follow('Next steps', 'Intelligent opt-in forms', '/docs/leadcapture/optin-forms');
  reader.find('A complete page', 'code', `${brand.appUrl}/forms/optin.js`);
  reader.find('Attributes', 'term', 'tcpa-text');
  reader.follow('Install the form', 'Leads', '/docs/start-get-your-leads');
});

test('install ConsentGuard in explicit mode with categories', () => {
  const section = '/docs/consentguard';
  const reader = new Reader();
  reader.enter('ConsentGuard', 'ConsentGuard', `${section}/consentguard-overview`);
  reader.follow('Next steps', 'Install ConsentGuard', `${section}/consentguard-installation`);
  reader.find('Install the banner', 'code', `${brand.appUrl}/consentguard_cookie_banner/index.js`);
  reader.find('Options', 'term', 'privacyPolicyLink');
  reader.follow('Next steps', 'Consent categories', `${section}/consent-categories`);
  reader.find('The five categories', 'row', /^targeting.*Explicit/);
  reader.follow('Next steps', 'Explicit consent', `${section}/explicit-consent`);
  reader.find('Use it', 'code', '<script-explicit');
  reader.find('How it behaves', 'row', /Hasn.t chosen yet\s*Doesn.t load/);
  reader.follow('Next steps', 'Record ConsentGuard preferences', `${section}/using-jitsu`);
  reader.find('Options', 'term', 'writeKey');
});

test('invite a colleague, see member permissions, and hand over ownership', () => {
  const reader = new Reader();
  reader.search('invite new team members', '/docs/inviting');
  reader.find('Send an invite', 'listitem', 'Start an invite and enter the person');
  reader.follow('Send an invite', 'Manage people', '/docs/teams#invite-people');
  reader.find('Team member roles', 'row', 'Promote and demote owners and members');
  reader.find('Change a role', 'row', 'Credits, invoices, payment methods');
  reader.find('Hand over an organization', 'code', `${brand.appUrl}/settings/billing`);
  reader.search('changing organization ownership', '/docs/changing-ownership');
  reader.find('Hand over', 'listitem', 'demote or remove you');
  reader.follow('Hand over', 'invite them', '/docs/inviting');
});

test('add a bank account', () => {
  const reader = new Reader();
  reader.search('how do I pay', '/docs/billing');
  reader.find('Check the balance and pay', 'listitem', 'Pay the invoice');
  reader.follow('Next steps', 'Add your bank account', '/docs/add-bank-account');
  reader.find('Before you start', 'listitem', 'You are an owner of the organization');
  reader.find('Link the account', 'listitem', 'Select Add a Bank Account');
  reader.find('Check the result', 'listitem', 'Reload Billing');
  reader.follow('Next steps', 'Billing overview', '/docs/billing');
});

test('make the first API call in each language', () => {
  const heading = 'Make a first call';
  const reader = new Reader();
  reader.enter('GraphQL API', 'GraphQL API', '/docs/intro-to-graphql');
  reader.find(heading, 'row', 'appSecret');
  for (const call of ["curl --silent --show-error '", "'./client.mjs'", 'from client import call', "'/client.php'"]) {
    reader.find(heading, 'code', call);
  }
  reader.find(heading, 'code', '"message": "Success"');
  reader.follow('Next steps', 'API clients', '/docs/graphql/clients');
  for (const words of ['jq --slurp', 'AbortSignal.timeout', 'urllib.request.Request', 'curl_setopt_array']) {
    reader.find('Copy the client', 'code', words);
  }
});
