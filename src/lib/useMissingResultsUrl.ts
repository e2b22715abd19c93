import {useBrand} from './useBrand';

/** Returns a function from a query to the `mailto:` address that reports it as one without results. */
export function useMissingResultsUrl(): (query: string) => string {
  const {supportEmail} = useBrand();
  return (query) => {
    // The cut may leave half a surrogate pair, which can't be part of an address.
    const text = query.slice(0, 200).replaceAll(/\p{Surrogate}/gu, '\ufffd');
    return `mailto:${supportEmail}?subject=${encodeURIComponent(`No search results: ${text}`)}`;
  };
}
