import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { randomChance } from '../../../../src/kit/chance.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { DOMINATION } from '../../../../src/games/dominant-species/rules/components.ts';
import { MoveList } from '../../../../src/games/dominant-species/rules/pieces.ts';
import { legalMoves, listMoves, newGame, play } from '../../../../src/games/dominant-species/rules/play.ts';
import {
  type PackedState,
  cellsOf,
  changedRows,
  copyInto,
  packed,
  rowSet,
} from '../../../../src/games/dominant-species/rules/packed.ts';
import { type State, copyState } from '../../../../src/games/dominant-species/rules/state.ts';
import { expectSame } from '../../../support/same.ts';

const SETUP = { players: 3, animalsEach: 2, randomEarth: true, animals: 'chosen' } as const;

/** The states of a random game, before each move and at the end. */
function states(): State[] {
  const randomInt = rng(8);
  const chance = randomChance(randomInt);
  const s = newGame(SETUP, chance);
  const seen: State[] = [];
  while (!s.over && s.turn <= 40) {
    seen.push(copyState(s));
    const moves = legalMoves(s);
    play(s, moves[randomInt(moves.length)]!, chance);
  }
  return [...seen, s];
}

const all = states();

/** All fields of a state, by its type. */
const FIELDS: Readonly<Record<keyof State, true>> = {
  owner: true,
  players: true,
  animalsEach: true,
  randomEarth: true,
  gameLength: true,
  terrain: true,
  tundra: true,
  disks: true,
  species: true,
  hibernating: true,
  bag: true,
  boxes: true,
  added: true,
  display: true,
  hand: true,
  aside: true,
  genePool: true,
  eliminated: true,
  vps: true,
  initiative: true,
  cards: true,
  faceUp: true,
  faceDown: true,
  dominated: true,
  turn: true,
  phase: true,
  space: true,
  over: true,
  question: true,
  asked: true,
  actor: true,
  card: true,
  tile: true,
  from: true,
  to: true,
  epicentre: true,
  corner: true,
  element: true,
  lost: true,
  stack: true,
  moving: true,
  protectionsLeft: true,
  protected: true,
  speciesLeft: true,
  movable: true,
  tiles: true,
  struck: true,
  replaced: true,
};

describe('A copy', () => {
  it('has every field of a state', () => {
    expect(Object.keys(copyState(all[0]!)).sort()).toEqual(Object.keys(FIELDS).sort());
  });

  it('is the same and shares nothing', () => {
    const s = all[40]!;
    const before = JSON.stringify(s);
    const copy = copyState(s);
    expectSame(copy, s);
    for (const value of Object.values(copy)) if (Array.isArray(value)) value.fill(77);
    expect(JSON.stringify(s)).toBe(before);
  });

  it('made over another state is the same and shares nothing, whatever stood there', () => {
    const to = copyState(all.at(-1)!);
    for (const s of [...all.filter((_, i) => i % 50 === 0), all.at(-1)!, all[0]!]) {
      copyInto(s, to);
      expectSame(to, s);
    }
    to.vps.fill(77);
    expect(all[0]!.vps).not.toContain(77);
  });
});

/** Copies a state over and over, keeping most of the copies; prints how the engine represents them. */
const KEEPING = `
const { rules } = await import('./src/games/dominant-species/rules/index.ts');
const isYoung = new Function('copy', 'return %InYoungGeneration(copy)');
const hasHoles = new Function('row', 'return %HasHoleyElements(row)');
const s = rules.newGame(rules.defaultOptions(2), { draw: (_, weights) => weights.findIndex((weight) => weight > 0) });
let old = 0;
for (let i = 0, kept = []; i < 20_000; i++) {
  if (kept.length > 2000) kept = [];
  kept.push(rules.copy(s));
  if (!isYoung(kept.at(-1))) old++;
}
const rows = Object.entries(rules.copy(s)).filter(([, row]) => Array.isArray(row) && row.length > 0);
console.log(JSON.stringify({ isMadeOld: old > 200, withHoles: rows.filter(([, row]) => hasHoles(row)).map(([name]) => name) }));
`;

describe('Copies of which most are kept', () => {
  it('are made where all new objects are, in rows without holes, so that further ones are made as fast', () => {
    const flags = ['--single-threaded', '--allow-natives-syntax', '--import', 'tsx', '--input-type=module', '--eval'];
    const made = execFileSync(process.execPath, [...flags, KEEPING], { env: { ...process.env, NODE_OPTIONS: '' } });
    expect(JSON.parse(made.toString())).toEqual({ isMadeOld: false, withHoles: [] });
    expect(Object.getPrototypeOf(copyState(all[0]!))).toBe(Object.prototype);
  });
});

/** A packed state as a plain one. */
const plain = (s: PackedState): State => {
  const { cells, ...rest } = copyState(s) as PackedState;
  expect(cells).toBeUndefined();
  return rest;
};

describe('A packed state', () => {
  it('is the same as the plain one, there and back, and shares nothing', () => {
    for (const s of [...all.filter((_, i) => i % 50 === 0), all.at(-1)!]) {
      const other = packed(s);
      expectSame(plain(other), s);
      const again = packed(other);
      expectSame(plain(again), s);
      other.cells.fill(77);
      expectSame(plain(again), s);
    }
  });

  it('is copied over another, packed or plain, before and after the animals are chosen', () => {
    const to = packed(all.at(-1)!);
    for (const s of [...all.filter((_, i) => i % 50 === 0), all[0]!, all.at(-1)!]) {
      copyInto(packed(s), to);
      expectSame(plain(to), s);
      const back = copyState(all[0]!);
      copyInto(to, back);
      expectSame(back, s);
    }
  });

  it('says where its rows lie', () => {
    const s = packed(all.at(-1)!);
    for (const row of ['vps', 'species', 'disks'] as const) {
      const { first, end } = cellsOf(row);
      s.cells.fill(1, first, end);
      expect([...s[row]]).toEqual(Array.from(s[row], () => (row === 'vps' ? 0x01010101 : 1)));
    }
    expect(changedRows(s, packed(all.at(-1)!))).toBe(rowSet(['vps', 'species', 'disks']));
  });

  it('takes the place of one with other animals', () => {
    const six = newGame({ players: 6, animalsEach: 1, randomEarth: false, animals: 'dealt' }, randomChance(rng(3)));
    for (const to of [packed(all.at(-1)!), packed(all[0]!)]) {
      copyInto(six, to);
      expect(plain(to)).toEqual(six);
    }
  });

  it('holds the VPs of a long game and the most that positions can say', () => {
    const s = copyState(all.at(-1)!);
    s.vps[2] = 1_000_000_000;
    expect(packed(s).vps[2]).toBe(1_000_000_000);
  });

  it.each([SETUP, { players: 4, animalsEach: 1, randomEarth: false, animals: 'dealt' } as const])(
    'is played on as a plain one is, move by move: %j',
    (setup) => {
      const seeds = [rng(5), rng(5)] as const;
      const chances = seeds.map((randomInt) => randomChance(randomInt));
      const s = newGame(setup, chances[0]!);
      const fast = packed(newGame(setup, chances[1]!));
      let moves = 0;
      for (; !s.over && s.turn <= 60; moves++) {
        const legal = legalMoves(s);
        const [i] = seeds.map((randomInt) => randomInt(legal.length));
        if (legalMoves(fast).join() !== legal.join()) expect(legalMoves(fast)).toEqual(legal);
        play(s, legal[i!]!, chances[0]!);
        play(fast, legal[i!]!, chances[1]!);
        if (moves % 20 === 0) expectSame(plain(fast), s);
      }
      expectSame(plain(fast), s);
      expect(moves).toBeGreaterThan(300);
    },
  );
});

describe('Play', () => {
  it('leaves the answers to the next question, none at the end', () => {
    const randomInt = rng(2);
    const chance = randomChance(randomInt);
    const s = newGame({ players: 2, animalsEach: 3, randomEarth: false, animals: 'dealt' }, chance);
    const next = new MoveList();
    listMoves(s, next);
    while (!s.over) {
      const left = Array.from(next.moves.subarray(0, next.length));
      if (left.join() !== legalMoves(s).join()) expect(left).toEqual(legalMoves(s));
      play(s, left[randomInt(left.length)]!, chance, next);
    }
    expect(next.length).toBe(0);
  });

  /** A game from a seed, with a listener for its events. */
  function heard(listen: () => void): State {
    const randomInt = rng(6);
    const chance = { ...randomChance(randomInt), emit: listen };
    const s = newGame(SETUP, chance);
    for (let moves = 0; moves < 300 && !s.over; moves++) {
      const legal = legalMoves(s);
      play(s, legal[randomInt(legal.length)]!, chance);
    }
    return s;
  }

  it('gives the same result if a listener to its events plays another game', () => {
    const others = rng(1);
    const other = copyState(all[40]!);
    const disturbed = heard(() => {
      const legal = legalMoves(other);
      if (legal.length > 0) play(other, legal[others(legal.length)]!, randomChance(others));
    });
    expectSame(
      disturbed,
      heard(() => undefined),
    );
    expect(other).not.toEqual(all[40]);
  });

  it('leaves what was done before a draw failed, on a plain state as on a packed one', () => {
    const noDraw = {
      draw() {
        throw new Error('no draw');
      },
    };
    let failed = 0;
    for (const before of all.filter((s) => !s.over && s.phase === DOMINATION)) {
      const [move] = legalMoves(before);
      const [s, fast] = [copyState(before), packed(before)];
      const attempts = [s, fast].map((state) => {
        try {
          play(state, move!, noDraw);
          return 'played';
        } catch (error) {
          return (error as Error).message;
        }
      });
      expect(attempts[0]).toBe(attempts[1]);
      expectSame(plain(fast), s);
      if (attempts[0] === 'no draw') {
        failed++;
        expect(s).not.toEqual(before);
      }
    }
    expect(failed).toBeGreaterThan(5);
  });
});

describe('The rows in which two states differ', () => {
  it('are the same for packed states as for plain ones', () => {
    for (let i = 1; i < all.length; i++) {
      const [before, after] = [all[i - 1]!, all[i]!];
      expect(changedRows(packed(before), packed(after))).toBe(changedRows(before, after));
    }
  });

  it('are those that were changed', () => {
    for (const row of ['vps', 'species', 'display', 'tiles'] as const) {
      const [before, after] = [packed(all.at(-1)!), packed(all.at(-1)!)];
      expect(changedRows(before, after)).toBe(0);
      after[row][1]!++;
      expect(changedRows(before, after)).toBe(rowSet([row]));
    }
  });
});
