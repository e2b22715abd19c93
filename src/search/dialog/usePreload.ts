import {useCallback} from 'react';
import {useSearchClient, useSearchFilters, useSearchSettings} from '../useSearch';
import {loadPanel} from './EmbeddedSearch';
import {loadDocSearch} from './HostedSearch';

/** A function that loads what the dialog needs, for when the reader reaches for it. It never fails: the dialog will. */
export function usePreload(): () => void {
  const {appId} = useSearchSettings();
  const client = useSearchClient();
  const filters = useSearchFilters();
  return useCallback(() => {
    const load: () => Promise<unknown> = appId !== '' && navigator.onLine ? loadDocSearch : loadPanel;
    load().catch(() => undefined);
    void client.prepare(filters);
  }, [appId, client, filters]);
}
