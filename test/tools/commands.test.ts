import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { main as replay } from '../../tools/replay.ts';
import { main as simulate } from '../../tools/simulate.ts';
import { run as runMain } from './running.ts';

/** What these tests read of a position of Dominant Species. */
interface Position {
  readonly animals: Record<string, { readonly elements: string[]; readonly genePool: number }>;
  readonly earth: Record<string, { readonly species: Record<string, number> }>;
  readonly elements: object;
}

const dir = mkdtempSync(join(tmpdir(), 'dominant-species-'));
afterAll(() => {
  rmSync(dir, { recursive: true });
});

const mains = { replay, simulate };
const run = (command: keyof typeof mains, args: string[], input = '') => runMain(mains[command], args, input);

function file(name: string, document: unknown): string {
  const path = join(dir, name);
  writeFileSync(path, typeof document === 'string' ? document : JSON.stringify(document));
  return path;
}

const position = {
  format: 'dominant-species position 1',
  players: [['bird'], ['insect']],
  earth: {
    '0,0': { terrain: 'sea', tundra: true },
    '1,0': { terrain: 'desert' },
    '0,1': { terrain: 'mountain' },
    '-1,1': { terrain: 'forest' },
    '-1,0': { terrain: 'jungle' },
    '0,-1': { terrain: 'wetland', species: { bird: 4 } },
    '1,-1': { terrain: 'savannah' },
  },
  display: { adaptation: ['bird'], domination: ['insect'] },
  boxes: { adaptation: ['sun', 'seed'] },
  at: { phase: 'execution' },
};
const record = {
  format: 'dominant-species record 1',
  position,
  moves: [
    { animal: 'bird', move: { element: 'sun' } },
    { animal: 'insect', move: 'forfeit' },
  ],
};

describe('replay', () => {
  it('prints where a position stands and what is legal there', async () => {
    const { status, stdout } = await run('replay', [file('position.json', position)]);
    expect(status).toBe(0);
    expect(stdout).toContain('adaptation: adaptation element? seat 0 (bird)');
    expect(stdout).toContain('space: adaptation 1');
    expect(stdout).toContain('legal: {"element":"seed"} {"element":"sun"} "forfeit"');
  });

  it('replays a record from standard input and prints one JSON document', async () => {
    const { status, stdout } = await run('replay', ['-', '--json'], JSON.stringify(record));
    expect(status).toBe(0);
    const end = JSON.parse(stdout) as {
      moves: number;
      question: unknown;
      legal: unknown[];
      position: Position;
    };
    expect(end.moves).toBe(2);
    expect(end.question).toEqual({ phase: 'domination', question: 'domination tile', player: 1, animal: 'insect' });
    expect(end.legal).toEqual([{ tile: '0,-1' }, 'forfeit']);
    expect(end.position.animals.bird!.elements).toEqual(['sun']);
  });

  it('says as JSON what follows from the position, what was carried out unasked, and what each move caused', async () => {
    const beforeAdaptation = {
      ...position,
      display: { adaptation: ['bird'], domination: ['insect'] },
      animals: {},
      at: { phase: 'execution' },
    };
    const { stdout } = await run('replay', ['-', '--json'], JSON.stringify({ ...record, position: beforeAdaptation }));
    const end = JSON.parse(stdout) as {
      unasked: object[];
      events: { move: unknown; events: object[] }[];
      derived: { tiles: Record<string, object>; survival: string | null };
    };
    expect(end.unasked).toContainEqual({ event: 'phase', phase: 'initiative' });
    expect(end.events[0]).toMatchObject({ move: { element: 'sun' } });
    expect(end.events[0]!.events).toContainEqual({ event: 'element gained', animal: 'bird', element: 'sun' });
    expect(end.derived.tiles['0,-1']).toEqual({
      dominant: null,
      matching: { bird: 0, insect: 0 },
      endangered: ['bird'],
      placings: [{ animal: 'bird', vps: 8 }],
    });
    expect(end.derived.survival).toBeNull();
  });

  it('plays from the standard start with a few changes', async () => {
    const document = {
      format: 'dominant-species position 1',
      start: true,
      players: [['bird'], ['insect']],
      earth: { '0,-1': { terrain: 'wetland', species: { bird: 4 } }, '1,0': null },
      elements: { '1,0 0,1 1,1': null },
    };
    const { stdout } = await run('replay', ['-', '--json'], JSON.stringify(document));
    const { position: whole, question } = JSON.parse(stdout) as { position: Position; question: object };
    expect(question).toEqual({ phase: 'planning', question: 'planning space', player: 1, animal: 'insect' });
    expect(Object.keys(whole.earth).sort()).toEqual(['-1,0', '-1,1', '0,-1', '0,0', '0,1', '1,-1']);
    expect(whole.earth['0,-1']!.species).toEqual({ bird: 4 });
    expect(whole.earth['-1,1']!.species).toEqual({ bird: 2 });
    expect(Object.keys(whole.elements)).toHaveLength(11);
    expect(whole.animals.bird!.genePool).toBe(54 - 4 - 2 - 1 - 1);
  });

  it('plays from the standard start of the other games, says what happened unasked, and draws the same without a seed', async () => {
    const ofCards = {
      format: 'card-game position 1',
      start: true,
      players: [{ hand: [] }, { table: ['mammal-11'] }],
      upcoming: { biomes: ['Jungle', 'Desert', 'Mountain'], cards: ['bird-01', 'bird-02', 'bird-03', 'bird-04'] },
    };
    const cards = await run('replay', ['-', '--json'], JSON.stringify(ofCards));
    const { question, legal, unasked } = JSON.parse(cards.stdout) as Record<string, unknown[]>;
    expect(unasked!.slice(0, 2)).toEqual([
      { event: 'passed', player: 0, emptyHand: true },
      expect.objectContaining({ event: 'round over', why: 'empty hand' }),
    ]);
    expect(question).toMatchObject({ question: 'turn', player: 1 });
    expect(legal).toHaveLength(10);
    const ofEvolution = { format: 'evolution-game position 1', start: true, players: [{ mutation: ['OL'] }, {}] };
    const [first, again] = [
      await run('replay', ['-'], JSON.stringify(ofEvolution)),
      await run('replay', ['-', '--seed', '5'], JSON.stringify(ofEvolution)),
    ];
    expect(first.stdout).toContain('play: begin? seat 0\nlegal: "roll"');
    expect(again.stdout).toBe(first.stdout);
  });

  it('stops after a given number of moves', async () => {
    const { stdout } = await run('replay', [file('record.json', record), '--to', '1']);
    expect(stdout).toContain('after 1 moves');
    expect(stdout).toContain('speciation insect?');
  });

  it('stops at an illegal move with its number, what was wrong and what was legal', async () => {
    const path = file('illegal.json', { ...record, moves: [{ animal: 'bird', move: { element: 'water' } }] });
    const plain = await run('replay', [path]);
    expect(plain.status).toBe(1);
    expect(plain.stderr).toContain('move 1: {"element":"water"} is not legal');
    expect(plain.stderr).toContain('legal: {"element":"seed"} {"element":"sun"} "forfeit"');
    const json = await run('replay', [path, '--json']);
    expect(json.status).toBe(1);
    expect(JSON.parse(json.stdout)).toMatchObject({
      move: 1,
      legal: [{ element: 'seed' }, { element: 'sun' }, 'forfeit'],
    });
  });

  it('refuses a position that needs a draw unless given a seed', async () => {
    const path = file('reset.json', { ...position, at: { phase: 'reset' } });
    const refused = await run('replay', [path]);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('--seed');
    const drawn = await run('replay', [path, '--seed', '1']);
    expect(drawn.status).toBe(0);
    expect(drawn.stdout).toContain('turn 2');
    expect((await run('replay', [path, '--seed', '1'])).stdout).toBe(drawn.stdout);
  });

  it.each([
    ['not JSON', '{', 1, 'is not JSON'],
    ['another document', { format: 'chess' }, 1, 'format: must be'],
    ['no document', 'null', 1, 'format: must be'],
    ['a wrong position', { ...position, turn: 0 }, 1, 'turn: 0 is not a whole number'],
  ])('refuses %s with status 1', async (name, document, status, message) => {
    const result = await run('replay', [file(`${name}.json`, document)]);
    expect(result.status).toBe(status);
    expect(result.stderr).toContain(message);
  });

  it.each([
    [[], 'exactly one FILE is expected'],
    [['nowhere.json'], 'nowhere.json cannot be read'],
    [['-', '--to', 'x'], '--to: x is not a whole number'],
    [['-', '--fast'], '--fast'],
  ])('used as %j explains itself with status 2', async (args, message) => {
    const { status, stderr } = await run('replay', args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});

describe('simulate', () => {
  const args = ['--players', '3', '--animals-each', '2', '--random-earth', '--games', '2', '--seed', '11'];

  it('prints a line a game, the same for the same seed, and records that replay to the same end', async () => {
    const records = join(dir, 'records');
    const workers = ['--workers', '0'];
    const { status, stdout } = await run('simulate', [...args, ...workers, '--json', '--records', records]);
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
            scores: number[];
          },
      );
    expect(games.map(({ seed, players }) => [seed, players])).toEqual([
      [11, 3],
      [12, 3],
    ]);
    expect((await run('simulate', [...args, '--json'])).stdout).toBe(stdout);
    expect(readdirSync(records).sort()).toEqual(['game-11.json', 'game-12.json']);
    const replayed = await run('replay', [join(records, 'game-12.json'), '--json']);
    const end = JSON.parse(replayed.stdout) as { moves: number; result: { scores: number[] } };
    expect(end.moves).toBe(games[1]!.moves);
    expect(end.result.scores).toEqual(games[1]!.scores);
    expect(JSON.parse(readFileSync(join(records, 'game-11.json'), 'utf8'))).toHaveProperty('setup.randomEarth', true);
  });

  it.each(['0', '2'])(
    'shows progress on a terminal and ends at Ctrl+C with what it has, %s at a time',
    async (workers) => {
      const options = ['--games', '40', '--max-turns', '1', '--workers', workers];
      const { status, stdout, stderr } = await runMain(simulate, options, '', {
        isTerminal: true,
        isInterrupted: (shown) => shown.includes('\r3 of 40 games'),
      });
      expect(status).toBe(0);
      expect(stderr).toMatch(/^\r0 of 40 games/);
      expect(stderr).toMatch(/\r1 of 40 games, \d+ s, about \d+ s left/);
      const done = Number(/\ninterrupted after (\d+) of 40 games\n$/.exec(stderr)?.[1]);
      expect(done).toBeGreaterThanOrEqual(3);
      // Games that other workers have finished by then count too.
      expect(done).toBeLessThan(40);
      expect(stdout).toContain(`${String(done)} games, 0 failed`);
    },
  );

  it('lets bots play from made-up positions, and its records replay', async () => {
    const records = join(dir, 'made-up');
    const options = [
      '--bots',
      'greedy,random',
      '--positions',
      '--games',
      '3',
      '--seed',
      '2',
      '--max-turns',
      '1',
      '--workers',
      '0',
    ];
    const { status, stdout } = await run('simulate', [...options, '--records', records]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^3 games, 0 failed/);
    expect(stdout).toMatch(/slowest answer: \d+ ms/);
    for (const name of readdirSync(records)) {
      const document = JSON.parse(readFileSync(join(records, name), 'utf8')) as { moves: unknown[] };
      const replayed = await run('replay', [join(records, name), '--json']);
      expect(JSON.parse(replayed.stdout)).toMatchObject({ moves: document.moves.length });
    }
  });

  it('plays an edition of the card game with the cards of that edition', async () => {
    const options = [
      '--game',
      'card-game',
      '--edition',
      'ten rounds',
      '--players',
      '2',
      '--games',
      '1',
      '--workers',
      '0',
    ];
    const { status, stdout } = await run('simulate', options);
    expect(status).toBe(0);
    expect(stdout).toContain('10.0 turns');
  });

  it('gives up games at the cap of turns and says so', async () => {
    const { status, stdout } = await run('simulate', ['--games', '1', '--max-turns', '2', '--workers', '0']);
    expect(status).toBe(0);
    expect(stdout).toContain('1 given up at the cap of turns');
  });

  it.each([
    [['--players', '7'], '--players: 7 is not a whole number from 2 to 6'],
    [['--players', '4', '--animals-each', '2'], '--animals-each: 2 animals each do not fit 4 players'],
    [['--game', 'chess'], '--game: chess is not a game; allowed: dominant-species'],
    [
      ['--colour', 'red'],
      '--colour: neither this command nor dominant-species has that option; allowed: --game, --players,',
    ],
    [['--bots', 'greedy,nobody'], 'nobody is not a level; allowed: random, '],
    [['--bots', 'strong', '--budget-ms', '0'], '--budget-ms: 0 is not a whole number'],
    [['--every-table', '--players', '3'], '--every-table goes with no --players nor options'],
  ])('used as %j explains itself with status 2', async (wrong, message) => {
    const { status, stderr } = await run('simulate', wrong);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});
