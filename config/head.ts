import type {Config} from '@docusaurus/types';
import type {Brand} from '../content/brandSchema';

/** URL of the status badge: the hosted one, or the site's own. */
export const statusBadgeUrl = (brand: Brand) => brand.statusBadgeUrl || `${brand.baseUrl}status-badge.html`;

/** Scripts on every page, deferred or async as specified: the site's own, unless the brand names a hosted one. */
export const scripts = (brand: Brand): NonNullable<Config['scripts']> => [
  {src: `${brand.baseUrl}focus-visible.min.js`, defer: true},
  {src: `${brand.baseUrl}js/deferred.js`, defer: true},
  {src: brand.playerScriptUrl || `${brand.baseUrl}js/player.js`, defer: true},
  {
    src: brand.pixelScriptUrl || `${brand.baseUrl}js/pixel.js`,
    async: true,
    ...(brand.pixelEndpoint ? {'data-endpoint': brand.pixelEndpoint} : {}),
    ...(brand.pixelSiteId ? {'data-site-id': brand.pixelSiteId} : {}),
  },
];

/** Head tags on every page, in addition to those from pages and plugins. */
export const headTags = (brand: Brand): NonNullable<Config['headTags']> => [
  {tagName: 'link', attributes: {rel: 'icon', href: `${brand.baseUrl}img/icon.svg`, type: 'image/svg+xml'}},
];

/** Default Open Graph and card metadata; a page's own values override it. */
export const metadata = (brand: Brand) => [
  {property: 'og:type', content: 'website'},
  {property: 'og:site_name', content: brand.name},
  {name: 'color-scheme', content: 'light dark'},
];
