const namesIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/**
 * Custom properties that markup or scripts take from a sheet, such as the color of a part of a drawing, and those that
 * these take their values from.
 *
 * @param sheet all styles of the site
 * @param texts pages and scripts
 * @returns names with their two hyphens
 */
export function propertiesTaken(sheet: string, texts: readonly string[]): string[] {
  const taken = new Set(texts.flatMap(namesIn));
  // A set that grows while it is gone through: each name that comes is looked up, too.
  for (const name of taken) {
    for (const [, value = ''] of sheet.matchAll(new RegExp(`${name}\\s*:([^;}]*)`, 'g'))) {
      namesIn(value).forEach((each) => taken.add(each));
    }
  }
  return [...taken];
}
