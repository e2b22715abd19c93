import type {Brand} from '../content/brandSchema';
import {renamed as renamedPages} from '../content/renamed';
import {type Inline, inlineOf, pagesOf} from './inline';
import {pagePolicy, samplePolicy} from './policy';

/**
 * How the site is served. `nginx.ts`, `caddy.ts` and `staticHost.ts` write it down for each server, and the site's own
 * server (`scripts/server.ts`) reads it: a rule that is not here holds nowhere.
 */
export type Rules = {
  /** Where the site is on its host, `/` or `/site/`. Every path below starts with it. */
  base: string;
  host: string;
  /** Path of the document shown for unknown addresses, and the address that it would have as a page. */
  notFound: {file: string; address: string};
  /**
   * Documents that are no pages: those for frames, and the one for unknown addresses, which the service worker stores.
   * Their addresses keep `.html`, so that every host finds them.
   */
  documents: readonly string[];
  /** Old addresses of pages, and the new ones. */
  renamed: Readonly<Record<string, string>>;
  /** Files below this path have a hash in their names. */
  hashed: string;
  cache: {hashed: string; all: string};
  /** What every answer says. */
  headers: Readonly<Record<string, string>>;
  /** What readers of other sites may show: pictures. */
  shared: string;
  policy: {page: string; sample: string; samplePath: string};
  types: Readonly<Record<string, string>>;
};

/** Characters of a path that a redirect may repeat. With any other a path is only looked up: so none leads elsewhere. */
export const segment = '[A-Za-z0-9._-]+';

/** Endings that an address loses: `.html`, `/index.html`, `/index`, and a slash. */
export const ending = '(?:/index(?:\\.html)?/?|\\.html/?|/)';

/** Methods that are answered; all others get 405. */
export const methods = ['GET', 'HEAD'] as const;

/** Files that are not served: those that hosts of static files read, and names that start with a dot, but `.well-known`. */
export const hidden = '/(?:_headers|_redirects|\\.[^w].*)';

const types = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  graphql: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
} as const;

/** Features of the browser that no page of the site uses, its frames included. Copying and full screen stay. */
const unusedFeatures = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'geolocation', 'gyroscope'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture', 'publickey-credentials-get'],
  ...['screen-wake-lock', 'sync-xhr', 'usb', 'xr-spatial-tracking'],
];

const headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/** The document that runs live samples, as the build names it. */
export const sampleFile = 'sample-frame.html';

/** @throws Error when a page is renamed to an address that is no clean path */
function checkRenamed(renamed: Readonly<Record<string, string>>, base: string): void {
  const clean = new RegExp(`^/(?:${segment}(?:/${segment})*)?$`);
  for (const address of Object.entries(renamed).flat()) {
    if (!clean.test(address) || !address.startsWith(base) || address.endsWith('.html')) {
      throw new Error(
        `content/renamed.ts: ${address} can't be redirected. Allowed are paths such as ${base}docs/billing, ` +
          'with letters, digits, . _ and -, without .html and without a slash at the end.',
      );
    }
  }
}

/**
 * The rules for a site.
 *
 * @param brand the owner's values: base path, hosts
 * @param inline hashes of what the pages hold inline
 * @param renamed old addresses of pages with the new ones
 * @throws Error when an address of a renamed page can't be redirected
 */
export function rulesOf(brand: Brand, inline: Inline, renamed: Readonly<Record<string, string>> = renamedPages): Rules {
  const base = brand.baseUrl;
  checkRenamed(renamed, base);
  return {
    base,
    host: new URL(brand.siteUrl).host,
    notFound: {file: `${base}404.html`, address: `${base}404`},
    documents: [`${base}404.html`, `${base}status-badge.html`, base + sampleFile],
    renamed,
    hashed: `${base}assets/`,
    cache: {hashed: 'public, max-age=31536000, immutable', all: 'no-cache'},
    headers,
    shared: `${base}img/`,
    policy: {page: pagePolicy(brand, inline), sample: samplePolicy, samplePath: base + sampleFile},
    types,
  };
}

/** The rules for a build, with the hashes of its pages. */
export const rulesOfBuild = (folder: string, brand: Brand): Rules =>
  rulesOf(brand, inlineOf(pagesOf(folder, [sampleFile])));

/**
 * Where an address leads, when it is not clean.
 *
 * @param path a path as servers read it: decoded, without doubled slashes and without `.` and `..`
 * @returns the clean path, or nothing when the address is clean, or is none that may be repeated
 */
export function cleanPath({base, documents, renamed}: Rules, path: string): string | undefined {
  if (!path.startsWith('/') || documents.includes(path)) {
    return undefined;
  }
  if (path !== base && (path === base.slice(0, -1) || new RegExp(`^${base}index(?:\\.html)?/?$`).test(path))) {
    return base;
  }
  const [, clean] = new RegExp(`^((?:/${segment})+?)${ending}$`).exec(path) ?? [];
  return path === base ? undefined : (renamed[path] ?? clean);
}

/** Whether a path of the build is kept from readers. */
export const isHidden = (path: string): boolean => new RegExp(`${hidden}$`).test(path);

/** The headers of an answer with this file of the build, besides those of its encoding. */
export function headersOf(rules: Rules, file: string): Record<string, string> {
  const type = rules.types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return {
    ...rules.headers,
    'Content-Type': type,
    'Cache-Control': file.startsWith(rules.hashed) ? rules.cache.hashed : rules.cache.all,
    'Cross-Origin-Resource-Policy': file.startsWith(rules.shared) ? 'cross-origin' : 'same-origin',
    ...(file.endsWith('.html')
      ? {'Content-Security-Policy': file === rules.policy.samplePath ? rules.policy.sample : rules.policy.page}
      : {}),
  };
}
