import fs from 'node:fs';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import * as z from 'zod';
import {components} from '../components';
import {type Place, parentComponents} from '../components/component';
import {type JsxNode, type Use, isJsx, usesIn} from '../components/uses';
import {isPartial} from '../pageFile';
import type {Page} from '../pages';
import {type Problem, type Wrong, positionOf, problemsFrom} from '../problems';
import {checked} from '../schemaProblems';

const unknownComponent = (name: string): Wrong =>
  fs.existsSync(`src/components/${name}`)
    ? {
        found: `<${name}>: a component for the site's code`,
        allowed: 'one with an entry in content/components/pageComponents.ts',
      }
    : {
        found: `<${name}>: no such component`,
        allowed: `${Object.keys(components).sort().join(', ')}, or one that the page imports`,
      };

/** What is wrong with a use of a component, by the registry. */
function registryProblems({name, props, line}: Use, place: Place): Wrong[] {
  const component = Object.hasOwn(components, name) ? components[name] : undefined;
  if (!component) {
    return [unknownComponent(name)];
  }
  if (component.kind === 'facts' && !place.version && !component.isAnywhere) {
    return [{found: `<${name}> outside the docs`, allowed: 'components made from facts work in docs pages only'}];
  }
  const schemas = Object.fromEntries(Object.entries(component.props).map(([key, {schema}]) => [key, schema]));
  const source = {data: props, lineOf: () => line};
  const wrong = problemsFrom(() => checked(z.strictObject(schemas), source, place.file, name));
  if (wrong.length > 0) {
    return wrong.map(({found, allowed}) => ({
      found: found.replace(/^[^:]+/, `<${name} $&>`),
      allowed: allowed || 'no props',
    }));
  }
  return Object.entries(props).flatMap(([key, value]) => {
    const values = component.props[key]?.values?.(place);
    return values && !values.includes(String(value))
      ? [{found: `<${name} ${key}>: found ${JSON.stringify(value)}`, allowed: values.join(', ') || 'none'}]
      : [];
  });
}

const isAround = ({node: outer}: Use, {node: inner}: Use): boolean =>
  (outer.position?.start.offset ?? 0) < (inner.position?.start.offset ?? 0) &&
  (outer.position?.end.offset ?? 0) >= (inner.position?.end.offset ?? 0);

const isNumberedList = (node: Nodes) => node.type === 'list' && node.ordered;

/** Parts outside their parent, steps that are no numbered list, two fields of one name in a table. */
function nestingProblems(use: Use, uses: readonly Use[], file: string): Wrong[] {
  const {name, node, props} = use;
  const parentName = Object.hasOwn(parentComponents, name) ? parentComponents[name] : undefined;
  const parentOf = (part: Use) => uses.findLast((each) => each.name === parentName && isAround(each, part));
  const parent = parentName ? parentOf(use) : undefined;
  if (parentName && !parent && !isPartial(file)) {
    return [{found: `<${name}> outside <${parentName}>`, allowed: `<${parentName}> around all of its <${name}>`}];
  }
  if (name === 'Steps' && !(node.children as Nodes[]).some(isNumberedList)) {
    return [{found: '<Steps> without a numbered list', allowed: 'lines that begin with 1. 2. 3., below the tag'}];
  }
  const first = uses.find((each) => each.name === name && each.props.name === props.name && parentOf(each) === parent);
  return name === 'Field' && first !== use
    ? [
        {
          found: `a second <Field name="${String(props.name)}">`,
          allowed: 'a name that no other <Field> of these <Fields> has',
        },
      ]
    : [];
}

/** A path from the page's file: in tags it stays as it is, and leads nowhere from the page's address. */
const isPathOfFile = (value: unknown) => typeof value === 'string' && /^(?![/#]|[a-z][\w+.-]*:)./i.test(value);

const insteadOfPath: Readonly<Record<string, string>> = {a: '[text](./page.mdx)', img: '![what it shows](./image.png)'};

function attributeProblems({name, attributes}: JsxNode): Wrong[] {
  if (!/^[a-z]/.test(name ?? '')) {
    return [];
  }
  // `remark/htmlLinks.ts` makes these links of Markdown.
  const isFollowed = name === 'a' && attributes.every(({value}) => typeof (value ?? '') === 'string');
  return attributes.flatMap((each): Wrong[] => {
    if (each.type !== 'mdxJsxAttribute') {
      return [];
    }
    const found = `${each.name}="…" on <${name}>, which is HTML and not MDX`;
    if (!isFollowed && /^(?:href|poster|src)$/.test(each.name) && isPathOfFile(each.value)) {
      const path = `${each.name}="${each.value as string}" on <${name}>, which the build does not follow`;
      return [
        {found: path, allowed: insteadOfPath[name ?? ''] ?? 'the address of a file in static/, such as /img/a.png'},
      ];
    }
    if (each.name === 'style' && typeof each.value !== 'object') {
      return [{found, allowed: 'style={{width: 300}}, or no style: colors and sizes come from the components'}];
    }
    return /^on[a-z]/.test(each.name) && typeof each.value !== 'object'
      ? [{found, allowed: 'a component in src/components: a page runs no scripts of its own'}]
      : [];
  });
}

/** Block components in a cell of a table, which would break its row. */
function cellProblems(node: JsxNode): Wrong[] {
  const name = node.name ?? '';
  const inline = Object.keys(components).filter((each) => components[each]?.isInline);
  return Object.hasOwn(components, name) && !inline.includes(name)
    ? [
        {
          found: `<${name}> in a table`,
          allowed: `${inline.map((each) => `<${each}>`).join(', ')}; other components go on lines of their own`,
        },
      ]
    : [];
}

/** What is wrong with the tags of a page: components by the registry, nesting, attributes. */
export function componentProblems({file, tree, version}: Pick<Page, 'file' | 'tree' | 'version'>): Problem[] {
  const uses = usesIn(tree);
  const found: Problem[] = [];
  const add = (node: JsxNode, wrong: readonly Wrong[]) =>
    found.push(...wrong.map((each) => ({file, ...positionOf(node), ...each})));
  for (const use of uses) {
    const wrong = registryProblems(use, {file, version});
    add(use.node, wrong.length > 0 ? wrong : nestingProblems(use, uses, file));
  }
  visit(tree, (node: Nodes) => {
    if (isJsx(node)) {
      add(node, attributeProblems(node));
    }
  });
  visit(tree, 'table', (table) => {
    visit(table, 'mdxJsxTextElement', (node) => {
      add(node, cellProblems(node));
    });
  });
  return found;
}
