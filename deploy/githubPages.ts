import type {Brand} from '../content/brandSchema';
import type {Rules} from './rules';

/** A page that redirects to the new address, for hosts without redirects. */
function redirectPage({siteUrl}: Brand, to: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${siteUrl}${to}">
<meta http-equiv="refresh" content="0; url=${to}">
<p>This page has moved to <a href="${to}">${to}</a>.</p>
</html>
`;
}

/**
 * Files that GitHub Pages needs in addition to the build: a page at each old address, and `.nojekyll`. Other hosts don't
 * get these pages, because some would serve them instead of redirecting.
 *
 * @returns texts by file name, relative to the root of the build
 */
export function githubPagesFiles({base, renamed}: Rules, brand: Brand): Map<string, string> {
  const pages = Object.entries(renamed).map(([from, to]): [string, string] => [
    `${from.slice(base.length) || 'index'}.html`,
    redirectPage(brand, to),
  ]);
  return new Map([['.nojekyll', ''], ...pages]);
}
