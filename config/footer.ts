import type {MultiColumnFooter} from '@docusaurus/theme-common';
import type {Brand} from '../content/brandSchema';

/** The footer's four columns, logo, and copyright line. */
export const footer = (brand: Brand): MultiColumnFooter => ({
  style: 'dark',
  logo: {src: 'img/logo-dark.svg', alt: `${brand.name} docs`, href: '/docs', width: 48, height: 48},
  links: [
    {
      title: 'Documentation',
      items: [
        {label: 'Getting Started', to: '/docs/start-registration'},
        {label: 'Personalization', to: '/docs/personalization/personalized-landing-pages'},
        {label: 'Integrations', to: '/docs/intro-to-integrations'},
        {label: 'ConsentGuard Cookie Banner', to: '/docs/consentguard/consentguard-overview'},
      ],
    },
    {
      title: 'Contact Us',
      items: [
        {label: 'Sales', href: brand.salesUrl},
        {label: 'Support', href: `mailto:${brand.supportEmail}`, target: '_self'},
      ],
    },
    {
      title: 'Find us',
      items: [
        {label: 'Blog', to: '/blog'},
        {label: 'Community', href: brand.communityUrl},
      ],
    },
    {
      title: 'Corporate',
      items: [
        {label: 'Privacy Policy', to: '/privacy-policy'},
        {label: 'Terms and Conditions', to: '/terms-and-conditions'},
        {label: 'Acceptable Use', to: '/acceptable-use'},
        {label: 'Do Not Sell My Personal Info', href: brand.optOutUrl},
        {label: 'Consumer Rights Request', href: brand.consumerRightsUrl},
        {label: 'Privacy Center', href: `tel:${brand.privacyPhone}`, target: '_self'},
      ],
    },
  ],
  // The logos link to the docs, as specified, so a link to the home page follows.
  copyright: `Copyright © 2025 ${brand.company} <a class="footer__link-item" href="${brand.baseUrl}">Home page</a>`,
});
