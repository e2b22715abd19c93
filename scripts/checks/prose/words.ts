import brand from '../../../content/siteBrand';
import {type Finding, placeAt} from '../../../content/findings';
import type {Page} from '../../../content/pages';
import {hype, placeholders, terms} from './terms';
import {proseOf} from './text';

type Rule = {pattern: RegExp; found: (match: string) => string; allowed: string};

const whole = (source: string, flags: string) => new RegExp(`(?<![\\w@./-])(?:${source})(?![\\w@-]|\\.\\w)`, flags);

const termRules: readonly Rule[] = terms.map(({wrong, right, exact}) => ({
  pattern: whole(wrong, exact ? 'g' : 'gi'),
  found: (match) => `"${match}"`,
  allowed: `one term per thing: ${right}`,
}));

const proseRules: readonly Rule[] = [
  {pattern: whole(hype.join('|'), 'gi'), found: (match) => `hype "${match}"`, allowed: 'what it does, in plain words'},
  {pattern: /\w!(?=\s|$)/g, found: () => 'an exclamation mark', allowed: 'a period'},
];

const placeholderRule: Rule = {
  pattern: whole(placeholders.join('|'), 'g'),
  found: (match) => `placeholder "${match}"`,
  allowed: 'finished text',
};

const tokenRule: Rule = {
  pattern: /%brand\.[\w.]*%?/g,
  found: (match) => `leftover token "${match}"`,
  allowed: '%brand.KEY% with a key of brand.ts',
};

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The brand's values that a page may not hold in clear text, and the key to write instead; long ones first. */
const brandRules: readonly Rule[] = Object.entries({
  supportEmail: brand.supportEmail,
  privacyPhone: brand.privacyPhone,
  apiHost: brand.apiHost,
  appHost: brand.appHost,
  domain: brand.domain,
  company: brand.company,
  name: brand.name,
  slug: brand.slug,
  slugUpper: brand.slugUpper,
}).map(([key, value]) => ({
  pattern: new RegExp(`(?<![A-Za-z])${escape(value)}(?![A-Za-z])`, 'g'),
  found: (match) => `"${match}" written out`,
  allowed: `%brand.${key}%`,
}));

function apply(rules: readonly Rule[], file: string, text: string): Finding[] {
  return rules.flatMap(({pattern, found, allowed}) =>
    [...text.matchAll(pattern)].map(({0: match, index}) => ({
      file,
      ...placeAt(text, index),
      found: found(match),
      allowed,
    })),
  );
}

/** Of findings about one and the same line the first kind only, so that a host is not named as name and slug too. */
function onePerLine(findings: readonly Finding[]): Finding[] {
  const seen = new Set<number>();
  return findings.filter(({line}) => !seen.has(line) && seen.add(line));
}

/** Variants of a term, hype and exclamation marks in prose that has no names of others in it. */
export const proseWordFindings = (file: string, prose: string): Finding[] =>
  apply([...termRules, ...proseRules], file, prose);

/**
 * Words that a page must not hold: variants of a term, hype, placeholders, leftover tokens, the brand written out.
 *
 * @returns what is wrong, by line of the page
 */
export function wordFindings(page: Page): Finding[] {
  const {file, source, text} = page;
  return [
    ...apply(termRules, file, proseOf(page, false)),
    ...apply(proseRules, file, proseOf(page)),
    ...apply([placeholderRule, tokenRule], file, text),
    ...onePerLine(apply(brandRules, file, source)),
  ];
}
