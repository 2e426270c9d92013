/** Every command in the documents is run by a test, exactly as written, or is listed below with the reason why not. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { main as arena } from '../../tools/arena.ts';
import { main as challenges } from '../../tools/challenges.ts';
import type { Main } from '../../tools/command-line.ts';
import { main as findChallenges } from '../../tools/find-challenges.ts';
import { main as findDaily } from '../../tools/find-daily.ts';
import { main as judgeHints } from '../../tools/judge-hints.ts';
import { main as simulate } from '../../tools/simulate.ts';
import { main as train } from '../../tools/train.ts';
import { main as tune } from '../../tools/tune.ts';
import { run } from './running.ts';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'examples/README.md',
  ...readdirSync('docs').flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : [])),
];

/** The commands of a document: lines of its shell blocks without their comments, and inline code in its text. */
function commandsOf(document: string): string[] {
  const text = readFileSync(document, 'utf8');
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block]) => block!.split('\n'));
  const inText = text
    .replace(/```[\s\S]*?```/g, '')
    .matchAll(/`((?:npm|npx|node|docker|sqlite3|pg_\w+|createdb|systemctl|\.ci\/run)(?: [^`]*)?)`/g);
  return [...blocks, ...[...inText].map(([, command]) => command!)]
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

const commands = [...new Set(DOCUMENTS.flatMap(commandsOf))];

const folder = mkdtempSync(join(tmpdir(), 'dominant-species-commands-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const SHORT = ['--games', '1', '--max-turns', '1', '--workers', '0'];

/** Tools that are run here as written, but with arguments for fewer and shorter games appended: the last one counts. */
const TOOLS: readonly {
  readonly prefix: string;
  readonly main: Main;
  readonly shorter: (args: readonly string[]) => readonly string[];
}[] = [
  { prefix: 'npm run -s arena -- ', main: arena, shorter: (args) => [...SHORT, ...budget(args)] },
  {
    prefix: 'npm run -s judge-hints -- ',
    main: judgeHints,
    shorter: () => [
      ...['--hints', '1', '--iterations', '2', '--playouts', '2', '--appeals', '2', '--rollouts', '1'],
      ...['--max-turns', '1'],
    ],
  },
  { prefix: 'npm run -s challenges -- ', main: challenges, shorter: () => ['--lines', '1'] },
  { prefix: 'npm run -s find-challenges -- ', main: findChallenges, shorter: () => ['--games', '1'] },
  {
    prefix: 'npm run -s find-daily -- ',
    main: findDaily,
    shorter: () => ['--game', 'card-game', '--games', '1', '--file', join(folder, 'daily.json')],
  },
  { prefix: 'npm run -s simulate -- ', main: simulate, shorter: (args) => [...SHORT, ...budget(args)] },
  {
    prefix: 'npm run -s tune -- ',
    main: tune,
    shorter: () => [
      ...['--games', '2', '--max-turns', '1', '--workers', '0', '--out', join(folder, 'weights.json')],
      ...['--rounds', '1'],
    ],
  },
  // One number of players is enough. The training for Dominant Species is run elsewhere (TRAINING).
  {
    prefix: 'npm run -s train -- --game card-game',
    main: train,
    shorter: () => ['--game', 'card-game', '--games', '2', '--players', '2', '--out', join(folder, 'cards.json')],
  },
  {
    prefix: 'npm run -s train -- --game evolution-game',
    main: train,
    shorter: () => ['--game', 'evolution-game', '--percent', '1', '--players', '2', '--out', join(folder, 'nets.json')],
  },
];

const budget = (args: readonly string[]): readonly string[] =>
  args.includes('--iterations') ? ['--iterations', '1'] : ['--budget-ms', '1'];

/** Seats may state a thinking time, as in `strong:400ms`: here it is as short as possible. */
const quickly = (arg: string): string => arg.replace(/:\d+/g, ':1');

// A test file that runs a command, and the text in it that shows this.
const INSTALLING = { file: 'test/full/boot/server.test.ts', text: "expect(line).toBe('npm ci && npm run serve')" };
const PACKING = { file: 'test/full/boot/project.ts', text: "runIn(ROOT, 'npm', 'pack'" };
const SERVING = { file: 'test/full/boot/commands.test.ts', text: "spawn('npm', ['start'" };
const COPYING = { file: 'test/full/server/move-to-postgres.test.ts', text: 'tools/move-to-postgres.ts' };
const benching = (text: string) => ({ file: 'test/full/boot/commands.test.ts', text: `run(${text}` });

/** Where every other command is run. That scripts start the command files which tests run in their own process is checked in scripts.test.ts. */
const RUN_BY: Readonly<Record<string, { readonly file: string; readonly text: string }>> = {
  'npm ci': INSTALLING,
  'npm ci && npm run serve': INSTALLING,
  'npm ci && npm run build': { file: 'test/full/boot/server.test.ts', text: 'expect(scripts.build).toBe(' },
  'npm run serve': { file: 'test/full/boot/server.test.ts', text: "start(['npm', 'run', 'serve']" },
  'npm run build': { file: 'test/full/boot/server.test.ts', text: 'expect(scripts.build).toBe(' },
  'docker build -t dominant-species .': { file: 'test/full/boot/server.test.ts', text: "from './dockerfile.ts'" },
  'npm pack': PACKING,
  // `prepack` runs it.
  'npm run build:package': PACKING,
  'npm ci && npm run build:package': PACKING,
  'npm install && npm start': { file: 'test/full/boot/examples.ts', text: "'start', '--', '1')" },
  'npm init -y && npm install boardgame.io ../dominant-species/dominant-species-*.tgz': {
    file: 'test/full/boot/project.ts',
    text: "run('npm', 'install'",
  },
  'node bot.mjs': { file: 'test/full/boot/package.test.ts', text: "['docs/write-a-bot.md', [" },
  'npm run page': { file: 'test/full/boot/examples.ts', text: "page: 'vite --open'" },
  'npm rebuild better-sqlite3': { file: 'test/full/boot/server.test.ts', text: "'npm', ['rebuild', 'better-sqlite3']" },
  'npm install better-sqlite3': { file: 'test/full/boot/project.ts', text: "run('npm', 'install'" },
  'npm run -s replay -- FILE': { file: 'test/tools/commands.test.ts', text: "run('replay', [" },
  'npm run -s analyse -- FILE': { file: 'test/full/tools/analyse.test.ts', text: 'run(main, [' },
  'npm run move-to-postgres': COPYING,
  'DATABASE_URL=postgres://ds:password@127.0.0.1/ds npm run -s move-to-postgres -- --from data/dominant-species.sqlite':
    COPYING,
  'npm start': SERVING,
  'npm ci && npm start': SERVING,
  'npm run docs': benching('`npm run docs '),
  'npm run bench': benching("'npm run bench -- --short'"),
  'npm run bench -- --short': benching("'npm run bench -- --short'"),
  'npm run bench:server': benching('"npm run bench:server '),
  '.ci/run': { file: '.github/workflows/ci.yml', text: '.ci/run' },
  'npm test': { file: '.ci/run', text: 'npm test' },
  'npm ci && npm test': { file: '.ci/run', text: 'npm test' },
  'node --disable-proto=delete --max-semi-space-size=32 server/dist/server/main.js': {
    file: 'test/full/boot/server.test.ts',
    text: 'ExecStart',
  },
  'npm run build:app -- --base /games/ds/': { file: 'test/full/browser/below-path.test.ts', text: "'--base', " },
  'npm run chaos': { file: 'test/full/server/chaos.test.ts', text: "'chaos'" },
  'npm run lint': { file: '.ci/run', text: 'npm run lint' },
  'npm run types': { file: '.ci/run', text: 'npm run types' },
};

/** Where training is run, which takes hours as written. */
const TRAINING = { file: 'test/full/games/dominant-species/bots/commands.test.ts', text: 'tools/train.ts' };

/** Backups of the data and how to restore them. */
const BACKUP =
  /^(sqlite3|pg_dump|pg_restore|rm -f data\/|cp "\$\(ls data\/backups|node -e "(require\('better-sqlite3'\)|const s = require\('node:sqlite'\))) ?/;

/** Commands that no test runs, and why. */
const NOT_RUN: readonly { readonly command: RegExp; readonly because: string }[] = [
  { command: /^npm (run test:\w+|test)( -- NAME)?$/, because: 'it runs the tests' },
  {
    command: /^npm run -s arena -- .*--against /,
    because: 'it needs the history of the repository; test/full/tools/earlier-versions.test.ts plays against a commit',
  },
  { command: /^npm run -s$/, because: 'it is only named' },
  {
    command: /^docker (run|exec|compose) /,
    because: 'it needs an engine; test/full/boot replays the image without one',
  },
  { command: /^(useradd|cp|systemctl) /, because: 'it changes the system; test/full/boot starts what the unit starts' },
  { command: /^echo "\w+=/, because: 'it writes settings for docker compose' },
  {
    command: /^createdb /,
    because: 'it makes a database for another user; test/full/server/backup.test.ts makes one by SQL',
  },
  { command: /^npx vite build --mode test$/, because: 'test/full/browser/fourth-game.test.ts builds it' },
  { command: /^npm install pg$/, because: 'the driver is among the dependencies of the tests' },
];

describe('commands in the documents', () => {
  it('are found', () => {
    expect(commands).toEqual(expect.arrayContaining(['npm ci && npm run serve', 'npm test', 'npm run docs']));
  });

  it.each(commands.map((command) => [command]))('%s', async (command) => {
    const [, script] = /npm run (?:-s )?(\w[\w:-]*)/.exec(command) ?? [];
    const scripts = ['package.json', 'examples/online-stock-server/package.json'].flatMap((file) =>
      Object.keys((JSON.parse(readFileSync(file, 'utf8')) as { scripts: object }).scripts),
    );
    if (script !== undefined) expect(scripts).toContain(script);

    const tool = command.includes(' --against ') ? undefined : TOOLS.find(({ prefix }) => command.startsWith(prefix));
    if (tool !== undefined) {
      const words = command.slice(tool.prefix.length).match(/"[^"]*"|[^\s"]+/g) ?? [];
      const args = words.map((word) => quickly(word.replaceAll('"', '')));
      const { status, stderr } = await run(tool.main, [...args, ...tool.shorter(args)], '', {
        isTerminal: true,
        isInterrupted: (shown) => shown.includes('\r1 of '),
      });
      expect({ status, stderr }).toMatchObject({ status: 0 });
      return;
    }
    const by = BACKUP.test(command)
      ? { file: 'test/full/server/backup.test.ts', text: 'docs/operating.md' }
      : command.startsWith('npm run -s train -- ')
        ? TRAINING
        : RUN_BY[command];
    if (by !== undefined) {
      expect(readFileSync(by.file, 'utf8')).toContain(by.text);
      return;
    }
    expect(NOT_RUN.filter((each) => each.command.test(command))).toHaveLength(1);
  });
});
