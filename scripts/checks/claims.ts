import {usesIn} from '../../content/components/uses';
import {claimsOf} from '../../content/facts/claims';
import {type Finding, FindingsError} from '../../content/findings';
import {isPart} from '../../content/frontMatter/read';
import type {Page} from '../../content/pages';

const note = 'NotConfirmed';

/** A page's claims are each shown once, at the place they concern, and a note shows a claim of its page. */
export function claimsFindings({file, source, tree}: Page): Finding[] {
  if (isPart(file)) {
    return [];
  }
  try {
    const claims = claimsOf(source, file);
    const shown = usesIn(tree).filter(({name}) => name === note);
    const countOf = (id: string) => shown.filter(({props}) => props.claim === id).length;
    const ids = claims.map(({id}) => id);
    return [
      ...claims
        .filter(({id}) => countOf(id) !== 1)
        .map(({id, line}) => ({
          file,
          line,
          found: `the claim "${id}", shown ${countOf(id)} times`,
          allowed: `<${note} claim="${id}" /> once, below what it concerns`,
        })),
      ...shown
        .filter(({props}) => !ids.includes(String(props.claim)))
        .map(({props, line}) => ({
          file,
          line,
          found: `<${note} claim="${String(props.claim)}">: no such claim in the front matter`,
          allowed: ids.join(', ') || 'an id that is listed under claims',
        })),
    ];
  } catch (error) {
    if (error instanceof FindingsError) {
      return [...error.findings];
    }
    throw error;
  }
}
