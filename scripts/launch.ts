import {securityContactExpires} from '../config/securityContact';
import type {Brand} from '../content/brandSchema';
import type {Page} from '../content/pages';
import {openPoints} from './openPoints';

/** The claim by which the page template shows how a claim looks. */
const templateClaim = 'example';

/** Days before the end of security.txt from which it has to be renewed. */
const daysBefore = 30;

/** Whether security.txt ends soon, or has ended, on a day. */
export function securityBlockers(today: Date, expires: string = securityContactExpires): string[] {
  const days = Math.floor((Date.parse(expires) - today.getTime()) / 86_400_000);
  return days >= daysBefore
    ? []
    : [
        `config/securityContact.ts: security.txt ends on ${expires}, in ${days} days; check its address and set a later day`,
      ];
}

/**
 * What keeps the site from going live: claims that nobody has confirmed, and legal pages that are drafts.
 *
 * @returns a line for each, with file, line and what to do
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
