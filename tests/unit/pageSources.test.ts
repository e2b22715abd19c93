import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'vitest';
import ts from 'typescript';
import {components, pageScope} from '../../content/components';
import {sourcesOfPage} from '../../content/pageSources';
import {latestVersion} from '../../content/versions';

const {folder} = latestVersion;

const sources = (body: string, file = `${folder}/a.mdx`, front = 'title: A page\n') =>
  sourcesOfPage(file, `---\n${front}---\n\n${body}\n`);

test('every page depends on the brand and the list of versions, docs pages on their glossary', () => {
  assert.deepEqual(sources('Text.', 'blog/a.mdx'), ['brand.ts', 'versions.json']);
  assert.deepEqual(sources('Text.'), ['brand.ts', 'versions.json', `${folder}/glossary.mdx`]);
});

test('a page depends on the facts of all its components', () => {
  const found = sources(
    '<LeadFields where="all" />\n\n<Diagram name="roles" />\n\n<Sensitive attribute="religion" />\n\n<AttributeValues />',
    `${folder}/a.mdx`,
    'attribute: income_hh\n',
  );
  assert.deepEqual(found.slice(3), [
    `${folder}/_facts/lead-fields.yaml`,
    `${folder}/graphql/schema.graphql`,
    'src/diagrams/roles.svg',
    `${folder}/_facts/attributes/religion.yaml`,
    `${folder}/_facts/attributes/income_hh.yaml`,
  ]);
});

test('a component is found however its tag is written', () => {
  for (const tag of ['<Diagram\n  name="roles"\n/>', 'A text <Diagram name="roles" /> about.']) {
    assert.equal(sources(tag)[3], 'src/diagrams/roles.svg', tag);
  }
});

test('a page without a component that is made from files is not parsed', () => {
  assert.equal(sources('{ <Tabs> <DiagramOfMine>').length, 3);
  assert.throws(() => sources('{ <Diagram>'), /not valid MDX/);
});

test('a component that a sample shows is no dependency', () => {
  assert.equal(sources('```mdx\n<Diagram name="roles" />\n```').length, 3);
});

test('Next depends on the facts of the latest version where it has none of its own', () => {
  assert.ok(sources('<Operation name="pageview" />', 'docs/a.mdx').includes(`${folder}/graphql/schema.graphql`));
});

test('the catalog depends on every destination page', () => {
  const found = sources('<DestinationCatalog />');
  const pages = fs.readdirSync(`${folder}/destinations`).filter((name) => name.endsWith('.mdx'));
  assert.ok(pages.length >= 70);
  assert.equal(found.filter((file) => file.startsWith(`${folder}/destinations/`)).length, pages.length);
});

/** Names that the theme gives to pages besides its own; those of elements are in small letters. */
function namesInScope(): string[] {
  const file = 'src/theme/MDXComponents/index.tsx';
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const exported = source.statements.find(ts.isExportAssignment)?.expression;
  assert.ok(exported && ts.isObjectLiteralExpression(exported));
  const names = exported.properties.flatMap(({name}) => (name && ts.isIdentifier(name) ? [name.text] : []));
  return names.filter((name) => /^[A-Z]/.test(name));
}

test('the theme gives exactly the components of the registry to pages', () => {
  assert.deepEqual(namesInScope().sort(), [...pageScope]);
  assert.ok(Object.keys(components).length > pageScope.length);
});
