/** A docs set: the pages of one sidebar, starting with its entry page. */
export type DocsSet = {
  /** Name of its sidebar in every version that has one. */
  sidebar: string;
  /** Label in the docs set switcher and above page titles. */
  label: string;
  /** Id of its first page. */
  entry: string;
  description: string;
  /** Its search section and navbar item, if it shares them with another set. Default: its label. */
  section?: string;
};

/** All docs sets. They define the navbar's labels and order, which are specified. */
export const docsSets: readonly DocsSet[] = [
  {
    sidebar: 'docs',
    label: 'Documentation',
    entry: 'start-registration',
    description: 'Install the pixel and fix problems',
  },
  {
    sidebar: 'leadcapture',
    label: 'Optin Forms',
    entry: 'leadcapture/overview',
    description: 'Forms with known fields prefilled',
  },
  {
    sidebar: 'personalization',
    label: 'Personalization',
    entry: 'personalization/personalized-landing-pages',
    description: 'Text that adapts to the visitor',
  },
  {
    sidebar: 'integrations',
    label: 'Integrations',
    entry: 'intro-to-integrations',
    description: 'Settings and limits of each destination',
  },
  {
    sidebar: 'graphql',
    label: 'GraphQL API',
    entry: 'intro-to-graphql',
    section: 'API',
    description: 'Pixels and leads from your code',
  },
  {
    sidebar: 'rest',
    label: 'REST API',
    entry: 'intro-to-rest',
    section: 'API',
    description: 'The same operations over plain HTTP',
  },
  {
    sidebar: 'consentguard',
    label: 'ConsentGuard',
    entry: 'consentguard/consentguard-overview',
    description: 'A consent banner for your website',
  },
];

/** Name of a set's search section and navbar item. */
export const sectionOf = ({label, section}: DocsSet): string => section ?? label;
