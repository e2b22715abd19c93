import fs from 'node:fs';
import {type Finding, findingsOf} from '../../content/findings';
import {isDoc} from '../../content/links';
import {isPageRoute} from '../../content/pageRoutes';
import {contractFile, readRouteContract} from '../../content/routeContract';
import {latestVersion, versionAt} from '../../content/versions';

/** The place in the repository that a docs route needs; nothing when there is a page. */
function missing(route: string): string | undefined {
  const version = versionAt(route) ?? latestVersion;
  const id = route.slice(version.path.length + 1);
  return isPageRoute(route) || isDoc({version, id}) ? undefined : `${version.folder}/${id}.mdx`;
}

/** Routes of the docs that must exist and have no page, or what is wrong with their list. */
export function routeFindings(): Finding[] {
  const lines = fs.readFileSync(contractFile, 'utf8').split('\n');
  let routes: string[] = [];
  const unread = findingsOf(() => {
    routes = Object.values(readRouteContract()).flat();
  });
  const docs = routes.filter((route) => route.startsWith('/docs/'));
  return [
    ...unread,
    ...docs.flatMap((route) => {
      const place = missing(route);
      const line = lines.findIndex((each) => each.includes(`"${route}"`)) + 1;
      const allowed = `a page at ${place}; where it has moved, its new route here and the old one in content/renamed.ts`;
      return place ? [{file: contractFile, line, found: `the route ${route} without a page`, allowed}] : [];
    }),
  ];
}
