import assert from 'node:assert/strict';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import test from 'node:test';
import vm from 'node:vm';
import {docsListsEdit, lookUpDocs} from '../../plugins/lean-bundle/docsLists';
import {pathsEdit} from '../../plugins/lean-bundle/plainPaths';
import {loud} from './loud';

type Doc = {id: string; path: string};
type Version = {name: string; path: string; docs: Doc[]; draftIds: string[]};
type Route = {path?: string; exact?: boolean; strict?: boolean; sidebar?: string};
type Client = {
  getActiveDocContext: (data: {versions: Version[]}, address: string) => unknown;
  useLayoutDoc: (id: string) => Doc | null;
  useDocRootMetadata: (given: {route: {routes: Route[]}}) => {sidebarName?: string} | null;
};

const {files, apply} = docsListsEdit(process.cwd());
const [router = ''] = pathsEdit(process.cwd()).files;
const {matchPath} = createRequire(router)('react-router') as {matchPath: unknown};
const tables = fs.readFileSync('plugins/lean-bundle/tables.js', 'utf8');

const version = (name: string, route: string, ids: string[]): Version => ({
  name,
  path: route,
  docs: ids.map((id) => ({id, path: `${route}/${id === 'index' ? '' : id}`})),
  draftIds: ['draft'],
});

const versions = [
  version('next', '/docs/next', ['index', 'faq', 'Setup', 'new']),
  version('1.0', '/docs', ['index', 'faq', 'Setup', 'a/b', 'caf%C3%A9', ':any/page']),
];

/** The docs plugin's own functions, from its modules as they are or as they are edited. */
function clientOf(read: (file: string) => string, at = {pathname: '/'}): Client {
  const code = [tables, ...files.map(read)].join('\n').replaceAll(/^import .*$|^export (?!{)/gm, '');
  const given = {
    matchPath,
    useMemo: (work: () => unknown) => work(),
    uniq: (list: unknown[]) => [...new Set(list)],
    useActiveDocContext: () => ({activeVersion: versions[0]}),
    useDocsPreferredVersion: () => ({preferredVersion: undefined}),
    useLatestVersion: () => versions[1],
    useLocation: () => at,
    useDocsVersion: () => ({docsSidebars: {}}),
    renderRoutes: () => null,
  };
  const names = Object.keys(given).join(', ');
  const make = vm.runInThisContext(
    `(({${names}}) => {${code}; return {getActiveDocContext, useDocRootMetadata, useLayoutDoc}})`,
  );
  return (make as (parts: object) => Client)(given);
}

const source = (file: string) => fs.readFileSync(file, 'utf8');
const [before, after] = [clientOf(source), clientOf((file) => apply(source(file), file))];

test('each address has the docs that a search through all of them finds', () => {
  const addresses = ['/docs/faq', '/docs/FAQ/', '/docs/setup', '/docs/next/faq', '/docs/next', '/docs/', '/docs/a/b'];
  const others = ['/', '/blog', '/docs/none', '/docs/caf%C3%A9', '/docs/some/page', '/docs/next/new', '/docs/faq//'];
  let found = 0;
  for (const address of [...addresses, ...others]) {
    const context = after.getActiveDocContext({versions}, address);
    assert.deepEqual(context, before.getActiveDocContext({versions}, address), address);
    found += (context as {activeDoc?: Doc}).activeDoc ? 1 : 0;
  }
  assert.equal(found, 10);
});

test('an id leads to the page of the first version that has it, a draft to none, another one to the same error', () => {
  for (const id of ['faq', 'a/b', 'draft']) {
    assert.deepEqual(after.useLayoutDoc(id), before.useLayoutDoc(id));
  }
  assert.equal(after.useLayoutDoc('faq')?.path, '/docs/next/faq');
  for (const {useLayoutDoc} of [before, after]) {
    assert.throws(() => useLayoutDoc('none'), /any doc with id "none" in versions "next, 1\.0".*\n.*\n- index\n- faq/s);
  }
});

const routes: Route[] = [
  {path: '/docs/faq', exact: true, sidebar: 'first'},
  {path: '/docs/FAQ/', exact: true, sidebar: 'second'},
  {path: '/docs/:any/page', exact: true, sidebar: 'pattern'},
  {path: '/docs/strict/', exact: true, strict: true, sidebar: 'strict'},
  {path: '/docs/some/page', exact: true, sidebar: 'behind a pattern'},
  {path: '/docs/open', sidebar: 'open'},
];

test('the route of a docs page is the one that a search through all of them finds', () => {
  const found = ['faq', 'faq/', 'Faq', 'some/page', 'strict', 'strict/', 'open/below', 'none', ''].map((end) => {
    const at = {pathname: `/docs/${end}`};
    const [plain, edited] = [clientOf(source, at), clientOf((file) => apply(source(file), file), at)].map(
      ({useDocRootMetadata}) => useDocRootMetadata({route: {routes}})?.sidebarName,
    );
    assert.equal(edited, plain, at.pathname);
    return plain;
  });
  assert.deepEqual(found.filter(Boolean), ['first', 'first', 'first', 'pattern', 'strict', 'open']);
});

test('a module that goes through docs in another way fails', () => {
  assert.equal(files.length, 2);
  for (const file of files) {
    const name = path.basename(file);
    const changed = source(file).replaceAll('.id === doc', '.docId === doc');
    assert.throws(() => lookUpDocs(changed, file, ''), loud('docs lists', new RegExp(`in \\S*${name}`)));
  }
});
