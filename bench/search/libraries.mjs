import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import * as esbuild from 'esbuild';
import MiniSearch from 'minisearch';
import {Engine} from '../../src/search/engine/index.ts';
import {byPage} from '../../src/search/engine/records.ts';
import {termsOf} from '../../src/search/engine/tokens.ts';
import {hrefOf} from '../../src/search/hits.ts';
import {boost, buildFolder, filters, pack, readRecords, toDocument} from './data.mjs';

const here = import.meta.dirname;

const require = createRequire(path.join(here, 'package.json'));

/** What a library's code weighs, minified, as text. */
async function code(contents) {
  const {outputFiles} = await esbuild.build({
    stdin: {contents, resolveDir: here, loader: 'ts'},
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

const documents = () => readRecords().map(toDocument);

const urlsOf = (all, ids) => ids.map((id) => all[Number(id)].url);

async function site() {
  const records = readRecords();
  const served = JSON.stringify(pack(records));
  const texts = byPage(records);
  return {
    served: [served, await code("import {engines} from '../../src/search/embedded/engines.ts'; console.log(engines);")],
    load: async () => {
      const engine = new Engine([JSON.parse(served)], async (page) => texts.get(page).map(({text}) => text));
      return async (query) => {
        const {result} = engine.search({query, filters, limit: 60});
        return result.groups.flatMap(({hits}) => hits.map(hrefOf));
      };
    },
  };
}

async function minisearch() {
  const options = {
    fields: ['heading', 'title', 'path', 'content'],
    storeFields: ['url', 'heading', 'title', 'path', 'content', 'weight'],
    tokenize: termsOf,
  };
  const index = new MiniSearch(options);
  index.addAll(documents());
  const served = JSON.stringify(index);
  const search = {
    boost,
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    boostDocument: (_, __, stored) => stored.weight,
  };
  return {
    served: [served, await code("import MiniSearch from 'minisearch'; console.log(MiniSearch);")],
    load: async () => {
      const loaded = MiniSearch.loadJSON(served, options);
      return async (query) =>
        loaded
          .search(query, search)
          .slice(0, 60)
          .map(({url}) => url);
    },
  };
}

async function orama() {
  const {create, insertMultiple, load, save, search} = await import('@orama/orama');
  const text = {type: 'string'}.type;
  const schema = {url: text, heading: text, title: text, path: text, content: text};
  const db = create({schema});
  await insertMultiple(db, documents(), 500);
  const served = JSON.stringify(save(db));
  return {
    served: [
      served,
      await code("import {create, load, search} from '@orama/orama'; console.log(create, load, search);"),
    ],
    load: async () => {
      const loaded = create({schema});
      load(loaded, JSON.parse(served));
      return async (query) => {
        const properties = ['heading', 'title', 'path', 'content'];
        const answer = await search(loaded, {
          term: query,
          properties,
          boost,
          tolerance: query.length > 4 ? 1 : 0,
          limit: 60,
        });
        return answer.hits.map(({document}) => document.url);
      };
    },
  };
}

async function flexsearch() {
  const {default: FlexSearch} = await import('flexsearch');
  const make = () =>
    new FlexSearch.Document({
      document: {
        id: 'id',
        index: ['heading', 'title', 'path', 'content'].map((field) => ({field, tokenize: 'forward'})),
      },
    });
  const all = documents();
  const index = make();
  all.forEach((document) => index.add(document));
  const parts = {};
  await index.export((key, data) => {
    parts[key] = data;
  });
  const served = JSON.stringify({parts, all});
  return {
    served: [served, await code("import {Document} from 'flexsearch'; console.log(Document);")],
    load: async () => {
      const {parts: kept, all: stored} = JSON.parse(served);
      const loaded = make();
      Object.entries(kept).forEach(([key, data]) => loaded.import(key, data));
      return async (query) => {
        const found = loaded.search(query, {limit: 60, suggest: true, merge: true});
        return urlsOf(
          stored,
          found.map(({id}) => id),
        );
      };
    },
  };
}

const htmlFiles = () =>
  fs
    .readdirSync(buildFolder, {recursive: true})
    .filter((file) => file.endsWith('.html') && !/^(?:docs\/next\/|Home|Landing|search|404|status)/.test(file))
    .map((file) => ({file: path.join(buildFolder, file), url: `/${file.replace(/\.html$/, '')}`}));

async function easyops() {
  const folder = path.join(here, 'node_modules/@easyops-cn/docusaurus-search-local/dist');
  const {scanDocuments} = require(path.join(folder, 'server/server/utils/scanDocuments.js'));
  const {buildIndex} = require(path.join(folder, 'server/server/utils/buildIndex.js'));
  const config = {
    language: ['en'],
    ignoreCssSelectors: [],
    removeDefaultStopWordFilter: [],
    removeDefaultStemmer: false,
  };
  const pages = htmlFiles()
    .filter(({url}) => /^\/(?:docs|blog)\//.test(url))
    .map(({file, url}) => ({filePath: file, url, type: url.startsWith('/blog') ? 'blog' : 'docs'}));
  const served = JSON.stringify(buildIndex(await scanDocuments(pages, config), config));
  const stubs = {
    proxiedGeneratedConstants:
      'export const searchIndexUrl = "i"; export const language = ["en"]; export const removeDefaultStopWordFilter = []; export const fuzzyMatchingDistance = 1;',
    comlink: 'export const expose = () => undefined;',
  };
  const {outputFiles} = await esbuild.build({
    entryPoints: [path.join(folder, 'client/client/theme/worker.js')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    plugins: [
      {
        name: 'stubs',
        setup(build) {
          build.onResolve({filter: /proxiedGeneratedConstants$|^comlink$/}, ({path: name}) => ({
            path: name.includes('comlink') ? 'comlink' : 'proxiedGeneratedConstants',
            namespace: 'stub',
          }));
          build.onLoad({filter: /.*/, namespace: 'stub'}, ({path: name}) => ({contents: stubs[name], loader: 'js'}));
        },
      },
    ],
  });
  const text = outputFiles[0].text;
  return {
    served: [served, text],
    load: async () => {
      globalThis.location = {origin: 'http://localhost'};
      globalThis.fetch = async () => ({json: async () => JSON.parse(served)});
      const {SearchWorker} = await import(`data:text/javascript,${encodeURIComponent(text)}`);
      const worker = new SearchWorker();
      await worker.fetchIndexes('/', '');
      return async (query) => (await worker.search('/', '', query, 60)).map(({document}) => document.u);
    },
  };
}

/** Libraries that run outside a browser. */
export const libraries = {site, minisearch, orama, flexsearch, easyops};
