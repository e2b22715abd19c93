import type {Brand} from './brandSchema';

/** The brand for client code: all values but credentials, which only the search client receives. */
export const publicBrand = ({searchAppId: _id, searchApiKey: _key, searchIndex: _index, ...shown}: Brand) => shown;

export type PublicBrand = ReturnType<typeof publicBrand>;

/** `themeConfig.algolia`, contextual by default; undefined if the site uses its built-in search. */
export const hostedSearch = ({searchAppId: appId, searchApiKey: apiKey, searchIndex: indexName}: Brand) =>
  appId === ''
    ? undefined
    : {
        appId,
        apiKey,
        indexName,
        placeholder: 'Search docs',
        translations: {button: {buttonText: 'Search docs', buttonAriaLabel: 'Search docs'}},
      };
