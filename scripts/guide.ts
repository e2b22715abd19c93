import fs from 'node:fs';
import {tokenKeys} from '../content/brandTokens';
import {fenceLanguages} from '../content/codeBlocks';
import {components} from '../content/components';
import {type Component, isRequired} from '../content/components/component';
import {attributeSchema} from '../content/facts/attributes';
import {sharedDeliverySchema} from '../content/facts/delivery';
import {leadFieldsSchema} from '../content/facts/leadFields';
import {schemas} from '../content/frontMatter/schema';
import type {Problem} from '../content/problems';
import {type JsonSchema, code, describeSchema, jsonSchema} from '../content/schemaWords';
import brand from '../content/siteBrand';

const listOf = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

const keyLines = ({properties = {}, required = []}: JsonSchema): string[] =>
  Object.entries(properties).map(
    ([key, schema]) => `${code(key)}${required.includes(key) ? '' : '?'}: ${describeSchema(schema)}`,
  );

const heads = [schemas.doc, schemas.post, schemas.page].map((schema) => keyLines(jsonSchema(schema)));

/** Front matter keys that are specific to a kind of page. */
const ownKeys = (kind: number) => heads[kind]?.filter((line) => !heads.every((lines) => lines.includes(line))) ?? [];

const propsOf = ({props}: Component): string =>
  Object.entries(props)
    .map(([name, prop]) => `${code(name)}${isRequired(prop) ? '' : '?'} ${prop.valueType}`)
    .join('; ');

const componentList = (kind: Component['kind']) =>
  listOf(
    Object.entries(components)
      .filter(([, component]) => component.kind === kind)
      .map(([name, component]) => {
        const {example = `<${name} />`, use} = component;
        return [`${code(example)}: ${use}`, propsOf(component)].filter(Boolean).join('. Props: ');
      }),
  );

const lists: Readonly<Record<string, () => string>> = {
  'front matter: all': () => listOf(heads[0]?.filter((line) => !ownKeys(0).includes(line)) ?? []),
  'front matter: doc': () => listOf(ownKeys(0)),
  'front matter: post': () => listOf(ownKeys(1)),
  'front matter: page': () => listOf(ownKeys(2)),
  tokens: () =>
    tokenKeys(brand)
      .map((key) => code(`%brand.${key}%`))
      .join(', '),
  'components: page': () => componentList('page'),
  'components: facts': () => componentList('facts'),
  languages: () => fenceLanguages.map(code).join(', '),
  'facts: attribute': () => listOf(keyLines(jsonSchema(attributeSchema))),
  'facts: lead field': () => listOf(keyLines(jsonSchema(leadFieldsSchema).items ?? {})),
};

const guideFile = 'CONTRIBUTING.md';

const end = '<!-- end -->';

/**
 * Updates the generated lists in the writer's guide.
 *
 * @param guide the guide's text
 * @throws Error when the markers around a list are missing
 */
export function withLists(guide: string): string {
  return Object.entries(lists).reduce((text, [name, make]) => {
    const start = `<!-- ${name} -->`;
    const from = text.indexOf(start);
    const to = text.indexOf(end, from);
    if (from === -1 || to === -1) {
      throw new Error(`${guideFile}: the markers ${start} … ${end} are missing`);
    }
    return `${text.slice(0, from + start.length)}\n\n${make()}\n\n${text.slice(to)}`;
  }, guide);
}

/** Reports generated lists in the guide that are out of date. */
export const guideProblems = (guide = fs.readFileSync(guideFile, 'utf8')): Problem[] =>
  withLists(guide) === guide
    ? []
    : [{file: guideFile, line: 1, found: 'outdated lists', allowed: 'the output of `npm run guide`'}];

/** `npm run guide`: writes the lists in CONTRIBUTING.md, and schemas for VS Code, which aren't committed. */
if (process.argv[1] === __filename) {
  fs.writeFileSync(guideFile, withLists(fs.readFileSync(guideFile, 'utf8')));
  fs.mkdirSync('.vscode/schemas', {recursive: true});
  const schemasByName = {attribute: attributeSchema, 'lead-fields': leadFieldsSchema, delivery: sharedDeliverySchema};
  for (const [name, schema] of Object.entries(schemasByName)) {
    fs.writeFileSync(`.vscode/schemas/${name}.json`, `${JSON.stringify(jsonSchema(schema), null, 2)}\n`);
  }
}
