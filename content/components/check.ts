import type * as z from 'zod';
import {type Finding, placeOf} from '../findings';
import {components, writersComponents} from '.';
import {type Place, type Prop, isRequired} from './component';
import {type Use, expression} from './uses';

const shown = (value: unknown) => {
  if (value === expression) {
    return 'an expression';
  }
  return value === true ? 'nothing' : JSON.stringify(value);
};

function allowedOf(issue: z.core.$ZodIssue | undefined): string {
  return issue?.code === 'invalid_value' && issue.values.length > 1 ? issue.values.join(', ') : (issue?.message ?? '');
}

type Wrong = Pick<Finding, 'found' | 'allowed'>;

function propProblem(name: string, key: string, prop: Prop, value: unknown, place: Place): Wrong[] {
  const found = `<${name} ${key}>: found ${shown(value)}`;
  const result = prop.schema.safeParse(value);
  if (!result.success) {
    return [{found, allowed: allowedOf(result.error.issues[0])}];
  }
  const values = value === undefined ? undefined : prop.values?.(place);
  return values && !values.includes(String(value)) ? [{found, allowed: values.join(', ') || 'none'}] : [];
}

function problemsOf({name, props}: Use, place: Place): Wrong[] {
  const component = components[name];
  if (!component || component.kind === 'build') {
    return [{found: `<${name}>: no such component`, allowed: writersComponents.join(', ')}];
  }
  if (component.kind === 'facts' && !place.version && !component.isAnywhere) {
    return [{found: `<${name}> outside the docs`, allowed: 'components made from facts work in docs pages only'}];
  }
  const rules = Object.entries(component.props);
  const missing = rules
    .filter(([key, prop]) => isRequired(prop) && !(key in props))
    .map(([key, {holds}]) => ({found: `<${name}> without ${key}`, allowed: `${key}="…" with ${holds}`}));
  const wrong = Object.entries(props).flatMap(([key, value]) => {
    const prop = component.props[key];
    return prop
      ? propProblem(name, key, prop, value, place)
      : [{found: `<${name}>: no prop "${key}"`, allowed: Object.keys(component.props).join(', ') || 'no props'}];
  });
  return [...missing, ...wrong];
}

/** Checks the components of a page, their props and the values of these against the registry. */
export const componentFindings = (uses: readonly Use[], place: Place): Finding[] =>
  uses.flatMap((use) =>
    problemsOf(use, place).map((problem) => ({file: place.file, ...placeOf(use.node), ...problem})),
  );
