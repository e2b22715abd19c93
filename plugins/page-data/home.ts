import {magicComment} from '../../content/codeBlocks';
import {type DestinationPage, destinationPages} from '../../content/facts/destinations';
import {leadFieldsFile, readLeadFields} from '../../content/facts/leadFields';
import {destinationCategories} from '../../content/frontMatter/destination';
import {markLines} from '../../content/fence';
import {addressOf} from '../../content/links';
import {ProblemsError} from '../../content/problems';
import {readText} from '../../content/sources';
import type {DocsVersion} from '../../content/versions';
import {highlight} from '../../remark/code/highlight';

const missing = (file: string, found: string, allowed: string) =>
  new ProblemsError('Data for the home page is missing', [{file, line: 1, found, allowed}]);

/** Destinations on the home page, by page name: well known, of different kinds, listed, and with a logo. */
export const homeDestinations = [
  'hubspot',
  'mailchimp',
  'google-sheets',
  'webhook',
  'snowflake',
  'bigquery',
  'databricks',
  'clickhouse',
  'postgres',
  'mongodb',
  'elasticsearch',
  'kafka',
];

const entry = (version: DocsVersion, {title, id, facts}: DestinationPage) => ({
  title,
  to: addressOf({version, id}),
  icon: facts.icon,
  ...(facts.availability === 'ask' ? {isOnRequest: true} : {}),
});

/** Returns all destinations of a docs version by category, without empty categories. A filter also matches `words`. */
export function destinationGroups(version: DocsVersion) {
  const pages = destinationPages(version);
  const membersOf = (label: string) => pages.filter(({facts}) => destinationCategories[facts.category] === label);
  return [...new Set(Object.values(destinationCategories))]
    .map((label) => ({
      label,
      members: membersOf(label).map((page) => ({
        ...entry(version, page),
        words: [label, page.facts.vendor, ...page.keywords].join(' '),
      })),
    }))
    .filter(({members}) => members.length > 0);
}

/**
 * Returns the number of destinations of a docs version by availability, and a few listed ones.
 *
 * @throws ProblemsError if one of the few has no page or is available on request only
 */
export function destinationSummary(version: DocsVersion) {
  const pages = destinationPages(version);
  const listed = pages.filter(({facts}) => facts.availability === 'listed');
  const known = homeDestinations.map((name) => {
    const page = listed.find((each) => each.name === name);
    if (!page) {
      const file = `${version.folder}/destinations/${name}.mdx`;
      throw missing(file, 'no page with availability: listed', listed.map((each) => each.name).join(', '));
    }
    return {...entry(version, page), category: destinationCategories[page.facts.category]};
  });
  return {listed: listed.length, onRequest: pages.length - listed.length, known};
}

/** Fields of the sample record on the home page, and one per group for `/docs`; values are the facts' examples. */
const leadRows = {
  groups: [
    'phone_formatted',
    'first_name',
    'num_adults_hh',
    'likely_charitable_donor',
    'dwelling_type',
    'urbanicity',
    'gourmet_affinity',
    'camping_hiking',
    'fine_arts_collector',
    'device_type',
    'utm_campaign',
    'consumer_id',
  ],
  visit: ['url', 'utm_campaign', 'device_type'],
  match: ['first_name', 'last_name', 'email', 'phone_formatted', 'city', 'region_name', 'dwelling_type'],
};

/**
 * Returns the lead for the home page and `/docs`: a sample record, its field groups, and the number of fields.
 *
 * @throws ProblemsError if a field that is shown is not in the facts
 */
export function leadSample(version: DocsVersion) {
  const fields = readLeadFields(version);
  const rows = (keys: readonly string[]) =>
    keys.map((key) => {
      const field = fields.find((each) => each.key === key);
      if (!field) {
        throw missing(leadFieldsFile(version), `no field ${key}`, 'the fields that plugins/page-data/home.ts shows');
      }
      const meaning = field.type === 'boolean' ? ` (${field.example ? 'yes' : 'no'})` : '';
      return {key, value: `${field.example}${meaning}`, group: field.group};
    });
  const groups = rows(leadRows.groups).map((row) => ({
    ...row,
    count: fields.filter(({group}) => group === row.group).length,
  }));
  return {visit: rows(leadRows.visit), match: rows(leadRows.match), groups, total: fields.length};
}

/**
 * Returns the first code block below a heading of a page.
 *
 * @throws ProblemsError if the page has none
 */
function codeBelow(file: string, heading: string): string {
  const firstFence = new RegExp(`^## ${heading}\\n(?:(?!## )[^])*?^\`\`\`\\w+.*\\n([^]*?)^\`\`\``, 'm');
  const code = firstFence.exec(readText(file))?.[1];
  if (code === undefined) {
    throw missing(file, `no code block below "## ${heading}"`, 'a heading of that name with a code block');
  }
  return code;
}

/** Reduces a batch to its first record. */
const firstOf = (json: string): string => {
  const value = JSON.parse(json) as unknown;
  return Array.isArray(value) ? JSON.stringify(value.slice(0, 1), null, 2) : json;
};

/** Tab labels of the destinations whose record the home page shows, by page name. */
const homeRecords = {hubspot: 'HubSpot', bigquery: 'BigQuery', kafka: 'Kafka', webhook: 'Webhook'};

/** Returns the highlighted sample payloads from a few destination pages, with the fields that the match adds marked. */
export function recordFormats(version: DocsVersion) {
  const added = leadSample(version).match.map(({value}) => JSON.stringify(value));
  return Object.entries(homeRecords).map(([name, label]) => {
    const json = firstOf(codeBelow(`${version.folder}/destinations/${name}.mdx`, 'What arrives'));
    const classes = json
      .split('\n')
      .map((line) => (added.some((value) => line.includes(value)) ? [magicComment.className] : []));
    return {label, html: highlight(json, 'json', {marked: {...classes}})};
  });
}

const template = `<h1>Seeds for
  {{#if (eq gardening 1)}}
    your spring beds
  {{else}}
    balcony and garden
  {{/if}}
</h1>
<p>Free delivery in
  {{default city "your area"}}.
</p>`;

/** Returns the highlighted code samples for the home page. */
export function samples(version: DocsVersion) {
  const snippet = codeBelow(`${version.folder}/start-pixel-installation.mdx`, 'The snippet');
  return {
    template: highlight(template, 'handlebars', {marked: {}}),
    snippet: highlight(markLines(snippet.trimEnd(), new Set()).shown, 'html', {marked: {}}),
  };
}
