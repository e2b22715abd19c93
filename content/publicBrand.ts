import {type Brand, privateKeys} from './brandSchema';

/** The brand as client code sees it: all values but credentials. */
export type PublicBrand = Omit<Brand, (typeof privateKeys)[number]>;

/** Leaves the credentials out of what is sent to readers. */
export function publicBrand(brand: Brand): PublicBrand {
  const hidden = new Set<string>(privateKeys);
  return Object.fromEntries(Object.entries(brand).filter(([key]) => !hidden.has(key))) as PublicBrand;
}

/** What the search client needs: credentials of the hosted service, empty without one. */
export const searchSettings = (brand: Brand) => ({
  appId: brand.searchAppId,
  apiKey: brand.searchApiKey,
  index: brand.searchIndex,
  host: brand.searchHost,
});
