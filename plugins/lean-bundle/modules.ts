import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {nothingToDo} from './message';

/** Resolves from the package of a module, as the bundler does. */
const from = (file: string) => createRequire(file);

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
