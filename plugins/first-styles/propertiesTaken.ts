import {propertiesIn} from './uses';

/**
 * Custom properties that are taken from a sheet, and those that these take their values from.
 *
 * @param sheet all styles of the site
 * @param names of those that pages and scripts take, with their two hyphens
 */
export function propertiesTaken(sheet: string, names: Iterable<string>): string[] {
  const taken = new Set(names);
  // A set that grows while it is gone through: each name that comes is looked up, too.
  for (const name of taken) {
    for (const [, value = ''] of sheet.matchAll(new RegExp(`${name}\\s*:([^;}]*)`, 'g'))) {
      propertiesIn(value).forEach((each) => taken.add(each));
    }
  }
  return [...taken];
}
