import {useMemo} from 'react';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {lazyClient} from './client';
import type {FacetFilters, SearchClient, SearchSettings} from './contract';

/** The tags of all docs versions, the latest first. */
export const useVersionTags = (): readonly string[] => (usePluginData('search') as {tags: readonly string[]}).tags;

/** The site's search client; the code behind it loads with the first call. */
export function useSearchClient(): SearchClient {
  const {siteConfig} = useDocusaurusContext();
  const settings = siteConfig.customFields?.search as SearchSettings;
  const tags = useVersionTags();
  return useMemo(() => lazyClient(settings, tags), [settings, tags]);
}

/** Filters that keep results to the reader's language and to the docs version being read. */
export function useFacetFilters(): FacetFilters {
  const {locale, tags} = useContextualSearchFilters();
  const key = tags.join(' ');
  return useMemo(() => [`language:${locale}`, key.split(' ').map((tag) => `docusaurus_tag:${tag}`)], [locale, key]);
}
