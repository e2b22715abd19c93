import type {DocSearchModalProps} from '@docsearch/react';

/** DocSearch's texts where they are not its own. */
export const translations: DocSearchModalProps['translations'] = {
  searchBox: {placeholderText: 'Search docs', searchInputLabel: 'Search docs'},
  noResultsScreen: {
    noResultsText: 'No results for',
    reportMissingResultsText: 'Believe this query should return results?',
    reportMissingResultsLinkText: 'Let us know.',
  },
};
