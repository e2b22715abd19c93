import assert from 'node:assert/strict';
import {test} from 'vitest';
import brand from '../../content/siteBrand';
import {type BrandInput, defineBrand} from '../../content/brandSchema';
import {publicBrand} from '../../content/publicBrand';
import {replaceBrandTokens, tokenKeys} from '../../content/brandTokens';

const {slugUpper: _upper, appHost: _app, apiHost: _api, ...input} = brand;

const messageOf = (change: Partial<BrandInput> | Record<string, string>): string => {
  try {
    defineBrand({...input, ...change} as BrandInput);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
};

test('a good brand gets its derived values', () => {
  const made = defineBrand({...input, appUrl: 'https://app.example.com', slug: 'acme'});
  assert.equal(made.appHost, 'app.example.com');
  assert.equal(made.slugUpper, 'ACME');
});

test('a bad value is named with what was found and what is expected', () => {
  assert.match(messageOf({supportEmail: 'nobody'}), /supportEmail: found "nobody"; allowed: an email address/);
  assert.match(messageOf({siteUrl: 'example.com'}), /siteUrl: found "example.com"; allowed: an address that starts/);
  assert.match(messageOf({slug: 'Acme Inc'}), /slug: found "Acme Inc"; allowed: lower-case letters/);
  assert.match(messageOf({privacyPhone: '555'}), /privacyPhone: found "555"; allowed: a phone number/);
});

test('a bad value is named with its line', () => {
  const text = "export default {\n  name: 'Acme',\n  supportEmail: 'nobody',\n};\n";
  assert.throws(() => defineBrand({...input, supportEmail: 'nobody'}, text), /brand\.ts:3: supportEmail: found/);
});

test('an unknown key is named with the known ones', () => {
  assert.match(messageOf({colour: 'red'}), /colour: unknown key; allowed: name, slug/);
});

test('search credentials go together', () => {
  assert.match(
    messageOf({searchAppId: 'ABC'}),
    /searchAppId: found "ABC"; allowed: all of SEARCH_APP_ID, SEARCH_API_KEY and SEARCH_INDEX/,
  );
  assert.equal(messageOf({searchAppId: 'ABC', searchApiKey: 'def', searchIndex: 'docs'}), 'no error');
});

test('credentials stay out of what readers get', () => {
  const shown = publicBrand(defineBrand({...input, searchAppId: 'ABC', searchApiKey: 'secret1', searchIndex: 'docs'}));
  assert.ok(!JSON.stringify(shown).includes('secret1'));
  assert.ok(!tokenKeys(brand).includes('searchApiKey'));
});

test('tokens are replaced everywhere in a file', () => {
  const source = '---\ntitle: About %brand.name%\n---\n`%brand.slugUpper%_USER`';
  const made = replaceBrandTokens(source, 'docs/a.mdx', defineBrand({...input, name: 'Acme', slug: 'acme'}));
  assert.equal(made, '---\ntitle: About Acme\n---\n`ACME_USER`');
});

test('an unknown token is named with file, line and the known keys', () => {
  assert.throws(
    () => replaceBrandTokens('one\ntwo %brand.nmae%', 'docs/a.mdx', brand),
    /docs\/a\.mdx:2:\d+: unknown brand key in %brand\.nmae%; allowed: apiHost, apiUrl/,
  );
});

test('templates keep their braces', () => {
  assert.equal(replaceBrandTokens('Hi {{city}}', 'a.mdx', brand), 'Hi {{city}}');
});
