import {usesIn} from '../../content/components/uses';
import {claimsOf} from '../../content/facts/claims';
import {isPartial} from '../../content/pageFile';
import type {Page} from '../../content/pages';
import {type Problem, type Report, problemsOf} from '../../content/problems';

const note = 'NotConfirmed';

/** Checks that a page shows each of its claims exactly once, and that each note refers to one of its claims. */
function checkClaims({file, source, tree}: Page, report: Report): void {
  const claims = claimsOf(source, file);
  const notes = usesIn(tree).filter(({name}) => name === note);
  for (const {id, line} of claims) {
    const {length} = notes.filter(({props}) => props.claim === id);
    if (length !== 1) {
      const allowed = `<${note} claim="${id}" /> once, below the statement`;
      report({line}, `the claim "${id}", shown ${length} times`, allowed);
    }
  }
  const ids = claims.map(({id}) => id);
  for (const {props, line} of notes.filter((each) => !ids.includes(String(each.props.claim)))) {
    const found = `<${note} claim="${String(props.claim)}">: no such claim in the front matter`;
    report({line}, found, ids.join(', ') || 'an id that is listed under claims');
  }
}

/** Reports claims that a page doesn't show once, and notes on claims that it doesn't have. */
export const claimProblems = (page: Page): readonly Problem[] =>
  isPartial(page.file) ? [] : problemsOf(page.file, (report) => checkClaims(page, report));
