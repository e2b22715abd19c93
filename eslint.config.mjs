import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

/** Folders in dependency order: a folder can import from those before it. */
const layers = ['content', 'src', 'remark', 'config', 'deploy', 'plugins', 'scripts'];

const importOrder = layers.map((layer, index) => {
  const above = [...layers.slice(index + 1), 'tests', 'bench'];
  return {
    files: [`${layer}/**/*.{ts,tsx,js,mjs,cjs}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(?:\\.\\.?/)*\\.\\./(?:${above.join('|')})/|^@site/(?:${above.join('|')})/`,
              message: `${layer}/ may import from ${['brand.ts', ...layers.slice(0, index)].join(', ')}, not from folders that build on it.`,
            },
          ],
        },
      ],
    },
  };
});

/** Builds must be reproducible: the same commit builds the same site on any day and machine. */
const reproducible = {
  files: ['*.ts', '{content,src,remark,config,deploy,plugins}/**/*.{ts,tsx,js}'],
  rules: {
    'no-restricted-properties': [
      'error',
      ...[
        ['Date', 'now'],
        ['Math', 'random'],
        ['crypto', 'randomUUID'],
        ['crypto', 'randomBytes'],
        ['os', 'hostname'],
        ['os', 'userInfo'],
        ['os', 'homedir'],
      ].map(([object, property]) => ({
        object,
        property,
        message: 'A build must not depend on time, randomness, or the machine.',
      })),
    ],
    'no-restricted-syntax': [
      'error',
      {
        selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
        message: "A build must not depend on today's date.",
      },
      {
        selector: 'CallExpression[callee.property.name="localeCompare"][arguments.length=1]',
        message: "Name the locale: a.localeCompare(b, 'en').",
      },
      {
        selector:
          ':matches(CallExpression[callee.property.name=/^toLocale.*String$/], NewExpression[callee.property.name="DateTimeFormat"]):not(:has(Property[key.name="timeZone"]))',
        message: 'Name the time zone.',
      },
    ],
  },
};

export default ts.config(
  {ignores: ['build/', '.docusaurus/', '.cache/', 'node_modules/', 'test-results/']},
  js.configs.recommended,
  ...ts.configs.strict,
  {
    files: ['src/**/*.{ts,tsx}', 'plugins/search/**/*.tsx', 'plugins/search/useSearch.ts'],
    plugins: {'react-hooks': reactHooks},
    extends: [jsxA11y.flatConfigs.recommended],
    rules: reactHooks.configs.recommended.rules,
  },
  {
    rules: {
      curly: 'error',
      eqeqeq: 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
    },
  },
  ...importOrder,
  reproducible,
  {files: ['**/*.{js,mjs}'], languageOptions: {globals: globals.node}},
  {
    files: ['plugins/**/*.{js,cjs}'],
    languageOptions: {globals: globals.node, sourceType: 'commonjs'},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {files: ['src/offline/*.js', 'static/sw-off.js'], languageOptions: {globals: globals.serviceworker}},
);
