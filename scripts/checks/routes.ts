import fs from 'node:fs';
import contract from '../../content/routes.json';
import type {Finding} from '../../content/findings';
import {isDoc} from '../../content/links';
import {isPageRoute} from '../../content/pageRoutes';
import {latestVersion, nextVersion} from '../../content/versions';

const file = 'content/routes.json';

/** The place in the repository that a docs route needs; nothing when there is a page. */
function missing(route: string): string | undefined {
  const version = route.startsWith(`${nextVersion.path}/`) ? nextVersion : latestVersion;
  const id = route.slice(version.path.length + 1);
  return isPageRoute(route) || isDoc({version, id}) ? undefined : `${version.folder}/${id}.mdx`;
}

/** Routes of the docs that must exist and have no page. */
export function routeFindings(routes: readonly string[] = Object.values(contract).flat()): Finding[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return routes
    .filter((route) => route.startsWith('/docs/'))
    .flatMap((route) => {
      const place = missing(route);
      const line = lines.findIndex((each) => each.includes(`"${route}"`)) + 1;
      return place ? [{file, line, found: `the route ${route} without a page`, allowed: `a page at ${place}`}] : [];
    });
}
