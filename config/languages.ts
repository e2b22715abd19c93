import type {Brand} from '../content/brandSchema';

/** Languages of the site. */
export const locales = ['en'];

/** The language at the base of the site; each further one is below it, as `/de/`. */
export const defaultLocale = 'en';

/** The owner's values for the pages of one language. */
export type LocalBrand = Brand & {language: string};

/** Docusaurus loads the configuration for each language of a build. Without `--locale`, `start` sets "undefined". */
const currentLocale = (): string =>
  locales.find((locale) => locale === process.env.DOCUSAURUS_CURRENT_LOCALE) ?? defaultLocale;

/** The owner's values for the current language, with the language and the path of its pages. */
export function inLanguage(brand: Brand, language = currentLocale()): LocalBrand {
  const baseUrl = language === defaultLocale ? brand.baseUrl : `${brand.baseUrl}${language}/`;
  return {...brand, baseUrl, language};
}
