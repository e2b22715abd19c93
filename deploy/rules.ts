import fs from 'node:fs';
import path from 'node:path';
import {documents} from '../config/pwa';
import type {Brand} from '../content/brandSchema';
import {namesBelow} from '../content/pageFile';
import {renamed as renamedPages} from '../content/renamed';
import {type Inline, inlineOf, pagePolicy} from './policy';

/** A segment that a redirect may repeat. Paths with other characters are never redirected, so none leads to another host. */
export const segment = '[A-Za-z0-9._-]*?[A-Za-z0-9_-]';

/** What is removed from the end of an address: `.html`, `/index.html`, `/index` and a slash. */
export const ending = '(?:(?:/index(?:\\.html)?|\\.html)/?|/)';

/** Methods that are answered; others get 405. */
export const methods = ['GET', 'HEAD'] as const;

/** Files that are not served: those that static hosts read, and dotfiles other than `.well-known`. */
export const hidden = '/(?:_headers|_redirects|\\.[^w].*)';

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

/** Browser features that no page uses, frames included. The clipboard and full screen stay available. */
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

/** The document that runs live samples, as the build names it. Its own policy is in a `<meta>`. */
export const sampleFile = 'sample-frame.html';

/**
 * How the site is served. `nginx.ts` and `staticHost.ts` write these rules in the words of each host, and the preview
 * server (`scripts/server.ts`) reads them.
 *
 * @param inline hashes of inline code in the build
 * @param renamed old addresses of pages with the new ones
 */
export function rulesOf(brand: Brand, inline: Inline, renamed: Readonly<Record<string, string>> = renamedPages) {
  const base = brand.baseUrl;
  return {
    /** Path of the site on its host, `/` or `/site/`. Every path below starts with it. */
    base,
    /** The document for unknown addresses, and the address that it would have as a page. */
    notFound: {file: `${base}404.html`, address: `${base}404`},
    /** Documents whose addresses keep `.html`: frames, and the not-found page. */
    documents: documents.map((name) => base + name),
    renamed,
    /** The folder whose files have a hash in their names. */
    hashed: `${base}assets/`,
    cache: {hashed: 'public, max-age=31536000, immutable', all: 'no-cache'},
    headers,
    /** The folder that other sites may embed: images. */
    shared: `${base}img/`,
    policy: pagePolicy(brand, inline),
    /** The only HTML file without the policy of pages. */
    sample: base + sampleFile,
    types,
  };
}

export type Rules = ReturnType<typeof rulesOf>;

/** The rules for a build. */
export function rulesOfBuild(folder: string, brand: Brand, renamed?: Readonly<Record<string, string>>): Rules {
  const pages = namesBelow(folder)
    .filter((file) => file.endsWith('.html') && file !== sampleFile)
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  return rulesOf(brand, inlineOf(pages), renamed);
}

/**
 * The address that a path redirects to.
 *
 * @param path a decoded path without double slashes, `.` and `..`
 * @returns the clean path, or nothing when the path is clean or may not be repeated in a redirect
 */
export function cleanPath({base, documents, renamed}: Rules, path: string): string | undefined {
  if (!path.startsWith('/') || documents.includes(path) || path === base) {
    return undefined;
  }
  if (path === base.slice(0, -1) || new RegExp(`^${base}index(?:\\.html)?/?$`).test(path)) {
    return base;
  }
  const [, clean] = new RegExp(`^((?:/${segment})+?)${ending}$`).exec(path) ?? [];
  return renamed[path] ?? clean;
}

/** Whether a path of the build is not served. */
export const isHidden = (path: string): boolean => new RegExp(`${hidden}$`).test(path);

/** Headers of a response with this file of the build, without those of its encoding. */
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
