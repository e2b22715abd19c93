import type {Nodes} from 'mdast';
import {holders} from '../components/holders';
import {type Use, usesIn} from '../components/uses';
import {type Finding, placeOf} from '../findings';
import {isPart} from '../frontMatter/read';
import type {Page} from '../pages';

const holds = ({node: outer}: Use, {node: inner}: Use): boolean =>
  (outer.position?.start.offset ?? 0) < (inner.position?.start.offset ?? 0) &&
  (outer.position?.end.offset ?? 0) >= (inner.position?.end.offset ?? 0);

/** The innermost component of a name around another. */
export const holderOf = (part: Use, name: string, uses: readonly Use[]): Use | undefined =>
  uses.findLast((use) => use.name === name && holds(use, part));

const bullets = (node: Nodes) => node.type === 'list' && node.ordered !== true;

/** Parts without what holds them, and steps without numbers. */
export function nestingFindings({file, tree}: Pick<Page, 'file' | 'tree'>): Finding[] {
  const uses = usesIn(tree);
  return uses.flatMap((use) => {
    const {name, node} = use;
    const holder = Object.hasOwn(holders, name) ? holders[name] : undefined;
    const place = {file, ...placeOf(node)};
    if (holder && !isPart(file) && !holderOf(use, holder, uses)) {
      return [{...place, found: `<${name}> outside <${holder}>`, allowed: `<${holder}> around all of its <${name}>`}];
    }
    return name === 'Steps' && (node.children as Nodes[]).some(bullets)
      ? [{...place, found: 'a list without numbers in <Steps>', allowed: 'steps with 1. 2. 3. before them'}]
      : [];
  });
}
