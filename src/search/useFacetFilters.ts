import {useContextualSearchFilters} from '@docusaurus/theme-common';
import type {FacetFilters} from './contract';

/** Filters that keep results to the reader's language and to the docs version being read. */
export function useFacetFilters(): FacetFilters {
  const {locale, tags} = useContextualSearchFilters();
  return [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}
