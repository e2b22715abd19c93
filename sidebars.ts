import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** A chapter of Next that is announced and not written yet: the page template stands in for it. */
const planned = (label: string) => ({type: 'category' as const, label, items: ['blank']});

/** Sidebars of the unreleased docs; those of 0.0.1 are in `versioned_sidebars/`. */
const sidebars: SidebarsConfig = {
  docs: [
    {type: 'category', label: 'Introduction', items: ['intro-to-pixel-tech', 'intro-to-leads', 'intro-to-dashboard']},
    {
      type: 'category',
      label: 'Getting Started',
      items: ['start-registration', 'start-create-a-pixel', 'start-pixel-installation', 'start-get-your-leads'],
    },
    {
      type: 'category',
      label: 'The Pixel In-Depth',
      items: [
        {
          type: 'category',
          label: 'Event Tracking',
          collapsible: false,
          collapsed: false,
          items: ['event-pageview'],
        },
      ],
    },
    {type: 'category', label: 'Suppression Lists', items: ['intro-to-suppressing']},
    planned('Dashboard & Reports'),
    planned('Observability'),
    planned('Organizations'),
    planned('Managing Team Members'),
    planned('Billing'),
    planned('FAQ'),
    planned('Glossary'),
    planned('Community'),
  ],
  integrations: [
    {type: 'category', label: 'DESTINATIONS', items: ['intro-to-integrations']},
    {type: 'category', label: 'SOURCES', items: ['blank']},
  ],
  graphql: [{type: 'category', label: 'GRAPHQL APIs', items: ['intro-to-graphql']}],
  rest: [{type: 'category', label: 'REST APIs', items: ['intro-to-rest']}],
};

export default sidebars;
