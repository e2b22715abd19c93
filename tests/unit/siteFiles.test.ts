import assert from 'node:assert/strict';
import test from 'node:test';
import {load} from 'cheerio';
import brand from '../../content/siteBrand';
import {manifest, openSearch, robots} from '../../plugins/site-files/files';

test('the manifest carries the name, the theme color and icons of the sizes that browsers ask for', () => {
  const made = JSON.parse(manifest({...brand, name: 'Acme'}));
  assert.equal(made.short_name, 'Acme');
  assert.equal(made.theme_color, '#20232a');
  assert.deepEqual(
    made.icons.map(({sizes}: {sizes: string}) => sizes),
    ['any', '192x192', '512x512', '512x512'],
  );
});

test('robots.txt names the sitemap', () => {
  assert.match(
    robots({...brand, siteUrl: 'https://docs.example.com'}),
    /^Sitemap: https:\/\/docs\.example\.com\/sitemap\.xml$/m,
  );
});

test('the OpenSearch description is XML with the search address, whatever the name', () => {
  const $ = load(openSearch({...brand, name: 'A & B', siteUrl: 'https://docs.example.com'}), {xml: true});
  assert.equal($('ShortName').text(), 'A & B');
  assert.equal($('Url').attr('template'), 'https://docs.example.com/search?q={searchTerms}');
});
