import {type Use, usesIn} from '../components/uses';
import {type Finding, placeOf} from '../findings';
import type {Page} from '../pages';
import {holderOf} from './nesting';

/** What each part of a component has to have for itself, by the component around it. */
const parts = {
  Fields: {part: 'Field', props: ['name']},
  Tabs: {part: 'TabItem', props: ['value', 'label']},
} as const;

function repeated(uses: readonly Use[], prop: string): Use[] {
  const names = uses.map(({props}) => props[prop]);
  return uses.filter((_use, index) => names[index] !== undefined && names.indexOf(names[index]) < index);
}

/** A second field of the same name in one table, a second tab of the same value or label in one set of tabs. */
export function repeatFindings({file, tree}: Pick<Page, 'file' | 'tree'>): Finding[] {
  const uses = usesIn(tree);
  return uses.flatMap((holder) => {
    const {name} = holder;
    const rule = Object.hasOwn(parts, name) ? parts[name as keyof typeof parts] : undefined;
    if (!rule) {
      return [];
    }
    const own = uses.filter((use) => use.name === rule.part && holderOf(use, name, uses) === holder);
    return rule.props.flatMap((prop) =>
      repeated(own, prop).map((use) => ({
        file,
        ...placeOf(use.node),
        found: `a second <${rule.part} ${prop}="${String(use.props[prop])}">`,
        allowed: `a ${prop} that no other <${rule.part}> of these <${name}> has`,
      })),
    );
  });
}
