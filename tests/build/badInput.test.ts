import assert from 'node:assert/strict';
import {afterAll, test} from 'vitest';
import {latestVersion} from '../../content/versions';
import {Scratch} from './scratch';

// Each check has unit tests of its own. Here is proven that the build is wired to them: that it stops, and that what a
// writer sees names the place.

const {folder: current, sidebars} = latestVersion;
const scratch = new Scratch();
scratch.thin();
afterAll(() => scratch.remove());

type Change = [file: string, change: (source: string) => string];

const after = (text: string) => (source: string) => `${source}\n${text}\n`;

async function outcomeOf(changes: readonly Change[]) {
  const undo = changes.map(([file, change]) => scratch.change(file, change));
  try {
    return await scratch.build();
  } finally {
    undo.forEach((each) => each());
  }
}

type Wrong = [Change, RegExp[]];

// The generator stops at the first of these, before it bundles.
const early: [string, Wrong[]][] = [
  [
    'a bad value in brand.ts',
    [
      [
        ['brand.ts', (source) => source.replace(/supportEmail: '[^']+'/, "supportEmail: 'nobody'")],
        [/brand\.ts is not valid/, /supportEmail: found "nobody"; allowed: an email address/],
      ],
    ],
  ],
  [
    'misspelt front matter and an unknown brand key, both at once,',
    [
      [
        [
          `${current}/destinations/kafka.mdx`,
          (source) => source.replace('description:', 'descripton: x\ndescription:').replace('category: queue', '$&s'),
        ],
        [
          /kafka\.mdx:\d+: descripton: unknown key; allowed: title, description/,
          /kafka\.mdx:\d+: destination\.category: found "queues"; allowed: warehouse/,
        ],
      ],
      [
        [`${current}/faq.mdx`, after('Ask %brand.nmae%.')],
        [/version-[\d.]+\/faq\.mdx:\d+:5: unknown brand key in %brand\.nmae%; allowed: apiHost/],
      ],
    ],
  ],
  [
    'a value missing from an attribute',
    [
      [
        [`${current}/_facts/attributes/urbanicity.yaml`, (source) => source.replace(/- value: .*\n/, '-\n')],
        [/urbanicity\.yaml:\d+: values\.0\.value: found nothing; allowed: /],
      ],
    ],
  ],
  [
    'a sidebar id that does not exist',
    [
      [
        [sidebars, (source) => source.replace('"intro-to-leads"', '"intro-to-leeds"')],
        [/intro-to-leeds/, /sidebar/i],
      ],
    ],
  ],
];

for (const [name, wrong] of early) {
  test(`${name} stops the build with messages that name the place`, async () => {
    const {ok, output} = await outcomeOf(wrong.map(([change]) => change));
    assert.equal(ok, false);
    for (const pattern of wrong.flatMap(([, expected]) => expected)) {
      assert.match(output, pattern);
    }
  });
}

// All that is wrong in the bodies of pages is reported by one build.
const bodies: [Change, RegExp][] = [
  [
    [`${current}/faq.mdx`, after('Write {{city} here.')],
    /faq\.mdx:\d+:7: the expression \{\{city\} in prose; allowed: `\{\{city\}` in backticks/,
  ],
  [
    [`${current}/billing.mdx`, after('<Badge tone="blue">New</Badge>')],
    /billing\.mdx:\d+:1: <Badge tone>: found "blue"; allowed: neutral/,
  ],
  [
    [`${current}/intro-to-leads.mdx`, after('<Operation name="pageveiw" />')],
    /intro-to-leads\.mdx:\d+:1: <Operation name>: found "pageveiw"; allowed: pageview/,
  ],
  [
    [`${current}/start-registration.mdx`, after('<LeadFields where="mail" />')],
    /start-registration\.mdx:\d+:1: <LeadFields where>: found "mail"; allowed: templates/,
  ],
  [['docs/events.mdx', after('Hello {name}.')], /docs\/events\.mdx:\d+:7: \{name\} in prose/],
];

test('one build reports every page whose body is wrong, with file and line', async () => {
  const {ok, output} = await outcomeOf(bodies.map(([change]) => change));
  assert.equal(ok, false);
  for (const [, expected] of bodies) {
    assert.match(output, expected);
  }
});
