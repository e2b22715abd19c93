import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Brand} from '../content/brandSchema';
import {escapeHtml} from '../content/escapeHtml';
import {statusBadgeUrl} from './head';

/** The frame of the status badge. There is nothing to press in the site's own, so it is no stop for the keyboard. */
function statusBadge(brand: Brand): string {
  const stop = brand.statusBadgeUrl ? '' : ' tabindex="-1"';
  return `<iframe class="status-badge" src="${escapeHtml(statusBadgeUrl(brand))}" width="250" height="30" loading="lazy" title="System status"${stop}></iframe>`;
}

/** The navigation bar: its items and their order are specified; an item without a position stands on the right. */
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
    {type: 'doc', docId: 'intro-to-pixel-tech', label: `What is ${brand.name}`},
    {
      type: 'dropdown',
      label: 'Guides & Docs',
      items: [
        {type: 'doc', docId: 'start-registration', label: 'Documentation'},
        {type: 'doc', docId: 'leadcapture/overview', label: 'Optin Forms'},
        {type: 'doc', docId: 'personalization/personalized-landing-pages', label: 'Personalization'},
        {type: 'doc', docId: 'intro-to-integrations', label: 'Integrations'},
        {type: 'doc', docId: 'intro-to-graphql', label: 'API'},
        {type: 'doc', docId: 'consentguard/consentguard-overview', label: 'ConsentGuard'},
      ],
    },
    {to: '/blog', label: 'Blog'},
    {href: brand.appUrl, label: 'Login'},
    {href: brand.communityUrl, label: 'Community'},
  ],
});
