import {useBrand} from './useBrand';

/** Returns a function from a query to the `mailto:` address that reports it as one without results. */
export function useMissingResultsUrl(): (query: string) => string {
  const {supportEmail} = useBrand();
  return (query) => `mailto:${supportEmail}?subject=${encodeURIComponent(`No search results: ${query}`)}`;
}
