import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { type Outcome, randomChance, recordingChance } from '../../../../../src/kit/chance.ts';
import { rng } from '../../../../../src/kit/rng.ts';
import type { CardChance, DrawKind, GameEvent } from '../../../../../src/games/card-game/rules/chance.ts';
import { MOVE_KINDS, type Move } from '../../../../../src/games/card-game/rules/moves.ts';
import { violations } from '../../../../../src/games/card-game/rules/invariants.ts';
import { apply, decision, isLegal, legalMoves, newGame, play } from '../../../../../src/games/card-game/rules/play.ts';
import { rules } from '../../../../../src/games/card-game/rules/index.ts';
import { EFFECT } from '../../../../../src/games/card-game/rules/components.ts';
import { type State, cardsOf, copyState } from '../../../../../src/games/card-game/rules/state.ts';
import { times } from '../../../../support/soak.ts';
import { expectSame } from '../../../../support/same.ts';

const games = fc.record({ players: fc.integer({ min: 2, max: 6 }), seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }) });

/** Plays a random game to its end, visiting each state with the move to come. */
function randomGame(
  players: number,
  seed: number,
  show: (s: State, move: Move | undefined, chance: CardChance) => void,
): State {
  const below = rng(seed);
  const chance: CardChance = randomChance(below);
  let s = newGame({ players, cards: 'reconstruction' }, chance);
  while (!s.over) {
    const moves = legalMoves(s);
    const move = moves[below(moves.length)]!;
    show(s, move, chance);
    s = apply(s, move, chance);
  }
  show(s, undefined, chance);
  return s;
}

describe('In any game', () => {
  it('what must always hold holds after every move, and it ends within twelve rounds', () => {
    fc.assert(
      fc.property(games, ({ players, seed }) => {
        const end = randomGame(players, seed, (s) => {
          expect(violations(s)).toEqual([]);
        });
        expect(end.round).toBeLessThanOrEqual(12);
        expect(decision(end)).toBeNull();
        expect(rules.result(end)!.places).toContain(1);
      }),
      { numRuns: times(8) },
    );
  });

  it('VPs never fall before the end, and on the track one moves up only', () => {
    fc.assert(
      fc.property(games, ({ players, seed }) => {
        let before: State | undefined;
        randomGame(players, seed, (s) => {
          s.track.forEach((space, player) => {
            expect(space).toBeGreaterThanOrEqual(before?.track[player] ?? 0);
          });
          if (!s.over)
            s.vps.forEach((vps, player) => {
              expect(vps).toBeGreaterThanOrEqual(before?.vps[player] ?? 0);
            });
          before = s;
        });
      }),
      { numRuns: times(4) },
    );
  });

  it('legal answers are distinct, and nothing else is legal', () => {
    const all = MOVE_KINDS.flatMap((_, kind) => Array.from({ length: 128 }, (_each, value) => (kind << 7) | value));
    fc.assert(
      fc.property(games, ({ players, seed }) => {
        let shown = 0;
        randomGame(players, seed, (s) => {
          if (shown++ % 10 !== 0) return;
          const moves = legalMoves(s);
          expect(new Set(moves).size).toBe(moves.length);
          expect(all.filter((move) => isLegal(s, move)).sort((a, b) => a - b)).toEqual(
            [...moves].sort((a, b) => a - b),
          );
        });
      }),
      { numRuns: times(3) },
    );
  });

  it('a move leaves the state it starts from as it was; the same draws make the same state and events', () => {
    fc.assert(
      fc.property(games, ({ players, seed }) => {
        randomGame(players, seed, (s, move) => {
          if (move === undefined) return;
          const before = copyState(s);
          expectSame(before, s);
          const outcomes: Outcome[] = [];
          const events: GameEvent[] = [];
          const after = apply(
            s,
            move,
            recordingChance({ ...randomChance(rng(seed)), emit: (each) => events.push(each) }, outcomes as never),
          );
          expectSame(s, before);
          const again: GameEvent[] = [];
          const replayed = apply(s, move, { draw: () => outcomes.shift()!.drawn, emit: (each) => again.push(each) });
          expectSame(replayed, after);
          expect(again).toEqual(events);
        });
      }),
      { numRuns: times(2) },
    );
  });

  it('VPs are the sum of what events tell', () => {
    fc.assert(
      fc.property(games, ({ players, seed }) => {
        const below = rng(seed);
        const summed = Array.from({ length: players }, () => 0);
        const chance: CardChance = {
          ...randomChance<DrawKind, GameEvent>(below),
          emit: (each) => {
            if (each.event === 'vps') summed[each.player]! += each.vps;
          },
        };
        const s = newGame({ players, cards: 'reconstruction' }, chance);
        while (!s.over) {
          const moves = legalMoves(s);
          play(s, moves[below(moves.length)]!, chance);
        }
        expect(summed).toEqual(s.vps);
      }),
      { numRuns: times(4) },
    );
  });
});

describe('What must hold', () => {
  const fresh = (): State => newGame({ players: 3, cards: 'reconstruction' }, randomChance(rng(3)));
  const broken = (change: (s: State) => void): string => {
    const s = fresh();
    change(s);
    return violations(s).join('; ');
  };

  it('is missed in a state that breaks it', () => {
    expect(violations(fresh())).toEqual([]);
    expect(broken((s) => s.hands[0]!.pop())).toContain('is missing');
    expect(broken((s) => s.faceUp.push(s.hands[0]![0]!))).toContain('is in 2 places');
    expect(broken((s) => s.spent.push(112))).toContain('there is no card 112');
    expect(
      broken((s) => {
        s.pileSize--;
      }),
    ).toContain('the size of the draw pile');
    expect(
      broken((s) => {
        s.round = 5;
      }),
    ).toContain('1 biomes are reached in round 5');
    expect(
      broken((s) => {
        s.biome = 12;
      }),
    ).toContain('there is no such biome');
    expect(
      broken((s) => {
        s.vps[1] = -1;
      }),
    ).toContain('VPs are below 0');
    expect(
      broken((s) => {
        s.control[2] = 3;
      }),
    ).toContain('an Element card belongs to a player who does not exist');
    expect(
      broken((s) => {
        s.track[0] = 6;
      }),
    ).toContain('not on the Survival Track');
    expect(
      broken((s) => {
        s.question = -1;
      }),
    ).toContain('leaves no choice');
    expect(
      broken((s) => {
        s.nextCards = [s.hands[0]![0]!];
      }),
    ).toContain('cards to come');
    expect(
      broken((s) => {
        s.tables[0]!.push(s.hands[0]!.pop()! | (2 << 8));
      }),
    ).toContain('has no element');
    const event = (s: State, name: keyof typeof EFFECT): number => cardsOf(s).effectOf.indexOf(EFFECT[name]);
    expect(broken((s) => s.tables[1]!.push(event(s, 'abundance')))).toContain('event-abundance-1 needs an element');
    expect(broken((s) => s.tables[1]!.push(event(s, 'fertility')))).toMatch(/event-fertility-1 cannot be on a table/);
    expect(broken((s) => s.spent.push(0))).toContain('cannot be spent');
    expect(
      broken((s) => {
        s.next = cardsOf(s).sea;
      }),
    ).toContain('Sea is not the last biome');
    expect(
      broken((s) => {
        s.next = s.biome;
      }),
    ).toContain('a biome occurs twice');
    expect(
      broken((s) => {
        s.next = -1;
      }),
    ).toContain('the next biome is face up in all rounds but the last');
    expect(
      broken((s) => {
        s.over = true;
      }),
    ).toContain('a question is open after the end');
    expect(
      broken((s) => {
        s.question = 4;
        s.card = 103;
      }),
    ).toMatch(/did not play the card/);
  });
});
