import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'vitest';
import {readLeadFields} from '../../content/facts/leadFields';
import {latestVersion} from '../../content/versions';

const fields = readLeadFields(latestVersion);
const counts = {
  all: fields.length,
  destinations: fields.filter(({inDestinations}) => inDestinations).length,
  templates: fields.filter(({inTemplates}) => inTemplates).length,
};
const page = (id: string) => fs.readFileSync(`${latestVersion.folder}/${id}.mdx`, 'utf8');

/** Whether a text states the counts of the facts, in the words of the two pages that do. */
const states = (text: string, {all, destinations, templates}: typeof counts) =>
  text.includes(`up to ${all} fields`)
    ? text.includes(`destinations get ${destinations}, templates on a page can use ${templates}`)
    : text.includes(`${all} in all: ${destinations} for destinations, ${templates} for templates`);

test('pages that count the fields of a lead count those of the facts', () => {
  assert.deepEqual(
    ['lead-fields', 'limits'].filter((id) => !states(page(id), counts)),
    [],
  );
});

test('a count that is out of date is found', () => {
  const more = {...counts, templates: counts.templates + 1};
  assert.ok(!states(page('lead-fields'), more));
  assert.ok(!states(page('limits'), more));
});
