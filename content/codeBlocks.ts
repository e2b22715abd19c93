/** Magic comments that highlight the next line, or every line between a start and an end. */
export const magicComment = {
  className: 'theme-code-block-highlighted-line',
  line: 'highlight-next-line',
  block: {start: 'highlight-start', end: 'highlight-end'},
};

/** Code highlighting as specified: the default language and the additional languages. */
export const prism = {
  defaultLanguage: 'jsx',
  additionalLanguages: ['diff', 'bash', 'json', 'java', 'kotlin', 'objectivec', 'swift', 'groovy', 'ruby', 'flow'],
};

/** All highlighted languages. Highlighting runs at build time, so more languages cost readers nothing. */
export const buildLanguages = [
  ...prism.additionalLanguages,
  'csv',
  'graphql',
  'handlebars',
  'http',
  'ini',
  'php',
  'powershell',
  'sql',
];

/** Languages whose samples are validated; `scripts/checks/samples.ts` has a checker for each. */
export const checkedLanguages = [
  'bash',
  'csv',
  'graphql',
  'handlebars',
  'html',
  'http',
  'ini',
  'js',
  'json',
  'jsx',
  'mdx',
  'php',
  'powershell',
  'python',
  'sql',
  'ts',
  'tsx',
  'yaml',
] as const;

/** Languages that a fence can name, including those for output and diffs; any other language needs `nocheck`. */
export const fenceLanguages: readonly string[] = [...checkedLanguages, 'text', 'diff'];

/** Attributes that a fence can set, with the languages they apply to; undefined means all languages. */
export const fenceAttributes: Readonly<Record<string, readonly string[] | undefined>> = {
  data: ['json'],
  dialect: ['sql'],
  example: ['handlebars'],
  output: ['text'],
  response: ['json'],
  variables: ['json'],
  nocheck: undefined,
  title: undefined,
};

/** Flags that a fence can contain, spelled as writers type them. */
export const fenceFlags = ['player', 'showLineNumbers'];
