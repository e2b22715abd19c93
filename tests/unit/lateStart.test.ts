import assert from 'node:assert/strict';
import test from 'node:test';
import original from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {faultOf} from '../../plugins/late-start/pages';
import {lateTemplate} from '../../plugins/late-start/template';

const page = {
  appHtml: '<main></main>',
  baseUrl: '/site/',
  htmlAttributes: '',
  bodyAttributes: '',
  headTags: '<script src="/site/js/pixel.js" async></script>',
  preBodyTags: '',
  postBodyTags: '',
  metaAttributes: [],
  scripts: ['assets/js/runtime~main.1.js', 'assets/js/main.2.js'],
  stylesheets: ['assets/css/styles.3.css'],
  noIndex: false,
  version: '3.10.2',
};

/** A page as the generator makes it from a template. */
const rendered = async (template: string, further = {}) => (await compileSSGTemplate(template))({...page, ...further});

test('a page names the scripts of the bundle and loads none of them', async () => {
  const html = await rendered(lateTemplate());
  assert.match(
    html,
    /<div id="__docusaurus" data-scripts="\/site\/assets\/js\/runtime~main\.1\.js \/site\/assets\/js\/main\.2\.js"><main>/,
  );
  assert.deepEqual(html.match(/<script[^>]*>/g), ['<script src="/site/js/pixel.js" async>']);
  assert.match(html, /href="\/site\/assets\/css\/styles\.3\.css"/);
  assert.equal(faultOf(html), undefined);
});

test('scripts that stand in a page run ahead of its style sheet, what else comes before the page stays there', async () => {
  const preBodyTags = '<svg></svg><script>"a</b>"</script>\n<script>two\n</script><noscript>none</noscript>';
  const html = await rendered(lateTemplate(), {preBodyTags});
  const [head = '', body = ''] = html.split('</head>');
  assert.match(head, /<script>"a<\/b>"<\/script><script>two\n<\/script>\s*<link rel="stylesheet"/);
  assert.match(body, /<svg><\/svg>\s*<noscript>none<\/noscript>\s*<div id="__docusaurus"/);
  assert.doesNotMatch(body, /<script/);
});

test('a template of another form stops the build, and the message names file and room', () => {
  for (const [what, changed] of [
    ['no place for scripts', original.replace(' defer></script>', ' async></script>')],
    ['no place before the page', original.replace('it.preBodyTags', 'it.bodyTags')],
    ['no style sheets', original.replace('it.stylesheets.forEach', 'it.sheets.forEach')],
    ['no container', original.replace('id="__docusaurus"', 'id="root"')],
  ] as const) {
    assert.notEqual(changed, original, what);
    assert.throws(
      () => lateTemplate(changed),
      /nothing matches[\s\S]*ssgTemplate\.html\.js[\s\S]*plugins\/late-start/,
      what,
    );
  }
});

test('a page that loads a script of the bundle by itself, or names none, is found', async () => {
  assert.match(faultOf(await rendered(original)) ?? '', /loads a script/);
  const late = await rendered(lateTemplate());
  for (const tag of [
    '<link rel="preload" as="script" href="/site/assets/js/main.2.js">',
    '<link href=/assets/js/main.2.js rel=modulepreload>',
    '<link rel=prefetch href=/assets/js/main.2.js>',
    '<script defer src=/assets/js/main.2.js></script>',
  ]) {
    assert.match(faultOf(late.replace('</head>', `${tag}</head>`)) ?? '', /loads a script/, tag);
  }
  assert.match(faultOf(late.replace(/ data-scripts="[^"]*"/, '')) ?? '', /does not name/);
  assert.equal(faultOf(late.replace('</head>', '<link rel=preload as=image href=/img/logo.svg></head>')), undefined);
});
