import type {Brand} from './brandSchema';

/** The brand as client code sees it: all values but credentials, which are handed to the search client alone. */
export const publicBrand = ({searchAppId: _id, searchApiKey: _key, searchIndex: _index, ...shown}: Brand) => shown;

export type PublicBrand = ReturnType<typeof publicBrand>;

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
