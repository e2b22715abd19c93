import postcss, {type AtRule, type Container, type Declaration, type Root} from 'postcss';
import valueParser, {type Node} from 'postcss-value-parser';
import {layersIn} from './layers';

const isProperty = /^--/;

/** The layer of a declaration for the whole page; nothing for one that holds somewhere, or at times, only. */
function layerOfRoot({parent}: Declaration): string | undefined {
  const rule = parent as Container & {selector?: string};
  const around = rule.parent as AtRule | Root | undefined;
  if (rule.selector !== ':root' || !around) {
    return undefined;
  }
  if (around.type === 'root') {
    return '';
  }
  return around.name === 'layer' && around.parent?.type === 'root' ? around.params : undefined;
}

/** The values of the properties that have one value on all of a page, whatever its theme, size or state. */
function valuesOf(root: Root, changed: ReadonlySet<string>): Map<string, string> {
  const layers = layersIn(root.toString());
  // What is in no layer wins over all layers.
  const rank = (layer: string) => (layer === '' ? layers.length : layers.indexOf(layer));
  const found = new Map<string, {value: string; rank: number}>();
  const varying = new Set(changed);
  root.walkDecls(isProperty, (declaration) => {
    const {prop, value} = declaration;
    const layer = layerOfRoot(declaration);
    if (layer === undefined) {
      varying.add(prop);
    } else if (rank(layer) >= (found.get(prop)?.rank ?? 0)) {
      found.set(prop, {value, rank: rank(layer)});
    }
  });
  return new Map([...found].filter(([prop]) => !varying.has(prop)).map(([prop, {value}]) => [prop, value]));
}

/** Puts values in the place of `var()`. What stood beside it without a space gets one: `var(--a)var(--b)` is two words. */
function withValues(text: string, valueOf: (prop: string) => string | undefined): string {
  if (!text.includes('var(')) {
    return text;
  }
  const isWord = (node?: Node) => node !== undefined && node.type !== 'space' && node.type !== 'div';
  const parsed = valueParser(text);
  parsed.walk((node, index, nodes) => {
    const value = node.type === 'function' && node.value === 'var' ? valueOf(node.nodes[0]?.value ?? '') : undefined;
    if (value !== undefined) {
      const [before, after] = [nodes[index - 1], nodes[index + 1]].map((each) => (isWord(each) ? ' ' : ''));
      nodes[index] = {...node, type: 'word', value: `${before}${value}${after}`} as Node;
    }
  });
  return parsed.toString();
}

/**
 * Writes the values of properties that are the same on all of a page into the rules that use them: half of the
 * framework's properties are used once or twice, and their names weigh more than their values.
 *
 * @param sheet all styles of the site
 * @param changed properties that scripts set, with their two hyphens
 */
export function settle(sheet: string, changed: ReadonlySet<string> = new Set()): string {
  const root = postcss.parse(sheet);
  const values = valuesOf(root, changed);
  const settled = new Map<string, string | undefined>();
  const valueOf = (prop: string): string | undefined => {
    if (!settled.has(prop)) {
      // One that names itself has no value; one that takes a part of its value from elsewhere keeps its name.
      settled.set(prop, undefined);
      const value = values.get(prop);
      const whole = value === undefined ? undefined : withValues(value, valueOf);
      settled.set(prop, whole?.includes('var(') ? undefined : whole?.trim());
    }
    return settled.get(prop);
  };
  root.walkDecls((declaration) => {
    declaration.value = withValues(declaration.value, valueOf);
  });
  return root.toString();
}
