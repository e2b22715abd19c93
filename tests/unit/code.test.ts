import assert from 'node:assert/strict';
import fs from 'node:fs';
import {load} from 'cheerio';
import {test} from 'vitest';
import {magicComment} from '../../content/codeBlocks';
import {visibleText} from '../../remark/code/examples';
import {highlight} from '../../remark/code/highlight';
import {markLines, parseMeta} from '../../content/fence';
import {compilePage} from './mdx';

test('a meta string is parsed', () => {
  const meta = 'title="app {1}.js" showLineNumbers player {2,4-5}';
  const {attributes, flags, lines} = parseMeta(meta, {file: 'a.mdx', line: 1});
  assert.deepEqual([...lines], [2, 4, 5]);
  assert.deepEqual([attributes, [...flags]], [{title: 'app {1}.js'}, ['player']]);
});

test("a meta string that doesn't parse is reported with file and line", async () => {
  const said = /a\.mdx:3(?::1)?: the meta string title="a \(Unterminated string\); allowed: name="value"/;
  await assert.rejects(compilePage('Text\n\n```js title="a\nb\n```'), said);
});

test('every magic comment marks lines on the page, in every comment syntax', async () => {
  const ways = ['// WORD', '# WORD', '-- WORD', '; WORD', '<!-- WORD -->', '/* WORD */', '{/* WORD */}'];
  const {className, line, block} = magicComment;
  for (const way of ways) {
    const [next, start, end] = [line, block.start, block.end].map((word) => way.replace('WORD', word));
    const source = `a\n  ${next}\nb\n${start}\nc\nd\n${end}\ne`;
    const page = await compilePage(`\`\`\`text\n${source}\n\`\`\``, 'docs/a.mdx');
    const lines = [...page.matchAll(/<span class=&quot;(token-line[^&]*)&quot;>([^<]*)/g)];
    const marks = lines.map(([, names = '', text = '']) => text.trim() + (names.includes(className) ? '!' : ''));
    assert.deepEqual(marks, ['a', 'b!', 'c!', 'd!', 'e'], way);
  }
});

test('lines can also be marked by number, and other comments stay', () => {
  const source =
    '// highlight-next-line\na\n# highlight-start\nb\n// highlight-next-line\nc\n# highlight-end\n// other\nd';
  const {shown, marked} = markLines(source, new Set([5]));
  assert.equal(shown, 'a\nb\nc\n// other\nd');
  assert.deepEqual(Object.keys(marked), ['0', '1', '2', '4']);
});

test('adjacent tokens of the same kind share a span, and plain text has none', () => {
  assert.equal(
    highlight('{"a": [1, true]}', 'json', {marked: {}}),
    '{<span class="token-name">"a"</span>: [<span class="token-value">1</span>, <span class="token-value">true</span>]}\n',
  );
  assert.match(highlight('/* a\n * b */', 'js', {marked: {}}), /^<span class="token-comment">\/\* a<\/span>\n<span/);
});

test('an example is a box with its template, record, and result, each labeled', async () => {
  const result = 'text output="a"\n1';
  const fences = ['handlebars example="a"\n1', 'json data="a"\n1', result, 'json data="a"\n{}', result];
  const example = fences.map((meta) => `\`\`\`${meta}\n\`\`\``);
  const body = [...example, ...example, 'Text', example[1], '```js\n1\n```'].join('\n\n');
  const page = await compilePage(body, 'docs/a.mdx');
  const boxes = page.match(/className="example"[^>]*>.*?<\/_components\.div>/gs) ?? [];
  const labels = ['Template', 'Visitor’s record', 'Result', 'Unknown visitor', 'Result'];
  const shown = boxes.map((box) => box.match(/(?<=label=")[^"]+/g));
  assert.deepEqual(shown, [labels, labels]);
});

test('a result in plain words is shown as text, and any other as code', () => {
  assert.equal(visibleText('<section>\n<p>\n    Solar for your roof\n</p>\n</section>'), 'Solar for your roof');
  assert.equal(visibleText('4'), '4');
  for (const code of ['AT&amp;T', '<p lang="es">a</p>', '<p>a</p><p>b</p>', '<img src="a">', '<p></p>', 'a < b']) {
    assert.equal(visibleText(code), undefined);
  }
});

test('a long word does not leave its indentation on a separate line', () => {
  const html = highlight(`create \\\n  --permissions=${'a.b,'.repeat(8)}\n  short`, 'bash', {marked: {}});
  assert.match(html, /\n<span class="token-start"> {2}<span class="token-option">--permissions<\/span><\/span>=/);
  assert.match(html, /\n {2}short/);
  const json = highlight(`[\n  "${'f'.repeat(64)}"\n]`, 'json', {marked: {}});
  assert.match(
    json,
    /\n<span class="token-start"> {2}<span class="token-string">"<\/span><\/span><span class="token-string">f/,
  );
});

test('a command option is highlighted, including inner hyphens', () => {
  const html = highlight('a --command-config b --topic -x', 'bash', {marked: {}});
  const options = [...html.matchAll(/token-option">([^<]+)/g)].map(([, name]) => name);
  assert.deepEqual(options, ['--command-config', '--topic', '-x']);
});

test('URLs wrap only after slashes', () => {
  const html = highlight('GET https://shop.example.com/a/b\nAccept: application/json', 'http', {marked: {}});
  assert.match(html, /https:\/\/shop\.example\.com\/<wbr>a\/<wbr>b/);
  assert.match(html, /application\/json/);
});

test('only the backslash that continues a command overhangs its line', () => {
  const html = highlight('echo "a \\ b" \\\n  c\\', 'bash', {marked: {}});
  assert.equal(html.match(/token-continued/g)?.length, 1);
  assert.match(html, / <span class="token-continued">\\<\/span>\n/);
});

test('every token kind has a color, and every color has a token kind', () => {
  const classesIn = (text: string) => [...new Set(text.match(/\btoken-[a-z]+(?=,| \{|">)/g))].sort();
  const css = fs.readFileSync('src/css/code.css', 'utf8');
  const made =
    highlight('// c\nconst a = f("s") + 1', 'js', {marked: {}}) + highlight('a --b \\\n c', 'bash', {marked: {}});
  assert.deepEqual(classesIn(css), classesIn(made));
});

test('lines get their own spans if they are marked or numbered', () => {
  assert.equal(highlight('a\nb', 'text', {marked: {}}), 'a\nb\n');
  const numbered = highlight('a\nb', 'text', {marked: {}, firstLine: 1});
  assert.equal(numbered, '<span class="token-line">a\n</span><span class="token-line">b\n</span>');
  assert.match(highlight('a', 'text', {marked: {}, firstLine: 5}), /style="counter-set:line 4"/);
});

test('text survives highlighting exactly', () => {
  const source = 'const a = `x${1}`;\n\nif (a < 2) { /* <b> */ }';
  assert.equal(load(highlight(source, 'ts', {marked: {}})).text(), `${source}\n`);
});

test('templates in HTML are tokenized', () => {
  const html = highlight('<p>{{#if (eq golf 1)}}Tee{{/if}}</p>', 'handlebars', {marked: {}});
  assert.match(html, /<span class="token-name">&lt;p&gt;<\/span>/);
  assert.match(html, /<span class="token-keyword">(?:if|#if)/);
  assert.doesNotMatch(html, /___HANDLEBARS/);
});

test('a fence with the flag player is a player, but a title that contains the word is not', async () => {
  const pageWith = (meta: string) => compilePage(`\`\`\`html ${meta}\n<b>1</b>\n\`\`\``, 'docs/a.mdx');
  assert.match(await pageWith('player title="Try"'), /<CodePlayer language="html" title="Try"/);
  assert.match(await pageWith('title="the player script"'), /<CodeBlock language="html" title="the player script"/);
});
