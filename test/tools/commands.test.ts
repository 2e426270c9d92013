import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writePosition } from '../../src/dominant-species/rules/position.ts';
import { STARTING_EARTH, table } from '../support/table.ts';

const dir = mkdtempSync(join(tmpdir(), 'dominant-species-'));
afterAll(() => {
  rmSync(dir, { recursive: true });
});

const TSX = join(import.meta.dirname, '../../node_modules/tsx/dist/cli.mjs');

/** Runs a command as `npm run -s` does. */
function run(command: 'replay' | 'simulate', args: string[], input = '') {
  const script = join(import.meta.dirname, `../../tools/${command}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [TSX, script, ...args], { input, encoding: 'utf8' });
  return { status, stdout, stderr };
}

function file(name: string, document: unknown): string {
  const path = join(dir, name);
  writeFileSync(path, typeof document === 'string' ? document : JSON.stringify(document));
  return path;
}

const position = writePosition(
  table({
    earth: { ...STARTING_EARTH, '0,-1': { terrain: 'wetland', species: { bird: 4 } } },
    display: { adaptation: ['bird'], domination: ['insect'] },
    boxes: { adaptation: ['sun', 'seed'] },
    at: { phase: 'execution' },
  }),
);
const record = {
  format: 'dominant-species record 1',
  position,
  moves: [
    { animal: 'bird', move: { element: 'sun' } },
    { animal: 'insect', move: 'forfeit' },
  ],
};

describe('replay', () => {
  it('prints where a position stands and what is legal there', () => {
    const { status, stdout } = run('replay', [file('position.json', position)]);
    expect(status).toBe(0);
    expect(stdout).toContain('adaptation: adaptation element? player 0 (bird), space adaptation 1');
    expect(stdout).toContain('legal: {"element":"seed"} {"element":"sun"} "forfeit"');
  });

  it('replays a record from standard input and prints one JSON document', () => {
    const { status, stdout } = run('replay', ['-', '--json'], JSON.stringify(record));
    expect(status).toBe(0);
    const end = JSON.parse(stdout) as { moves: number; question: unknown; legal: unknown[]; position: typeof position };
    expect(end.moves).toBe(2);
    expect(end.question).toEqual({ phase: 'domination', question: 'domination tile', player: 1, animal: 'insect' });
    expect(end.legal).toEqual([{ tile: '0,-1' }, 'forfeit']);
    expect(end.position.animals?.bird?.elements).toEqual(['sun']);
  });

  it('stops after some moves', () => {
    const { stdout } = run('replay', [file('record.json', record), '--to', '1']);
    expect(stdout).toContain('after 1 moves');
    expect(stdout).toContain('speciation insect?');
  });

  it('stops at an illegal move with its number, what was wrong and what was legal', () => {
    const path = file('illegal.json', { ...record, moves: [{ animal: 'bird', move: { element: 'water' } }] });
    const plain = run('replay', [path]);
    expect(plain.status).toBe(1);
    expect(plain.stderr).toContain('move 1: {"element":"water"} is not legal');
    expect(plain.stderr).toContain('legal: {"element":"seed"} {"element":"sun"} "forfeit"');
    const json = run('replay', [path, '--json']);
    expect(json.status).toBe(1);
    expect(JSON.parse(json.stdout)).toMatchObject({
      move: 1,
      legal: [{ element: 'seed' }, { element: 'sun' }, 'forfeit'],
    });
  });

  it('refuses a position that goes on past a draw unless it is told how to draw', () => {
    const path = file('reset.json', { ...position, at: { phase: 'reset' } });
    const refused = run('replay', [path]);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('--seed');
    const drawn = run('replay', [path, '--seed', '1']);
    expect(drawn.status).toBe(0);
    expect(drawn.stdout).toContain('turn 2');
    expect(run('replay', [path, '--seed', '1']).stdout).toBe(drawn.stdout);
  });

  it.each([
    ['not JSON', '{', 1, 'is not JSON'],
    ['another document', { format: 'chess' }, 1, 'format: must be'],
    ['no document', 'null', 1, 'format: must be'],
    ['a wrong position', { ...position, turn: 0 }, 1, 'turn: 0 is not a whole number'],
  ])('refuses %s with status 1', (name, document, status, message) => {
    const result = run('replay', [file(`${name}.json`, document)]);
    expect(result.status).toBe(status);
    expect(result.stderr).toContain(message);
  });

  it.each([
    [[], 'one FILE is wanted'],
    [['nowhere.json'], 'nowhere.json cannot be read'],
    [['-', '--to', 'x'], '--to: x is not a whole number'],
    [['-', '--fast'], '--fast'],
  ])('used as %j explains itself with status 2', (args, message) => {
    const { status, stderr } = run('replay', args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});

describe('simulate', () => {
  const args = ['--players', '3', '--animals-each', '2', '--random-earth', '--games', '2', '--seed', '11'];

  it('prints a line a game, the same for the same seed, and records that replay to the same end', () => {
    const records = join(dir, 'records');
    const { status, stdout } = run('simulate', [...args, '--json', '--records', records]);
    expect(status).toBe(0);
    const games = stdout
      .trim()
      .split('\n')
      .map(
        (line) =>
          JSON.parse(line) as {
            seed: number;
            players: number;
            turns: number;
            moves: number;
            vps: object;
            winner: object;
          },
      );
    expect(games.map(({ seed, players }) => [seed, players])).toEqual([
      [11, 3],
      [12, 3],
    ]);
    expect(run('simulate', [...args, '--json']).stdout).toBe(stdout);
    expect(readdirSync(records).sort()).toEqual(['game-11.json', 'game-12.json']);
    const replayed = run('replay', [join(records, 'game-12.json'), '--json']);
    const end = JSON.parse(replayed.stdout) as { moves: number; gameOver: { vps: object } };
    expect(end.moves).toBe(games[1]!.moves);
    expect(end.gameOver.vps).toEqual(games[1]!.vps);
    expect(JSON.parse(readFileSync(join(records, 'game-11.json'), 'utf8'))).toHaveProperty('setup.randomEarth', true);
  });

  it('lets bots play from made-up positions, and its records replay', () => {
    const records = join(dir, 'made-up');
    const options = ['--bots', 'greedy,random', '--positions', '--games', '3', '--seed', '2', '--max-turns', '1'];
    const { status, stdout } = run('simulate', [...options, '--records', records]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^3 games, 0 failed/);
    expect(stdout).toMatch(/slowest answer: \d+ ms/);
    for (const name of readdirSync(records)) {
      const document = JSON.parse(readFileSync(join(records, name), 'utf8')) as { moves: unknown[] };
      const replayed = run('replay', [join(records, name), '--json']);
      expect(JSON.parse(replayed.stdout)).toMatchObject({ moves: document.moves.length });
    }
  });

  it('gives up games at the cap of turns and says so', () => {
    const { status, stdout } = run('simulate', ['--games', '1', '--max-turns', '2']);
    expect(status).toBe(0);
    expect(stdout).toContain('1 given up at the cap of turns');
  });

  it.each([
    [['--players', '7'], '--players: 7 is not a whole number from 2 to 6'],
    [['--players', '4', '--animals-each', '2'], 'animalsEach: 2 animals each do not fit 4 players'],
    [['--game', '3'], '--game'],
    [['--bots', 'greedy,nobody'], 'nobody is not a level; there are random, greedy, strong'],
    [['--bots', 'strong', '--budget-ms', '0'], '--budget-ms: 0 is not a whole number'],
    [['--every-table', '--players', '3'], '--every-table goes with no --players'],
  ])('used as %j explains itself with status 2', (wrong, message) => {
    const { status, stderr } = run('simulate', wrong);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});
