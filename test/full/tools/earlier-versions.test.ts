/** Earlier versions as opponents: set aside from git, asked and answering in the notation. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { gameIds, loadGame } from '../../../src/games/index.ts';
import { type Entrant, playMatch } from '../../../src/kit/arena/arena.ts';
import { rng } from '../../../src/kit/rng.ts';
import { main as arena } from '../../../tools/arena.ts';
import { type Door, earlierEntrant, openDoor } from '../../../tools/earlier-bots.ts';
import { earlierVersion } from '../../../tools/earlier-version.ts';
import { run } from '../../tools/running.ts';

const ROOT = join(import.meta.dirname, '../../..');
const repository = mkdtempSync(join(tmpdir(), 'dominant-species-versions-'));
afterAll(() => {
  rmSync(repository, { recursive: true });
});
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@localhost', ...args], { cwd: repository })
    .toString()
    .trim();

/** Commits these files, besides those of the commits before, and returns the commit. */
function commit(files: Readonly<Record<string, unknown>>): string {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(repository, name, '..'), { recursive: true });
    writeFileSync(join(repository, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  git('add', '--force', 'src', 'package.json', 'package-lock.json');
  git('commit', '--quiet', '--message', 'A version');
  return git('rev-parse', '--short', 'HEAD');
}
const lock = (version: string) => ({
  packages: { '': { dependencies: { dice: version } }, 'node_modules/dice': { version } },
});
git('init', '--quiet');
mkdirSync(join(repository, 'node_modules/dice'), { recursive: true });
writeFileSync(join(repository, 'node_modules/dice/package.json'), '{ "version": "2.0.0" }');
const packageFile = { name: 'games', type: 'module' };
const withoutGames = commit({ 'package.json': packageFile, 'package-lock.json': lock('2.0.0'), 'src/rules.ts': '' });
const withoutLoader = commit({ 'src/games/index.ts': 'export const GAMES = [];\n' });
const withOtherDice = commit({ 'package-lock.json': lock('1.0.0') });

describe('a commit', () => {
  it('is set aside with its sources, once', () => {
    const folder = earlierVersion(repository, withoutLoader);
    expect(folder.startsWith(join(repository, 'node_modules/.cache'))).toBe(true);
    expect(existsSync(join(folder, 'src/games/index.ts'))).toBe(true);
    writeFileSync(join(folder, 'mark'), '');
    expect(earlierVersion(repository, git('rev-parse', withoutLoader))).toBe(folder);
    expect(existsSync(join(folder, 'mark'))).toBe(true);
  });

  it.each([
    ['0123abc', '0123abc is not a commit of this repository'],
    ['--all', '--all is not a commit of this repository'],
    [withoutGames, `commit ${withoutGames} cannot be played against: it has no src/games/index.ts`],
  ])('%s is refused in a sentence', (name, message) => {
    expect(() => earlierVersion(repository, name)).toThrow(message);
  });

  it('is refused if it needs another version of a dependency, until that is installed beside it', () => {
    let folder = '';
    try {
      earlierVersion(repository, withOtherDice);
    } catch (error) {
      const { message } = error as Error;
      expect(message).toContain(`commit ${withOtherDice} needs dice 1.0.0, and 2.0.0 is installed: npm install `);
      [, folder = ''] = /--prefix (\S+) dice@1\.0\.0$/.exec(message) ?? [];
    }
    mkdirSync(join(folder, 'node_modules/dice'), { recursive: true });
    writeFileSync(join(folder, 'node_modules/dice/package.json'), '{ "version": "1.0.0" }');
    expect(earlierVersion(repository, withOtherDice)).toBe(folder);
  });

  it('is refused if its games cannot be loaded by name', async () => {
    const folder = earlierVersion(repository, withoutLoader);
    await expect(openDoor(folder, 'card-game', withoutLoader, () => 0)).rejects.toThrow(
      `commit ${withoutLoader} cannot be played against: its card-game cannot be loaded (`,
    );
  });

  it.each(['--against nowhere', '--seats greedy,greedy@nowhere'])(
    'that is unknown ends arena %s with status 2',
    async (args) => {
      const { status, stdout, stderr } = await run(arena, args.split(' '));
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/^--(against|seats): nowhere is not a commit of this repository\n$/);
    },
  );
});

// This version takes the part of an earlier one.
describe.each(gameIds)('an earlier %s', (id) => {
  const match = { deal: 3, rotation: 1, maxRounds: 1 };
  it('answers from the position as its bots do here', async () => {
    const game = await loadGame(id);
    const levels = await game.bots();
    const [weakest, second] = [levels[0]!, levels[1]!];
    const door = await openDoor(ROOT, id, 'HEAD', () => 0);
    expect(door.levels).toEqual(expect.arrayContaining(levels.map(({ name }) => name)));
    const options = game.rules.defaultOptions(2);
    const played = ({ decide, decideByWhole }: Omit<Entrant<unknown, unknown>, 'name'>) =>
      playMatch(game, [{ name: 'bot', decide, decideByWhole }, weakest], { ...match, options });
    const direct = played({ decide: (view, randomInt) => second.decide(view, rng(randomInt(2 ** 31))) });
    expect(played(earlierEntrant(game, door, { name: 'bot', level: second.name }))).toEqual(direct);
    expect(direct.seats[1]!.moves).toBeGreaterThan(1);
  });

  it('ends the game by name if it gives no answer, or one that is no move', async () => {
    const game = await loadGame(id);
    const s = game.rules.newGame(game.rules.defaultOptions(2), {
      draw: (_, weights) => weights.findIndex((each) => each > 0),
      emit: () => undefined,
    });
    const door = (answer: unknown): Door => ({ levels: ['x'], ask: () => JSON.stringify(answer) });
    const ask = (to: Door, level = 'x') => earlierEntrant(game, to, { name: `${level}@abc`, level }).decide(s, rng(1));
    expect(() => ask(door({ move: { chess: 'e4' }, iterations: 0 }))).toThrow(
      'x@abc answered {"chess":"e4"}, which is no move: ',
    );
    expect(() => ask(door({ error: 'turn: 0 is too early' }))).toThrow('x@abc does not answer: turn: 0 is too early');
    const real = await openDoor(ROOT, id, 'HEAD', () => 0);
    expect(() => ask(real, 'nobody')).toThrow('nobody@abc does not answer: it has no level nobody; allowed: random, ');
    expect(real.ask('{"level":"random","position":{},"seed":1}')).toMatch(/^\{"error":"format: /);
  });
});
