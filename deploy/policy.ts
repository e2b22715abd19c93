import type {Brand} from '../content/brandSchema';
import type {Inline} from './inline';

type Sources = Record<string, readonly string[]>;

const originOf = (address: string) => (address ? [new URL(address).origin] : []);

const unique = (sources: readonly string[]) => [...new Set(sources)];

/** Hosts that the client of the hosted search requests: the owner's, or those of the service for the account. */
function searchHosts({searchAppId, searchHost}: Brand): string[] {
  if (!searchAppId || searchHost) {
    return originOf(searchHost);
  }
  const account = searchAppId.toLowerCase();
  return [
    `https://${account}-dsn.algolia.net`,
    ...[1, 2, 3].map((each) => `https://${account}-${each}.algolianet.com`),
  ];
}

const written = (directives: Sources) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/**
 * The Content-Security-Policy of all pages. It allows the site's own files by kind, and the hosts of the brand, each for
 * one purpose.
 *
 * @param brand the hosts of badge, player, pixel, search and feedback; without them the policy lists no host
 * @param inline hashes of what the built pages hold inline
 */
export function pagePolicy(brand: Brand, inline: Inline): string {
  const badge = originOf(brand.statusBadgeUrl);
  const player = originOf(brand.playerScriptUrl);
  const pixel = originOf(brand.pixelScriptUrl);
  const self = "'self'";
  return written({
    // For prefetching: Firefox checks it against default-src alone.
    'default-src': [self],
    'script-src': unique([self, ...inline.scripts, ...player, ...pixel]),
    'style-src': [self, ...inline.styles],
    'style-src-attr': inline.styleAttributes.length > 0 ? ["'unsafe-hashes'", ...inline.styleAttributes] : ["'none'"],
    // Icons in the style sheet are data URLs.
    'img-src': [self, 'data:'],
    'font-src': [self],
    'connect-src': unique([self, ...pixel, ...originOf(brand.pixelEndpoint), ...searchHosts(brand)]),
    // A hosted player opens its own frames.
    'frame-src': unique([self, ...badge, ...player]),
    'worker-src': [self],
    'manifest-src': [self],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': unique([self, ...originOf(brand.feedbackEndpoint)]),
    'frame-ancestors': [self],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });
}

/**
 * The policy of the document that runs live samples: inline code is allowed, network and other origins are not. `sandbox`
 * applies even when the document is opened outside of a frame.
 */
export const samplePolicy = written({
  sandbox: ['allow-scripts'],
  'default-src': ["'none'"],
  'script-src': ["'unsafe-inline'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
});
