import type {Brand} from '../content/brandSchema';
import type {Rules} from './rules';

/** A page at an old address that leads to the new one, for hosts without redirects. */
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
 * What a build needs beside its own files on GitHub Pages: a page at each old address, and the file that keeps the host
 * from changing what it gets. Other hosts don't get these pages: some would show them instead of redirecting.
 *
 * @returns names of files, below the root of the build, with their texts
 */
export function githubPagesFiles({base, renamed}: Rules, brand: Brand): Map<string, string> {
  const pages = Object.entries(renamed).map(([from, to]): [string, string] => [
    `${from.slice(base.length) || 'index'}.html`,
    redirectPage(brand, to),
  ]);
  return new Map([['.nojekyll', ''], ...pages]);
}
