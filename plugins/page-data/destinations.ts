import {type DestinationPage, destinationPages} from '../../content/facts/destinations';
import {ProblemsError} from '../../content/problems';
import {destinationCategories} from '../../content/frontMatter/destination';
import {addressOf} from '../../content/links';
import type {DocsVersion} from '../../content/versions';
import type {DestinationEntry, DestinationGroup, DestinationSummary} from '../../src/sections/pageData';

/** Destinations on the home page, by the names of their pages: well known, of different kinds, and listed. */
export const homeDestinations = [
  'hubspot',
  'gohighlevel',
  'klaviyo',
  'mailchimp',
  'google-sheets',
  'webhook',
  'snowflake',
  'bigquery',
  'databricks',
  'postgres',
  's3',
  'kafka',
];

const entry = (version: DocsVersion, {title, id, facts}: DestinationPage): DestinationEntry => ({
  title,
  to: addressOf({version, id}),
  icon: facts.icon ?? 'none',
  ...(facts.availability === 'ask' ? {isOnRequest: true} : {}),
});

/** All destinations of a docs version by category; categories without a page are left out. */
export function destinationGroups(version: DocsVersion): DestinationGroup[] {
  const pages = destinationPages(version);
  return Object.entries(destinationCategories)
    .map(([category, label]) => ({
      id: category,
      label,
      members: pages.filter(({facts}) => facts.category === category).map((page) => entry(version, page)),
    }))
    .filter(({members}) => members.length > 0);
}

/**
 * How many destinations a docs version has by availability, and a few that are listed.
 *
 * @throws ProblemsError when one of the few has no page or is on request only
 */
export function destinationSummary(version: DocsVersion): DestinationSummary {
  const pages = destinationPages(version);
  const listed = pages.filter(({facts}) => facts.availability === 'listed');
  return {
    listed: listed.length,
    onRequest: pages.length - listed.length,
    known: homeDestinations.map((name) => {
      const page = listed.find((each) => each.name === name);
      if (!page) {
        throw new ProblemsError('The home page shows a destination that is not listed', [
          {
            file: `${version.folder}/destinations/${name}.mdx`,
            line: 1,
            found: 'no page with availability: listed',
            allowed: listed.map((each) => each.name).join(', '),
          },
        ]);
      }
      return entry(version, page);
    }),
  };
}
