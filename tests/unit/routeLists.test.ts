import assert from 'node:assert/strict';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import test from 'node:test';
import vm from 'node:vm';
import {type ComponentType, createElement, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {pathsEdit} from '../../plugins/lean-bundle/plainPaths';
import {lookUpRoutes, routeListsEdit} from '../../plugins/lean-bundle/routeLists';
import {loud} from './loud';

type Route = {path?: string; exact?: boolean; strict?: boolean; component: unknown; routes?: Route[]};
type Given = {route: Route};
type Config = {
  matchRoutes: (routes: Route[], address: string) => {route: Route; match: object}[];
  renderRoutes: (routes?: Route[], more?: object, ofSwitch?: object) => ReactElement;
};

const {files, apply} = routeListsEdit(process.cwd());
const [file = ''] = files;
const [router = ''] = pathsEdit(process.cwd()).files;
const {matchPath, Router, Switch, Route, StaticRouter} = createRequire(router)('react-router') as Record<
  string,
  ComponentType<{location: string}>
>;
const tables = fs.readFileSync('plugins/lean-bundle/tables.js', 'utf8');
const source = fs.readFileSync(file, 'utf8');

/** What the router's package exports, as it is or as it is edited. */
function configOf(text: string): Config {
  const code = `${tables}\n${text}`.replaceAll(/^import .*$|^export .*;$|^export (?!{)/gm, '');
  const given = {matchPath, Router, Switch, Route, React: {createElement}, _extends: Object.assign};
  const make = vm.runInThisContext(
    `(({${Object.keys(given).join(', ')}}) => {${code}; return {matchRoutes, renderRoutes}})`,
  );
  return (make as (parts: object) => Config)(given);
}

const {renderRoutes: renderBelow} = configOf(source);
const page = (name: string) => () => createElement('p', null, name);
const exact = (path: string) => ({path, exact: true, component: page(path)});
const frame = ({route}: Given) => createElement('main', null, renderBelow(route.routes));

const routes: Route[] = [
  exact('/'),
  exact('/blog'),
  exact('/Blog/'),
  {path: '/docs', component: frame, routes: [exact('/docs/a'), exact('/docs/:any'), exact('/docs/b'), exact('/docs')]},
  {...exact('/strict/'), strict: true},
  exact('/docs/late'),
  {path: '*', component: page('none')},
];

const addresses = [
  '/',
  '/blog',
  '/BLOG/',
  '/blog//',
  '/docs',
  '/docs/a/',
  '/docs/b',
  '/docs/c/d',
  '/strict',
  '/strict/',
];

const [before, after] = [configOf(source), configOf(apply(source, file))];

test('each address has the routes that a search through all of them finds', () => {
  for (const address of [...addresses, '/none', '']) {
    assert.deepEqual(after.matchRoutes(routes, address), before.matchRoutes(routes, address), address);
  }
  const [, below] = after.matchRoutes(routes, '/docs/b');
  assert.equal(below?.route.path, '/docs/:any');
});

test('each address shows the page that it has without the table', () => {
  const shown = ({renderRoutes}: Config, address: string, ofSwitch?: object) =>
    renderToStaticMarkup(
      createElement(StaticRouter ?? 'none', {location: address}, renderRoutes(routes, {}, ofSwitch)),
    );
  for (const address of addresses) {
    assert.equal(shown(after, address), shown(before, address), address);
  }
  assert.equal(shown(after, '/docs/b'), '<main><p>/docs/:any</p></main>');
  // A switch that is told where it is.
  const there = {location: {pathname: '/blog'}};
  assert.equal(shown(after, '/', there), '<p>/blog</p>');
  assert.equal(shown(before, '/', there), '<p>/blog</p>');
  assert.equal(after.renderRoutes(), null);
});

test('a module that goes through routes in another way fails', () => {
  const changed = [source.replace('routes.some(', 'routes.find('), source.replace('routes.map(', 'routes.flatMap(')];
  for (const text of changed) {
    assert.throws(() => lookUpRoutes(text, file, ''), loud('route lists', /in \S*react-router-config\.js/));
  }
});
