import type {Problem} from '../../content/problems';

const file = 'maintaining/dependencies.md';

type Packages = {dependencies?: Record<string, string>; devDependencies?: Record<string, string>};

/**
 * Compares the list of dependencies with what is installed.
 *
 * @param list the text of the list: a row each, the package in backticks, its reason, its replacement
 * @param packages what `package.json` has
 * @returns packages without a row, rows without a package, and rows without a reason or a replacement
 */
export function dependencyFindings(list: string, {dependencies = {}, devDependencies = {}}: Packages): Problem[] {
  const installed = new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
  const rows = list.split('\n').flatMap((text, index) => {
    const [, names = '', why = '', instead = ''] = text.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return names.startsWith('`')
      ? [{line: index + 1, names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name), why, instead}]
      : [];
  });
  const listed = new Set(rows.flatMap(({names}) => names));
  return [
    ...rows.flatMap(({line, names, why, instead}) => [
      ...names
        .filter((name) => !installed.has(name))
        .map((name) => ({
          file,
          line,
          found: `${name}, which package.json does not have`,
          allowed: 'packages of package.json',
        })),
      ...(why && instead
        ? []
        : [{file, line, found: `${names.join(', ')} without ${why ? 'a replacement' : 'a reason'}`, allowed: 'both'}]),
    ]),
    ...[...installed]
      .filter((name) => !listed.has(name))
      .map((name) => ({file, line: 1, found: `no row for ${name}`, allowed: 'a row with reason and replacement'})),
  ];
}
