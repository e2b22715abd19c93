import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import {test} from 'vitest';
import {load} from 'cheerio';
import {build} from 'esbuild';
import type {ComponentType} from 'react';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import brand from '../../content/siteBrand';

const site = {...brand, siteUrl: 'https://docs.example.com', supportEmail: 'help@example.com', feedbackEndpoint: ''};

/** The component with the brand's values as given. */
async function feedback(values: object) {
  const {outputFiles} = await build({
    entryPoints: ['src/components/Feedback/index.tsx'],
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'cjs',
    jsx: 'automatic',
    external: ['react', 'react/jsx-runtime'],
    loader: {'.css': 'local-css'},
    plugins: [
      {
        name: 'brand',
        setup({onResolve, onLoad}) {
          onResolve({filter: /^@site\/src\/lib\/useBrand$/}, () => ({path: 'brand', namespace: 'brand'}));
          onLoad({filter: /.*/, namespace: 'brand'}, () => ({
            contents: `export const useBrand = () => (${JSON.stringify(values)});`,
          }));
        },
      },
    ],
  });
  const script = outputFiles.find(({path}) => path.endsWith('.js'))?.text ?? '';
  const module = {exports: {} as {default: ComponentType<{title: string; route: string}>}};
  new Function('module', 'exports', 'require', script)(module, module.exports, createRequire(import.meta.url));
  return load(
    renderToStaticMarkup(createElement(module.exports.default, {title: 'R&D: “leads”', route: '/docs/leads'})),
  );
}

test('without an endpoint each answer is a mail to support, with the page in it', async () => {
  const $ = await feedback(site);
  const links = $('details a')
    .toArray()
    .map((node) => new URL($(node).attr('href') ?? ''));
  assert.equal(links.length, 5);
  assert.ok(links.every(({protocol, pathname}) => protocol === 'mailto:' && pathname === 'help@example.com'));
  assert.equal(links[1]?.searchParams.get('subject'), 'R&D: “leads”');
  assert.equal(
    links[1]?.searchParams.get('body'),
    'No, something is missing.\nhttps://docs.example.com/docs/leads\n\n',
  );
  assert.equal($('form').length, 0);
});

test('with an endpoint it is a form that needs no script, and sends page, answer and comment alone', async () => {
  const $ = await feedback({...site, feedbackEndpoint: 'https://answers.example/docs'});
  const form = $('details form');
  assert.deepEqual([form.attr('action'), form.attr('method')], ['https://answers.example/docs', 'post']);
  const names = form
    .find('[name]')
    .toArray()
    .map((node) => $(node).attr('name') ?? '');
  assert.deepEqual([...new Set(names)], ['page', 'answer', 'comment']);
  assert.equal(form.find('[name=page]').attr('value'), 'https://docs.example.com/docs/leads');
  // The answer is asked for, and each control has its words.
  assert.equal(form.find('fieldset > legend').text(), 'Your answer');
  assert.equal(form.find('input[type=radio][required]').length, 5);
  assert.ok(
    form
      .find('input[type=radio], textarea')
      .toArray()
      .every((node) => $(node).closest('label').text().trim() !== ''),
  );
  assert.equal($('a[href^="mailto:"]').length, 0);
});
