import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'vitest';
import {attributeKeys, readAttribute} from '../../content/facts/attributes';
import {latestVersion} from '../../content/versions';
import {attributePage, compilePage} from './mdx';

const file = `${latestVersion.folder}/destinations/properties/a.mdx`;

/** What a page of an attribute shows of its queries and destinations. */
const ownPage = (attribute: string) =>
  compilePage(attributePage(attribute, '<AttributeQueries />\n\n<AttributeDestinations />'), file);

test('the page of an attribute leads there, with what is true of its field alone', async () => {
  const owner = await ownPage('home_owner');
  assert.doesNotMatch(owner, /<Tabs|postgres\.mdx/);
  assert.match(owner, /lead-fields\.mdx#count-a-field/);
  assert.match(owner, /lead-fields\.mdx#how-a-field-arrives/);
  assert.match(owner, /nullif\(home_owner, ''\)/);
  assert.match(await ownPage('line_type'), /nullif\(nullif\(phone_type, ''\), 'N\/A'\)/);
  assert.match(await ownPage('income_hh'), /Don't list its values/);
  const absent = await ownPage('address_type');
  assert.match(absent, /doesn't list .*address_type.* no destination is known to receive it/s);
  assert.match(absent, /lead-fields\.mdx#look-for-a-column/);
  assert.doesNotMatch(absent, /count-a-field|postgres\.mdx/);
});

test('every page of an attribute leads to its queries and destinations', () => {
  for (const key of attributeKeys(latestVersion)) {
    const {referenceDocId} = readAttribute(latestVersion, key);
    const text = fs.readFileSync(`${latestVersion.folder}/${referenceDocId}.mdx`, 'utf8');
    assert.match(text, /<AttributeQueries \/>|^## Queries$/m, referenceDocId);
    assert.match(text, /<AttributeDestinations \/>|^## Where it arrives$/m, referenceDocId);
  }
});
