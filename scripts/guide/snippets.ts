import {components} from '../../content/components';
import type {Component} from '../../content/components/component';
import {jsonSchema} from '../../content/schemaWords';

/** A snippet, as VS Code reads it. */
export type Snippet = {scope: string; prefix: string; description: string; body: string[]};

/** A component as its example writes it, with places to fill in. */
function bodyOf({example, props, isInline}: Component): string {
  let places = 0;
  const start = example.replaceAll(/(\w+)="([^"]*)"/g, (_, prop: string, shown: string) => {
    const values = props[prop] && jsonSchema(props[prop].schema).enum;
    places += 1;
    return `${prop}="\${${places}${values ? `|${values.join(',')}|` : `:${shown}`}}"`;
  });
  return start.replace(/>[^<]+<\//, isInline ? '>$$0</' : '>\n\n$$0\n\n</');
}

/**
 * Snippets of VS Code for every component of writers, made from the registry.
 *
 * @returns the snippets by name
 */
export const snippets = (): Record<string, Snippet> =>
  Object.fromEntries(
    Object.entries(components)
      .filter(([, {kind}]) => kind !== 'build')
      .map(([name, component]) => {
        const body = bodyOf(component).split('\n');
        return [`<${name}>`, {scope: 'mdx,markdown', prefix: name.toLowerCase(), description: component.use, body}];
      }),
  );
