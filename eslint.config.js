import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Keeps a folder from importing from others: rules ← game, bots, board ← app, server. */
const keepOut = (folder, ...forbidden) => ({
  files: [`src/${folder}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { group: forbidden, message: `${folder} must not know of this: rules ← game, bots, board ← app, server.` },
        ],
      },
    ],
  },
});

export default defineConfig(
  globalIgnores(['**/dist/', 'coverage/', '**/node_modules/']),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat['recommended-latest'],
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Tables are indexed by numbers that the rules themselves make: the `!` says so, and noUncheckedIndexedAccess makes it be said.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Tight loops over tables by index read plainly and make no iterators.
      '@typescript-eslint/prefer-for-of': 'off',
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
  {
    // Examples print what they do.
    files: ['examples/**'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly' } },
    rules: { 'no-console': 'off' },
  },
  keepOut(
    'games/dominant-species/rules',
    'boardgame.io*',
    'react*',
    '**/game/*',
    '**/bots/*',
    '**/board/*',
    '**/app/*',
    'node:*',
  ),
  keepOut('games/dominant-species/game', 'react*', '**/bots/*', '**/board/*', '**/app/*', 'node:*'),
  keepOut('games/dominant-species/bots', 'react*', '**/board/*', '**/app/*'),
  keepOut('games/dominant-species/board', 'boardgame.io*', '**/game/*', '**/bots/*', '**/app/*', 'node:*'),
  {
    // The rules draw nothing and know no clock.
    files: ['src/games/dominant-species/rules/**', 'src/games/dominant-species/game/**'],
    rules: {
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
      'no-restricted-globals': ['error', 'Date'],
    },
  },
);
