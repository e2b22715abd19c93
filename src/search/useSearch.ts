import {useMemo} from 'react';
import {
  getDocsVersionSearchTag,
  useDocsContextualSearchTags,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {lazyClient} from './client';
import type {SearchClient, SearchFilters, SearchSettings} from './types';

const docs = 'default';

/** A docs version as search names it. */
export type TaggedVersion = {tag: string; label: string};

/** All docs versions, the latest first. */
export function useTaggedVersions(): readonly TaggedVersion[] {
  const versions = useVersions(docs);
  return useMemo(
    () =>
      [...versions]
        .sort((a, b) => Number(b.isLast) - Number(a.isLast))
        .map(({name, label}) => ({tag: getDocsVersionSearchTag(docs, name), label})),
    [versions],
  );
}

/** Whether a hosted service answers, and how it is reached. */
export function useSearchSettings(): SearchSettings {
  return useDocusaurusContext().siteConfig.customFields?.search as SearchSettings;
}

/** The site's search client; the code behind it loads with the first call. */
export function useSearchClient(): SearchClient {
  const settings = useSearchSettings();
  const versions = useTaggedVersions();
  return useMemo(
    () =>
      lazyClient(
        settings,
        versions.map(({tag}) => tag),
      ),
    [settings, versions],
  );
}

/** The language of the page, and the docs version being read, preferred, or the latest. */
export function useSearchFilters(): Required<Pick<SearchFilters, 'language' | 'tag'>> {
  const language = useDocusaurusContext().i18n.currentLocale;
  const [tag = ''] = useDocsContextualSearchTags();
  return useMemo(() => ({language, tag}), [language, tag]);
}
