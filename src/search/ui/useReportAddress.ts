import {useCallback} from 'react';
import {useBrand} from '@site/src/lib/useBrand';

/** A function from a query to the address where a reader tells that its results are missing. */
export function useReportAddress(): (query: string) => string {
  const {supportEmail} = useBrand();
  return useCallback(
    (query) => `mailto:${supportEmail}?subject=${encodeURIComponent(`No search results: ${query}`)}`,
    [supportEmail],
  );
}
