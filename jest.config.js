/**
 * All tests, in projects that can be run by themselves: `npm run test:unit`, `test:tools`, `test:server`, `test:browser`, `test:reference`.
 * The folder `test/full` has what starts a process, builds, or plays whole games: the quick tier (`npm test`) leaves it out.
 */
import { availableParallelism } from 'node:os';
import process from 'node:process';

/** One transform for files with JSX and one for those without: `<T>(x)` means a type parameter only in the latter. */
const swc = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
      // `with { type: 'json' }` stays: without it Jest warns of each file of numbers.
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  },
];

const shared = {
  // One name for all tiers: what one has transformed, the others take from the cache.
  id: 'tests',
  rootDir: '.',
  testEnvironment: '<rootDir>/test/support/node-environment.js',
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.md'],
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true), '\\.md$': '<rootDir>/test/support/markdown.js' },
  moduleNameMapper: { '\\.css$': '<rootDir>/test/support/empty.ts' },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/server/dist/'],
};

/** Where tests lie, by how long they take. */
const FOLDERS = process.env.TEST_TIER === 'quick' ? ['test'] : ['test', 'test/full'];

const tier = (displayName, folders, ignored = []) => ({
  ...shared,
  displayName,
  testMatch: FOLDERS.flatMap((root) => folders.map((folder) => `<rootDir>/${root}/${folder}/**/*.test.{ts,tsx}`)),
  testPathIgnorePatterns: ['/node_modules/', ...ignored],
});

/** Of what holds for all games, the tests that cover rules. V8 optimises nothing that it counts: the others, in `unit`, would take twice as long. */
const OF_RULES = '(ahead|move-lists|boardgame-bots|content|contract|lesson-facts)\\.';

/** Bots that are trained and measured by the commands. */
const TRAINING = '/bots/commands';

/** The percentage of a game's rules that tests run at least. */
const COVERED = { statements: 99, branches: 99, functions: 100, lines: 99 };
const COMPLETELY = { statements: 100, branches: 100, functions: 100, lines: 100 };

export default {
  // Tests that wait for processes, sockets and timers leave a core to others; Jest by itself would leave one free all the time.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  testSequencer: '<rootDir>/test/support/sequencer.js',
  // Generous: tests also run on loaded machines.
  testTimeout: 120_000,
  // collect-v8-coverage stays at one version (`overrides`), since test/support/coverage.js replaces what it does.
  coverageProvider: 'v8',
  coverageReporters: ['text'],
  collectCoverageFrom: [
    'src/games/dominant-species/rules/**',
    'src/games/card-game/rules/**',
    'src/games/evolution-game/rules/**',
    // Types alone.
    '!**/{chance,events}.ts',
    '!**/sections/section.ts',
    '!src/games/card-game/rules/{card-table,effect}.ts',
    '!src/games/evolution-game/rules/{question,selection/card,squares/square}.ts',
  ],
  // Each game by itself: one that is covered well does not make up for another.
  coverageThreshold: {
    './src/games/dominant-species/rules/': COVERED,
    './src/games/card-game/rules/': COMPLETELY,
    './src/games/evolution-game/rules/': COMPLETELY,
  },
  projects: [
    tier('rules', ['kit', 'words', 'contract', 'games/*/rules'], [`/contract/(?!${OF_RULES})`]),
    tier(
      'unit',
      ['games', 'app', 'contract', 'tricks'],
      ['/rules/', '/reference/', '/soak', `/contract/${OF_RULES}`, TRAINING],
    ),
    // The commands, which play, train and build, and what holds for all files.
    tier('tools', ['tools', 'games/*/bots'], ['/bots/(?!commands)']),
    tier('reference', ['games/*/reference']),
    // Run by `npm run test:soak` alone.
    { ...tier('soak', []), testMatch: ['<rootDir>/test/full/games/**/soak.test.ts'] },
    { ...tier('server', ['server']), globalSetup: '<rootDir>/test/server/global-setup.js' },
    {
      ...tier('browser', ['browser']),
      testEnvironment: '<rootDir>/test/browser/environment.js',
      globalSetup: '<rootDir>/test/browser/global-setup.js',
      globalTeardown: '<rootDir>/test/browser/global-teardown.js',
    },
    tier('boot', ['boot']),
  ],
};
