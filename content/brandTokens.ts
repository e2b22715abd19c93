import type {Brand} from './brandSchema';
import {escapeHtml} from './escapeHtml';
import {ProblemsError, positionAt} from './problems';
import {publicBrand} from './publicBrand';

const token = /%brand\.([\w.]+)%/g;

/** The keys that a page can use in `%brand.KEY%`, in alphabetical order. */
export const tokenKeys = (brand: Brand): string[] => Object.keys(publicBrand(brand)).sort();

/**
 * Replaces every `%brand.KEY%` in a file, including front matter and code blocks. In an SVG, values are escaped.
 *
 * @param source the file's text
 * @param file its path, for error messages
 * @param brand the values
 * @returns the text with values in place of tokens; the line count doesn't change
 * @throws ProblemsError with the file, the line, the unknown key, and the known keys
 */
export function replaceBrandTokens(source: string, file: string, brand: Brand): string {
  const known = new Map(tokenKeys(brand).map((key) => [key, brand[key as keyof Brand]]));
  return source.replace(token, (match, key: string, offset: number) => {
    const value = known.get(key);
    if (value === undefined) {
      const found = `unknown brand key in ${match}`;
      const allowed = [...known.keys()].join(', ');
      throw new ProblemsError('unknown token', [{file, ...positionAt(source, offset), found, allowed}]);
    }
    return file.endsWith('.svg') ? escapeHtml(value) : value;
  });
}
