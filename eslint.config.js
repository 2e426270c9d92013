import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The games, as folders. */
const GAMES = readdirSync(`${import.meta.dirname}/src/games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const DIRECTION = 'kit ← rules ← game, bots, board ← games/index.ts ← app, server, tools.';

/** Keeps files from importing others. Of two that match a file the later counts. */
const keepOut = (files, forbidden, message, ignores = []) => ({
  files,
  ignores,
  rules: {
    'no-restricted-imports': ['error', { patterns: [{ group: forbidden, message: `${message} ${DIRECTION}` }] }],
  },
});

/** What the rooms of a game must not know of. */
const roomsOf = (game) => {
  const outside = [
    '**/app/**',
    '**/server/**',
    '**/games/index.ts',
    ...GAMES.filter((other) => other !== game).map((other) => `**/${other}/**`),
  ];
  const room = (name, ...forbidden) =>
    keepOut([`src/games/${game}/${name}/**`], [...outside, ...forbidden], `${name} must not know of this:`);
  return [
    keepOut([`src/games/${game}/**`], outside, 'A game knows the kit, the shared interface and itself:'),
    room('rules', 'boardgame.io*', 'react*', '**/game/**', '**/bots/**', '**/board/**', '**/ui/**', 'node:*'),
    room('game', 'react*', '**/bots/**', '**/board/**', '**/ui/**', 'node:*'),
    room('bots', 'react*', '**/board/**', '**/ui/**'),
    room('board', 'boardgame.io*', '**/game/**', '**/bots/**', 'node:*'),
  ];
};

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
  {
    // A function that does more than one thing is several; tests tell a whole story in one.
    files: ['{src,server,tools,package,bench}/**'],
    rules: { 'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }] },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
  {
    // Examples print what they do.
    files: ['examples/**'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly' } },
    rules: { 'no-console': 'off' },
  },
  keepOut(
    ['src/kit/**'],
    ['**/games/**', '**/app/**', '**/ui/**', '**/server/**'],
    'The kit knows no game and no page:',
  ),
  keepOut(
    ['src/ui/**'],
    ['**/games/**', '**/app/**', '**/kit/**', '**/server/**'],
    'The shared interface knows only itself:',
  ),
  keepOut(
    ['src/app/**', 'server/**', 'tools/**', 'bench/**', 'package/**', 'test/*/**'],
    ['**/games/*/**'],
    'Games are known through src/games/index.ts alone:',
    [
      // Games' own tests and tools.
      'test/games/**',
      'tools/*/**',
      // Browser tests click on the board of Dominant Species, and read its positions to know where.
      'test/browser/**',
      // The examples of the commands are positions of Dominant Species.
      'test/tools/**',
      // Measures the inner parts of the rules, move lists and copies among them.
      'bench/rules.ts',
      // The package publishes a game's parts by name.
      'package/**',
    ],
  ),
  ...GAMES.flatMap(roomsOf),
  {
    // The rules draw nothing and know no clock.
    files: ['src/games/*/rules/**', 'src/games/*/game/**'],
    rules: {
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
      'no-restricted-globals': ['error', 'Date'],
    },
  },
);
