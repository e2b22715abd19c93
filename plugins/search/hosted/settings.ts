import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {ranking} from '../../../src/search/engine/weights';
import {levels} from '../../../src/search/hosted/records';
import {kinds, synonyms} from '../../../src/search/synonyms';

const names = levels.map((level) => `hierarchy.lvl${level}`);

/** How the hosted index searches and ranks: as near to the embedded search as its terms allow. */
export const settings: IndexSettings = {
  searchableAttributes: [
    ...names.slice(1).map((level) => `unordered(${level})`),
    'unordered(hierarchy.lvl0)',
    'content',
  ],
  attributesForFaceting: ['language', 'lang', 'docusaurus_tag', 'version', 'type', 'hierarchy.lvl0'],
  attributesToRetrieve: [
    'hierarchy',
    'content',
    'type',
    'url',
    'url_without_anchor',
    'anchor',
    'language',
    'lang',
    'docusaurus_tag',
    'version',
    'weight',
  ],
  attributesToHighlight: [...names, 'content'],
  attributesToSnippet: ['content:25'],
  customRanking: ['desc(weight)'],
  // Identifiers are found as they are written.
  separatorsToIndex: '_',
  ignorePlurals: ['en'],
  removeStopWords: ['en'],
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  removeWordsIfNoResults: 'lastWords',
  minWordSizefor1Typo: ranking.slips.oneFrom,
  minWordSizefor2Typos: ranking.slips.twoFrom,
  advancedSyntax: false,
};

const idOf = (words: string) => words.replaceAll(/\W+/g, '-');

/** The site's synonyms in the service's form. */
export const synonymObjects: SynonymHit[] = [
  ...synonyms.map((group): SynonymHit => ({objectID: idOf(group[0] ?? ''), type: 'synonym', synonyms: [...group]})),
  ...Object.entries(kinds).map(([input, others]): SynonymHit => ({
    objectID: `kind-${idOf(input)}`,
    type: 'oneWaySynonym',
    input,
    synonyms: [...others],
  })),
];
