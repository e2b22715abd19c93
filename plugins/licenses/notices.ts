import {type Licensed, licenseOf} from './allowed';
import type {Package} from './packages';

const byName = (one: Licensed, other: Licensed) =>
  one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en', {numeric: true});

const line = '-'.repeat(80);

/** The notices that licenses ask for: packages with the text of their license, which several may share. */
export function noticesOf(packages: readonly Package[]): string {
  const groups = new Map<string, Package[]>();
  for (const each of [...packages].sort(byName)) {
    const key = `${licenseOf(each)}\n${each.text}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const texts = [...groups].map(([key, members]) =>
    [...members.map(({name, version}) => `${name} ${version}`), '', key.trim()].join('\n'),
  );
  const head = 'The scripts, styles, fonts and pictures of this site hold parts of these works, under these licenses.';
  return `${[head, ...texts].join(`\n\n${line}\n\n`)}\n`;
}
