import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const category = (label: string, items: string[]) => ({type: 'category' as const, label, items});

/** Sidebars of the unreleased docs, with the labels of the latest version; those of 0.0.1 are in `versioned_sidebars/`. */
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
    category('About these docs', ['blank']),
  ],
  integrations: [category('Get started', ['intro-to-integrations'])],
  graphql: [category('Get started', ['intro-to-graphql'])],
  rest: [category('Get started', ['intro-to-rest'])],
  personalization: [category('Get started', ['personalization/personalized-landing-pages'])],
};

export default sidebars;
