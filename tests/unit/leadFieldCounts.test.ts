import assert from 'node:assert/strict';
import {test} from 'vitest';
import {readLeadFields} from '../../content/facts/leadFields';
import {readPages} from '../../content/pages';
import {latestVersion} from '../../content/versions';

const fields = readLeadFields(latestVersion);
const counts = {
  all: fields.length,
  destinations: fields.filter(({inDestinations}) => inDestinations).length,
  templates: fields.filter(({inTemplates}) => inTemplates).length,
};
/** Three-digit field counts on a page that don't match the facts; smaller numbers count other things. */
const wrongCounts = (text: string): string[] =>
  [
    ...text.matchAll(
      /(?<![\d,])(\d{3}) (?:fields|in all|for destinations|for templates)\b|\b(?:destinations get|page can use) (\d{3})\b/g,
    ),
  ]
    .filter(([, one, other]) => !Object.values(counts).includes(Number(one ?? other)))
    .map(([stated]) => stated);

const pages = readPages()
  .filter(({version}) => version?.name === latestVersion.name)
  .map(({file, text}) => ({file, text}));

test('field counts on pages match the facts', () => {
  const wrong = pages.flatMap(({file, text}) => wrongCounts(text).map((stated) => `${file}: ${stated}`));
  const {all, destinations, templates} = counts;
  assert.deepEqual(wrong, [], `${all} in all: ${destinations} for destinations, ${templates} for templates`);
  const saying = pages.filter(({text}) => text.includes(`${all} fields`));
  assert.ok(saying.length > 0, `no page says "${all} fields"`);
});

test('an outdated count is reported', () => {
  assert.deepEqual(wrongCounts('A lead has up to 999 fields; destinations get 998.'), [
    '999 fields',
    'destinations get 998',
  ]);
  assert.deepEqual(wrongCounts(`All ${counts.destinations} fields as columns.`), []);
});
