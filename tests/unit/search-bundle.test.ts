import assert from 'node:assert/strict';
import path from 'node:path';
import test from 'node:test';
import {hostedBundle} from '../../plugins/search/hosted/bundle';

/** What the plugin changes in a configuration like the generator's. */
function configured(appId: string, isServer = false): Record<string, unknown> {
  const configure = hostedBundle('/site', {customFields: {search: {appId}}}) as (...args: unknown[]) => object;
  return configure({experiments: {cache: {version: 'v1'}}}, isServer) as Record<string, unknown>;
}

test('without the service its code is left out', () => {
  assert.deepEqual(configured(''), {resolve: {alias: {[path.join('/site', 'src/search/hosted')]: false}}});
});

test('with it the dialog has styles and a cache of its own', () => {
  const {experiments, optimization} = configured('APP');
  assert.deepEqual(experiments, {cache: {version: 'v1-hosted-search'}});
  const {chunks} = (optimization as {splitChunks: {cacheGroups: {styles: {chunks: (chunk: object) => boolean}}}})
    .splitChunks.cacheGroups.styles;
  assert.deepEqual([chunks({name: 'docsearch'}), chunks({name: 'main'}), chunks({})], [false, true, true]);
  assert.deepEqual(configured('APP', true), {experiments: {cache: {version: 'v1-hosted-search'}}});
});
