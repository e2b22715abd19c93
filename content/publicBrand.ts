import {type Brand, privateKeys} from './brandSchema';

/** The brand as client code sees it: all values but credentials. */
export type PublicBrand = Omit<Brand, (typeof privateKeys)[number]>;

/** Leaves the credentials out of what is sent to readers. */
export function publicBrand(brand: Brand): PublicBrand {
  const hidden = new Set<string>(privateKeys);
  return Object.fromEntries(Object.entries(brand).filter(([key]) => !hidden.has(key))) as PublicBrand;
}

/** `themeConfig.algolia` of the classic preset; undefined for a site that searches by itself. */
export const hostedSearch = ({searchAppId: appId, searchApiKey: apiKey, searchIndex: indexName}: Brand) =>
  appId === ''
    ? undefined
    : {
        appId,
        apiKey,
        indexName,
        contextualSearch: true,
        searchPagePath: 'search',
        placeholder: 'Search docs',
        translations: {button: {buttonText: 'Search docs', buttonAriaLabel: 'Search docs'}},
      };
