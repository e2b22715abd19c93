import type {Rules} from './rules';

const block = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * Path patterns that cover all pages: each top-level page, and everything below each folder. They exclude the document
 * that runs live samples.
 */
function pagePaths({base, sample}: Rules, files: readonly string[]): string[] {
  const tops = files
    .filter((file) => file.endsWith('.html') && base + file !== sample)
    .flatMap((file) => {
      const [top = ''] = file.split('/');
      return top.endsWith('.html') ? [base + top, base + top.slice(0, -'.html'.length)] : [`${base}${top}/*`];
    });
  return [base, ...[...new Set(tops)].sort()];
}

/** Generates the `_headers` file, which several static hosts support. */
export function headersFile(rules: Rules, files: readonly string[]): string {
  const {base, headers, hashed, cache, shared, policy} = rules;
  return [
    '# Written by the build from deploy/rules.ts. Files that are not listed are revalidated, the default of these hosts.',
    block(`${base}*`, headers),
    block(`${hashed}*`, {'Cache-Control': cache.hashed}),
    block(`${shared}*`, {'Cross-Origin-Resource-Policy': 'cross-origin'}),
    ...pagePaths(rules, files).map((path) => block(path, {'Content-Security-Policy': policy})),
  ].join('\n');
}

/** Generates the `_redirects` file for moved pages. These hosts handle clean URLs themselves. */
export function redirectsFile({redirects}: Rules): string {
  const lines = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`);
  return ['# Written by the build from content/redirects.ts.', ...lines, ''].join('\n');
}
