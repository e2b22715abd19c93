/** A set of docs: the pages of one sidebar, and the page that it begins with. */
export type DocsSet = {
  /** Name of its sidebar, in every version that has it. */
  sidebar: string;
  /** What readers see in the switch between sets and above the titles of its pages. */
  label: string;
  /** Id of its first page. */
  entry: string;
  /** The section of search that holds its pages, where sets share one; else it is named as the set is. */
  section?: string;
};

/** All sets of docs, in the order in which readers see them. */
export const docsSets: readonly DocsSet[] = [
  {sidebar: 'docs', label: 'Guides', entry: 'start-registration'},
  {sidebar: 'integrations', label: 'Integrations', entry: 'intro-to-integrations'},
  {sidebar: 'graphql', label: 'GraphQL API', entry: 'intro-to-graphql', section: 'API'},
  {sidebar: 'rest', label: 'REST API', entry: 'intro-to-rest', section: 'API'},
  {sidebar: 'personalization', label: 'Personalization', entry: 'personalization/personalized-landing-pages'},
  {sidebar: 'leadcapture', label: 'Forms', entry: 'leadcapture/overview'},
  {sidebar: 'consentguard', label: 'ConsentGuard', entry: 'consentguard/consentguard-overview'},
];

/** Name of the section of search that holds a set's pages. */
export const sectionOf = ({label, section}: DocsSet): string => section ?? label;
