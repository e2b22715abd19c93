import type {FacetFilters, SearchRecord} from './contract';

/** Whether a record passes facet filters: `[['tag:a', 'tag:b'], 'language:en']` means (a or b) and en. */
export function passes(record: Pick<SearchRecord, 'language' | 'docusaurus_tag'>, filters: FacetFilters): boolean {
  const holds = (filter: string) => {
    const split = filter.indexOf(':');
    const facet = filter.slice(0, split);
    return String(record[facet as keyof typeof record]) === filter.slice(split + 1);
  };
  return filters.every((filter) => (typeof filter === 'string' ? holds(filter) : filter.some(holds)));
}
