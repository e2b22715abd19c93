/** Code highlighting as specified: the default language, the languages added and the line markers. */
export const prism = {
  defaultLanguage: 'jsx',
  additionalLanguages: ['diff', 'bash', 'json', 'java', 'kotlin', 'objectivec', 'swift', 'groovy', 'ruby', 'flow'],
  magicComments: [
    {
      className: 'theme-code-block-highlighted-line',
      line: 'highlight-next-line',
      block: {start: 'highlight-start', end: 'highlight-end'},
    },
  ],
};

/** Further languages that pages use; all highlighting is done in the build, so they cost readers nothing. */
export const buildLanguages = [
  ...prism.additionalLanguages,
  'csv',
  'graphql',
  'handlebars',
  'hcl',
  'http',
  'ini',
  'php',
  'powershell',
  'sql',
  'toml',
];
