import {components} from '../../content/components';
import {type Component, parentComponents} from '../../content/components/component';
import {holds} from './holds';
import {type JsonSchema, jsonSchemas, made} from './schemas';

/** A snippet, as VS Code reads it. */
export type Snippet = {scope: string; prefix: string; description: string; body: string[]};

/** Front matter is YAML to the extension that colors MDX, and MDX without it. */
const scope = 'mdx,markdown,yaml';

/** Signs that mean something in a place to fill in; between values to choose from, two more do. */
const inText = (text: string) => text.replaceAll(/[\\$}]/g, '\\$&');
const inChoice = (value: unknown) => String(value).replaceAll(/[\\$}|,]/g, '\\$&');

/** Places to fill in, numbered in their order. */
function places() {
  let number = 0;
  return {
    text: (shown: string) => `\${${++number}:${inText(shown)}}`,
    choice: (values: readonly unknown[]) => `\${${++number}|${values.map(inChoice).join(',')}|}`,
  };
}

type Places = ReturnType<typeof places>;

/** What is written inside a component that is more than text. */
function inside(name: string, place: Places): string {
  const part = Object.keys(parentComponents).find((each) => parentComponents[each] === name);
  if (name === 'Steps') {
    return `1. ${place.text('First step')}`;
  }
  return part ? written(part, place) : '$0';
}

/** A component as its example writes it, with places to fill in. */
function written(name: string, place: Places): string {
  const component = components[name];
  if (!component) {
    throw new Error(`No component <${name}>, which a snippet writes inside another one.`);
  }
  const start = component.example.replaceAll(/(\w+)="([^"]*)"/g, (_, prop: string, shown: string) => {
    const {schema} = component.props[prop] ?? {};
    const values = schema && made(schema).enum;
    return `${prop}="${values ? place.choice(values) : place.text(shown)}"`;
  });
  return start.replace(/>([^<]+)<\//, (_, children: string) => {
    const content = children === '…' ? inside(name, place) : place.text(children);
    return component.isInline ? `>${content}</` : `>\n\n${content}\n\n</`;
  });
}

const componentSnippets = Object.entries<Component>(components)
  .filter(([, {kind}]) => kind !== 'build')
  .map(([name, {use}]): [string, Snippet] => [
    `<${name}>`,
    {scope, prefix: name.toLowerCase(), description: use, body: written(name, places()).split('\n')},
  ]);

/** The value of a key, to be filled in or chosen. */
function value(schema: JsonSchema, place: Places): string {
  const {enum: values, const: only, type, items, anyOf: [first] = []} = schema;
  if (values ?? only !== undefined) {
    return place.choice(values ?? [only]);
  }
  if (items) {
    return `[${value(items, place)}]`;
  }
  if (type === 'boolean') {
    return place.choice([true, false]);
  }
  return first ? value(first, place) : place.text(holds(schema));
}

const keyLine = (key: string, schema: JsonSchema, place: Places) => `${key}: ${value(schema, place)}`;

const kinds = {doc: 'docs', post: 'blog', page: 'other pages'};

/** The head of a page with all keys that it must have. */
const headSnippets = Object.entries(kinds).map(([kind, where]): [string, Snippet] => {
  const {properties = {}, required = []} = jsonSchemas[kind] ?? {};
  const place = places();
  const lines = required.map((key) => keyLine(key, properties[key] ?? {}, place));
  return [
    `head, ${where}`,
    {scope, prefix: `head-${kind}`, description: `Front matter of ${where}`, body: ['---', ...lines, '---', '', '$0']},
  ];
});

/** The kinds of pages that know a key, by the line that writes it. */
const keys = new Map<string, {key: string; where: string[]}>();
for (const [kind, where] of Object.entries(kinds)) {
  for (const [key, schema] of Object.entries(jsonSchemas[kind]?.properties ?? {})) {
    // What holds keys of its own is written by `npm run new`.
    if (!schema.properties) {
      const line = keyLine(key, schema, places());
      keys.set(line, {key, where: [...(keys.get(line)?.where ?? []), where]});
    }
  }
}

/** Each key alone, with the values that it may have. */
const keySnippets = [...keys].map(([line, {key, where}]): [string, Snippet] => [
  `${key}, ${where.join(', ')}`,
  {scope, prefix: key, description: `Front matter of ${where.join(', ')}`, body: [line]},
]);

/**
 * Snippets of VS Code for every component of writers, for the head of each kind of page and for each of its keys, made
 * from the registry and the schemas that the checks go by.
 *
 * @returns the snippets by name
 */
export const snippets = (): Record<string, Snippet> =>
  Object.fromEntries([...componentSnippets, ...headSnippets, ...keySnippets]);
