import assert from 'node:assert/strict';
import {test} from 'vitest';
import {load} from 'cheerio';
import {navbar} from '../../config/navbar';
import brand from '../../content/siteBrand';
import {type BrandInput, defineBrand} from '../../content/brandSchema';
import {publicBrand} from '../../content/publicBrand';
import {replaceBrandTokens, tokenKeys} from '../../content/brandTokens';

const {slugUpper: _upper, appHost: _app, apiHost: _api, ...input} = brand;

test('a valid brand gets its derived values', () => {
  const made = defineBrand({...input, appUrl: 'https://app.example.com', slug: 'acme'});
  assert.equal(made.appHost, 'app.example.com');
  assert.equal(made.slugUpper, 'ACME');
});

test.each([
  [{supportEmail: 'nobody'}, /supportEmail: found "nobody"; allowed: an email address/],
  [{siteUrl: 'example.com'}, /siteUrl: found "example.com"; allowed: a URL that starts/],
  [{siteUrl: 'https://example.com/'}, /siteUrl: found .*; allowed: a URL without a trailing slash/],
  [{baseUrl: '/site'}, /baseUrl: found "\/site"; allowed: a path that starts and ends with a slash/],
  [{slug: 'Acme Inc'}, /slug: found "Acme Inc"; allowed: 2 to 30 lowercase letters/],
  [{privacyPhone: '555'}, /privacyPhone: found "555"; allowed: a phone number/],
  [{colour: 'red'}, /colour: unknown key; allowed: name, slug/],
  [{searchAppId: 'ABC'}, /searchAppId: found "ABC"; allowed: SEARCH_APP_ID, SEARCH_API_KEY, and SEARCH_INDEX/],
])('an error in %o is reported with its line and what is allowed', (change, expected) => {
  const define = (text?: string) => () => defineBrand({...input, ...change} as BrandInput, text);
  assert.throws(define(), expected);
  const [[name, value] = []] = Object.entries(change);
  const text = `export default {\n  name: 'Acme',\n  ${name}: '${value}',\n};\n`;
  assert.throws(define(text), new RegExp(`brand\\.ts:3: ${expected.source}`));
});

test('credentials are not published', () => {
  const shown = publicBrand(defineBrand({...input, searchAppId: 'ABC', searchApiKey: 'secret1', searchIndex: 'docs'}));
  assert.ok(!JSON.stringify(shown).includes('secret1'));
  assert.ok(!tokenKeys(brand).includes('searchApiKey'));
});

test('tokens are replaced everywhere in a file and escaped in an SVG, and templates keep their braces', () => {
  const source = '---\ntitle: About %brand.name%\n---\n{{city}} `%brand.slugUpper%_USER`';
  const made = replaceBrandTokens(source, 'docs/a.mdx', defineBrand({...input, name: 'Acme', slug: 'acme'}));
  assert.equal(made, '---\ntitle: About Acme\n---\n{{city}} `ACME_USER`');
  const other = defineBrand({...input, name: 'Acme & Co'});
  assert.equal(replaceBrandTokens('<text>%brand.name%</text>', 'a.svg', other), '<text>Acme &amp; Co</text>');
});

test('a hosted badge shows the service status, and links to the status page', () => {
  const statusUrl = 'https://status.acme.example/';
  const statusBadgeUrl = 'https://badge.acme.example/embed?id=1&theme=auto';
  const [item] = navbar({...brand, statusUrl, statusBadgeUrl}).items ?? [];
  const $ = load(String(item?.value));
  assert.deepEqual([$('iframe').attr('src'), $('iframe').attr('title')], [statusBadgeUrl, 'System status']);
  assert.deepEqual([$('a').attr('href'), $('a').attr('aria-label')], [statusUrl, 'System status (opens in new tab)']);
});
