import {usesIn} from '../../content/components/uses';
import {claimsOf} from '../../content/facts/claims';
import {readFrontMatter} from '../../content/frontMatter/read';
import {isPartial} from '../../content/pageFile';
import type {Page} from '../../content/pages';
import {type Problem, problemsFrom} from '../../content/problems';

const note = 'NotConfirmed';

/** Each claim of a page is shown once, next to what it concerns, and each note shows a claim of its page. */
function claimProblems({file, source, tree}: Page): Problem[] {
  const claims = claimsOf(source, file);
  const notes = usesIn(tree).filter(({name}) => name === note);
  const countOf = (id: string) => notes.filter(({props}) => props.claim === id).length;
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
    ...notes
      .filter(({props}) => !ids.includes(String(props.claim)))
      .map(({props, line}) => ({
        file,
        line,
        found: `<${note} claim="${String(props.claim)}">: no such claim in the front matter`,
        allowed: ids.join(', ') || 'an id that is listed under claims',
      })),
  ];
}

/** A destination page shows once how records are delivered. */
function deliveryProblems({file, source, tree}: Page): Problem[] {
  const shown = usesIn(tree).filter(({name}) => name === 'Delivery').length;
  return shown === 1 || !readFrontMatter(source, file).data.destination
    ? []
    : [{file, line: 1, found: `<Delivery /> ${shown} times`, allowed: 'once, below a heading "Delivery"'}];
}

/** How a page uses its own facts: claims and delivery. */
export function factUseProblems(page: Page): readonly Problem[] {
  if (isPartial(page.file)) {
    return [];
  }
  const found: Problem[] = [];
  const unread = problemsFrom(() => found.push(...claimProblems(page), ...deliveryProblems(page)));
  return [...unread, ...found];
}
