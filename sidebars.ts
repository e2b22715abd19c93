import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const category = (label: string, items: string[]) => ({type: 'category' as const, label, items});

/**
 * Sidebars of the unreleased docs. Labels match those of the latest version in `versioned_sidebars/`. A page that would
 * be alone in its category is listed without one.
 */
const sidebars: SidebarsConfig = {
  docs: [
    category('Get started', [
      'intro-to-pixel-tech',
      'start-registration',
      'start-create-a-pixel',
      'start-pixel-installation',
      'start-get-your-leads',
    ]),
    category('Pixel and events', ['events', 'event-pageview', 'event-add-to-cart']),
    category('Leads', ['intro-to-leads', 'intro-to-suppressing', 'intro-to-dashboard']),
  ],
  integrations: ['intro-to-integrations'],
  graphql: ['intro-to-graphql'],
  rest: ['intro-to-rest'],
  personalization: ['personalization/personalized-landing-pages'],
};

export default sidebars;
