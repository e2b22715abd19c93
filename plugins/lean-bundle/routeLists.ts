import {createRequire} from 'node:module';
import path from 'node:path';
import {tablesIn} from './docsLists';
import type {GeneratedEdit} from './generated';
import {nothingToDo} from './message';

const name = 'route lists';

/** Where the router's package goes through all routes, and what comes there. The line breaks are the package's own. */
const places: readonly [find: string, put: string][] = [
  ['routes.some(function (route) {', 'routesFor(routes, pathname).some(function (route) {'],
  [
    'return routes ? React.createElement(Switch, switchProps, routes.map(function (route, i) {',
    `return routes ? React.createElement(Route, {render: function (at) {
      var address = (switchProps.location || at.location).pathname;
      return React.createElement(Switch, switchProps, routesFor(routes, address).map(function (route, i) {`,
  ],
  ['  })) : null;', '  })); }}) : null;'],
];

/**
 * Has the router look at the routes that can match an address, in place of all that there are.
 *
 * @param source of the module that goes through lists of routes
 * @param tables the module that keeps the tables, as an import names it
 * @throws Error when the module goes through routes in another way
 */
export function lookUpRoutes(source: string, file: string, tables: string): string {
  const edited = places.reduce((text, [find, put]) => {
    if (text.split(find).length !== 2) {
      throw nothingToDo(name, `one "${find.trim()}"`, file);
    }
    return text.replace(find, () => put);
  }, source);
  return `import {routesFor} from ${JSON.stringify(tables)};\n${edited}`;
}

/** The edit of the router's package for the server bundle: a build asks a few times for each page. */
export function routeListsEdit(siteDir: string): GeneratedEdit {
  const core = createRequire(path.join(siteDir, 'package.json')).resolve('@docusaurus/core/package.json');
  const config = createRequire(core).resolve('react-router-config/package.json');
  return {
    edit: name,
    files: [path.join(path.dirname(config), 'esm/react-router-config.js')],
    apply: (source, file) => lookUpRoutes(source, file, tablesIn(siteDir)),
  };
}
