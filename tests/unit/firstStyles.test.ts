import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import v8 from 'node:v8';
import vm from 'node:vm';
import type {LoadContext} from '@docusaurus/types';
import firstStyles from '../../plugins/first-styles';
import {kindOf, sheetOf, withSheets} from '../../plugins/first-styles/pages';
import {sheetFor, withoutFonts} from '../../plugins/first-styles/sheetFor';
import {addPage, usesOfScripts} from '../../plugins/first-styles/uses';
import {pagesAreEdited} from '../../plugins/pageEdits';

const page = (body: string, root = '') =>
  `<!doctype html><html lang=en class="${root}"><head><link rel=icon href=/x.ico>` +
  `<link rel=stylesheet href=/site/assets/css/styles.1a2b.css /></head><body>${body}</body></html>`;

/** What pages and scripts use. */
function usesOf(pages: readonly string[], scripts: readonly string[]) {
  const uses = usesOfScripts(scripts);
  pages.forEach((html) => addPage(uses, html));
  return uses;
}

const rules = (sheet: string) => [...sheet.matchAll(/([^{}]+)\{[^{}]+\}/g)].map(([, selector]) => selector?.trim());

test('a rule stays when a page or one of its scripts has what it is for, in the order of the sheet', async () => {
  const sheet = [
    '.b{color:red}',
    '.a{color:red}',
    '.gone{color:red}',
    '.a .gone{color:red}',
    '.a:not(.gone){color:red}',
    '.a:is(.gone,.b){color:red}',
    ':is(p,li):has(.b){color:red}',
    '.a:is(:hover,:focus-within):not(.gone)>.b{color:red}',
    '.gone:is(:hover)>.b{color:red}',
    ':focus-visible{color:red}',
    '#here{color:red}',
    'p{color:red}',
    'video{color:red}',
    '.made{color:red}',
    '.inline{color:red}',
    '.a[data-theme=dark]{color:red}',
    '.a[open]:hover{color:red}',
    '.a[open]::before{color:red}',
  ].join('');
  const html = page(
    '<p class="a b" id=here>gone video</p><script>make("inline")</script><script type="x">gone</script>',
  );
  assert.deepEqual(rules(await sheetFor(sheet, usesOf([html], ['make("made")']))), [
    '.b',
    '.a',
    '.a:not(.gone)',
    '.a:is(.gone,.b)',
    ':is(p,li):has(.b)',
    '.a:is(:hover,:focus-within):not(.gone)>.b',
    ':focus-visible',
    '#here',
    'p',
    '.made',
    '.inline',
    '.a[data-theme=dark]',
    '.a[open]:hover',
    '.a[open]::before',
  ]);
});

test('the order of layers, fonts and moves stay; properties that nothing uses and empty rules go', async () => {
  const sheet =
    '@layer one,two;@layer three{.gone{top:0}}@layer two{:root{--used:1px;--unused:2px}:root{--unused:3px}.a{margin:var(--used)}.gone{top:0}}' +
    '@font-face{font-family:X;src:url(x.woff2)}@keyframes move{to{top:1px}}@media print{.gone{top:0}.a{top:0}}';
  assert.equal(
    await sheetFor(sheet, usesOf([page('<i class=a>')], [])),
    '@layer one,two,three;@layer one,two;@layer two{:root{--used:1px}.a{margin:var(--used)}}' +
      '@font-face{font-family:X;src:url(x.woff2)}@keyframes move{to{top:1px}}@media print{.a{top:0}}',
  );
});

test('properties that markup or a script takes stay, with those that these take their values from', async () => {
  const sheet = ':root{--fill:var(--base);--base:red;--stroke:blue;--gone:var(--far);--far:green}';
  const drawing = page('<svg><path fill="var(--fill)"/></svg>');
  assert.equal(
    await sheetFor(sheet, usesOf([drawing], ['part.style.stroke = "var(--stroke)"'])),
    ':root{--fill:var(--base);--base:red;--stroke:blue}',
  );
});

test('what is gathered from pages keeps none of their texts in memory', () => {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  const megabytes = () => {
    collect();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const uses = usesOfScripts([]);
  const before = megabytes();
  for (let each = 0; each < 50; each += 1) {
    addPage(uses, `<p id="the-heading-number-${each}" class="a-class-number-${each}">${'x'.repeat(2e6)}`);
  }
  assert.equal(uses.ids.size, 50);
  assert.ok(megabytes() - before < 20, 'pages of 100 MB are held');
});

test('the whole sheet names no face again, and is otherwise as it was', () => {
  assert.equal(
    withoutFonts('@layer a{@font-face{font-family:X;src:url(x.woff2)}.a{top:0}}.b{font-family:X}'),
    '@layer a{.a{top:0}}.b{font-family:X}',
  );
});

test('a page loads the first sheet and names the whole one; one without its sheet, or with two, is named', () => {
  const html = page('');
  assert.equal(sheetOf(html, 'a.html'), '/site/assets/css/styles.1a2b.css');
  const link = '<link rel="stylesheet" href="/site/assets/css/docs.1.css" data-whole="/site/assets/css/whole.2.css">';
  assert.equal(
    withSheets(html, {first: '/site/assets/css/docs.1.css', whole: '/site/assets/css/whole.2.css'}),
    html.replace('<link rel=stylesheet href=/site/assets/css/styles.1a2b.css />', link),
  );
  const [tag = ''] = /<link rel=style[^>]*>/.exec(html) ?? [];
  assert.throws(() => sheetOf(html.replace(tag, ''), 'a.html'), /first-styles: a\.html loads 0 style sheets/);
  assert.throws(() => sheetOf(html.replace(tag, tag + tag), 'a.html'), /first-styles: a\.html loads 2 style sheets/);
});

test('pages share a sheet by what made them; the home page has its own', () => {
  assert.equal(kindOf(page('', 'docs-wrapper plugin-docs plugin-id-default'), 'docs/faq.html'), 'docs');
  assert.equal(kindOf(page('', 'plugin-blog'), 'blog.html'), 'blog');
  assert.equal(kindOf(page('', 'plugin-pages'), 'docs.html'), 'pages');
  assert.equal(kindOf(page('', 'plugin-pages'), 'index.html'), 'home');
});

/** A folder for a build, with ways to read and write in it. */
function buildIn(t: test.TestContext) {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'first-styles-'));
  t.after(() => fs.rmSync(outDir, {recursive: true}));
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(outDir, name)), {recursive: true});
    fs.writeFileSync(path.join(outDir, name), text);
  };
  const read = (name: string) => fs.readFileSync(path.join(outDir, name), 'utf8');
  const edit = async (routesPaths: string[]) => {
    const {postBuild} = firstStyles({baseUrl: '/site/'} as LoadContext);
    await postBuild?.({outDir, routesPaths} as Parameters<typeof postBuild>[0]);
  };
  return {outDir, write, read, edit};
}

test('the pages of a build get their sheets before it is said that they are edited', async (t) => {
  const {outDir, write, read, edit} = buildIn(t);
  const face = '@font-face{font-family:X;src:url(x.woff2)}';
  write('assets/css/styles.1a2b.css', `${face}.a{top:0}.b{top:0}.c{left:calc(2*1px)}`);
  write('js/wake.js', 'add("c")');
  write('index.html', page('<i class=a>'));
  write('docs/faq.html', page('<i class=b>', 'plugin-docs'));
  write('docs/limits.html', page('', 'plugin-docs'));
  const ended = edit(['/site/', '/site/docs/faq', '/site/docs/limits']);
  await pagesAreEdited();
  const sheetOfPage = (name: string) => /href="\/site\/([^"]+)" data-whole/.exec(read(name))?.[1] ?? '';
  assert.equal(read(sheetOfPage('index.html')), `${face}.a{top:0}.c{left:2px}`);
  assert.equal(read(sheetOfPage('docs/faq.html')), `${face}.b{top:0}.c{left:2px}`);
  assert.equal(sheetOfPage('docs/limits.html'), sheetOfPage('docs/faq.html'));
  assert.match(sheetOfPage('index.html'), /^assets\/css\/home\.[0-9a-f]{8}\.css$/);
  const whole = /data-whole="\/site\/([^"]+)"/.exec(read('index.html'))?.[1] ?? '';
  assert.equal(read(whole), '.a{top:0}.b{top:0}.c{left:calc(2*1px)}');
  assert.equal(fs.existsSync(path.join(outDir, 'assets/css/styles.1a2b.css')), false);
  await ended;
});

test('a page without its sheet is named, be it the last of its kind', async (t) => {
  const {write, edit} = buildIn(t);
  write('assets/css/styles.1a2b.css', '.a{top:0}');
  write('js/wake.js', '');
  write('docs/faq.html', page('', 'plugin-docs'));
  write('docs/limits.html', page('', 'plugin-docs').replace('rel=stylesheet', 'rel=x'));
  await assert.rejects(edit(['/site/docs/faq', '/site/docs/limits']), /docs\/limits\.html loads 0 style sheets/);
});
