import type {Rules} from './rules';

const block = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * Paths that cover all pages: those at the top of the site, and everything below a folder. Hosts join the values of two
 * rules that match a path, so the policy of pages must not match the document that runs live samples.
 */
function pagePaths({base, homes, policy}: Rules, files: readonly string[]): string[] {
  const tops = files
    .map((file) => base + file)
    .filter((file) => file.endsWith('.html') && !policy.samplePaths.includes(file))
    .flatMap((file) => {
      const home = homes.findLast((each) => file.startsWith(each)) ?? base;
      const [top = ''] = file.slice(home.length).split('/');
      return top.endsWith('.html') ? [home + top, home + top.slice(0, -'.html'.length)] : [`${home}${top}/*`];
    });
  return [...homes, ...[...new Set(tops)].sort()];
}

/**
 * The file `_headers`, as several static hosts read it.
 *
 * @param files paths of all files of the build
 */
export function headersFile(rules: Rules, files: readonly string[]): string {
  const {base, headers, hashed, cache, shared, policy} = rules;
  return [
    '# Written by the build from deploy/rules.ts. Files that are not listed are revalidated, the default of these hosts.',
    block(`${base}*`, headers),
    ...hashed.map((each) => block(`${each}*`, {'Cache-Control': cache.hashed})),
    ...shared.map((each) => block(`${each}*`, {'Cross-Origin-Resource-Policy': 'cross-origin'})),
    ...pagePaths(rules, files).map((path) => block(path, {'Content-Security-Policy': policy.page})),
    ...policy.samplePaths.map((each) => block(each, {'Content-Security-Policy': policy.sample})),
  ].join('\n');
}

/** The file `_redirects`: renamed pages. These hosts serve clean addresses by themselves. */
export function redirectsFile({renamed}: Rules): string {
  const lines = Object.entries(renamed).map(([from, to]) => `${from} ${to} 301`);
  return ['# Written by the build from content/renamed.ts.', ...lines, ''].join('\n');
}
