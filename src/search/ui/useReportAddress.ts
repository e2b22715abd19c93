import {useCallback} from 'react';
import {wellFormed} from '../paths';
import {useBrand} from '@site/src/lib/useBrand';

/** A function from a query to the address where a reader tells that its results are missing. */
export function useReportAddress(): (query: string) => string {
  const {supportEmail} = useBrand();
  return useCallback(
    (query) =>
      `mailto:${supportEmail}?subject=${encodeURIComponent(`No search results: ${wellFormed(query.slice(0, 200))}`)}`,
    [supportEmail],
  );
}
