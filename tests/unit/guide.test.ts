import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'vitest';
import {components} from '../../content/components';
import {parentComponents} from '../../content/components/component';
import {schemas} from '../../content/frontMatter/schema';
import {formatProblem} from '../../content/problems';
import {jsonSchema} from '../../content/schemaWords';
import {latestVersion} from '../../content/versions';
import {checkPages} from '../../scripts/checks/content';
import {guideProblems, withLists} from '../../scripts/guide/lists';
import {snippets} from '../../scripts/guide/snippets';

const page = (body: string) =>
  `---\ntitle: A page\ndescription: A page with one sentence of the writer's guide, good or bad, to be checked.\n---\n\n${body}\n`;

const said = async (body: string) =>
  (await checkPages([{file: `${latestVersion.folder}/example.mdx`, source: page(body)}])).problems.map(formatProblem);

test('the guide and the schemas of editors are those of the code, and a change is found', () => {
  const guide = fs.readFileSync('CONTRIBUTING.md', 'utf8');
  assert.deepEqual(guideProblems(guide), []);
  const [finding] = guideProblems(guide.replace('`<Cards>…</Cards>`', '`<Cards/>`'));
  assert.equal(finding?.allowed, 'what `npm run guide` writes');
  assert.throws(() => withLists(guide.replace('<!-- tokens -->', '')), /no <!-- tokens --> … <!-- end -->/);
});

test('JSON schemas know the keys, the values and what must be there', () => {
  const {required, properties} = jsonSchema(schemas.doc);
  assert.deepEqual(required, ['title', 'description']);
  assert.ok(properties?.destination?.properties?.category?.enum?.includes('warehouse'));
  assert.ok(jsonSchema(schemas.post).properties?.tags?.items?.enum?.includes('release'));
});

/** A snippet as an editor leaves it when each place keeps its text, or its first choice. */
const filled = (name: string) =>
  (snippets()[name]?.body ?? [])
    .join('\n')
    .replaceAll(/\$\{\d+\|([^,|]+)[^}]*\|\}/g, '$1')
    .replaceAll(/\$\{\d+:([^}]*)\}/g, '$1')
    .replace('$0', 'A line of text.');

test('a component that a snippet writes passes the checks as it is', async () => {
  const ofPages = Object.entries(components).flatMap(([name, {kind}]) => (kind === 'page' ? [name] : []));
  for (const name of ofPages) {
    const holder = parentComponents[name];
    const text = name === 'Steps' ? filled('<Steps>').replace('A line', '1. A line') : filled(`<${name}>`);
    assert.deepEqual(await said(holder ? `<${holder}>\n\n${text}\n\n</${holder}>` : text), [], name);
  }
  assert.match(snippets()['<Badge>']?.body[0] ?? '', /tone="\$\{1\|neutral,info,/);
  assert.notDeepEqual(await said(filled('<Badge>').replace('neutral', 'loud')), []);
});
