import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {withParts} from '../../plugins/late-start/pages';
import {partsIn} from '../../plugins/late-start/parts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parts-'));
test.after(() => fs.rmSync(folder, {recursive: true}));

const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);

write(
  'routes.js',
  `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {path: '/docs', component: ComponentCreator('/docs', 'a1'), exact: true},
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'b2'),
    routes: [
      {path: '/docs/next', component: ComponentCreator('/docs/next', 'c3'), routes: [
        {path: '/docs/next/faq', component: ComponentCreator('/docs/next/faq', 'd4'), exact: true},
      ]},
      {path: '/docs/faq', component: ComponentCreator('/docs/faq', 'e5'), exact: true},
    ],
  },
  {path: '*', component: ComponentCreator('*')},
];
`,
);
write(
  'routesChunkNames.json',
  JSON.stringify({
    '/docs-a1': {__comp: 'start'},
    '/docs-b2': {__comp: 'root', __context: {plugin: 'data'}},
    '/docs/next-c3': {__comp: 'root'},
    '/docs/next/faq-d4': {content: 'nextFaq'},
    '/docs/faq-e5': {__comp: 'item', content: 'faq'},
  }),
);
const names = ['start', 'root', 'data', 'item', 'faq', 'nextFaq'];
const entryOf = (name: string) => {
  const load = '() => import(/* webpackChunkName: "' + name + '" */ "@site/' + name + '")';
  return `  "${name}": [${load}, "@site/${name}", require.resolveWeak("@site/${name}")],`;
};
write('registry.js', ['export default {', ...names.map(entryOf), '};', ''].join('\n'));
write(
  'client-manifest.json',
  JSON.stringify({
    origins: {c0: ['10'], c1: ['7', '11'], c2: ['12'], c3: ['7', '13'], c4: ['14'], c5: ['15']},
    assets: Object.fromEntries(
      ['7', '10', '11', '12', '13', '14', '15'].map((id) => [id, {js: [{file: `assets/js/f${id}.js`}]}]),
    ),
  }),
);

test('the parts of a page are those of its routes from the outermost on, each file once', () => {
  const partsOf = partsIn(folder);
  const files = (...ids: number[]) => ids.map((id) => `assets/js/f${id}.js`);
  assert.deepEqual(partsOf('/docs/faq'), files(7, 11, 12, 13, 14));
  assert.deepEqual(partsOf('/docs/next/faq'), files(7, 11, 12, 15));
  assert.deepEqual(partsOf('/docs'), files(10));
  assert.deepEqual(partsOf('/404.html'), []);
});

test('a page names its parts beside its scripts; one without parts stays as it is', () => {
  const html = '<body><div id=__docusaurus data-scripts="/assets/js/main.1.js"><main></main></div>';
  assert.equal(
    withParts(html, ['assets/js/ab12.js', 'assets/js/cd34.js']),
    html.replace(' data-scripts', ' data-parts="ab12 cd34" data-scripts'),
  );
  assert.equal(withParts(html, []), html);
});
