import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { imports } from './tools/lint/imports.js';

const KIT = 'src/kit/**';
const UI = 'src/ui/**';
const WORDS = 'src/words/**';
const TABLE = 'src/table/**';
/** The only door to the games. */
const REGISTRY = 'src/games/index.ts';
/** The game of the tests, which keeps to the arrows of games. */
const TRICKS = 'test/tricks';

/** A file, or some, that may know what their room may not, and why. The first that matches a file counts: exceptions stand before their rooms. */
const exception = (because, files, ...knows) => ({ files, knows, because });
/** What game modules have besides their rooms: what they are called, and their refusals in other languages. */
const ABOUT = ['src/games/:game/meta.ts', 'src/games/:game/errors-*.json'];
const RULES = 'src/games/:game/rules/**';

/** What the shared tests may know: everything but the inside of games and what tests know of one of them. */
const TESTED = [
  ...[
    KIT,
    UI,
    WORDS,
    TABLE,
    REGISTRY,
    'src/app/**',
    'server/**',
    'tools/*.ts',
    'tools/build/**',
    'tools/lint/**',
    'package/**',
    '*.ts',
    '*.js',
  ],
  ...['app', 'boot', 'browser', 'contract', 'fixtures', 'kit', 'server', 'support', 'tools', 'tricks', 'words'].map(
    (tier) => `test/${tier}/**`,
  ),
  ...['boot', 'browser', 'contract', 'server', 'tools'].map((tier) => `test/full/${tier}/**`),
];

/**
 * Which files may know which: kit ← rules ← bgio.ts, bots; kit, ui ← table ← board; all of them ← games/index.ts ← app, server, tools, bench. A file is
 * in the first room that it matches.
 * @type {readonly import('./tools/lint/imports.js').Room[]}
 */
export const ROOMS = [
  // src
  { files: KIT, knows: [KIT] },
  { files: WORDS, knows: [KIT, WORDS], without: ['react', 'node:'] },
  { files: UI, knows: [UI, WORDS] },
  { files: TABLE, knows: [KIT, WORDS, UI, TABLE], without: ['boardgame.io', 'node:'] },
  { files: REGISTRY, knows: [KIT, 'src/games/*/meta.ts', 'src/games/*/index.ts'] },
  exception('It is empty; a test build has another file in its place.', 'src/games/more-games.ts', KIT),
  { files: RULES, knows: [KIT, RULES, ...ABOUT], without: ['boardgame.io', 'react', 'node:'] },
  {
    because: 'It is all of a game that knows boardgame.io.',
    files: 'src/games/:game/bgio.ts',
    knows: [KIT, RULES, ...ABOUT],
    without: ['react', 'node:'],
  },
  {
    files: 'src/games/:game/bots/**',
    knows: [KIT, RULES, 'src/games/:game/bgio.ts', 'src/games/:game/bots/**', ...ABOUT],
    without: ['react', 'react-dom'],
  },
  {
    files: 'src/games/:game/board/**',
    knows: [KIT, WORDS, UI, TABLE, RULES, 'src/games/:game/board/**', 'src/games/:game/content/**', ...ABOUT],
    without: ['boardgame.io', 'node:'],
  },
  { files: 'src/games/:game/**', knows: [KIT, WORDS, UI, TABLE, 'src/games/:game/**'] },
  { files: 'src/app/**', knows: [KIT, WORDS, UI, TABLE, REGISTRY, 'src/games/covers.css', 'src/app/**'] },

  // The server, and what is published
  { files: 'server/**', knows: [KIT, WORDS, REGISTRY, 'server/**'] },
  exception(
    'The package has the storage of the server, for its games.',
    'package/server-storage.ts',
    ...['server/storage/**', 'src/games/*/bgio.ts', KIT],
  ),
  exception(
    'The package publishes the parts of games by name.',
    'package/**',
    KIT,
    WORDS,
    UI,
    TABLE,
    'src/games/**',
    'package/**',
  ),

  // Commands
  { files: 'tools/lint/**', knows: ['tools/lint/**'] },
  exception(
    'It builds the words of the home page into its file.',
    'tools/build/static-shell.ts',
    ...['tools/build/**', 'src/app/**'],
  ),
  { files: 'tools/build/**', knows: ['tools/build/**'] },
  { files: 'tools/:game/**', knows: [KIT, 'tools/*.ts', 'tools/:game/**', 'src/games/:game/**'] },
  {
    ...exception(
      'It starts the commands that each game has for itself.',
      'tools/command-of-games.ts',
      REGISTRY,
      'tools/**',
    ),
    isComputed: true,
  },
  {
    ...exception(
      'Simulations start from positions that each game makes up for itself.',
      'tools/workers.ts',
      ...[KIT, REGISTRY, 'tools/*.ts', 'tools/*/made-up.ts'],
    ),
    isComputed: true,
  },
  {
    ...exception(
      'It loads the games of an earlier version from a folder.',
      'tools/earlier-bots.ts',
      ...[KIT, REGISTRY, 'tools/*.ts'],
    ),
    isComputed: true,
  },
  exception('It copies what the server has stored.', 'tools/move-to-postgres.ts', 'tools/*.ts', 'server/**'),
  { files: 'tools/**', knows: [KIT, REGISTRY, 'tools/*.ts'] },
  // It builds and serves the page, and plays on it as the tests do.
  {
    files: 'bench/**',
    knows: [
      KIT,
      REGISTRY,
      'bench/**',
      'tools/*.ts',
      'tools/build/**',
      'vite.config.ts',
      'server/config.ts',
      'server/server.ts',
      'test/browser/support/*',
    ],
  },
  { files: '*', knows: ['*', 'tools/**', 'src/kit/languages.ts'] },

  // Tests
  {
    files: `${TRICKS}/rules/**`,
    knows: [KIT, `${TRICKS}/meta.ts`, `${TRICKS}/rules/**`],
    without: ['boardgame.io', 'react', 'node:'],
  },
  exception('Tests of the frame play it on its board.', `${TRICKS}/*.test.ts`, ...TESTED),
  exception('Tests show its board in English.', `${TRICKS}/english.ts`, TABLE, `${TRICKS}/**`),
  exception('It is a game, as in src/games.', `${TRICKS}/*.ts`, KIT, `${TRICKS}/**`),
  { files: `${TRICKS}/board/**`, knows: [KIT, WORDS, UI, TABLE, `${TRICKS}/**`], without: ['boardgame.io', 'node:'] },
  {
    files: 'test/full/games/:game/**',
    knows: ['src/games/:game/**', 'tools/:game/**', 'test/games/:game/**', 'test/full/games/:game/**', ...TESTED],
  },
  {
    files: 'test/games/:game/**',
    knows: ['src/games/:game/**', 'tools/:game/**', 'test/games/:game/**', ...TESTED],
  },
  {
    ...exception(
      'What is hidden in a game, each game says for itself.',
      'test/contract/secrets.ts',
      ...[...TESTED, 'test/games/*/secrets.ts'],
    ),
    isComputed: true,
  },
  {
    ...exception('It tests a copy of the sources.', 'test/full/tools/add-language.test.ts', ...TESTED),
    isComputed: true,
  },
  {
    ...exception(
      'What the lessons of a game state, each game computes from its own rules.',
      'test/contract/lesson-facts.test.ts',
      ...[...TESTED, 'test/games/*/lesson-facts.ts'],
    ),
    isComputed: true,
  },
  exception('It compares the refusals of all games in both languages.', 'test/kit/say.test.ts', ...[...TESTED]),
  exception(
    'Dominant Species is played to its end there: which answers bring it there, the rules’ own names say.',
    'test/browser/support/hurrying.ts',
    ...[...TESTED, 'src/games/dominant-species/rules/**'],
  ),
  exception(
    'It finds games for situations of Dominant Species, which its rules and its board name.',
    'test/browser/support/situations.ts',
    ...[...TESTED, 'src/games/dominant-species/**'],
  ),
  exception(
    'It answers by the gestures of one board, and has to know what they offer.',
    'test/browser/support/effort.ts',
    ...[...TESTED, 'src/games/dominant-species/**'],
  ),
  exception(
    'It looks for the names of cards on the page, and records have their marks alone.',
    'test/browser/curtain.test.ts',
    ...[...TESTED, 'src/games/card-game/rules/cards.ts'],
  ),
  exception(
    'It tells the pieces of one board apart.',
    'test/full/browser/vision.test.ts',
    ...[...TESTED, 'src/games/dominant-species/**'],
  ),
  { files: 'test/**', knows: TESTED },
];

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
  {
    files: ['**/*.{ts,tsx,js}'],
    plugins: { project: { rules: { imports } } },
    rules: { 'project/imports': ['error', ROOMS] },
  },
  {
    // The rules draw nothing and know no clock.
    files: ['src/games/*/rules/**', 'src/games/*/bgio.ts'],
    rules: {
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
      'no-restricted-globals': ['error', 'Date'],
    },
  },
);
