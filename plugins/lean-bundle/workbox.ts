import {createRequire} from 'node:module';
import path from 'node:path';

/**
 * The build of workbox-window for browsers that know classes; its package points bundlers to the one without.
 *
 * @returns the path of the file
 * @throws Error when the plugin for offline mode is not installed
 */
export function modernWorkbox(siteDir: string): string {
  const fromSite = createRequire(path.join(siteDir, 'package.json'));
  const fromPwa = createRequire(fromSite.resolve('@docusaurus/plugin-pwa/package.json'));
  return path.join(path.dirname(fromPwa.resolve('workbox-window/package.json')), 'build/workbox-window.prod.mjs');
}
