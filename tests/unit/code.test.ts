import assert from 'node:assert/strict';
import test from 'node:test';
import {canHighlight, highlight} from '../../remark/code/highlight';
import {markLines, parseMeta} from '../../remark/code/meta';
import {compilePage, failureOf} from './mdx';

test('a meta string is read', () => {
  const meta = parseMeta('title="app {1}.js" showLineNumbers player {2,4-5}');
  assert.deepEqual([...meta.marked], [2, 4, 5]);
  assert.deepEqual([meta.title, meta.numbered, meta.player], ['app {1}.js', true, true]);
});

test('a title that speaks of a player makes no player', () => {
  assert.equal(parseMeta('title="the player script"').player, false);
});

test('magic comments mark lines and leave the sample', () => {
  const source = 'a\n// highlight-next-line\nb\n# highlight-start\nc\nd\n# highlight-end\ne';
  const {shown, marked} = markLines(source, new Set());
  assert.equal(shown, 'a\nb\nc\nd\ne');
  assert.deepEqual(Object.keys(marked), ['1', '2', '3']);
});

test('code is escaped and its tokens are named', () => {
  const html = highlight('<b title="x">&</b>', 'html', {0: ['marked']});
  assert.match(html, /^<span class="token-line marked">/);
  assert.match(html, /&lt;/);
  assert.ok(!html.includes('<b '));
});

test('text survives highlighting to the letter', () => {
  const source = 'const a = `x${1}`;\n\nif (a < 2) { /* <b> */ }';
  const text = highlight(source, 'ts', {})
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  assert.equal(text, `${source}\n`);
});

test('templates inside HTML are taken apart', () => {
  const html = highlight('<p>{{#if (eq golf 1)}}Tee{{/if}}</p>', 'handlebars', {});
  assert.match(html, /class="token[^"]*\btag\b/);
  assert.match(html, /class="token[^"]*\bkeyword\b[^"]*">(?:if|#if)/);
  assert.doesNotMatch(html, /___HANDLEBARS/);
});

test('every language of the specification has a grammar', () => {
  const missing = [
    'jsx',
    'diff',
    'bash',
    'json',
    'java',
    'kotlin',
    'objectivec',
    'swift',
    'groovy',
    'ruby',
    'flow',
  ].filter((language) => !canHighlight(language));
  assert.deepEqual(missing, []);
});

test('a language without a grammar ends in a message with file and line', async () => {
  assert.match(
    await failureOf('Text\n\n```klingon\nnuqneH\n```'),
    /a\.mdx:3: no highlighting for the language "klingon"/,
  );
});

test('a fence without a language is jsx, one marked player is a player', async () => {
  assert.match(await compilePage('```\n<a />\n```', 'docs/a.mdx'), /<CodeBlock language="jsx"/);
  assert.match(
    await compilePage('```html player title="Try"\n<b>1</b>\n```', 'docs/a.mdx'),
    /<CodePlayer language="html" title="Try"/,
  );
});
