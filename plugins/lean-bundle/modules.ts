import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {nothingToDo} from './message';

/** Resolves from the package of a module, as the bundler does. */
const from = (file: string) => createRequire(file);

/**
 * The build of workbox-window for browsers that know classes; its package points bundlers to the one without.
 *
 * @returns the path of the file
 * @throws Error when the package does not have it any more
 */
export function modernWorkbox(siteDir: string): string {
  const pwa = from(path.join(siteDir, 'package.json')).resolve('@docusaurus/plugin-pwa/package.json');
  const folder = path.dirname(from(pwa).resolve('workbox-window/package.json'));
  const {module} = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {module?: string};
  const modern = path.join(folder, 'build/workbox-window.prod.mjs');
  if (!module?.includes('es5') || !fs.existsSync(modern)) {
    throw nothingToDo('workbox', `"module" with a build for ES5, and ${modern}`, path.join(folder, 'package.json'));
  }
  return modern;
}

/**
 * The file of `@docusaurus/utils-common` that takes one helper of tslib, and would bring all of them.
 *
 * @throws Error when it takes none, or another than `plugins/lean-bundle/tslib.js` has
 */
export function tslibUser(siteDir: string): string {
  const core = from(path.join(siteDir, 'package.json')).resolve('@docusaurus/core/package.json');
  const user = from(core).resolve('@docusaurus/utils-common');
  const helpers = new Set(
    [...fs.readFileSync(user, 'utf8').matchAll(/\btslib_\d+\.(\w+)/g)].map(([, helper]) => helper),
  );
  if (helpers.size !== 1 || !helpers.has('__importDefault')) {
    const found = [...helpers].join(', ') || 'none';
    throw nothingToDo('tslib', `the helper __importDefault of tslib alone, and found ${found},`, user);
  }
  return user;
}
