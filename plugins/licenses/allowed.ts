/**
 * SPDX names of the licenses under which packages may be part of the site or its build. All allow publishing the site
 * without its source; weak copyleft (MPL-2.0) covers changes to the package's own files only, and there are none.
 */
const allowed: ReadonlySet<string> = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['MPL-2.0', 'OFL-1.1', 'Python-2.0', 'W3C', 'WTFPL'],
  // Browser data that the build reads.
  'CC-BY-4.0',
]);

/** Packages without a `license` field, and where theirs was found. */
const unnamed: Readonly<Record<string, string>> = {
  'eval@0.1.8': 'MIT', // `licenses` in package.json, and LICENSE
  'format@0.2.2': 'MIT', // `licenses` in package.json, and Readme.md
  'require-like@0.1.2': 'MIT', // License
};

/** A package with its license as it names it. */
export type Licensed = {name: string; version: string; license?: string};

/** The license of a package; undefined when none is known. */
export const licenseOf = ({name, version, license}: Licensed): string | undefined =>
  license ?? unnamed[`${name}@${version}`];

/** Whether an SPDX expression such as `(MIT OR GPL-2.0)` is satisfied by the allowed licenses. */
export function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  const [either, both] = [bare.split(' OR '), bare.split(' AND ')];
  return either.length > 1 ? either.some(isAllowed) : both.every((license) => allowed.has(license));
}

/** One message for each package whose license is not allowed. */
export const licenseProblems = (packages: readonly Licensed[]): string[] =>
  packages
    .filter((each) => !isAllowed(licenseOf(each) ?? ''))
    .map(
      (each) =>
        `${each.name} ${each.version}: found ${licenseOf(each) ?? 'no license'}; ` +
        `allowed: ${[...allowed].sort().join(', ')} (plugins/licenses/allowed.ts)`,
    );
