import * as z from 'zod';
import {checked} from './schemaProblems';

const httpsUrl = z.url({protocol: /^https?$/, error: 'a URL that starts with https:// or http://'});
const optionalUrl = z.union([z.literal(''), httpsUrl], {
  error: 'empty, or a URL that starts with https:// or http://',
});
const plainText = z.string().regex(/^[^\n<>"{}`%#:]+$/, 'text on one line without < > " { } ` % # or :');

const brandSchema = z
  .strictObject({
    name: plainText.max(40, 'at most 40 characters'),
    slug: z.string().regex(/^[a-z][a-z0-9_]{1,29}$/, '2 to 30 lowercase letters, digits, and _, with a letter first'),
    company: plainText.max(80, 'at most 80 characters'),
    tagline: plainText.max(120, 'at most 120 characters'),
    domain: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a domain without scheme or path, such as example.com'),
    siteUrl: httpsUrl.regex(/[^/]$/, 'a URL without a trailing slash'),
    baseUrl: z.string().regex(/^\/(?:[\w.-]+\/)*$/, 'a path that starts and ends with a slash: / or /site/'),
    appUrl: httpsUrl.regex(/[^/]$/, 'a URL without a trailing slash'),
    apiUrl: httpsUrl.regex(/[^/]$/, 'a URL without a trailing slash'),
    statusUrl: httpsUrl,
    communityUrl: httpsUrl,
    salesUrl: httpsUrl,
    optOutUrl: httpsUrl,
    consumerRightsUrl: httpsUrl,
    supportEmail: z.email('an email address'),
    privacyPhone: z
      .string()
      .regex(/^\+[0-9][0-9-]{6,18}$/, 'a phone number with country code, such as +1-202-555-0100'),
    legalEffectiveDate: z.union([z.literal(''), z.iso.date()], {error: 'empty, or a date such as 2027-01-31'}),
    editUrl: optionalUrl,
    feedbackEndpoint: optionalUrl,
    statusBadgeUrl: optionalUrl,
    playerScriptUrl: optionalUrl,
    pixelScriptUrl: optionalUrl,
    pixelEndpoint: optionalUrl,
    pixelSiteId: z.string().regex(/^[A-Za-z0-9_-]{0,64}$/, 'empty, or up to 64 letters, digits, _, and -'),
    searchAppId: z.string().regex(/^[A-Za-z0-9]{0,32}$/, 'empty, or letters and digits'),
    searchApiKey: z.string().regex(/^[A-Za-z0-9]{0,256}$/, 'empty, or letters and digits'),
    searchIndex: z.string().regex(/^[A-Za-z0-9_.-]{0,128}$/, 'empty, or letters, digits, _ . and -'),
  })
  .refine(
    ({searchAppId, searchApiKey, searchIndex}) =>
      Boolean(searchAppId && searchApiKey && searchIndex) === Boolean(searchAppId || searchApiKey || searchIndex),
    {
      path: ['searchAppId'],
      message: 'SEARCH_APP_ID, SEARCH_API_KEY, and SEARCH_INDEX in the environment, or none of them',
    },
  );

/** The values that an owner sets in `brand.ts`. */
export type BrandInput = z.input<typeof brandSchema>;

/** The validated values and those derived from them: host names without a scheme, and the slug in uppercase. */
export type Brand = BrandInput & {slugUpper: string; appHost: string; apiHost: string};

/**
 * Validates an owner's values and derives the rest.
 *
 * @param input the values of `brand.ts`
 * @param text the text of `brand.ts`, for line numbers in messages
 * @returns the brand that the configuration, pages, and tests use
 * @throws ProblemsError with each invalid key, its value, and what is allowed
 */
export function defineBrand(input: BrandInput, text = ''): Brand {
  const lines = text.split('\n');
  const lineOf = ([key = '']: readonly PropertyKey[]) =>
    Math.max(1, 1 + lines.findIndex((line) => line.trimStart().startsWith(`${String(key)}:`)));
  const brand = checked(brandSchema, {data: input, lineOf}, 'brand.ts', 'brand.ts');
  return {
    ...brand,
    slugUpper: brand.slug.toUpperCase(),
    appHost: new URL(brand.appUrl).host,
    apiHost: new URL(brand.apiUrl).host,
  };
}
