import { describe, expect, it } from '@jest/globals';
import { type GameEvent, type GameOutcome, viewEvent } from '../../../../../src/games/evolution-game/rules/events.ts';
import { violations } from '../../../../../src/games/evolution-game/rules/invariants.ts';
import { notation } from '../../../../../src/games/evolution-game/rules/notation/index.ts';
import {
  decision,
  isLegal,
  legalMoves,
  newGame,
  play,
  result,
} from '../../../../../src/games/evolution-game/rules/play.ts';
import { type State, copyState } from '../../../../../src/games/evolution-game/rules/state.ts';
import { view } from '../../../../../src/games/evolution-game/rules/view.ts';
import { randomChance, recordingChance } from '../../../../../src/kit/chance.ts';
import { rng } from '../../../../../src/kit/rng.ts';
import { times } from '../../../../support/soak.ts';
import { expectSame } from '../../../../support/same.ts';

/** Plays a random game to the end, visiting the state before each move. */
function randomGame(
  players: number,
  seed: number,
  see: (s: State, move: number, outcomes: readonly GameOutcome[], events: readonly GameEvent[], before: State) => void,
): State {
  const random = rng(seed);
  const s = newGame({ players });
  for (let decisions = 0; decision(s); decisions++) {
    expect(decisions).toBeLessThan(5000);
    const moves = legalMoves(s);
    const move = moves[random(moves.length)]!;
    const outcomes: GameOutcome[] = [];
    const events: GameEvent[] = [];
    const before = copyState(s);
    const chance = recordingChance(randomChance<GameOutcome['kind'], GameEvent>(random), outcomes);
    play(s, move, { ...chance, emit: (event) => events.push(event) });
    see(s, move, outcomes, events, before);
  }
  return s;
}

describe.each([2, 3, 4])('random games of %s players', (players) => {
  it('keep what must always hold, and every question but begin leaves a choice', () => {
    for (let seed = 1; seed <= times(3); seed++) {
      const end = randomGame(players, 100 * players + seed, (s) => {
        const broken = violations(s);
        if (broken.length > 0) throw new Error(broken.join('; '));
        const open = decision(s);
        if (open && open.stage !== 'begin' && legalMoves(s).length < 2) throw new Error(`no choice: ${open.stage}`);
      });
      expect(end.stage.filter((stage) => stage === 15)).toHaveLength(1);
      expect(result(end)!.places[end.winner]).toBe(1);
      expect(end.turn / players).toBeLessThan(200);
    }
  });

  it('read back what they write: positions, moves, outcomes', () => {
    let seen = 0;
    for (let seed = 1; seed <= times(1); seed++) {
      randomGame(players, seed, (s, move, outcomes) => {
        if (s.phase < 2 ? false : seen++ % 5 > 0) return;
        const document: unknown = JSON.parse(JSON.stringify(notation.position.write(s)));
        const read = notation.position.read(
          document,
          randomChance(() => 0),
        );
        expectSame(notation.position.write(read), document);
        expectSame(legalMoves(read), legalMoves(s));
        expect(notation.move.read(JSON.parse(JSON.stringify(notation.move.write(move))))).toBe(move);
        for (const outcome of outcomes) expect(notation.outcome.read(notation.outcome.write(outcome))).toEqual(outcome);
      });
    }
  });

  it('come out the same from the same answers and outcomes, and their states survive JSON', () => {
    randomGame(players, 7, (s, move, outcomes, _events, before) => {
      const again = JSON.parse(JSON.stringify(before)) as State;
      expect(isLegal(again, move)).toBe(true);
      let next = 0;
      play(again, move, { draw: () => outcomes[next++]!.drawn });
      expect(next).toBe(outcomes.length);
      expectSame(again, s);
    });
  });

  it('show every seat the same legal answers, and nothing of the packs’ order', () => {
    randomGame(players, 11, (s, _move, _outcomes, events) => {
      const seen = view(s);
      expect(legalMoves(seen).join()).toBe(legalMoves(s).join());
      expectSame([seen.nicheBottom, seen.mutationBottom, seen.selectionBottom], [[], [], []]);
      for (const pack of [seen.nichePack, seen.mutationPack, seen.selectionPack]) {
        expectSame(
          pack,
          [...pack].sort((a, b) => a - b),
        );
      }
      for (const event of events) expect(viewEvent(event).event).toBe(event.event);
    });
  });
});

describe('what must always hold (§13)', () => {
  const broken = (change: (s: State) => void): string[] => {
    const s = newGame({ players: 2 });
    change(s);
    return violations(s);
  };
  it.each<[string, (s: State) => void]>([
    ['niches', (s) => s.nichePack.pop()],
    ['mutation cards', (s) => s.mutation[0]!.push(1)],
    ['natural selection pack', (s) => s.selectionBottom.push(3)],
    ['two colonies on a square', (s) => (s.colonies[0] = s.colonies[8] = 1)],
    ['colonies, not', (s) => s.store[0]!++],
    ['settles more colonies', (s) => (s.toSettle[0] = 61)],
    ['gene pool that is not eight colours', (s) => (s.genePool[0] = 2)],
    [
      'two specialisation cards',
      (s) => Object.assign(s, { asked: 1, genePool: Array.from({ length: 16 }, (_, i) => (i < 8 ? 0 : -1)) }),
    ],
    ['a gap among the niches', (s) => (s.niches[1] = 1)],
    ['shares a square', (s) => (s.counter[0] = s.counter[1] = 3)],
    ['beyond the last', (s) => (s.stage[0] = 16)],
    ['the game is over exactly', (s) => (s.stage[0] = 15)],
    ['a question is open exactly', (s) => (s.question = -1)],
  ])('finds %s', (what, change) => {
    expect(broken(change).join('; ')).toContain(what);
  });
});
