import {overwriteClears} from '../../content/facts/destinationTraits';
import type {Problem} from '../../content/problems';
import type {Destination} from '../../content/frontMatter/destination';
import {checkFrontMatter} from '../../content/frontMatter/read';
import type {Page} from '../../content/pages';
import {proseOf} from './proseText';

/** A kind of sentence about sync modes, and when the page's table says something else. */
type Claim = {says: (sentence: string) => boolean; wrong: (facts: Destination) => boolean; allowed: string};

const denial = /\b(?:not?|never|nothing)\b|n't\b/i;
const overwrite = /\bfull refresh(?!, append)\b|\boverwrit(?:e|ing)\b/i;
const clearing = /\b(?:clears|deletes|drops|empties|removes|replaces|rewrites)\b/i;

const claims: readonly Claim[] = [
  {
    says: (text) => /\b(?:append and dedupe|dedupe mode)\b/i.test(text) && !denial.test(text),
    wrong: ({syncModes}) => syncModes.incrementalAppendDeduped === false,
    allowed: 'no dedupe, because incrementalAppendDeduped is false',
  },
  {
    says: (text) => overwrite.test(text) && clearing.test(text) && !denial.test(text),
    wrong: (facts) => facts.syncModes.fullRefreshOverwrite === false || !overwriteClears(facts),
    allowed: 'no clearing: the table of sync modes says that overwrite is missing or keeps what is there',
  },
];

/** The prose of a page with its open questions blanked: those may well contradict what the page says. */
const asserted = (page: Page): string =>
  proseOf({...page, text: page.text.replace(/^questions:[\s\S]*?(?=^\S)/m, (match) => match.replace(/[^\n]/g, ' '))});

/** Sentences of a destination page that contradict its own table of sync modes. */
export function syncClaimProblems(page: Page): Problem[] {
  if (!/^destination:/m.test(page.text)) {
    return [];
  }
  const facts = checkFrontMatter(page.text, page.file).data.destination as Destination;
  return asserted(page)
    .split('\n')
    .flatMap((line, index) => line.split(/(?<=[.?])\s+/).map((sentence) => ({sentence, line: index + 1})))
    .flatMap(({sentence, line}) =>
      claims
        .filter(({says, wrong}) => says(sentence) && wrong(facts))
        .map(({allowed}) => ({file: page.file, line, found: `"${sentence.trim().replace(/\s+/g, ' ')}"`, allowed})),
    );
}
