/**
 * Licenses, by their SPDX names, under which code may be part of the site or of its build. All let an owner publish the
 * site without showing its source; those of weak copyleft (MPL-2.0) ask that of changes to their own files alone, and
 * none are made.
 */
const allowed: ReadonlySet<string> = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['MPL-2.0', 'OFL-1.1', 'Python-2.0', 'W3C', 'WTFPL'],
  // Data about browsers, which the build reads.
  'CC-BY-4.0',
]);

/** Packages that name their license elsewhere than in the field for it: where it was found. */
const named: Readonly<Record<string, string>> = {
  'eval@0.1.8': 'MIT', // `licenses` in package.json, and LICENSE
  'format@0.2.2': 'MIT', // `licenses` in package.json, and Readme.md
  'require-like@0.1.2': 'MIT', // License
};

/** A package, as far as its license matters. */
export type Licensed = {name: string; version: string; license?: string};

/** The license of a package as it names it; nothing when it names none. */
export const licenseOf = ({name, version, license}: Licensed): string | undefined =>
  license ?? named[`${name}@${version}`];

/** Whether an expression such as `(MIT OR GPL-2.0)` can be met with what is allowed. */
export function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  const [either, both] = [bare.split(' OR '), bare.split(' AND ')];
  return either.length > 1 ? either.some(isAllowed) : both.every((license) => allowed.has(license));
}

/** What is wrong with the licenses of packages, in words. */
export function findings(packages: readonly Licensed[]): string[] {
  return packages.flatMap((each) => {
    const license = licenseOf(each);
    return license && isAllowed(license)
      ? []
      : [
          `${each.name} ${each.version}: the license is ${license ?? 'not named'}; ` +
            `allowed: ${[...allowed].sort().join(', ')} (plugins/licenses/allowed.ts)`,
        ];
  });
}
