import {destinationPages} from '../../content/facts/destinations';
import {destinationCategories} from '../../content/frontMatter/destination';
import {addressOf} from '../../content/links';
import type {DocsVersion} from '../../content/versions';
import type {DestinationGroup} from '../../src/sections/pageData';

/** All destinations of a docs version by category; categories without a page are left out. */
export function destinationGroups(version: DocsVersion): DestinationGroup[] {
  const pages = destinationPages(version);
  return Object.entries(destinationCategories)
    .map(([category, label]) => ({
      id: category,
      label,
      members: pages
        .filter(({facts}) => facts.category === category)
        .map(({title, id, facts}) => ({title, to: addressOf({version, id}), icon: facts.icon ?? 'none'})),
    }))
    .filter(({members}) => members.length > 0);
}
