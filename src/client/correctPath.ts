import routes from '@generated/routes';
import {correctPath} from '../lib/unknownPath';

type Route = {path?: unknown; routes?: readonly Route[]};

const pathsOf = (all: readonly Route[]): string[] =>
  all.flatMap(({path, routes: below}) => (below ? pathsOf(below) : String(path)));

/** The paths of all pages. */
export const paths: readonly string[] = pathsOf(routes);

// The router ignores case, so it would hydrate the not-found page as the matching page, and fail.
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const corrected = correctPath(pathname, paths);
  if (corrected) {
    window.location.replace(corrected + search + hash);
  }
}
