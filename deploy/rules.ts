import fs from 'node:fs';
import path from 'node:path';
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
  /** Home pages: that of the site, and those of its further languages, each with a slash at its end. */
  homes: readonly string[];
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
  /** Files below these paths have a hash in their names. */
  hashed: readonly string[];
  cache: {hashed: string; all: string};
  /** What every answer says. */
  headers: Readonly<Record<string, string>>;
  /** What readers of other sites may show: pictures. */
  shared: readonly string[];
  policy: {page: string; sample: string; samplePaths: readonly string[]};
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
 * @param homes paths of the home pages; that of the site when left out
 * @throws Error when an address of a renamed page can't be redirected
 */
export function rulesOf(
  brand: Brand,
  inline: Inline,
  renamed: Readonly<Record<string, string>> = renamedPages,
  homes: readonly string[] = [brand.baseUrl],
): Rules {
  const base = brand.baseUrl;
  checkRenamed(renamed, base);
  const inEach = (name: string) => homes.map((home) => home + name);
  return {
    base,
    homes,
    host: new URL(brand.siteUrl).host,
    notFound: {file: `${base}404.html`, address: `${base}404`},
    documents: ['404.html', 'status-badge.html', sampleFile].flatMap(inEach),
    renamed,
    hashed: inEach('assets/'),
    cache: {hashed: 'public, max-age=31536000, immutable', all: 'no-cache'},
    headers,
    shared: inEach('img/'),
    policy: {page: pagePolicy(brand, inline), sample: samplePolicy, samplePaths: inEach(sampleFile)},
    types,
  };
}

/** Home pages of a build. Other pages are files beside their folders; each further language has a folder with a home page. */
function homesIn(folder: string, base: string): string[] {
  const languages = fs
    .readdirSync(folder)
    .sort()
    .filter((name) => fs.existsSync(path.join(folder, name, 'index.html')));
  return [base, ...languages.map((name) => `${base}${name}/`)];
}

/** The rules for a build, with its home pages and the hashes of its pages. */
export function rulesOfBuild(folder: string, brand: Brand): Rules {
  const homes = homesIn(folder, brand.baseUrl);
  const samples = homes.map((home) => home.slice(brand.baseUrl.length) + sampleFile);
  return rulesOf(brand, inlineOf(pagesOf(folder, samples)), renamedPages, homes);
}

/**
 * Where an address leads, when it is not clean.
 *
 * @param path a path as servers read it: decoded, without doubled slashes and without `.` and `..`
 * @returns the clean path, or nothing when the address is clean, or is none that may be repeated
 */
export function cleanPath({homes, documents, renamed}: Rules, path: string): string | undefined {
  if (!path.startsWith('/') || documents.includes(path) || homes.includes(path)) {
    return undefined;
  }
  const home = homes.find(
    (each) => path === each.slice(0, -1) || new RegExp(`^${each}index(?:\\.html)?/?$`).test(path),
  );
  const [, clean] = new RegExp(`^((?:/${segment})+?)${ending}$`).exec(path) ?? [];
  return home ?? renamed[path] ?? clean;
}

/** Whether a path of the build is kept from readers. */
export const isHidden = (path: string): boolean => new RegExp(`${hidden}$`).test(path);

/** The headers of an answer with this file of the build, besides those of its encoding. */
export function headersOf(rules: Rules, file: string): Record<string, string> {
  const isBelow = (paths: readonly string[]) => paths.some((each) => file.startsWith(each));
  const type = rules.types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return {
    ...rules.headers,
    'Content-Type': type,
    'Cache-Control': isBelow(rules.hashed) ? rules.cache.hashed : rules.cache.all,
    'Cross-Origin-Resource-Policy': isBelow(rules.shared) ? 'cross-origin' : 'same-origin',
    ...(file.endsWith('.html')
      ? {'Content-Security-Policy': rules.policy.samplePaths.includes(file) ? rules.policy.sample : rules.policy.page}
      : {}),
  };
}
