import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'vitest';
import {sourcesOfPage} from '../../content/pageSources';
import {latestVersion} from '../../content/versions';

const {folder} = latestVersion;

const sources = (body: string, file = `${folder}/a.mdx`) => sourcesOfPage(file, `---\ntitle: A page\n---\n\n${body}\n`);

test('every page depends on the brand and the list of versions, and docs pages on their glossary', () => {
  assert.deepEqual(sources('Text.', 'blog/a.mdx'), ['brand.ts', 'versions.json']);
  assert.deepEqual(sources('Text. <Tabs> <DiagramOfMine>'), ['brand.ts', 'versions.json', `${folder}/glossary.mdx`]);
});

test('a page with a component made from facts, in any notation, depends on all facts of its version', () => {
  for (const tag of ['<LeadFields\n  where="all"\n/>', 'A text <Diagram name="roles" /> about.']) {
    const found = sources(tag);
    for (const file of ['_facts/lead-fields.yaml', 'graphql/schema.graphql', '_facts/attributes/religion.yaml']) {
      assert.ok(found.includes(`${folder}/${file}`), file);
    }
    assert.ok(found.includes('src/diagrams/roles.svg') && !found.includes(`${folder}/destinations/kafka.mdx`));
  }
  assert.ok(sources('<Diagram name="roles" />', 'blog/a.mdx').every((file) => !file.startsWith('versioned_docs/')));
});

test('Next depends on the latest version’s facts if it has none of its own', () => {
  assert.ok(sources('<Operation name="pageview" />', 'docs/a.mdx').includes(`${folder}/graphql/schema.graphql`));
});

test('the destination table depends on every destination page', () => {
  const found = sources('<DestinationTable />');
  const pages = fs.readdirSync(`${folder}/destinations`).filter((name) => name.endsWith('.mdx'));
  assert.ok(pages.length >= 70);
  assert.equal(found.filter((file) => file.startsWith(`${folder}/destinations/`)).length, pages.length);
});
