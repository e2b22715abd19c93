import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Brand} from '../content/brandSchema';
import {escapeHtml} from '../content/escapeHtml';
import {type DocsSet, docsSets, sectionOf} from '../content/docsSets';
import {statusBadgeUrl} from './head';

/**
 * The status badge: an iframe with a link to the status page over it. A hosted badge shows the service's status. The
 * site's own badge has no status data, so its label names the status page.
 */
function statusBadge(brand: Brand): string {
  const name = brand.statusBadgeUrl ? 'System status' : 'Status page';
  const frame = `<iframe class="status-badge" src="${escapeHtml(statusBadgeUrl(brand))}" width="250" height="30" loading="lazy" title="${name}" tabindex="-1"></iframe>`;
  return `<span class="status">${frame}<a class="status-link" href="${escapeHtml(brand.statusUrl)}" target="_blank" rel="noopener noreferrer" aria-label="${name} (opens in new tab)"></a></span>`;
}

const sharesSection = (one: DocsSet) => (other: DocsSet) => sectionOf(one) === sectionOf(other);

/** The guides menu, with an item per section, active on its sidebars. The menu itself is active below `/docs`. */
const guides = docsSets
  .filter((set, index) => docsSets.findIndex(sharesSection(set)) === index)
  .map((set) => ({
    type: 'doc',
    docId: set.entry,
    html: `${sectionOf(set)} <small>${set.description}</small>`,
    sidebars: docsSets.filter(sharesSection(set)).map(({sidebar}) => sidebar),
    activeBasePath: '/docs',
  }));

const right = {position: 'right'} as const;

/** The navbar. Its items and their order are specified. */
export const navbar = (brand: Brand): NonNullable<ThemeConfig['navbar']> => ({
  title: brand.name,
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
    {...right, type: 'dropdown', label: 'Guides & Docs', items: guides},
    {...right, to: '/blog', label: 'Blog'},
    {...right, href: brand.appUrl, label: 'Login'},
    {...right, href: brand.communityUrl, label: 'Community'},
  ],
});
