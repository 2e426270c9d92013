/** Every command that the documents name is run by a test, word for word, or stands below with the reason why it is not. */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { main as arena } from '../../tools/arena.ts';
import { main as challenges } from '../../tools/challenges.ts';
import type { Main } from '../../tools/command-line.ts';
import { main as findChallenges } from '../../tools/find-challenges.ts';
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

/** The commands of a document: lines of its shell blocks without their comments, and what its text names as code. */
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

/** Tools that are run here as they are written, but for shorter games, of which they play one: what comes last counts. */
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
  { prefix: 'npm run -s simulate -- ', main: simulate, shorter: (args) => [...SHORT, ...budget(args)] },
  {
    prefix: 'npm run -s tune -- ',
    main: tune,
    shorter: () => [
      ...['--games', '2', '--max-turns', '1', '--workers', '0', '--out', join(folder, 'weights.ts')],
      ...['--rounds', '1'],
    ],
  },
  // One number of players is enough. That of Dominant Species is trained elsewhere (TRAINING).
  {
    prefix: 'npm run -s train -- --game card-game',
    main: train,
    shorter: () => ['--game', 'card-game', '--games', '2', '--players', '2', '--out', join(folder, 'cards.ts')],
  },
  {
    prefix: 'npm run -s train -- --game evolution-game',
    main: train,
    shorter: () => ['--game', 'evolution-game', '--percent', '1', '--players', '2', '--out', join(folder, 'nets.ts')],
  },
];

const budget = (args: readonly string[]): readonly string[] =>
  args.includes('--iterations') ? ['--iterations', '1'] : ['--budget-ms', '1'];

/** Seats may say how long they think, as `strong:400ms`: here no longer than they must. */
const quickly = (arg: string): string => arg.replace(/:\d+/g, ':1');

/** Where every other command is run. */
const RUN_BY: Readonly<Record<string, string>> = {
  'npm ci': 'test/boot/server.test.ts',
  'npm ci && npm run serve': 'test/boot/server.test.ts',
  'npm ci && npm run build': 'test/boot/server.test.ts',
  'npm run serve': 'test/boot/server.test.ts',
  'npm run build': 'test/boot/server.test.ts',
  'docker build -t dominant-species .': 'test/boot/dockerfile.ts',
  'npm pack': 'test/boot/project.ts',
  'npm run build:package': 'test/boot/project.ts',
  'npm ci && npm run build:package': 'test/boot/project.ts',
  'npm install && npm start': 'test/boot/examples.ts',
  'npm rebuild better-sqlite3': 'test/boot/server.test.ts',
  'npm install better-sqlite3': 'test/boot/project.ts',
  'npm run -s replay -- FILE': 'test/tools/commands.test.ts',
  'npm run -s analyse -- FILE': 'test/tools/analyse.test.ts',
  'npm run move-to-postgres': 'test/server/move-to-postgres.test.ts',
  'DATABASE_URL=postgres://ds:password@127.0.0.1/ds npm run -s move-to-postgres -- --from data/dominant-species.sqlite':
    'test/server/move-to-postgres.test.ts',
  'npm start': 'test/boot/commands.test.ts',
  'npm ci && npm start': 'test/boot/commands.test.ts',
  'npm run docs': 'test/boot/commands.test.ts',
  'npm run bench': 'test/boot/commands.test.ts',
  'npm run bench -- --short': 'test/boot/commands.test.ts',
  'npm run bench:server': 'test/boot/commands.test.ts',
  '.ci/run': '.github/workflows/ci.yml',
  'npm test': '.ci/run',
  'npm run lint': '.ci/run',
  'npm run types': '.ci/run',
};

/** Where training is run, which takes hours as it is written. */
const TRAINING = 'test/games/dominant-species/bots/commands.test.ts';

/** Copies of the data, and their way back. */
const BACKUP =
  /^(sqlite3|pg_dump|pg_restore|node -e "(require\('better-sqlite3'\)|const s = require\('node:sqlite'\))) ?/;

/** What no test runs, and why. */
const NOT_RUN: readonly { readonly command: RegExp; readonly because: string }[] = [
  { command: /^npm run test:\w+( -- NAME)?$/, because: 'it runs the tests' },
  { command: /^npm run -s$/, because: 'it is only named' },
  { command: /^docker (run|exec|compose) /, because: 'it needs an engine; test/boot replays the image without one' },
  { command: /^(useradd|cp|systemctl) /, because: 'it changes the system; test/boot starts what the unit starts' },
  { command: /^echo "\w+=/, because: 'it writes settings for docker compose' },
  {
    command: /^createdb /,
    because: 'it makes a database for another user; test/server/backup.test.ts makes one by SQL',
  },
  { command: /^npm install pg$/, because: 'the driver is among the dependencies of the tests' },
];

describe('commands in the documents', () => {
  it('are found', () => {
    expect(commands).toEqual(expect.arrayContaining(['npm ci && npm run serve', 'npm test', 'npm run docs']));
  });

  it.each(commands.map((command) => [command]))('%s', async (command) => {
    const [, script] = /npm run (?:-s )?(\w[\w:-]*)/.exec(command) ?? [];
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    if (script !== undefined) expect(Object.keys(scripts)).toContain(script);

    const tool = TOOLS.find(({ prefix }) => command.startsWith(prefix));
    if (tool !== undefined) {
      const args = command.slice(tool.prefix.length).split(' ').filter(Boolean).map(quickly);
      const { status, stderr } = await run(tool.main, [...args, ...tool.shorter(args)], '', {
        isTerminal: true,
        isInterrupted: (shown) => shown.includes('\r1 of '),
      });
      expect({ status, stderr }).toMatchObject({ status: 0 });
      return;
    }
    const by = BACKUP.test(command)
      ? 'test/server/backup.test.ts'
      : command.startsWith('npm run -s train -- ')
        ? TRAINING
        : RUN_BY[command];
    if (by !== undefined) {
      expect(existsSync(by)).toBe(true);
      return;
    }
    expect(NOT_RUN.filter((each) => each.command.test(command))).toHaveLength(1);
  });
});
