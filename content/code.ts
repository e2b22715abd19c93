/** Words in comments that mark lines: the next line, or all from one word to the other. */
export const magicComment = {
  className: 'theme-code-block-highlighted-line',
  line: 'highlight-next-line',
  block: {start: 'highlight-start', end: 'highlight-end'},
};

/** Code highlighting as specified: the default language, and the languages added. */
export const prism = {
  defaultLanguage: 'jsx',
  additionalLanguages: ['diff', 'bash', 'json', 'java', 'kotlin', 'objectivec', 'swift', 'groovy', 'ruby', 'flow'],
};

/** All languages that are highlighted. The build does it, so further ones cost readers nothing. */
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

/** Languages whose samples are checked; `scripts/checks/samples.ts` has a checker for each. */
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

/** What a fence may name as its language, with those for output and changes; any other one needs `nocheck`. */
export const fenceLanguages: readonly string[] = [...checkedLanguages, 'text', 'diff'];

/** What a fence may set, with the languages it means something for; undefined for any. */
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

/** Single words that a fence may hold, in the spelling of writers. */
export const fenceFlags = ['player', 'showLineNumbers'];
