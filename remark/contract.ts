/** What a prop may hold: any text, a flag, a list, or one of a fixed set. */
export type PropRule = 'text' | 'flag' | 'list' | 'any' | readonly string[];

/** Badge colours by meaning. */
export const badgeTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

/** Tab groups whose choice is remembered across pages. */
export const tabGroups = ['language', 'os', 'platform', 'framework', 'method'] as const;

/**
 * Every component that a page may use without an import, with its props. The build holds each use against this
 * list, and `src/theme/MDXComponents` gives exactly these to pages.
 */
export const contract: Record<string, Record<string, PropRule>> = {
  Badge: {tone: badgeTones},
  Card: {title: 'text', to: 'text', icon: 'text', tags: 'list'},
  Cards: {},
  Drawing: {name: 'text', svg: 'text'},
  Field: {
    name: 'text',
    anchor: 'text',
    id: 'text',
    label: 'text',
    type: 'text',
    required: 'flag',
    default: 'text',
    values: 'list',
    example: 'text',
    tags: 'list',
  },
  Fields: {},
  Filter: {label: 'text', placeholder: 'text', total: 'any', choices: 'list', choiceLabel: 'text'},
  Kbd: {},
  ScrollTable: {label: 'text'},
  SensitiveNotice: {field: 'text'},
  Steps: {},
  TabItem: {value: 'text', label: 'text', default: 'flag'},
  Tabs: {groupId: tabGroups, values: 'any', defaultValue: 'text', queryString: 'any'},
  Term: {name: 'text', definition: 'text'},
};

/** Props that a component can't do without. */
export const requiredProps: Record<string, readonly string[]> = {
  Card: ['title', 'to'],
  Field: ['name'],
  Filter: ['label', 'placeholder', 'total'],
  ScrollTable: ['label'],
  SensitiveNotice: ['field'],
  TabItem: ['value'],
  Term: ['name', 'definition'],
};

/** Components that the build puts into pages; writers reach them by the name behind, or not at all. */
export const madeByBuild: Record<string, string | undefined> = {
  Drawing: 'Diagram',
  Filter: undefined,
  ScrollTable: undefined,
  SensitiveNotice: 'Sensitive',
  Term: undefined,
};
