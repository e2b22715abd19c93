import {createRequire} from 'node:module';
import path from 'node:path';
import type {GeneratedEdit} from './generated';
import {nothingToDo} from './message';

const name = 'plain paths';

const place = 'if (matched) return matched;\n';

/**
 * What is put into the router: an exact path without a pattern is compared as text. With a pattern for each page of the
 * site, the start of a page compiled one for each, and so did the prerendering of every page.
 */
const shortcut = `
    if (exact && !strict && !sensitive && plainPath(path) !== null) {
      if (plainPath(path) !== plainPath(pathname)) return null;
    }
`;

/** A path as it is compared, nothing for a pattern. A large site asks millions of times while pages are rendered. */
const plainPath = `
var plainPaths = new Map();
function plainPath(path) {
  var known = plainPaths.get(path);
  if (known === undefined) {
    known = /[\\\\:()*]/.test(path) ? null : path.toLowerCase().replace(/\\/$/, "");
    plainPaths.set(path, known);
  }
  return known;
}
`;

/**
 * Lets the router tell a plain path from another one without a pattern made of it.
 *
 * @param source of the router's module
 * @throws Error when it goes through the paths in another way
 */
export function comparePlainPaths(source: string, file: string): string {
  if (source.split(place).length !== 2) {
    throw nothingToDo(name, `one "${place.trim()}"`, file);
  }
  return source.replace(place, () => place + shortcut) + plainPath;
}

/** The edit of the router, which the server bundle gets, too. */
export function pathsEdit(siteDir: string): GeneratedEdit {
  const core = createRequire(path.join(siteDir, 'package.json')).resolve('@docusaurus/core/package.json');
  const router = createRequire(core).resolve('react-router/package.json');
  return {edit: name, files: [path.join(path.dirname(router), 'esm/react-router.js')], apply: comparePlainPaths};
}
