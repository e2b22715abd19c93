import type {FacetFilters} from '../contract';

/** What can be filtered by. */
export type Facets = Record<string, string>;

/**
 * Whether facets pass filters, by the hosted service's rules: `['language:en', ['tag:a', 'tag:b']]` means en and
 * (a or b); `tag:-a` means not a.
 */
export function passes(facets: Facets, filters: FacetFilters): boolean {
  const holds = (filter: string) => {
    const split = filter.indexOf(':');
    const value = filter.slice(split + 1);
    const own = facets[filter.slice(0, split)];
    return value.startsWith('-') ? own !== value.slice(1) : own === value.replace(/^\\-/, '-');
  };
  return filters.every((filter) =>
    typeof filter === 'string' ? holds(filter) : filter.length === 0 || filter.some(holds),
  );
}
