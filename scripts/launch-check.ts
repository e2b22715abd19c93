import {securityContactExpires} from '../config/securityContact';
import type {Brand} from '../content/brandSchema';
import {type Page, readPages} from '../content/pages';
import siteBrand from '../content/siteBrand';
import {openPoints} from './facts';

/** The example on the page template. */
const templateClaim = 'example';

/** `security.txt` has to be renewed this many days before it expires. */
const daysBefore = 30;

/** A message when `security.txt` has expired or expires soon. */
export function securityBlockers(today: Date, expires: string = securityContactExpires): string[] {
  const days = Math.floor((Date.parse(expires) - today.getTime()) / 86_400_000);
  return days >= daysBefore
    ? []
    : [
        `config/securityContact.ts: security.txt expires on ${expires}, in ${days} days; check its address and set a later date`,
      ];
}

/**
 * What blocks a launch: unconfirmed claims, and legal pages that are drafts.
 *
 * @returns a message for each, with file and line
 */
export function launchBlockers(pages: readonly Page[], brand: Pick<Brand, 'legalEffectiveDate'>): string[] {
  const claims = openPoints(pages).filter(({kind, id}) => kind === 'claim' && id !== templateClaim);
  return [
    ...claims.map(({file, line, id, text}) => `${file}:${line}: claim ${id} is not confirmed: ${text}`),
    ...(brand.legalEffectiveDate === ''
      ? ['brand.ts: legalEffectiveDate is empty: the legal pages are drafts; set the date when counsel has signed off']
      : []),
  ];
}

/** `npm run launch-check`: fails while anything blocks the launch. */
if (process.argv[1] === __filename) {
  const blockers = [...launchBlockers(readPages(), siteBrand), ...securityBlockers(new Date())];
  blockers.forEach((blocker) => console.error(blocker));
  console.log(blockers.length === 0 ? 'Nothing blocks the launch.' : `${blockers.length} blockers.`);
  process.exitCode = blockers.length > 0 ? 1 : 0;
}
