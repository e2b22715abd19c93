import fs from 'node:fs';
import path from 'node:path';
import {documents} from '../config/pwa';
import type {Brand} from '../content/brandSchema';
import {namesBelow} from '../content/pageFile';
import {redirects as siteRedirects} from '../content/redirects';
import {type InlineHashes, inlineHashesOf, pagePolicy} from './policy';

/** A path segment that a redirect can repeat. Other paths aren't redirected, which prevents open redirects. */
export const segment = '[A-Za-z0-9._-]*?[A-Za-z0-9_-]';

/** Suffixes to remove from paths: `.html`, `/index.html`, `/index`, and a trailing slash. */
export const ending = '(?:(?:/index(?:\\.html)?|\\.html)/?|/)';

/** Allowed methods; others get 405. */
export const methods = ['GET', 'HEAD'] as const;

/** Files that aren't served: configuration for static hosts, and dotfiles other than `.well-known`. */
export const hidden = '/(?:_headers|_redirects|\\.(?!well-known/).*)';

const types: Readonly<Record<string, string>> = {
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
  sql: 'text/plain; charset=utf-8',
  tgz: 'application/gzip',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
};

/** Browser features that no page or iframe uses. The clipboard and full screen stay available. */
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

/** Build path of the document that runs live samples. Its own policy is in a `<meta>`. */
export const sampleFile = 'sample-frame.html';

/**
 * Defines how the site is served. `nginx.ts` and `staticHost.ts` convert these rules to each host's syntax, and the
 * preview server (`scripts/server.ts`) uses them directly.
 *
 * @param inline hashes of inline code in the build
 * @param redirects old paths of pages, with the new ones
 */
export function rulesOf(
  brand: Brand,
  inline: InlineHashes,
  redirects: Readonly<Record<string, string>> = siteRedirects,
) {
  const base = brand.baseUrl;
  return {
    /** The site's base path, `/` or `/site/`. Every path below starts with it. */
    base,
    /** The document for unknown paths, and the path it would have as a page. */
    notFound: {file: `${base}404.html`, address: `${base}404`},
    /** Documents whose paths keep `.html`: iframes, and the not-found page. */
    documents: documents.map((name) => base + name),
    redirects,
    /** The folder of files with hashed names. */
    hashed: `${base}assets/`,
    cache: {hashed: 'public, max-age=31536000, immutable', all: 'no-cache'},
    headers,
    /** The image folder, which other sites can embed. */
    shared: `${base}img/`,
    policy: pagePolicy(brand, inline),
    /** The only HTML file that doesn't have the policy for pages. */
    sample: base + sampleFile,
    types,
  };
}

export type Rules = ReturnType<typeof rulesOf>;

/** Creates the rules for a build. */
export function rulesOfBuild(folder: string, brand: Brand, redirects?: Readonly<Record<string, string>>): Rules {
  const pages = namesBelow(folder)
    .filter((file) => file.endsWith('.html') && file !== sampleFile)
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  return rulesOf(brand, inlineHashesOf(pages), redirects);
}

/**
 * Finds the path that a path redirects to.
 *
 * @param path a decoded path without double slashes, `.`, or `..`
 * @returns the clean path; undefined if the path is already clean or a redirect must not repeat it
 */
export function cleanPath({base, documents, redirects}: Rules, path: string): string | undefined {
  if (!path.startsWith('/') || documents.includes(path) || path === base) {
    return undefined;
  }
  const isIndex = path.startsWith(base) && /^index(?:\.html)?\/?$/.test(path.slice(base.length));
  if (isIndex || path === base.slice(0, -1)) {
    return base;
  }
  const [, clean] = new RegExp(`^((?:/${segment})+?)${ending}$`).exec(path) ?? [];
  return redirects[path] ?? clean;
}

/** Whether a path in the build isn't served. */
export const isHidden = (path: string): boolean => new RegExp(`${hidden}$`).test(path);

/** Response headers for a file in the build, except those for its encoding. */
export function headersOf(rules: Rules, file: string): Record<string, string> {
  const type = rules.types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return {
    ...rules.headers,
    'Content-Type': type,
    'Cache-Control': file.startsWith(rules.hashed) ? rules.cache.hashed : rules.cache.all,
    'Cross-Origin-Resource-Policy': file.startsWith(rules.shared) ? 'cross-origin' : 'same-origin',
    ...(file.endsWith('.html') && file !== rules.sample ? {'Content-Security-Policy': rules.policy} : {}),
  };
}
