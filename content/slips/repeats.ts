import {type Use, usesIn} from '../components/uses';
import {type Finding, placeOf} from '../findings';
import type {Page} from '../pages';

/** What each part of a component has to have for itself, by the component around it. */
const parts = {
  Fields: {part: 'Field', prop: 'name'},
  Tabs: {part: 'TabItem', prop: 'value'},
} as const;

function repeated(uses: readonly Use[], prop: string): Use[] {
  const names = uses.map(({props}) => props[prop]);
  return uses.filter((_use, index) => names[index] !== undefined && names.indexOf(names[index]) < index);
}

const holds = ({node: outer}: Use, {node: inner}: Use): boolean =>
  (outer.position?.start.offset ?? 0) < (inner.position?.start.offset ?? 0) &&
  (outer.position?.end.offset ?? 0) >= (inner.position?.end.offset ?? 0);

/** The innermost component of a name around another. */
const holderOf = (part: Use, name: string, uses: readonly Use[]): Use | undefined =>
  uses.findLast((use) => use.name === name && holds(use, part));

/** A second field of the same name in one table, a second tab of the same value in one set of tabs. */
export function repeatFindings({file, tree}: Pick<Page, 'file' | 'tree'>): Finding[] {
  const uses = usesIn(tree);
  return uses.flatMap((holder) => {
    const {name} = holder;
    const rule = Object.hasOwn(parts, name) ? parts[name as keyof typeof parts] : undefined;
    if (!rule) {
      return [];
    }
    const own = uses.filter((use) => use.name === rule.part && holderOf(use, name, uses) === holder);
    return repeated(own, rule.prop).map((use) => ({
      file,
      ...placeOf(use.node),
      found: `a second <${rule.part} ${rule.prop}="${String(use.props[rule.prop])}">`,
      allowed: `a ${rule.prop} that no other <${rule.part}> of these <${name}> has`,
    }));
  });
}
