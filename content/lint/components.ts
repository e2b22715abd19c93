import fs from 'node:fs';
import type {Nodes} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import * as z from 'zod';
import {components} from '../components';
import {type Component, type Place, parentComponents} from '../components/component';
import {type JsxNode, type Use, isJsx, usesIn} from '../components/uses';
import {isPartial} from '../pageFile';
import type {Page} from '../pages';
import {type Report, problemsFrom} from '../problems';
import {checked} from '../schemaProblems';

/** Checks props against the registry; returns whether all are valid. */
function lintProps({name, props, line, node}: Use, component: Component, place: Place, report: Report): boolean {
  const schemas = Object.fromEntries(Object.entries(component.props).map(([key, {schema}]) => [key, schema]));
  const source = {data: props, lineOf: () => line};
  const wrong = problemsFrom(() => checked(z.strictObject(schemas), source, place.file, name));
  for (const {found, allowed} of wrong) {
    report(node, found.replace(/^[^:]+/, `<${name} $&>`), allowed || 'no props');
  }
  if (wrong.length > 0) {
    return false;
  }
  const areKnown = Object.entries(props).map(([key, value]) => {
    const values = component.props[key]?.values?.(place) ?? [String(value)];
    if (values.includes(String(value))) {
      return true;
    }
    report(node, `<${name} ${key}>: found ${JSON.stringify(value)}`, values.join(', ') || 'none');
    return false;
  });
  return !areKnown.includes(false);
}

const isAround = ({node: outer}: Use, {node: inner}: Use): boolean =>
  (outer.position?.start.offset ?? 0) < (inner.position?.start.offset ?? 0) &&
  (outer.position?.end.offset ?? 0) >= (inner.position?.end.offset ?? 0);

const isNumberedList = (node: Nodes) => node.type === 'list' && node.ordered;

/** Parts outside their parent, steps that are no numbered list, two fields of one name in a table. */
function lintNesting(use: Use, uses: readonly Use[], file: string, report: Report): void {
  const {name, node, props} = use;
  const parentName = Object.hasOwn(parentComponents, name) ? parentComponents[name] : undefined;
  const parentOf = (part: Use) => uses.findLast((each) => each.name === parentName && isAround(each, part));
  const parent = parentName ? parentOf(use) : undefined;
  if (parentName && !parent && !isPartial(file)) {
    report(node, `<${name}> outside <${parentName}>`, `<${parentName}> around all of its <${name}>`);
  } else if (name === 'Steps' && !(node.children as Nodes[]).some(isNumberedList)) {
    report(node, '<Steps> without a numbered list', 'lines that begin with 1. 2. 3., below the tag');
  } else if (name === 'Field') {
    const isSame = (each: Use) => each.name === name && each.props.name === props.name && parentOf(each) === parent;
    if (uses.find(isSame) !== use) {
      const allowed = 'a name that no other <Field> of these <Fields> has';
      report(node, `a second <Field name="${String(props.name)}">`, allowed);
    }
  }
}

function lintUse(use: Use, uses: readonly Use[], place: Place, report: Report): void {
  const {name, node} = use;
  const component = Object.hasOwn(components, name) ? components[name] : undefined;
  if (component?.kind === 'facts' && !place.version && !component.isAnywhere) {
    report(node, `<${name}> outside the docs`, 'components made from facts work in docs pages only');
  } else if (component) {
    if (lintProps(use, component, place, report)) {
      lintNesting(use, uses, place.file, report);
    }
  } else if (fs.existsSync(`src/components/${name}`)) {
    const allowed = 'one with an entry in content/components/pageComponents.ts';
    report(node, `<${name}>: a component for the site's code`, allowed);
  } else {
    const allowed = `${Object.keys(components).sort().join(', ')}, or one that the page imports`;
    report(node, `<${name}>: no such component`, allowed);
  }
}

/** A path from the page's file: in tags it stays as it is, and leads nowhere from the page's address. */
const isPathOfFile = (value: unknown) => typeof value === 'string' && /^(?![/#]|[a-z][\w+.-]*:)./i.test(value);

const insteadOfPath: Readonly<Record<string, string>> = {a: '[text](./page.mdx)', img: '![what it shows](./image.png)'};

/** Attributes of HTML that do something else in MDX. */
function lintAttributes(node: JsxNode, report: Report): void {
  const {name, attributes} = node;
  // `remark/htmlLinks.ts` makes these links of Markdown.
  const isFollowed = name === 'a' && attributes.every(({value}) => typeof (value ?? '') === 'string');
  for (const each of attributes.filter(({type}) => type === 'mdxJsxAttribute') as MdxJsxAttribute[]) {
    const found = `${each.name}="…" on <${name}>, which is HTML and not MDX`;
    if (!isFollowed && /^(?:href|poster|src)$/.test(each.name) && isPathOfFile(each.value)) {
      const path = `${each.name}="${each.value as string}" on <${name}>, which the build does not follow`;
      report(node, path, insteadOfPath[name ?? ''] ?? 'the address of a file in static/, such as /img/a.png');
    } else if (each.name === 'style' && typeof each.value !== 'object') {
      report(node, found, 'style={{width: 300}}, or no style: colors and sizes come from the components');
    } else if (/^on[a-z]/.test(each.name) && typeof each.value !== 'object') {
      report(node, found, 'a component in src/components: a page runs no scripts of its own');
    }
  }
}

/** Lints the tags of a page: components by the registry, nesting, attributes. */
export function lintComponents({file, tree, version}: Pick<Page, 'file' | 'tree' | 'version'>, report: Report): void {
  const uses = usesIn(tree);
  uses.forEach((use) => lintUse(use, uses, {file, version}, report));
  visit(tree, (node: Nodes) => {
    if (isJsx(node) && /^[a-z]/.test(node.name ?? '')) {
      lintAttributes(node, report);
    }
  });
  const inline = Object.keys(components).filter((each) => components[each]?.isInline);
  visit(tree, 'table', (table) =>
    visit(table, 'mdxJsxTextElement', (node) => {
      // A block would break its row.
      if (Object.hasOwn(components, node.name ?? '') && !inline.includes(node.name ?? '')) {
        const allowed = `${inline.map((each) => `<${each}>`).join(', ')}; other components go on lines of their own`;
        report(node, `<${node.name}> in a table`, allowed);
      }
    }),
  );
}
