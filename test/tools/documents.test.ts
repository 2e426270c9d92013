/** Every command that the documents name is run by a test, word for word, or stands below with the reason why it is not. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { main as arena } from '../../tools/arena.ts';
import type { Main } from '../../tools/command-line.ts';
import { main as simulate } from '../../tools/simulate.ts';
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

/** Tools that are run here as they are written, with fewer and shorter games. */
const TOOLS: readonly { readonly prefix: string; readonly main: Main; readonly shorter: readonly string[] }[] = [
  {
    prefix: 'npm run -s arena -- ',
    main: arena,
    shorter: ['--games', '1', '--max-turns', '1', '--workers', '1'],
  },
  {
    prefix: 'npm run -s simulate -- ',
    main: simulate,
    shorter: ['--games', '1', '--max-turns', '1', '--workers', '1'],
  },
];
/** Seats that say how long they think, as `strong:400ms`, would think for minutes: the tools' own tests read such seats. */
const toolOf = (command: string) =>
  /:\d/.test(command) ? undefined : TOOLS.find(({ prefix }) => command.startsWith(prefix));

/** Where tuning is run, which takes hours as it is written. */
const TUNING = 'test/games/dominant-species/bots/commands.test.ts';

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
  'npm install better-sqlite3': 'test/boot/project.ts',
  'npm run -s replay -- FILE': 'test/tools/commands.test.ts',
  'npm run move-to-postgres': 'test/server/move-to-postgres.test.ts',
  'DATABASE_URL=postgres://ds:password@127.0.0.1/ds npm run -s move-to-postgres -- --from data/dominant-species.sqlite':
    'test/server/move-to-postgres.test.ts',
  '.ci/run': '.github/workflows/ci.yml',
  'npm test': '.ci/run',
  'npm run lint': '.ci/run',
  'npm run types': '.ci/run',
};

/** What no test runs, and why. */
const NOT_RUN: readonly { readonly command: RegExp; readonly because: string }[] = [
  { command: /^npm run test:\w+( -- NAME)?$/, because: 'it runs the tests' },
  { command: /^npm (ci && npm )?(start|test)$/, because: 'it opens a browser, or runs the tests' },
  { command: /^npm run -s$/, because: 'it is only named' },
  { command: /^npm run (bench|bench:server|docs)$/, because: 'it takes minutes; its parts are type-checked' },
  { command: /^docker (run|exec|compose) /, because: 'it needs an engine; test/boot replays the image without one' },
  { command: /^(useradd|cp|systemctl) /, because: 'it changes the system; test/boot starts what the unit starts' },
  { command: /^echo "\w+=/, because: 'it writes settings for docker compose' },
  { command: /^(sqlite3|pg_dump|pg_restore|createdb) /, because: 'a program of the database, not of the project' },
  { command: /^node -e "require\('better-sqlite3'\)/, because: 'test/server/lasting.test.ts makes such a backup' },
  { command: /^npm run -s arena -- --seats strong:(100|25ms),/, because: 'its bots think for minutes' },
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

    const tool = toolOf(command);
    if (tool !== undefined) {
      const args = command.slice(tool.prefix.length).split(' ');
      const budget = args.includes('--iterations') ? ['--iterations', '1'] : ['--budget-ms', '1'];
      const { status, stderr } = await run(tool.main, [...args, ...tool.shorter, ...budget]);
      expect({ status, stderr }).toMatchObject({ status: 0 });
      return;
    }
    const by = /^npm run -s (tune|train) -- /.test(command) ? TUNING : RUN_BY[command];
    if (by !== undefined) {
      expect(existsSync(by)).toBe(true);
      return;
    }
    expect(NOT_RUN.filter((each) => each.command.test(command))).toHaveLength(1);
  });
});
