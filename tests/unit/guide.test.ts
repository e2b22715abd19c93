import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';
import {say} from '../../content/findings';
import {latestVersion} from '../../content/versions';
import {checkPages} from '../../scripts/checks/content';
import {guideFindings, withTables} from '../../scripts/checks/guide';
import {examples} from '../../scripts/checks/prose/examples';
import {jsonSchemas} from '../../scripts/guide/schemas';

const page = (body: string) =>
  `---\ntitle: A page\ndescription: A page with one sentence of the writer's guide, good or bad, to be checked.\n---\n\n${body}\n`;

const said = async (body: string) =>
  (await checkPages([{file: `${latestVersion.folder}/example.mdx`, source: page(body)}])).findings.map(say);

test('of the examples of prose, the bad are refused and the good pass', async () => {
  for (const {rule, bad, good} of examples) {
    assert.ok((await said(bad)).length > 0, `${rule}: ${bad}`);
    assert.deepEqual(await said(good), [], rule);
  }
});

test('the guide and the schemas of editors are those of the code, and a change is found', () => {
  const guide = fs.readFileSync('CONTRIBUTING.md', 'utf8');
  assert.deepEqual(guideFindings(guide), []);
  const [finding] = guideFindings(guide.replace('`<Cards>…</Cards>`', '`<Cards/>`'));
  assert.equal(finding?.allowed, 'what `npm run guide` writes');
  assert.throws(() => withTables(guide.replace('<!-- tokens -->', '')), /no <!-- tokens --> … <!-- end -->/);
});

test('schemas for editors know the keys, the values and what must be there', () => {
  const {required, properties} = jsonSchemas.doc ?? {};
  assert.deepEqual(required, ['title', 'description']);
  assert.ok(properties?.destination?.properties?.category?.enum?.includes('warehouse'));
  assert.ok(jsonSchemas.post?.properties?.tags?.items?.enum?.includes('release'));
});
