import {type Finding, placeAt} from '../../../content/findings';
import type {Page} from '../../../content/pages';
import {proseOf} from './text';

/** A turn that sounds translated, as a regular expression, and what to write instead. */
export type Turn = {turn: string; instead: string};

/** The turns that a page must not have. Upper and lower case are the same. */
export const turns: readonly Turn[] = [
  {turn: 'stands? for', instead: 'means, is short for, or "replace it with"'},
  {turn: '(?<!good )(?:stands?|stood|standing)(?! (?:for|in for|out|by)\\b)', instead: 'is, are, stays'},
  {turn: 'of (?:yours|theirs|ours|hers)', instead: 'your own, one of your'},
  {turn: "of one['’]s own", instead: 'your own'},
  {turn: 'mend(?:s|ed|ing)?', instead: 'fix'},
  {turn: '(?<!(?:are|as|into|to) )doubles', instead: 'duplicates'},
  {turn: 'shall', instead: 'must, should or will'},
  {turn: "(?:hold|holds|held) (?:[\\w'’-]+ ){0,4}against", instead: 'compare with'},
  {turn: 'withdr(?:aw|aws|awn|awing|awal|ew)', instead: 'take back, opt out, revoke or cancel'},
  {turn: 'the latter', instead: 'the thing itself, named again'},
  {
    turn: 'the former(?=[.,;:)]| (?:is|are|was|were|has|have|can|does|do|needs?)\\b)',
    instead: 'the thing, named again',
  },
  {turn: '(?:lay|lays|laid|laying) down', instead: 'says, sets'},
  {turn: 'lies? (?:above|at|below|beside|beyond|in|inside|on|outside|under|within)', instead: 'is, are'},
  {turn: 'shown once', instead: 'displayed only once, or leave it out'},
  {turn: 'which is no(?! longer)', instead: 'which is not a'},
  {
    turn: '(?<=^\\s*|[.:?]\\s+|\\s{2})not (?!all|any|each|every|many|much|one|only)\\w+ (?:is|are)',
    instead: 'a sentence that starts with what it is about',
  },
  {turn: 'further(?= (?!above|along|away|below|down|from|on|than|up)[a-z])', instead: 'more, other, another'},
  {turn: 'afterwards', instead: 'afterward, after that, then'},
  {turn: 'anew|once more', instead: 'again'},
  {turn: 'in vain', instead: 'and find nothing'},
  {turn: '(?:take|takes|took|taken|taking) (?:\\w+ ){0,2}out(?! of)', instead: 'remove'},
  {turn: '(?:take|takes|took|taken) (?:\\w+ ){0,2}along', instead: 'take with you, keep'},
  {turn: '(?:is|are) said to', instead: 'who says it, or a claim'},
  {turn: 'round brackets?', instead: 'parentheses'},
  {turn: 'small letters?', instead: 'lower case'},
  {turn: 'to the letter', instead: 'exactly'},
  {turn: 'thereby|therein|thereof|hereby|herein|whereby', instead: 'two sentences'},
  {turn: 'look(?:s|ed|ing)? into', instead: 'look at, open, check'},
  {
    turn: '(?<!there |which )(?:is|are|was|were) no (?!longer|more\\b|better|worse|way\\b|use\\b|less\\b|one\\b)[a-z-]+',
    instead: 'is not a, is not, or "there is no"',
  },
  {turn: 'besides(?=[.;:)])', instead: 'also, as well, at the start of the sentence'},
  {turn: 'with regard to|minds? (?:upper|case)', instead: 'about, is case-sensitive'},
  {turn: '(?<!(?:about|by|for|from|of|to|with) )whom', instead: 'who, that, or leave it out'},
  {turn: 'any more(?=[.,;)])', instead: 'anymore'},
  {turn: 'else than', instead: 'other than, different from'},
  {turn: 'tells? (?:what|which|whether|how)', instead: 'says, shows or explains; "tells you" if it tells someone'},
];

const compiled = turns.map(({turn, instead}) => ({
  pattern: new RegExp(`(?<![\\w@./-])(?:${turn})(?![\\w@-])`, 'gim'),
  instead,
}));

/**
 * Turns that sound translated, in prose of which all else is blanked.
 *
 * @param file where the prose is from
 * @param prose as long as the file, so that lines are the file's
 */
export const proseVoiceFindings = (file: string, prose: string): Finding[] =>
  compiled.flatMap(({pattern, instead}) =>
    [...prose.matchAll(pattern)].map(({0: match, index}) => ({
      file,
      ...placeAt(prose, index),
      found: `"${match.trim()}", which sounds translated`,
      allowed: instead,
    })),
  );

/** Turns of a page that sound translated, titles and descriptions included. */
export const voiceFindings = (page: Page): Finding[] => proseVoiceFindings(page.file, proseOf(page));
