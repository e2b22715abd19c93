import assert from 'node:assert/strict';
import test from 'node:test';
import {Scratch} from './scratch';

const current = 'versioned_docs/version-0.0.1';
const scratch = new Scratch();
test.after(() => scratch.remove());

const after = (text: string) => (source: string) => `${source}\n${text}\n`;

const cases: [string, string, (source: string) => string, RegExp[]][] = [
  [
    'an unknown brand key',
    `${current}/faq.mdx`,
    after('Ask %brand.nmae%.'),
    [/version-0\.0\.1\/faq\.mdx:\d+: unknown brand key in %brand\.nmae%/, /known keys: apiHost/],
  ],
  [
    'a bad value in brand.ts',
    'brand.ts',
    (source) => source.replace(/supportEmail: '[^']+'/, "supportEmail: 'nobody'"),
    [/brand\.ts is not valid/, /supportEmail: found "nobody", expected an email address/],
  ],
  [
    'a misspelt front matter key',
    `${current}/faq.mdx`,
    (source) => source.replace('description:', 'descripton: x\ndescription:'),
    [/faq\.mdx:\d+: descripton: unknown key, allowed: title, description/],
  ],
  [
    'an unknown destination category',
    `${current}/destinations/kafka.mdx`,
    (source) => source.replace('category: queue', 'category: queues'),
    [/kafka\.mdx:\d+: destination\.category: found "queues", allowed: warehouse/],
  ],
  [
    'a value missing from an attribute',
    `${current}/_facts/attributes/urbanicity.yaml`,
    (source) => source.replace(/- value: .*\n/, '-\n'),
    [/urbanicity\.yaml: values\.0\.value/],
  ],
  [
    'a sidebar id that does not exist',
    'versioned_sidebars/version-0.0.1-sidebars.json',
    (source) => source.replace('"intro-to-leads"', '"intro-to-leeds"'),
    [/intro-to-leeds/, /sidebar/i],
  ],
  [
    'braces in prose',
    `${current}/faq.mdx`,
    after('Write {{city} here.'),
    [/faq\.mdx/, /Could not parse expression with acorn/],
  ],
  [
    'a broken link',
    `${current}/faq.mdx`,
    after('[Nowhere](/docs/nowhere)'),
    [/\/docs\/faq/, /linking to \/docs\/nowhere/],
  ],
  [
    'a broken anchor',
    `${current}/faq.mdx`,
    after('[Nowhere](/docs/glossary#nowhere)'),
    [/\/docs\/faq/, /linking to \/docs\/glossary#nowhere/],
  ],
];

for (const [name, file, change, expected] of cases) {
  test(`${name} stops the build with a message that names the place`, () => {
    const {ok, output} = scratch.buildWith(file, change);
    assert.equal(ok, false);
    for (const pattern of expected) {
      assert.match(output, pattern);
    }
  });
}
