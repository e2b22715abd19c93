import {securityContactExpires} from '../config/securityContact';
import type {Brand} from '../content/brandSchema';
import {claimsOf, questionsOf} from '../content/facts/claims';
import {frontMatterIn} from '../content/pageFile';
import {type Page, readPages} from '../content/pages';
import siteBrand from '../content/siteBrand';

/** The example claim on the page template. */
const templateClaim = 'example';

/** Days before expiration by which `security.txt` must be renewed. */
const daysBefore = 30;

const withFrontMatter = (pages: readonly Page[]) => pages.filter(({text}) => frontMatterIn(text));

/** Lists questions for the product team, one per line. */
export const openQuestions = (pages: readonly Page[]): string[] =>
  withFrontMatter(pages).flatMap(({file, source}) =>
    questionsOf(source, file).map(({text, line}) => `${file}:${line}: ${text}`),
  );

/** Lists unconfirmed claims, each with the places that make it. */
function openClaims(pages: readonly Page[]): string[] {
  const claims = withFrontMatter(pages)
    .flatMap(({file, source}) => claimsOf(source, file).map((claim) => ({...claim, place: `${file}:${claim.line}`})))
    .filter(({id}) => id !== templateClaim);
  return [...new Set(claims.map(({id}) => id))].map((id) => {
    const same = claims.filter((claim) => claim.id === id);
    return [`claim ${id} is not confirmed: ${same[0]?.text}`, ...same.map(({place}) => `  ${place}`)].join('\n');
  });
}

/** Returns a message if `security.txt` has expired or expires soon. */
export function securityBlockers(today: Date, expires: string = securityContactExpires): string[] {
  const days = Math.floor((Date.parse(expires) - today.getTime()) / 86_400_000);
  return days >= daysBefore
    ? []
    : [`config/securityContact.ts: security.txt is valid until ${expires}; check its address and set a later date`];
}

/** Lists launch blockers: unconfirmed claims, and draft legal pages. */
export const launchBlockers = (pages: readonly Page[], brand: Pick<Brand, 'legalEffectiveDate'>): string[] => [
  ...openClaims(pages),
  ...(brand.legalEffectiveDate === ''
    ? ['brand.ts: legalEffectiveDate is empty: the legal pages are drafts; set the date when counsel has signed off']
    : []),
];

/** `npm run launch-check`: lists open questions for the product team, and fails if anything blocks the launch. */
if (process.argv[1] === __filename) {
  const pages = readPages();
  const questions = openQuestions(pages);
  const blockers = [...launchBlockers(pages, siteBrand), ...securityBlockers(new Date())];
  console.log([`${questions.length} open questions`, ...questions].join('\n'));
  console.log([`\n${blockers.length} blockers`, ...blockers].join('\n'));
  process.exitCode = blockers.length > 0 ? 1 : 0;
}
