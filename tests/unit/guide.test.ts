import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'vitest';
import {components} from '../../content/components';
import {parentComponents} from '../../content/components/component';
import {formatProblem} from '../../content/problems';
import {latestVersion} from '../../content/versions';
import {checkPages} from '../../scripts/checks/content';
import {guideProblems, withLists} from '../../scripts/guide';

const page = (body: string) =>
  `---\ntitle: A page\ndescription: A page with one sentence of the writer's guide, good or bad, to be checked.\n---\n\n${body}\n`;

const said = async (body: string) =>
  (await checkPages([{file: `${latestVersion.folder}/example.mdx`, source: page(body)}])).map(formatProblem);

test('the guide and the editor schemas match the code, and a difference is reported', () => {
  const guide = fs.readFileSync('CONTRIBUTING.md', 'utf8');
  assert.deepEqual(guideProblems(guide), []);
  const [problem] = guideProblems(guide.replace('`<Cards>…</Cards>`', '`<Cards/>`'));
  assert.equal(problem?.allowed, 'the output of `npm run guide`');
  assert.throws(() => withLists(guide.replace('<!-- tokens -->', '')), /markers <!-- tokens --> … <!-- end --> are/);
});

const Tabs = '<TabItem value="a">A.</TabItem>';
const inner: Record<string, string> = {Steps: '\n\n1. A.\n\n', Cards: '\n\n- [A](./faq.mdx) B.\n\n', Tabs};

test('the example of each component passes the checks', async () => {
  for (const [name, {example = `<${name} />`}] of Object.entries(components).filter(([, {kind}]) => kind === 'page')) {
    const holder = parentComponents[name];
    const source = example.replace('…', inner[name] ?? 'A line of text.');
    assert.deepEqual(await said(holder ? `<${holder}>\n\n${source}\n\n</${holder}>` : source), [], name);
  }
  assert.notDeepEqual(await said('<Badge tone="loud">New</Badge>'), []);
});
