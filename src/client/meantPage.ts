import routes from '@generated/routes';
import {meantPage} from '../lib/unknownAddress';

type Route = {path?: unknown; routes?: readonly Route[]};

const pathsOf = (all: readonly Route[]): string[] =>
  all.flatMap(({path, routes: below}) => (below ? pathsOf(below) : String(path)));

/** The addresses of all pages. */
export const paths: readonly string[] = pathsOf(routes);

// The router takes an address in other capitals for the page's own, which the not-found page can't hydrate to.
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const meant = meantPage(pathname, paths);
  if (meant) {
    window.location.replace(meant + search + hash);
  }
}
