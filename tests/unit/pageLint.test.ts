import assert from 'node:assert/strict';
import {test} from 'vitest';
import {lintPage} from '../../content/pageLint';
import {formatProblem} from '../../content/problems';
import {latestVersion} from '../../content/versions';

// Source text and the expected message: file, line, column, what was found, and what to write instead.

const {folder} = latestVersion;
const file = `${folder}/lint.mdx`;
const description = 'A page with one mistake in it, to see how the lint answers it to writers.';

/** The body starts on line 6. */
const page = (body: string, front = '') =>
  `---\ntitle: A page with a mistake\ndescription: ${description}\n${front}---\n${front ? '' : '\n'}${body}\n`;

const lint = (source: string, name = file) => lintPage(name, source).map(formatProblem);

const refused: [body: string, answer: RegExp][] = [
  // Syntax that would be dropped or shown as text.
  [':::note My title\n\nText.\n\n:::', /6: ":::note My title", which would be shown as text; .*:::note\[Title\]/],
  ['::: note\n\nText.\n\n:::', /6: "::: note", which would be shown as text/],
  [':::hint\n\nText.\n\n:::', /6:1: the admonition :::hint; allowed: :::note, :::tip/],
  ['Text.\n\n:::note\n\nMore text.', /8:1: :::note that is never closed/],
  ['Text.\n\n:::', /8: ":::", which would be shown as text/],
  ['::youtube[x]\n\n:key[x] :key{a=b}', /::youtube, which .*\n.*8:1: ":key" with brackets.*\n.*8:9: ":key" with/],
  ['Text:\n\n```sh\none\n\nText:\n\n```sh\n{two}\n```', /8:1: a code block that isn't closed before .* line 13/],
  ['Text:\n\n~~~bash\necho one\n```\n', /8:1: a code block that is never closed/],
  ['| A | B |\n| --- | --- |\n| `a|b` | c |\nC', /8:1: a row with 3 cells in a table.*\n.*9:1: text right below/],
  ['<Steps>1. One step.</Steps>', /<Steps> without a numbered list; allowed: a list numbered .* below the tag/],
  ['# A\n\n## B\n\n#### C\n\n##### D', /6:1: .* level 1 in [^]*\n.*10:1: #### below ##; [^]*12:1: .* level 5 in/],
  ['## A {/* a */}\n\nText\n---', /6:1: code in a heading, .*\n.*8:1: text that the line below turns/],
  ['## Plain {#own-id}', /6:\d+: MDX that does not parse: Could not .*the ID of a heading as \{\/\* #id \*\/\}/],
  [':::note\n\n:::tip\n\nText.\n\n:::\n\n:::', /14: ":::", .* \(:::: around another\)/],
  [':::note\n\nText.\n\n:::tip\n\nMore.\n\n:::', /6:1: :::note that ends with the :::tip in it/],
  // Code in prose.
  ['Hello {name}.', /6:7: \{name\} in prose, which MDX runs as code; allowed: `\{name\}` in backticks/],
  ['Write {{city}}.', /6:7: \{\{city\}\} in prose/],
  ['Open {URL}, {a("b")}, {undefined}.', /6:6: \{URL\} in prose, which MDX runs(?:.*\n.*){2}\{undefined\}/],
  // Components and tags.
  ['<Stepps />', /6:1: <Stepps>: no such component; allowed: AttributeDestinations, .*Badge, .*Cards, /],
  ['All: <Downloads />\n\n*<Downloads />*', /6:6: <Downloads> inside a sentence; .* line of its own\n.*8:2: <Down/],
  ['<Badge tone="blue">New</Badge>', /<Badge tone>: found "blue"; allowed: neutral, info/],
  ['<badge>New</badge>', /6:1: <badge>, which is not an HTML element; allowed: <Badge>/],
  ['<Badge tone={1} color="blue">New</Badge>', /<Badge tone>: found 1; [^]*<Badge color>: unknown key; allowed: tone/],
  ['<Field label="A">text</Field>', /<Field name>: found nothing; allowed: text in quotes/],
  ['<Diagram name="visitor" />', /6:1: <Diagram name>: found "visitor"; allowed: .*visitor-to-lead/],
  ['<Field name="a">One.</Field>', /<Field> outside <Fields>/],
  ['<Steps>\n\n- One step.\n\n</Steps>', /<Steps> without a numbered list/],
  ['<Cards>\n\n1. A\n\n</Cards>', /<Cards> without a list; allowed: a list such as/],
  ['<Tabs>\n\nA\n\n</Tabs>', /<Tabs> with something other than <TabItem>/],
  ['<b style="a" onclick="a()">B</b>', /style="…" on <b>.*allowed: style=\{\{[^]*onclick on <b>, which React/],
  // Fences.
  ['```\ntext\n```', /a fence without a language/],
  ['```klingon\nnuqneH\n```', /the language "klingon", which has no checker/],
  ['```json hideLines="1"\n{}\n```', /hidelines="…" on json; allowed: data, response, variables, nocheck, title/],
  ['```js player once\na()\n```', /"once" in the fence; allowed: title="once" for a title, or player/],
  ['```klingon nocheck="later"\na\n```', /nocheck="later"; allowed: a reason of at least 10/],
  ['One:\n\n    npm ci', /8:5: indented text, which is not code in MDX; allowed: a fenced code block/],
  ['1. One\n\n       npm ci', /8:8: indented text/],
  ['![x][a]\n\n[a]: ./a.png', /6:1: the image !\[x\]\[a\]; allowed: !\[x\]\(\.\/file\.png\)/],
  ['```js {1,3-4}\na()\nb()\n```', /6:1: highlighted lines that don't exist: 3, 4; allowed: 1 to 2/],
  ['```js{1,3}\na\n```', /allowed: a space before the line numbers: ```js \{1,3\}/],
  // Other documentation tools.
  ['<img src="./a.png" alt="A" />', /src="\.\/a\.png" on <img>, which the build does not follow; allowed: !\[/],
  ['<iframe src="https://example.com/a" />', /src=".*" on <iframe>, which the content security policy blocks/],
  ['##\n\n:::tip\n\n:::', /6:1: a heading without words; allowed: ## and.*\n.*8:1: :::tip without text; allowed: text/],
  ['Text.\n\n\tA\n\n[^1]: B', /8:.*indented text.*\n.*10:1: the footnote \[\^1\], which the build would drop/],
  ['', /:1: a page without text; allowed: the answer/],
  ['```js showLineNumbers={7}\na\n```', /6:1: showLineNumbers with a value that is not a number; all/],
  ['Text { open', /MDX that does not parse: Unexpected end of file in expression/],
  ['{% hint style="info" %}\nText.\n{% endhint %}', /6:2: MDX that .*replace \{% … %\} and \{: … \} from other/],
  ['!!! note "Title"\n    Text.', /6:1: !!! note "Title", an MkDocs admonition; allowed: :::note/],
  ['=== "Linux"', /=== "Linux", an MkDocs tab; allowed: <Tabs>/],
  ['[[toc]]\n\nTerm\n: Text', /a table of contents; allowed: nothing.*\n.*9:1: : Text, unknown syntax/],
  ['See [[Billing]].', /\[\[Billing\]\], a wiki link; allowed: a link to the file/],
  ['> [!WARNING]\n> Text.', /a GitHub alert; allowed: :::note/],
  ['Text\n##A\n\n- B\n  | C |', /7:1: ##A, a heading without a plain space.*\n.*10:1: \| C \|, a row outside a table/],
  ['See [A][a], [A] (./a.mdx).', /6:5: \[A\]\[a\].*, an incomplete link; allowed: \[text\]/],
  ['Text.[^1]\n\nRun `b, **c.', /6:6: \[\^1\], a footnote without its text.*\n.*8:5: `b.*, code or bold that is never/],
  ['Text \uFFFD.', /:6:6: a byte that is not UTF-8/],
  // Imports that don't resolve.
  ["import b from './_gone.mdx';\n\nText.", /6:1: the import of \.\/_gone\.mdx, which does not exist; .* a file/],
  ["import b from '!!no-such-loader!./blank.mdx';\n\nText.", /6:1: the import of no-such-loader, which does not exist/],
  ["<b a={\n  require('./gone.png')}>Text</b>", /7:1: the import of \.\/gone\.png/],
  ["import b from 'components/Box';\n\nText.", /components\/Box, which does not exist; allowed: an installed package/],
  // References to other versions.
  ["import a from '../../docs/_part.mdx';\n\nText.", /the import of .*_part\.mdx, which points outside the version/],
  [
    `![A](../../docs/a.png) [b](../../docs/b.mdx) [c](@site/${folder}/c.mdx)`,
    /image \..*\n.*link \..*\n.*: a relative path/,
  ],
  ['[A](/docs/faq) [B][b]\n\n[b]: /docs/faq', /(?:.*link \.\/faq\.mdx\n?){2}/],
  ['Read <a href="/docs/billing">billing</a>.', /href=".*" on <a>, which the build does not follow; allowed: \[text\]/],
];

test.each(refused)('rejected with what to write instead: %j', (body, answer) => {
  assert.match(lint(page(body)).join('\n'), answer);
});

const accepted: string[] = [
  "export const sample = `import a from './gone';`;\n\n{\"import b from './gone'\"}",
  "import a from './blank.mdx?a';\n\nText.",
  'Read <a href="https://example.com/docs" target="_self">the manual</a>.',
  ':::note[My title]\n\nText.\n\n:::\n\n::::note\n\nText.\n\n:::tip\n\nMore.\n\n:::\n\n::::',
  '1. One:\n\n   ```bash\n   echo one\n   ```\n\n2. Two.',
  'At 10:30.\n\n\\:::note Title \\[A][a] \\`b.[^1]\n\n[^1]: Text.',
  "export const items = ['a'];\n\n{items.map((i) => <li key={i}>{i}</li>)} {Math.max(1, 2)} {frontMatter.title}",
  "import Chart from '@site/src/components/Drawing';\n\n<Chart anything={1} />",
  '<details>\n<summary>1. Install</summary>\n\nText.\n\n</details>\n\n<strong>2. Set</strong>',
  '<Steps>\n1. One step.\n</Steps>',
  '![x](./img/a%20b.png) ![x](@site/static/img/logo.svg) [x](./billing.mdx?a=1#b) [x](./a.md)',
  "import s from '@site/src/components/Cards/styles.module.css';\n\n<p className={s.a}>Text</p>",
  "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n<Tabs><TabItem value=\"a\">A</TabItem></Tabs>",
  '```js showLineNumbers=5 {1} title="a.js"\na();\n```',
  '```caddyfile nocheck="no checker reads this language"\na\n```',
  '## Own {/* #own-id */}\n\n### Part\n\n#### Detail\n\nText.',
  'Text in code: `{% raw %}`, `{{city}}`.\n\n```text\n:::note Title\n{% if %}\n```',
];

test.each(accepted)('accepted like in Docusaurus: %j', (body) => assert.deepEqual(lint(page(body)), []));

test('stock front matter is accepted', () => {
  const stock = 'displayed_sidebar: null\nslug: /a\nhide_title: true\nlast_update:\n  date: 2027-01-31\n';
  assert.deepEqual(lint(page('Text.', `${stock}sidebar_position: 2\ncustom_edit_url: null\n`)), []);
});

test('a byte order mark and trailing spaces after front matter delimiters are accepted', () => {
  assert.deepEqual(lint(`\uFEFF${page('Text.').replaceAll('---\n', '---  \n')}`), []);
});

test('partials, by their own name or their folder’s, must not have front matter', () => {
  for (const name of [`${folder}/_part.mdx`, `${folder}/_partials/install.mdx`]) {
    assert.deepEqual(lint('### Part\n\n<Field name="a">One.</Field>\n', name), []);
    assert.match(
      lint('---\ntitle: A\n---\nText.\n', name).join(),
      /:1: front matter in a partial, which the build would drop/,
    );
  }
  assert.match(lint('Text.\n').join(), /:1: no front matter/);
});

test('a post must have a date, and the image that it names', () => {
  const post = (name: string, front = '') =>
    lint(page('Text.', `authors: product\ntags: [release]\n${front}`), `blog/${name}.mdx`).join();
  assert.match(post('2026-09-15-lint', 'image: /img/no.png\n'), /:6: image: found ".*no\.png"; allowed: a file in/);
  assert.equal(post('2026-09-15-lint', 'image: /img/icon-512.png\n') + post('lint', 'date: 2026-09-15\n'), '');
  assert.match(post('lint'), /no valid date/);
  assert.match(post('2026-02-31-lint'), /no valid date/);
});

test('folder names must be valid in URLs, like file names', () => {
  assert.match(lint(page('Text.'), `${folder}/My Folder/a.mdx`).join(), /:1: the file name "My Folder"; allowed: /);
});

test('in Next, the path of a page that Next has is reported, in either version', () => {
  const found = lint(page('[A](/docs/events) [B](/docs/next/events)'), 'docs/a.mdx').join('\n');
  assert.match(found, /^(?:.*of a page in this version; allowed: the file link \.\/events\.mdx\n?){2}$/);
});
