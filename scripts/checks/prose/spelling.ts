import brand from '../../../content/siteBrand';
import type {Finding} from '../../../content/findings';
import {lineAt} from '../samples/sample';
import {listOf} from './lists';

// The speller is an ES module that can't be required.
const speller = () => import('cspell-lib');

const projectWords = listOf('scripts/checks/dictionary.txt');

const brandWords = [brand.name, brand.company, brand.slug].flatMap((value) => value.split(/\W+/));

/** American English, words of software, and names of companies; case counts for none of them. */
const settings = {
  words: [...projectWords, ...brandWords],
  dictionaries: ['en_us', 'softwareTerms', 'companies'],
  allowCompoundWords: false,
  minWordLength: 3,
  caseSensitive: false,
};

/**
 * Words of a text that no dictionary holds.
 *
 * @param file for the findings
 * @param prose text in which all but prose is blanked
 */
export async function spellingFindings(file: string, prose: string): Promise<Finding[]> {
  const {spellCheckDocument} = await speller();
  const document = {uri: 'file:///page.txt', text: prose, languageId: 'plaintext', locale: 'en-US'};
  const {issues} = await spellCheckDocument(document, {noConfigSearch: true, generateSuggestions: false}, settings);
  return issues.map(({text, offset}) => ({
    file,
    line: lineAt(prose, offset),
    found: `the word "${text}"`,
    allowed: 'American spelling; terms and names go into scripts/checks/dictionary.txt',
  }));
}
