import {useBrand} from './useBrand';

/** Returns a function that makes a `mailto:` URL to report a query without results. */
export function useMissingResultsUrl(): (query: string) => string {
  const {supportEmail} = useBrand();
  return (query) => `mailto:${supportEmail}?subject=${encodeURIComponent(`No search results: ${query}`)}`;
}
