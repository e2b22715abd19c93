import type {Brand} from '../content/brandSchema';
import type {Page} from '../content/pages';
import {openPoints} from './openPoints';

/** The claim by which the page template shows how a claim looks. */
const templateClaim = 'example';

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
