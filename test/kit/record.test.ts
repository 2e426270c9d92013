import { describe, expect, it } from '@jest/globals';
import { game as tricks } from '../tricks/index.ts';
import { layCard } from '../tricks/rules/index.ts';
import { logged } from '../../src/kit/boardgame/log.ts';
import { startEntry } from '../../src/kit/engine.ts';
import { ReplayError, replay } from '../../src/kit/record/replay.ts';
import { randomChance } from '../../src/kit/chance.ts';
import { rng } from '../../src/kit/rng.ts';

const card = (drawn: number) => ({ card: drawn });
/** Two players with cards 0, 2, 4 and 1, 3, 5. */
const start = { format: 'tricks record 1', setup: { players: 2 }, outcomes: [0, 1, 2, 3, 4, 5].map(card) };
const refusal = (document: unknown, options = {}): string => {
  try {
    replay(tricks, document, options);
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return 'none';
};

describe('A record', () => {
  it('replays its moves, with what was drawn and what happened', () => {
    const moves = [{ player: 0, move: card(4) }, { player: 0, move: 'keep' }, { move: card(1) }];
    const steps: unknown[] = [];
    const { state, moves: count } = replay(
      tricks,
      { ...start, moves },
      { onStep: ({ events }) => steps.push(...events) },
    );
    expect(count).toBe(3);
    expect(state.hands).toEqual([
      [0, 2],
      [3, 5],
    ]);
    expect(steps).toContainEqual({ event: 'laid', player: 0, card: 4 });
    expect(replay(tricks, { ...start, moves }, { to: 1 }).moves).toBe(1);
  });

  it('has names that are safe to show, whatever it contains', () => {
    const { names } = replay(tricks, {
      ...start,
      names: ['\u202EA\u0000nn', 'Zoe\u0308\u0304\u0306\u0307'],
      moves: [],
    });
    expect(names).toEqual(['Ann', 'Zo\u00eb\u0304\u0306\u0307']);
  });

  it('is refused with a message that says what is wrong and where', () => {
    expect(refusal({ ...start, moves: [{ move: card(1) }] })).toBe('move 1: {"card":1} is not legal');
    expect(refusal({ ...start, moves: [{ player: 1, move: card(0) }] })).toBe(
      'move 1: player 1 is not asked, player 0 is',
    );
    expect(refusal({ ...start, moves: [{ move: 'pass' }] })).toContain('moves[0].move');
    expect(refusal({ ...start, moves: [{ move: card(0), outcomes: [card(9)] }] })).toBe(
      'move 1: only 0 of 1 outcomes were drawn',
    );
    expect(refusal({ ...start, outcomes: [card(0)], moves: [] })).toContain('at the start: an outcome is missing');
    expect(refusal({ ...start, outcomes: [card(0), card(0)], moves: [] })).toContain('could not have happened: 0');
    expect(refusal({ ...start, position: {}, moves: [] })).toBe('a record has either a setup or a position');
    expect(refusal({ ...start, names: ['Ann'], moves: [] })).toBe(
      'names: must have 2 entries, one for each player; it has 1',
    );
    expect(refusal({ ...start, format: 'tricks record 9', moves: [] })).toBe(
      'format: comes from another version of this program; this one reads "tricks record 1"',
    );
  });

  it('keeps the state before the move that stopped it', () => {
    let caught: unknown;
    try {
      replay(tricks, { ...start, moves: [{ move: card(0) }, { move: card(9) }] });
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(ReplayError);
    expect(caught).toMatchObject({ number: 2, state: { stage: 'swap' } });
  });

  it('goes on with draws of its own where it says none, if it is given a chance', () => {
    const { state } = replay(tricks, { ...start, outcomes: [], moves: [] }, { chance: randomChance(rng(1)) });
    expect(tricks.rules.violations(state)).toEqual([]);
  });
});

describe('A history', () => {
  it('reads a log: moves, moves taken back, and nothing that follows by itself', () => {
    const made = (type: string, args: unknown[]) => ({
      action: { type: 'MAKE_MOVE', payload: { type, args, playerID: '1' } },
      metadata: { events: [{ event: type }], asked: null },
    });
    const log = [made('card', [3]), { ...made('keep', []), automatic: true }, made('keep', []), made('undo', [])];
    expect(logged([startEntry<unknown>()], log as never, tricks.actions)).toEqual([
      startEntry(),
      { player: 1, move: layCard(3), events: [{ event: 'card' }], asked: null },
    ]);
  });
});
