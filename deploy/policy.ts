import crypto from 'node:crypto';
import {load} from 'cheerio/slim';
import type {Brand} from '../content/brandSchema';

/** Hashes of what pages hold inline, as a policy lists them, sorted. */
export type Inline = {scripts: string[]; styles: string[]; styleAttributes: string[]};

const hashOf = (text: string) => `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;

/**
 * Hashes of the inline scripts, styles and style attributes of pages, so that the policy allows these and no others.
 * Data such as JSON-LD does not run and needs no hash.
 *
 * @param pages texts of HTML files
 */
export function inlineOf(pages: Iterable<string>): Inline {
  const [scripts, styles, styleAttributes] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const html of pages) {
    const $ = load(html);
    $('script:not([src], [type$="json"])').each((_, node) => void scripts.add($(node).html() ?? ''));
    $('style').each((_, node) => void styles.add($(node).html() ?? ''));
    $('[style]').each((_, node) => void styleAttributes.add($(node).attr('style') ?? ''));
  }
  const hashes = (texts: ReadonlySet<string>) => [...texts].map(hashOf).sort();
  return {scripts: hashes(scripts), styles: hashes(styles), styleAttributes: hashes(styleAttributes)};
}

const originOf = (address: string) => (address ? [new URL(address).origin] : []);

function searchHosts({searchAppId}: Brand): string[] {
  const account = searchAppId.toLowerCase();
  const hosts = ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'];
  return account ? hosts.map((host) => `https://${account}${host}`) : [];
}

/**
 * The Content-Security-Policy of all pages: what the site itself serves, and the hosts that the brand names, each for
 * what it does and for nothing else.
 *
 * @param brand names the hosts of badge, player, pixel, search and feedback; with none the policy names no host
 * @param inline hashes of what the built pages hold inline
 */
export function pagePolicy(brand: Brand, inline: Inline): string {
  const badge = originOf(brand.statusBadgeUrl);
  const player = originOf(brand.playerScriptUrl);
  const pixel = originOf(brand.pixelScriptUrl);
  const self = "'self'";
  const directives = {
    // Fonts, the manifest, and what the page fetches ahead: Firefox takes the last by no other name.
    'default-src': [self],
    'script-src': [self, ...inline.scripts, ...player, ...pixel],
    'style-src': [self, ...inline.styles],
    'style-src-attr': inline.styleAttributes.length > 0 ? ["'unsafe-hashes'", ...inline.styleAttributes] : ["'none'"],
    // Icons of the style sheet are data.
    'img-src': [self, 'data:'],
    'connect-src': [self, ...pixel, ...originOf(brand.pixelEndpoint), ...searchHosts(brand)],
    // A hosted player shows its samples in frames of its own.
    'frame-src': [self, ...badge, ...player],
    'worker-src': [self],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': [self, ...originOf(brand.feedbackEndpoint)],
    'frame-ancestors': [self],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
