import {components} from '../../content/components';
import {type Component, isRequired} from '../../content/components/component';
import {tokenKeys} from '../../content/brandTokens';
import brand from '../../content/siteBrand';
import {fenceAttributes, fenceLanguages} from '../../content/code';
import {code, holds} from './holds';
import {type JsonSchema, jsonSchemas} from './schemas';

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const propsOf = ({props}: Component): string =>
  Object.entries(props)
    .map(([name, prop]) => `${code(name)}${isRequired(prop) ? '' : '?'} ${prop.holds}`)
    .join('; ');

const componentTable = (kind: Component['kind']) =>
  table(
    ['component', 'use', 'props (? may be left out)'],
    Object.values(components)
      .filter((component) => component.kind === kind)
      .map((component) => [code(component.example), component.use, propsOf(component) || 'none']),
  );

const keyTable = ({properties = {}, required = []}: JsonSchema = {}) =>
  table(
    ['key (? may be left out)', 'holds'],
    Object.entries(properties).map(([key, schema]) => [
      `${code(key)}${required.includes(key) ? '' : '?'}`,
      holds(schema),
    ]),
  );

/** All tables that are made, by the name in their marks. */
export const tables: Readonly<Record<string, () => string>> = {
  'components: page': () => componentTable('page'),
  'components: facts': () => componentTable('facts'),
  'front matter: doc': () => keyTable(jsonSchemas.doc),
  'front matter: post': () => keyTable(jsonSchemas.post),
  'front matter: page': () => keyTable(jsonSchemas.page),
  'facts: destination': () => keyTable(jsonSchemas.doc?.properties?.destination),
  'facts: attribute': () => keyTable(jsonSchemas.attribute),
  'facts: lead field': () => keyTable(jsonSchemas['lead-fields']?.items),
  'fence attributes': () =>
    table(
      ['attribute', 'on'],
      Object.entries(fenceAttributes).map(([name, languages]) => [
        code(`${name}="…"`),
        languages?.map(code).join(', ') ?? 'any',
      ]),
    ),
  'fence languages': () => fenceLanguages.map(code).join(', '),
  tokens: () =>
    table(
      ['token', 'now'],
      tokenKeys(brand).map((key) => [code(`%brand.${key}%`), String(brand[key as keyof typeof brand]) || '(empty)']),
    ),
};
