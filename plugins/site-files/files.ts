import {colors} from '../../content/colors';
import type {Brand} from '../../content/brandSchema';
import {securityContactExpires} from '../../config/securityContact';

const icon = (src: string, sizes: string, purpose = 'any') => ({
  src,
  sizes,
  purpose,
  type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
});

/** Returns the web app manifest as JSON text. */
export function manifest(brand: Brand): string {
  const {baseUrl} = brand;
  const content = {
    id: baseUrl,
    name: `${brand.name} docs`,
    short_name: brand.name,
    description: brand.tagline,
    start_url: `${baseUrl}docs?offlineMode=true`,
    scope: baseUrl,
    display: 'standalone',
    lang: 'en',
    dir: 'ltr',
    theme_color: colors.charcoal,
    background_color: colors.charcoal,
    icons: [
      icon(`${baseUrl}img/icon.svg`, 'any'),
      icon(`${baseUrl}img/icon-192.png`, '192x192'),
      icon(`${baseUrl}img/icon-512.png`, '512x512'),
      icon(`${baseUrl}img/icon-maskable-512.png`, '512x512', 'maskable'),
    ],
    shortcuts: [
      {name: 'Install the pixel', url: `${baseUrl}docs/start-pixel-installation`},
      {name: 'Destinations', url: `${baseUrl}docs/intro-to-integrations`},
      {name: 'API', url: `${baseUrl}docs/intro-to-graphql`},
    ],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Returns robots.txt, which allows everything but section previews and search results. */
export const robots = ({baseUrl, siteUrl}: Brand): string =>
  `User-agent: *\nAllow: ${baseUrl}\nDisallow: ${baseUrl}search\nDisallow: ${baseUrl}Home/\nDisallow: ${baseUrl}Landing/\n\nSitemap: ${siteUrl}${baseUrl}sitemap.xml\n`;

/** Returns security.txt (RFC 9116): the contact for vulnerability reports, with an expiry date. */
export const securityText = ({supportEmail, siteUrl}: Brand): string =>
  [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${securityContactExpires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
