import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

/** From the ground up: a room may import from those before it, and never from those behind it. */
const rooms = ['content', 'src', 'remark', 'config', 'deploy', 'plugins', 'scripts'];

const orderOfRooms = rooms.map((room, index) => {
  const above = [...rooms.slice(index + 1), 'tests', 'bench'];
  return {
    files: [`${room}/**/*.{ts,tsx,js,mjs,cjs}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(?:\\.\\.?/)*\\.\\./(?:${above.join('|')})/|^@site/(?:${above.join('|')})/`,
              message: `${room}/ may import from ${['brand.ts', ...rooms.slice(0, index)].join(', ')}: rooms build on those below them.`,
            },
          ],
        },
      ],
    },
  };
});

export default ts.config(
  {ignores: ['build/', '.docusaurus/', '.cache/', 'node_modules/', 'test-results/']},
  js.configs.recommended,
  ...ts.configs.strict,
  {
    files: ['src/**/*.{ts,tsx}', 'plugins/search/**/*.tsx', 'plugins/search/useSearch.ts'],
    plugins: {'@docusaurus': docusaurus, 'react-hooks': reactHooks},
    extends: [jsxA11y.flatConfigs.recommended],
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@docusaurus/no-html-links': 'off',
      '@docusaurus/prefer-docusaurus-heading': 'off',
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
  {
    rules: {
      curly: 'error',
      eqeqeq: 'error',
      'no-console': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
    },
  },
  ...orderOfRooms,
  {files: ['**/*.{js,mjs}'], languageOptions: {globals: globals.node}},
  {
    files: ['plugins/**/*.{js,cjs}', 'scripts/*.cjs'],
    languageOptions: {globals: globals.node, sourceType: 'commonjs'},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {files: ['config/*.js'], languageOptions: {globals: globals.browser, sourceType: 'script'}},
  {
    // Texts that run in a page: one is a function that is called there.
    files: ['tests/engines/*.js'],
    languageOptions: {globals: globals.browser, sourceType: 'script'},
    rules: {'@typescript-eslint/no-unused-expressions': 'off'},
  },
  {files: ['src/offline/*.js'], languageOptions: {globals: globals.serviceworker}},
);
