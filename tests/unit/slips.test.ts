import assert from 'node:assert/strict';
import test from 'node:test';
import {formatProblem} from '../../content/problems';
import {latestVersion} from '../../content/versions';
import {checkPages} from '../../scripts/checks/content';
import {sidebarFindings} from '../../scripts/checks/sidebars';

// What a writer types wrong, and the line that answers: file, line, column, what was found, what to write instead.

const folder = latestVersion.folder;
const file = `${folder}/slip.mdx`;
const description = 'A page with one slip in it, to see what the checks have to say about it.';

/** The body begins in line 6. */
const page = (body: string, front = '') =>
  `---\ntitle: A page with a slip\ndescription: ${description}\n${front}---\n${front ? '' : '\n'}${body}\n`;

const said = async (source: string, name = file): Promise<string[]> =>
  (await checkPages([{file: name, source}])).findings.map(formatProblem);

type Slip = [name: string, body: string, answer: string];

const bodies: Slip[] = [
  [
    'doubled braces',
    'Write {{city}} into the text.',
    '6:7: {{city}} in prose, which MDX runs as code; allowed: `{{city}}` in backticks',
  ],
  ['braces', 'Hello {name}, a text.', '6:7: {name} in prose, which MDX runs as code; allowed: `{name}` in backticks'],
  [
    'braces that never close',
    'Write {{city} into the text.',
    '6:7: the expression {{city} in prose; allowed: `{{city}` in backticks',
  ],
  [
    'a helper of a template',
    'Write {{#if city}} first.',
    '6:7: the expression {{#if city}} in prose; allowed: `{{#if city}}` in backticks',
  ],
  [
    'a tag in prose',
    'Put it into the <head> of the page.',
    '6:17: <head> without an end; allowed: `<head>` in backticks where it is text, or </head> where it ends',
  ],
  ['a break of HTML', 'One line.<br>Another.', '6:10: <br> without an end; allowed: <br />'],
  [
    'an import of nothing',
    'import Other from "./other";\n\nText.',
    '6:1: the import of ./other, which does not exist; allowed: a file that there is; components of these docs are there without an import',
  ],
  [
    'a notice of another name',
    ':::hint\n\nText.\n\n:::',
    '6:1: the notice :::hint; allowed: :::note, :::tip, :::info, :::warning, :::danger',
  ],
  [
    'a notice without an end',
    'Text.\n\n:::note\n\nMore text.',
    '8:1: :::note without an end; allowed: a line with ::: alone below its text',
  ],
  [
    'two tabs with one label',
    'Text.\n\n<Tabs>\n<TabItem value="a" label="A">\n\nOne.\n\n</TabItem>\n<TabItem value="b" label="A">\n\nTwo.\n\n</TabItem>\n</Tabs>',
    '14:1: a second <TabItem label="A">; allowed: a label that no other <TabItem> of these <Tabs> has',
  ],
  [
    'less than, before a digit',
    'A page with <5 visits.',
    '6:13: "<5", which begins a tag; allowed: `<` in backticks, or "less than"',
  ],
  [
    'an address in angle brackets',
    'Write to <help@example.com> first.',
    '6:10: the address <help@example.com>; allowed: [what is there](its address), or mailto: and the address',
  ],
  [
    'a component without an end',
    'Text.\n\n<Steps>\n\n1. One step.\n',
    '8:1: <Steps> without an end; allowed: </Steps> where it ends, with Markdown inside it between empty lines',
  ],
  [
    'a component that another ends',
    'Text.\n\n<Steps>\n\n1. One step.\n\n</Step>',
    '12:1: </Step> where <Steps> of line 8 ends; allowed: </Steps>',
  ],
  ['an end without a beginning', 'Text.\n\n</Steps>', '8:1: </Steps> without a beginning; allowed: no </Steps> here'],
  ['a comment of HTML', 'Text.\n\n<!-- later -->', '8:1: a comment of HTML; allowed: {/* a comment */}'],
  [
    'a prop without quotes',
    'A status: <Badge tone=info>New</Badge>.',
    '6:11: a prop that does not parse, before "<Badge tone=info>New"; allowed: name="value"',
  ],
  ['an unknown component', 'Text.\n\n<Stepps />', `8:1: <Stepps>: no such component; allowed: `],
  [
    'a wrong value of a prop',
    'A status: <Badge tone="blue">New</Badge>.',
    '6:11: <Badge tone>: found "blue"; allowed: neutral, info, success, warning, danger',
  ],
  ['an unknown prop', 'Text with <Kbd size="s">Ctrl</Kbd>.', '6:11: <Kbd>: no prop "size"; allowed: no props'],
  [
    'class instead of className',
    'Text.\n\n<div class="wide">\n\nMore.\n\n</div>',
    '8:1: class="…" on <div>; allowed: className',
  ],
  ['an unknown diagram', 'Text.\n\n<Diagram name="visitor" />', '8:1: <Diagram name>: found "visitor"; allowed: '],
  [
    'an unknown attribute',
    'Text.\n\n<Sensitive attribute="shoe_size" />',
    '8:1: <Sensitive attribute>: found "shoe_size"; allowed: address_type, ',
  ],
  [
    'a field without a name',
    'Text.\n\n<Fields>\n<Field>A meaning.</Field>\n</Fields>',
    '9:1: <Field> without name; allowed: name="…" with text',
  ],
  [
    'a second field of the same name',
    'Text.\n\n<Fields>\n<Field name="a">One.</Field>\n<Field name="a">Two.</Field>\n</Fields>',
    '10:1: a second <Field name="a">; allowed: a name that no other <Field> of these <Fields> has',
  ],
  [
    'a tab without a label',
    'Text.\n\n<Tabs>\n<TabItem value="a">\n\nOne.\n\n</TabItem>\n</Tabs>',
    '9:1: <TabItem> without label; allowed: label="…" with text',
  ],
  [
    'two tabs with one value',
    'Text.\n\n<Tabs>\n<TabItem value="a" label="A">\n\nOne.\n\n</TabItem>\n<TabItem value="a" label="B">\n\nTwo.\n\n</TabItem>\n</Tabs>',
    '14:1: a second <TabItem value="a">; allowed: a value that no other <TabItem> of these <Tabs> has',
  ],
  [
    'a component in a table',
    'Text.\n\n| What | Where |\n| --- | --- |\n| <Steps>One.</Steps> | There |',
    '10:3: <Steps> in a table; allowed: <Badge>, <Kbd>; other components stand on lines of their own',
  ],
  [
    'a pipe in a table',
    'Text.\n\n| What | Where |\n| --- | --- |\n| `a|b` | There |',
    '10:1: a row of 3 cells in a table of 2 columns; allowed: 2 cells; a pipe inside a cell is written \\|, in backticks, too',
  ],
  [
    'Markdown below a tag without an empty line',
    'Text.\n\n<Steps>\n1. One step.\n</Steps>',
    '8:1: Markdown inside <Steps> without an empty line; allowed: an empty line below <Steps> and above </Steps>',
  ],
  [
    'Markdown behind a tag',
    'Text.\n\n<Steps>1. One step.</Steps>',
    '8:1: Markdown inside <Steps> without an empty line; allowed: an empty line below <Steps> and above </Steps>',
  ],
  [
    'bullets as steps',
    'Text.\n\n<Steps>\n\n- One step.\n\n</Steps>',
    '8:1: a list without numbers in <Steps>; allowed: steps with 1. 2. 3. before them',
  ],
  [
    'a field outside a table of fields',
    'Text.\n\n<Field name="a">One.</Field>',
    '8:1: <Field> outside <Fields>; allowed: <Fields> around all of its <Field>',
  ],
  ['a link to nothing', 'Read [the rest]().', '6:6: the link [the rest]() to nothing; allowed: a file or an address'],
  [
    'a link without a text',
    'Read [](./billing.mdx).',
    '6:6: the link [](./billing.mdx) without a text; allowed: words that say what is there',
  ],
  [
    'a block of code that another interrupts',
    'Text:\n\n```bash\necho one\n\nText:\n\n```bash\necho {two}\n```',
    '8: a block of code without an end before the one in line 13; allowed: a line of ``` alone below the code',
  ],
  [
    'a block of code at the end',
    'Text:\n\n~~~bash\necho one\n```\n',
    '8: a block of code without an end before the page is over; allowed: a line of ~~~ alone below the code',
  ],
  [
    'a link to a file that is not there',
    'Read [how billing works](./biling.mdx).',
    `6:6: the link ./biling.mdx to a page that does not exist; allowed: a page of ${folder}`,
  ],
  [
    'an anchor that is not there',
    'Read [the part below](#belov).\n\n## Below\n\nText.',
    '6:6: the link #belov to an anchor that does not exist; allowed: below',
  ],
  [
    'an anchor that another page does not have',
    'Read [how to register](./start-registration.mdx#belov).',
    '6:6: the link ./start-registration.mdx#belov to an anchor that does not exist; allowed: ',
  ],
  [
    'a link of HTML to a page that is not there',
    'Read <a href="/biling">how billing works</a>.',
    '6:6: the link /biling to a page that does not exist; allowed: an address of the site, such as /blog or /docs/billing',
  ],
  [
    'a file link of HTML',
    'Read <a href="./billing.mdx">how billing works</a>.',
    '6:6: <a> with the file link ./billing.mdx; allowed: a link of Markdown, such as [label](./billing.mdx)',
  ],
  [
    'a link that ends in .html',
    'Read [the notes](/versions.html).',
    '6:6: the link /versions.html with .html at its end; allowed: /versions',
  ],
  [
    'a link that ends in a slash',
    'Read [the blog](/blog/).',
    '6:6: the link /blog/ with a slash at its end; allowed: /blog',
  ],
  [
    'a card to nowhere',
    'Text.\n\n<Cards>\n<Card title="Billing" to="./biling.mdx">Text.</Card>\n</Cards>',
    `9:1: the link ./biling.mdx to a page that does not exist; allowed: a page of ${folder}`,
  ],
  [
    'an image without alt',
    'Text.\n\n![](/img/card.png)',
    '8:1: image /img/card.png without alt text; allowed: what the image shows, in brackets',
  ],
  [
    'a missing image',
    'Text.\n\n![A card](/img/crad.png)',
    '8:1: the image /img/crad.png, which does not exist; allowed: a file below static/, or beside the page',
  ],
  [
    'a tag of an image without size',
    'Text.\n\n<img src="/img/card.png" alt="A card" />',
    '8:1: <img> without width and height; allowed: width and height in pixels',
  ],
  [
    'an unknown attribute of a fence',
    'Text:\n\n```json colour="red"\n{}\n```',
    '8: colour="…" on json; allowed: data, response, variables, nocheck, title',
  ],
  ['JSON that does not parse', 'Text:\n\n```json\n{"a": }\n```', '9: JSON: '],
  [
    'JavaScript that does not parse',
    'Text:\n\n```js\nconst = 1;\n```',
    '9: Variable declaration expected.; allowed: a sample that runs as it stands',
  ],
  ['a fence without a language', 'Text:\n\n```\ntext\n```', '8: a fence without a language; allowed: bash, '],
  [
    'an unknown language',
    'Text:\n\n```klingon\nnuqneH\n```',
    '8: no checker for the language "klingon"; allowed: bash, ',
  ],
  [
    'a token without its end',
    'Ask %brand.name about it.',
    '6:5: leftover token "%brand.name"; allowed: %brand.KEY% with a key of brand.ts',
  ],
  ['an unknown token', 'Ask %brand.nmae% about it.', '6:5: unknown brand key in %brand.nmae%; allowed: apiHost, '],
  ['the brand written out', 'Ask Fieldmark about it.', '6:5: "Fieldmark" written out; allowed: %brand.name%'],
  ['a typing error', 'Ask about your acount.', '6:16: the word "acount"; allowed: American spelling; '],
  ['an h1 in the body', 'Text.\n\n# A part', '8:1: an h1 in the body; allowed: headings from ##; the title is the h1'],
  ['a heading gap', 'Text.\n\n### A part', '8:1: ### below #; allowed: ##: no gap between levels'],
];

for (const [name, body, answer] of bodies) {
  test(`${name} is answered with its place and what to write`, async () => {
    const lines = await said(page(body));
    assert.equal(lines.length, 1, lines.join('\n') || 'nothing is said');
    const [line = ''] = lines;
    assert.ok(line.startsWith(`${file}:${answer}`), line);
    assert.ok(!/\n|\bat \//.test(line), 'one line, without a stack');
  });
}

const fronts: Slip[] = [
  ['an unknown key', 'sidebar_lable: A\n', '4: sidebar_lable: unknown key; allowed: title, description, '],
  [
    'a line that is indented too far',
    ' keywords: [a]\n',
    '4:2: a line that is not indented as its neighbors are; allowed: keys of one object and entries of one list',
  ],
  [
    'an entry that is not indented as the one before',
    'keywords:\n  - a\n - b\n',
    '6:2: a line that is not indented as its neighbors are; allowed: keys of one object and entries of one list',
  ],
  [
    'a colon in a text',
    'sidebar_label: Fix: a page\n',
    '4:16: a text with a colon in it; allowed: quotes around a text',
  ],
  ['a tab', 'keywords:\n\t- a\n', '5:1: a tab before a key; allowed: spaces'],
  [
    'a text that begins with a star',
    'sidebar_label: *A page*\n',
    '4:19: a text that begins with a sign of YAML; allowed: quotes',
  ],
  [
    'a key that is there twice',
    'keywords: [a]\nkeywords: [b]\n',
    '5:1: a key that is there already; allowed: each key once',
  ],
  [
    'a claim without a text',
    'claims:\n  - id: a-claim\n',
    '5: claims.0: found {"id":"a-claim"}; allowed: id and text, or the id of a shared claim',
  ],
];

for (const [name, front, answer] of fronts) {
  test(`${name} in front matter is answered with its line and what to write`, async () => {
    const lines = await said(page('Text.', front));
    assert.equal(lines.length, 1, lines.join('\n') || 'nothing is said');
    assert.ok(lines[0]?.startsWith(`${file}:${answer}`), lines[0]);
  });
}

test('a first key that is indented is answered with the line that differs', async () => {
  const [line = ''] = await said(page('Text.').replace('title:', ' title:'));
  assert.ok(line.startsWith(`${file}:3:1: a line that is not indented as its neighbors are; allowed: `), line);
});

test('a description that is missing or too long is answered with its line and its length', async () => {
  const without = await said('---\ntitle: A page\n---\n\nText.\n');
  assert.deepEqual(without, [`${file}:1: description: found nothing; allowed: 50 to 160 characters`]);
  const [long = ''] = await said(page('Text.').replace(description, `${'Long '.repeat(40)}.`));
  assert.match(long, /slip\.mdx:3: description: found "Long .*… \(201 characters\); allowed: 50 to 160 characters$/);
});

const post = (date: string) =>
  `---\ntitle: A post\ndescription: ${description}\ndate: ${date}\nauthors: [product]\ntags: [release]\n---\n\nText.\n\n{/* truncate */}\n`;

const dates: [string, string, string][] = [
  ['no date', 'soon', '4: date: found "soon"; allowed: a day of the calendar as 2027-01-31'],
  ['no day of the calendar', '2026-02-30', '4: date: found "2026-02-30"; allowed: a day of the calendar as 2027-01-31'],
  ['not ISO', '15.9.2026', '4: date: found "15.9.2026"; allowed: a day of the calendar as 2027-01-31'],
  [
    'another day than the file says',
    '2062-09-15',
    '4: date: found 2062-09-15; allowed: 2026-09-15, as the file is named',
  ],
];

for (const [name, date, answer] of dates) {
  test(`a date that is ${name} is answered with its line and what to write`, async () => {
    const name = 'blog/2026-09-15-slip.mdx';
    assert.deepEqual(await said(post(date), name), [`${name}:${answer}`]);
  });
}

test('a post whose file names a day that is none is answered with what to write', async () => {
  const [line, ...more] = await said(post('2026-02-28'), 'blog/2026-02-30-slip.mdx');
  assert.equal(
    line,
    'blog/2026-02-30-slip.mdx:1: the file name 2026-02-30-slip.mdx; allowed: a day of the calendar first, as in 2027-01-31-a-title.mdx',
  );
  assert.equal(more.length, 1);
});

test('two posts of one address are answered with the line of the second', async () => {
  const [first, second] = ['blog/2026-09-14-first.mdx', 'blog/2026-09-15-slip.mdx'];
  const slug = 'slug: /2026/09/15/slip\n';
  const pages = [
    {file: first, source: post('2026-09-14').replace('date:', `${slug}date:`)},
    {file: second, source: post('2026-09-15')},
  ];
  const lines = (await checkPages(pages)).findings.map(formatProblem);
  assert.deepEqual(
    lines.filter((line) => !/the (?:title|description) of/.test(line)),
    [`${second}:1: the address /blog/2026/09/15/slip, as ${first} has it; allowed: a slug of its own`],
  );
});

test('a post that is right has no findings', async () => {
  assert.deepEqual(await said(post('2026-09-15'), 'blog/2026-09-15-slip.mdx'), []);
});

const postSlips: [string, (text: string) => string, RegExp][] = [
  [
    'an unknown author',
    (text) => text.replace('[product]', '[nobody]'),
    /:5: authors\.0: found "nobody"; allowed: product, engineering, support$/,
  ],
  [
    'an unknown tag',
    (text) => text.replace('[release]', '[news]'),
    /:6: tags\.0: found "news"; allowed: announcement, debugging, release$/,
  ],
  [
    'no cut',
    (text) => text.replace('{/* truncate */}', ''),
    /:1: a post without a cut; allowed: \{\/\* truncate \*\/\} below its first paragraphs$/,
  ],
];

for (const [name, change, answer] of postSlips) {
  test(`a post with ${name} is answered with its line and what to write`, async () => {
    const lines = await said(change(post('2026-09-15')), 'blog/2026-09-15-slip.mdx');
    assert.equal(lines.length, 1, lines.join('\n'));
    assert.match(lines[0] ?? '', answer);
  });
}

test('a sidebar with a page twice, a page that is not there, or a comma too many names the line and column', () => {
  const text = (...ids: string[]) => `{\n  "docs": [\n${ids.map((id) => `    "${id}"`).join(',\n')}\n  ]\n}\n`;
  const lines = (source: string) => sidebarFindings(latestVersion, source).map(formatProblem);
  assert.deepEqual(lines(text('billing', 'faq')), []);
  assert.deepEqual(lines(text('billing', 'faq', 'billing')), [
    `${latestVersion.sidebars}:5:6: "billing" once more, after line 3; allowed: each page once in a sidebar`,
  ]);
  assert.deepEqual(lines(text('biling')), [
    `${latestVersion.sidebars}:3:6: the page "biling", which does not exist; allowed: a page of ${folder}, by its path without .mdx`,
  ]);
  assert.match(
    lines('{\n  "docs": [\n    "billing",\n  ]\n}\n').join('\n'),
    /sidebars\.json:3:14: JSON that does not parse; allowed: a comma between/,
  );
});

test('all that is wrong on a page is said at once, each thing once', async () => {
  const lines = await said(
    page('Write {{city}} and {{city}} in an acount.\n\n<Badge tone="blue">New</Badge>\n\n[Here](./biling.mdx)'),
  );
  assert.deepEqual(lines.map((line) => /:(\d+:\d+): /.exec(line)?.[1]).sort(), [
    '10:1',
    '10:1',
    '6:20',
    '6:35',
    '6:7',
    '8:1',
  ]);
});

test('what looks like a slip and is none is left alone', async () => {
  const body = [
    'Write `{{city}}` and `<head>`; {/* a comment */} 3 < 4.',
    '| What | Where |\n| --- | --- |\n| <Badge>New</Badge> `a\\|b` | There |',
    '<Steps>\n\n1. One step.\n\n</Steps>',
    '<Fields>\n<Field name="a">One.</Field>\n<Field name="b">Two.</Field>\n</Fields>',
    '````text nocheck="a block inside another"\n```bash\necho one\n```\n````\n\n- In a list:\n\n  ```bash\n  echo `date`\n  ```',
    'Read [the part](#a-part), [the blog](/blog), [a post](/blog/2025/11/18/destinations-catalog).\n\n## A part',
  ].join('\n\n');
  assert.deepEqual(await said(page(body)), []);
});
