import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import * as z from 'zod';
import {components} from '../components';
import {type Component, type Place, parentComponents} from '../components/component';
import {type JsxNode, type Use, isJsx, usesIn} from '../components/uses';
import {isPartial} from '../pageFile';
import type {Page} from '../pages';
import {type Report, problemsFrom} from '../problems';
import {checked} from '../schemaProblems';

/** Validates props against the registry. */
function lintProps({name, props, line, node}: Use, component: Component, place: Place, report: Report): void {
  const schemas = Object.fromEntries(Object.entries(component.props).map(([key, {schema}]) => [key, schema]));
  const source = {data: props, lineOf: () => line};
  for (const {found, allowed} of problemsFrom(() => checked(z.strictObject(schemas), source, place.file, name))) {
    report(node, found.replace(/^[^:]+/, `<${name} $&>`), allowed || 'no props');
  }
  for (const [key, value] of Object.entries(props)) {
    const values = component.props[key]?.values?.(place);
    if (values && !values.includes(String(value))) {
      report(node, `<${name} ${key}>: found ${JSON.stringify(value)}`, values.join(', ') || 'none');
    }
  }
}

const isAround = ({node: outer}: Use, {node: inner}: Use): boolean =>
  (outer.position?.start.offset ?? 0) < (inner.position?.start.offset ?? 0) &&
  (outer.position?.end.offset ?? 0) >= (inner.position?.end.offset ?? 0);

/** Whether a node is a tab, or a line of tabs, which MDX takes out of its paragraph. */
const isTab = (node: Nodes): boolean =>
  node.type === 'paragraph'
    ? node.children.every((each) => isTab(each) || (each.type === 'text' && !each.value.trim()))
    : isJsx(node) && node.name === 'TabItem';

const isList = (isNumbered: boolean) => (node: Nodes) => node.type === 'list' && Boolean(node.ordered) === isNumbered;

/** Reports child components outside their parent, steps and cards without their list, and tabs with other content. */
function lintNesting(use: Use, uses: readonly Use[], file: string, report: Report): void {
  const {name, node} = use;
  const children = node.children as Nodes[];
  const parent = Object.hasOwn(parentComponents, name) ? parentComponents[name] : undefined;
  if (parent && !isPartial(file) && !uses.some((each) => each.name === parent && isAround(each, use))) {
    report(node, `<${name}> outside <${parent}>`, `<${parent}> around all of its <${name}>`);
  } else if (name === 'Steps' && !children.some(isList(true))) {
    report(node, '<Steps> without a numbered list', 'a list numbered 1. 2. 3. below the tag');
  } else if (name === 'Tabs' && !children.every(isTab)) {
    report(node, '<Tabs> with something other than <TabItem>', 'only <TabItem> directly in <Tabs>');
  } else if (name === 'Cards' && !children.some(isList(false))) {
    report(
      node,
      '<Cards> without a list',
      'a list such as "- [Billing](./billing.mdx) What you pay for" below the tag',
    );
  }
}

function lintUse(use: Use, uses: readonly Use[], place: Place, report: Report): void {
  const {name, node} = use;
  const component = Object.hasOwn(components, name) ? components[name] : undefined;
  if (component?.kind === 'facts' && !place.version && !component.isAnywhere) {
    report(node, `<${name}> outside the docs`, 'components made from facts work only on docs pages');
  } else if (component) {
    lintProps(use, component, place, report);
    lintNesting(use, uses, place.file, report);
  } else {
    const allowed = `${Object.keys(components).sort().join(', ')}, or one that the page imports`;
    report(node, `<${name}>: no such component`, allowed);
  }
}

const hasScheme = (value: string) => /^[a-z][\w+.-]*:/i.test(value);

/** Whether a value is a relative path: in tags, the build leaves it as it is, so it breaks at the page's URL. */
const isRelativePath = (value: string) => !hasScheme(value) && /^[^/#]/.test(value);

const instead: Readonly<Record<string, string>> = {a: '[text](./page.mdx)', img: '![what it shows](./image.png)'};

/** Reports HTML attributes that behave differently in MDX, and files that readers' browsers would block. */
function lintAttributes(node: JsxNode, report: Report): void {
  const {name, attributes} = node;
  for (const each of attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute')) {
    const {value} = each;
    const isUrl = typeof value === 'string' && /^(?:href|poster|src)$/.test(each.name);
    if (isUrl && (name === 'a' ? !hasScheme(value) : isRelativePath(value))) {
      const found = `${each.name}="${value}" on <${name}>, which the build does not follow`;
      report(node, found, instead[name ?? ''] ?? 'the path of a file in static/, such as /img/a.png');
    } else if (isUrl && each.name !== 'href' && /^(?:https?:)?\/\//.test(value)) {
      const found = `${each.name}="${value}" on <${name}>, which the content security policy blocks`;
      report(node, found, 'the path of a file in static/, such as /img/a.png, or a link');
    } else if (/^(?:on[a-z]+|allowfullscreen|autoplay|playsinline|readonly)$/.test(each.name)) {
      report(
        node,
        `${each.name} on <${name}>, which React drops`,
        'its name in React, such as onClick={…} or autoPlay',
      );
    } else if (each.name === 'style' && typeof value !== 'object') {
      const found = `style="…" on <${name}>, which is HTML, not MDX`;
      report(node, found, 'style={{width: 300}}, or no style: colors and sizes come from the components');
    }
  }
}

/** Reports components made from facts inside a sentence, where the build doesn't expand them. */
const lintInline = (tree: Nodes, report: Report) =>
  visit(tree, 'mdxJsxTextElement', (node, _, parent) => {
    const isAlone = parent?.children.every((each) => isJsx(each) || (each.type === 'text' && !each.value.trim()));
    if (node.name && components[node.name]?.kind === 'facts' && !(isAlone && parent?.type === 'paragraph')) {
      report(node, `<${node.name}> inside a sentence`, `<${node.name}> on a line of its own`);
    }
  });

/** Lints a page's tags: components against the registry, nesting, and attributes. */
export function lintComponents({file, tree, version}: Pick<Page, 'file' | 'tree' | 'version'>, report: Report): void {
  const uses = usesIn(tree);
  uses.forEach((use) => lintUse(use, uses, {file, version}, report));
  lintInline(tree, report);
  visit(tree, (node: Nodes) => {
    if (isJsx(node) && /^[a-z]/.test(node.name ?? '')) {
      lintAttributes(node, report);
      const meant = Object.keys(components).find((each) => each.toLowerCase() === node.name?.toLowerCase());
      if (meant !== undefined && node.name !== 'kbd') {
        report(node, `<${node.name}>, which is not an HTML element`, `<${meant}>`);
      }
    }
  });
}
