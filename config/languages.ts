import type {Brand} from '../content/brandSchema';

/** Languages of the site. */
export const locales = ['en'];

/** The language at the base of the site; each further one is below it, as `/de/`. */
export const defaultLocale = 'en';

/** The owner's values for the pages of one language. */
export type LocalBrand = Brand & {language: string};

/**
 * The owner's values for the language that is built. The generator builds one after the other, names it in the
 * environment, and reads the configuration anew for each.
 *
 * @returns the values, with the language and the path of its pages
 */
export function inLanguage(
  brand: Brand,
  language = process.env.DOCUSAURUS_CURRENT_LOCALE ?? defaultLocale,
): LocalBrand {
  const baseUrl = language === defaultLocale ? brand.baseUrl : `${brand.baseUrl}${language}/`;
  return {...brand, baseUrl, language};
}
