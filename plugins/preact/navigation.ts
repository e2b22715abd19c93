import path from 'node:path';
import type {GeneratedEdit} from '../lean-bundle/generated';

const constant = 'render={() => children}';

/**
 * Gives Preact a new element of the routes with each page. The generator passes the same one; what is below it would hear
 * of the new address from its context alone, and Preact lets that wait until the effects of the change have run: players
 * would start, and the address's hash be looked for, on the page before.
 *
 * @param source of the generator's `PendingNavigation`
 * @throws Error when it passes the routes in another way
 */
export function freshRoutes(source: string, file: string): string {
  if (!source.includes(constant)) {
    throw new Error(
      `preact: no "${constant}" in ${file}. Is the next page there when onRouteDidUpdate is called? If so, remove ` +
        'plugins/preact/navigation.ts; else adapt it.',
    );
  }
  return source.replace(constant, 'render={() => React.cloneElement(children)}');
}

/** The edit of the generator's file. */
export const navigationEdit = (siteDir: string): GeneratedEdit => ({
  edit: 'navigation',
  files: [
    path.join(
      path.dirname(require.resolve('@docusaurus/core/package.json', {paths: [siteDir]})),
      'lib/client/PendingNavigation.js',
    ),
  ],
  apply: freshRoutes,
});
