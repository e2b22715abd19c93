import {destinationCategories} from '../../config/frontMatter/destination';
import {destinationPages} from '../../remark/facts/catalog';

/** A destination as a wall of marks shows it. */
export type DestinationEntry = {title: string; to: string; icon: string};

/** The destinations of one category. */
export type DestinationGroup = {id: string; label: string; members: DestinationEntry[]};

/** All destinations of a docs version by category; categories without a page are left out. */
export function destinationGroups(folder: string): DestinationGroup[] {
  const pages = destinationPages(folder);
  return Object.entries(destinationCategories)
    .map(([id, label]) => ({
      id,
      label,
      members: pages
        .filter(({facts}) => facts.category === id)
        .map((page) => ({title: page.title, to: `/docs/destinations/${page.id}`, icon: page.facts.icon ?? 'none'})),
    }))
    .filter(({members}) => members.length > 0);
}
