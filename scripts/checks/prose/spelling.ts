import {keptByText} from '../../../content/kept';
import brand from '../../../content/siteBrand';
import {type Finding, placeAt} from '../../../content/findings';
import {listOf} from './lists';

// The speller is an ES module that can't be required.
const speller = () => import('cspell-lib');

const dictionaryFile = 'scripts/checks/dictionary.txt';

const brandWords = [brand.name, brand.company, brand.slug].flatMap((value) => value.split(/\W+/));

/** American English, words of software, and names of companies; case counts for none of them. */
const settingsWith = keptByText((list) => ({
  words: [...list.split('\n'), ...brandWords],
  dictionaries: ['en_us', 'softwareTerms', 'companies'],
  allowCompoundWords: false,
  minWordLength: 3,
  caseSensitive: false,
}));

/** The words may grow while the writer's server runs. */
const settings = () => settingsWith(listOf(dictionaryFile).join('\n'), dictionaryFile);

/**
 * Words of a text that no dictionary holds.
 *
 * @param file for the findings
 * @param prose text in which all but prose is blanked
 */
export async function spellingFindings(file: string, prose: string): Promise<Finding[]> {
  const {spellCheckDocument} = await speller();
  const document = {uri: 'file:///page.txt', text: prose, languageId: 'plaintext', locale: 'en-US'};
  const {issues} = await spellCheckDocument(document, {noConfigSearch: true, generateSuggestions: false}, settings());
  return issues.map(({text, offset}) => ({
    file,
    ...placeAt(prose, offset),
    found: `the word "${text}"`,
    allowed: 'American spelling; terms and names go into scripts/checks/dictionary.txt',
  }));
}
