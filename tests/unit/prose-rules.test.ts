import assert from 'node:assert/strict';
import {test} from 'vitest';
import {components} from '../../content/components';
import brand from '../../content/siteBrand';
import {formatProblem} from '../../content/problems';
import {pageFrom} from '../../content/pages';
import {latestVersion} from '../../content/versions';
import {checkProse} from '../../scripts/checks/prose';
import {proseOf} from '../../scripts/checks/proseText';

const description = 'A description that says what the reader gets done, and is long enough.';

// The body starts on line 6.
const pageWith = (body: string, head = `title: A page\ndescription: ${description}`, file = 'docs/a.mdx') =>
  pageFrom(file, `---\n${head}\n---\n\n${body}\n`);

const problemsIn = async (body: string, head?: string) => (await checkProse([pageWith(body, head)])).map(formatProblem);

/** Asserts that a page is rejected once, on a given line, with a given message. */
async function refused(body: string, line: number, words: RegExp, head?: string): Promise<void> {
  const found = await problemsIn(body, head);
  assert.equal(found.length, 1, found.join('\n') || `nothing was found in ${body}`);
  assert.match(found[0] ?? '', words);
  assert.match(found[0] ?? '', new RegExp(`^docs/a\\.mdx:${line}(?::\\d+)?: `));
}

const accepted = async (body: string) => assert.deepEqual(await problemsIn(body), []);

test('words must be spelled in American English', async () => {
  await accepted('The color of the center. `wrnog` and https://example.com/wrnog are code.');
  await refused('Good.\n\nThe `code` colour.', 8, /:8:12: the word "colour"; allowed: American spelling/);
  await refused('A warehous.', 6, /the word "warehous"/);
  await refused('<Fields>\n\n<Field name="a" label="Shiping">Text.</Field>\n\n</Fields>', 8, /the word "Shiping"/);
  const head = `title: A page\ndescription: ${description}\nquestions:\n  - Requierd.`;
  await refused('Text.', 5, /the word "Requierd"/, head);
});

test('the registry determines which parts of a component are prose', () => {
  for (const [name, {props, inside}] of Object.entries(components)) {
    const given = Object.keys(props).map((key) => `${key}="word of ${key}"`);
    const prose = proseOf(pageWith(`<${name} ${given.join(' ')}>word inside</${name}>`));
    assert.equal(prose.includes('word inside'), inside !== 'code', name);
    for (const [key, {isProse = false}] of Object.entries(props)) {
      assert.equal(prose.includes(`word of ${key}"`), isProse, `${name} ${key}`);
    }
  }
  const html = proseOf(pageWith('<img alt="a barn" src="barn.jpg" /> <code title="what it is">the code</code>'));
  assert.match(html, /a barn/);
  assert.match(html, /what it is/);
  assert.doesNotMatch(html, /barn\.jpg|the code/);
});

test('each concept has one term', async () => {
  await refused('Send an e-mail.', 6, /"e-mail"; allowed: one term per concept: email/);
  await refused('The pixel id counts.', 6, /"pixel id"; .*pixel ID/);
  await refused('An optin form.', 6, /opt-in form/);
  await refused('Answers are json.', 6, /"json"; .*JSON/);
  await accepted('Press **E-mail** and read `json` in [the file](/a/json).');
});

test('hype and exclamation marks are rejected', async () => {
  await refused('It is simply there.', 6, /hype "simply"; allowed: what it does/);
  await refused('A powerful tool.', 6, /hype "powerful"/);
  await refused('It works!', 6, /an exclamation mark; allowed: a period/);
});

test('unfinished text is rejected, including in code', async () => {
  await refused('TODO', 6, /placeholder "TODO"/);
  await refused('The limit is TBD.', 6, /placeholder "TBD"/);
  await refused('It is coming soon.', 6, /placeholder "coming soon"/);
  await refused('```js\n// FIXME\n```', 7, /placeholder "FIXME"/);
});

test('brand values must be written as tokens, including in code', async () => {
  await refused(`Ask ${brand.name}.`, 6, /written out; allowed: %brand\.name%/);
  await refused(`\`\`\`bash\ncurl ${brand.apiUrl}\n\`\`\``, 7, /allowed: %brand\.apiHost%/);
  await refused('Text\n\n`% Brand.name `', 8, /leftover token "% Brand\.name"/);
  await accepted('Ask %brand.name% at %brand.supportEmail%.');
});

test('sample people and addresses must be fictitious', async () => {
  await accepted('Write to a.b@shop.example.com, call +1-202-555-0143.\n\n```text\n192.0.2.44 172.16.0.5\n```');
  await refused('Write to `marlow@shop.io`.', 6, /the email marlow@shop\.io, .*; allowed: an address at example\.com/);
  await refused('Call +1-415-867-5309.', 6, /the phone number \+1-415-867-5309/);
  await refused('```json\n{"phone": "14155551234"}\n```', 7, /the phone number 14155551234/);
  await refused('```bash\nping 8.8.8.8\n```', 7, /the IP address 8\.8\.8\.8/);
});

test('link labels must describe their target', async () => {
  await accepted('Read [the glossary](/docs/glossary).');
  await refused('For more click [here](/docs/a).', 6, /the link label "here"/);
  await refused('[Read more…](/docs/a)', 6, /the link label "Read more…"/);
  await refused('See [](/docs/a).', 6, /the link label ""/);
  await refused('See [the rest]().', 6, /the link \[the rest\]\(\) without a target/);
  await refused('[This page](/docs/a)', 6, /the link label "This page"/);
});

test('images must be on this site, with alt text and a size', async () => {
  await accepted('![A card](/img/icon-512.png)\n\n<img src="/a.png" alt="" width="1" height="1" />');
  await refused('![](/img/icon-512.png)', 6, /without alt text/);
  await refused('![A diagram](https://example.com/a.png)', 6, /content security policy blocks/);
  await refused('<img src="/a.png" />', 6, /<img> without alt and width and height/);
});

test('descriptions must be unique, and titles unique in a version', async () => {
  const head = `title: A page\ndescription: ${description}`;
  const [first, second] = [pageWith('Text.', head), pageWith('Text.', head, 'docs/b.mdx')];
  assert.deepEqual((await checkProse([first, second])).map(formatProblem), [
    'docs/b.mdx:2: the same title as docs/a.mdx; allowed: a unique title',
    'docs/b.mdx:3: the same description as docs/a.mdx; allowed: a unique description',
  ]);
  const released = pageWith('Text.', head.replace('A description', 'The description'), `${latestVersion.folder}/a.mdx`);
  assert.deepEqual(await checkProse([first, released]), []);
});
