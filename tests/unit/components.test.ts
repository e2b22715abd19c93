import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'vitest';
import {tabGroups} from '../../content/components/pageComponents';
import {latestVersion} from '../../content/versions';
import {compilePage, failureOf} from './mdx';

test('a component used as allowed passes', async () => {
  assert.equal(await failureOf('<Badge tone="info">New</Badge>'), 'no error');
});

test('an unknown component is named with those there are', async () => {
  assert.match(
    await failureOf('Text\n\n<Bagde tone="info">New</Bagde>'),
    /a\.mdx:3:1: <Bagde>: no such component; allowed: AttributeDestinations, .*Badge, .*Card, /,
  );
});

test('a component that the page imports is its own business', async () => {
  assert.equal(
    await failureOf("import Chart from '@site/src/components/Drawing';\n\n<Chart anything={1} />"),
    'no error',
  );
});

test('a value out of a fixed set is named with the set', async () => {
  assert.match(
    await failureOf('<Badge tone="blue">New</Badge>'),
    /<Badge tone>: found "blue"; allowed: neutral, info, success/,
  );
  assert.match(await failureOf('<Badge tone={1}>New</Badge>'), /<Badge tone>: found 1; allowed: neutral/);
});

test('an unknown prop and a missing one are named', async () => {
  assert.match(await failureOf('<Badge color="blue">New</Badge>'), /<Badge>: no prop "color"; allowed: tone/);
  assert.match(await failureOf('<Card title="A">text</Card>'), /<Card> without to; allowed: to="…" with text/);
});

test('a diagram that does not exist is named with those there are', async () => {
  assert.match(
    await failureOf('<Diagram name="visitor" />'),
    /a\.mdx:1:1: <Diagram name>: found "visitor"; allowed: .*visitor-to-lead/,
  );
});

test('a diagram brings its text alternatives', async () => {
  const made = await compilePage('<Diagram name="visitor-to-lead" />', `${latestVersion.folder}/a.mdx`);
  assert.match(
    made,
    /role=\\"img\\" aria-labelledby=\\"visitor-to-lead-title\\"|role="img" aria-labelledby="visitor-to-lead-title"|role=&quot;img&quot;/,
  );
});

test('braces in prose end in a message with the place', async () => {
  assert.match(
    await failureOf('Write {{city} here'),
    /a\.mdx:\d+:\d+: MDX that does not parse: Could not parse expression/,
  );
});

test('the privacy policy names what every group of tabs keeps in the browser', () => {
  const policy = fs.readFileSync('src/pages/privacy-policy.mdx', 'utf8');
  assert.deepEqual(
    tabGroups.filter((group) => !policy.includes(`\`docusaurus.tab.${group}\``)),
    [],
  );
});
