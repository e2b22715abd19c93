import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Brand} from '../content/brandSchema';
import {escapeHtml} from '../content/escapeHtml';
import {lineOf} from '../content/docsSets';
import {statusBadgeUrl} from './head';

/**
 * The status badge: a frame, and over it a link to the status page. A hosted badge says how the service is. The site's
 * own knows nothing of that, so it is named for the page that does.
 */
function statusBadge(brand: Brand): string {
  const name = brand.statusBadgeUrl ? 'System status' : 'Status page';
  const frame = `<iframe class="status-badge" src="${escapeHtml(statusBadgeUrl(brand))}" width="250" height="30" loading="lazy" title="${name}" tabindex="-1"></iframe>`;
  return `<span class="status">${frame}<a class="status-link" href="${escapeHtml(brand.statusUrl)}" target="_blank" rel="noopener noreferrer" aria-label="${name} (opens in new tab)"></a></span>`;
}

/** An entry of the guides menu: it is lit on the pages of its sidebars, the menu itself on everything below `/docs`. */
const guides = (label: string, docId: string, ...sidebars: string[]) => ({
  type: 'doc',
  docId,
  label,
  line: lineOf(docId),
  sidebars,
  activeBasePath: '/docs',
});

const right = {position: 'right'} as const;

/** The navigation bar: its items and their order are specified. */
export const navbar = (brand: Brand): NonNullable<ThemeConfig['navbar']> => ({
  title: brand.name,
  hideOnScroll: false,
  logo: {
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    alt: '',
    href: '/docs',
    width: 32,
    height: 32,
  },
  items: [
    {type: 'html', position: 'left', value: statusBadge(brand)},
    {...right, type: 'doc', docId: 'intro-to-pixel-tech', label: `What is ${brand.name}`},
    {
      ...right,
      type: 'dropdown',
      label: 'Guides & Docs',
      items: [
        guides('Documentation', 'start-registration', 'docs'),
        guides('Optin Forms', 'leadcapture/overview', 'leadcapture'),
        guides('Personalization', 'personalization/personalized-landing-pages', 'personalization'),
        guides('Integrations', 'intro-to-integrations', 'integrations'),
        guides('API', 'intro-to-graphql', 'graphql', 'rest'),
        guides('ConsentGuard', 'consentguard/consentguard-overview', 'consentguard'),
      ],
    },
    {...right, to: '/blog', label: 'Blog'},
    {...right, href: brand.appUrl, label: 'Login'},
    {...right, href: brand.communityUrl, label: 'Community'},
  ],
});
