import postcss, {type AtRule, type Container, type Declaration} from 'postcss';
import {layersIn} from './layers';

const isProperty = /^--/;

/** Selectors of the root element, in any theme. */
const isRoot = /^(?::root|html)(?:\[data-theme=[^\]]+\])?$/;

/** Where a declaration for the root element holds: its layer, and whether it holds at times only. */
function placeOf({parent}: Declaration): {layer: string; isAlways: boolean} | undefined {
  const rule = parent as Container & {selector?: string; selectors?: string[]};
  if (!rule.selectors?.every((selector) => isRoot.test(selector))) {
    return undefined;
  }
  let layer = '';
  let isAlways = rule.selector === ':root';
  for (let around = rule.parent as AtRule | undefined; around?.type === 'atrule'; around = around.parent as AtRule) {
    if (around.name === 'layer') {
      layer = around.params;
    } else {
      isAlways = false;
    }
  }
  return {layer, isAlways};
}

/**
 * Takes out values of properties for the whole page that never hold: a later layer always sets the same property. The
 * framework's colors and sizes are such, which the site's own replace: 0.2 KB of every first sheet.
 *
 * @param sheet all styles of the site
 */
export function withoutOverridden(sheet: string): string {
  const root = postcss.parse(sheet);
  const layers = layersIn(sheet);
  // What is in no layer wins over all layers.
  const rank = (layer: string) => (layer === '' ? layers.length : layers.indexOf(layer));
  const highest = new Map<string, number>();
  root.walkDecls(isProperty, (declaration) => {
    const place = placeOf(declaration);
    if (place?.isAlways) {
      highest.set(declaration.prop, Math.max(rank(place.layer), highest.get(declaration.prop) ?? 0));
    }
  });
  root.walkDecls(isProperty, (declaration) => {
    const place = placeOf(declaration);
    if (place && rank(place.layer) < (highest.get(declaration.prop) ?? 0)) {
      declaration.remove();
    }
  });
  return root.toString();
}
