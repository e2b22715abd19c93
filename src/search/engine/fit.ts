import type {Heading, Headings} from './headings';
import type {WordMatch} from './match';
import type {LeanRecord} from './records';
import {sameness} from './tokens';
import {ranking} from './weights';

const {exact, fit} = ranking;

function speaksOf(match: WordMatch, {terms}: Heading): boolean {
  for (const term of terms) {
    if (match.terms.has(term)) {
      return true;
    }
  }
  return false;
}

/** The share of the query's words that stand in any of these headings. */
const shareIn = (headings: readonly Heading[], matches: readonly WordMatch[]) =>
  matches.filter((match) => headings.some((heading) => speaksOf(match, heading))).length / matches.length;

/** The share of a heading that the query speaks of. */
function covered({terms}: Heading, matches: readonly WordMatch[]): number {
  const spoken = [...terms].filter((term) => matches.some((match) => match.terms.has(term)));
  return terms.size === 0 ? 0 : spoken.length / terms.size;
}

/** Whether an identifier is met in part only: `pixel` says little about `pixel_id`. */
const isPartial = ({identifiers}: Heading, matches: readonly WordMatch[]) =>
  identifiers.length > 0 && !identifiers.some((name) => matches.some((match) => match.terms.has(name)));

/** How well the headings of a record fit the query: its own most of all, then the page's title. Around 1 to 3. */
export function structure({trail}: LeanRecord, matches: readonly WordMatch[], headings: Headings): number {
  const all = trail.map((text) => headings.read(text));
  const [title = headings.read(''), own = title] = [all[0], all[all.length - 1]];
  const inOwn = shareIn([own], matches);
  const ownFit = inOwn * covered(own, matches);
  const titleFit = shareIn([title], matches) * covered(title, matches);
  const whole = inOwn > 0 && isPartial(own, matches) ? ranking.partOfIdentifier : 1;
  const byTitle = trail.length === 1 ? fit.titleOfPage : fit.titleOfPart;
  return whole * (1 + fit.own * ownFit + fit.all * shareIn(all, matches) + byTitle * titleFit);
}

/** The last part of a page's address, as it is compared with a query: `delete a person` of `/docs/delete-a-person`. */
const nameIn = (path: string) => sameness(path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' '));

/** The words by which writers want a page to be found, as they are compared with a query. */
const keywordsOf = ({keywords = ''}: LeanRecord['page']) => keywords.split(',').map(sameness);

/**
 * What it is worth that a record's own heading, the address of its page or a keyword of it is the query itself.
 *
 * @param wanted the query as it stands, and without words that say nothing
 */
export function exactness({page, trail}: LeanRecord, wanted: readonly string[], headings: Headings): number {
  const {plain} = headings.read(trail[trail.length - 1] ?? '');
  if (wanted.includes(plain)) {
    return trail.length === 1 ? exact.page : exact.part;
  }
  // An address is shorter than a title: `limits` for "Limits and what is not offered".
  if (trail.length === 1 && wanted.includes(nameIn(page.path))) {
    return exact.address;
  }
  if (trail.length === 1 && keywordsOf(page).some((keyword) => wanted.includes(keyword))) {
    return exact.keyword;
  }
  // The last part of a dotted name: `security_protocol` for `protocol.security_protocol`.
  return wanted.some((name) => plain.endsWith(`.${name}`)) ? exact.lastPart : 1;
}
