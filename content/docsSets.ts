/** A set of docs: the pages of one sidebar, and the page that it begins with. */
export type DocsSet = {
  /** Name of its sidebar, in every version that has it. */
  sidebar: string;
  /** What readers see in the switch between sets and above the titles of its pages. */
  label: string;
  /** Id of its first page. */
  entry: string;
  /** What it is about, in one line. */
  line: string;
  /** The section of search and the entry of the navigation bar, where sets share one; else they have its label. */
  section?: string;
};

/** All sets of docs. The navigation bar takes names and order from here, and both are specified. */
export const docsSets: readonly DocsSet[] = [
  {
    sidebar: 'docs',
    label: 'Documentation',
    entry: 'start-registration',
    line: 'Install the pixel and fix problems',
  },
  {
    sidebar: 'leadcapture',
    label: 'Optin Forms',
    entry: 'leadcapture/overview',
    line: 'Opt-in forms with known fields prefilled',
  },
  {
    sidebar: 'personalization',
    label: 'Personalization',
    entry: 'personalization/personalized-landing-pages',
    line: 'Text that adapts to the visitor',
  },
  {
    sidebar: 'integrations',
    label: 'Integrations',
    entry: 'intro-to-integrations',
    line: 'Settings and limits of each destination',
  },
  {
    sidebar: 'graphql',
    label: 'GraphQL API',
    entry: 'intro-to-graphql',
    section: 'API',
    line: 'Pixels and leads from your code',
  },
  {
    sidebar: 'rest',
    label: 'REST API',
    entry: 'intro-to-rest',
    section: 'API',
    line: 'The same operations over plain HTTP',
  },
  {
    sidebar: 'consentguard',
    label: 'ConsentGuard',
    entry: 'consentguard/consentguard-overview',
    line: 'A consent banner for your website',
  },
];

/** Name of the section of search that holds a set's pages, and of its entry in the navigation bar. */
export const sectionOf = ({label, section}: DocsSet): string => section ?? label;
