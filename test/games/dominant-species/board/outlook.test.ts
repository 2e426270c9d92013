/** The board's forecasts, checked against what then happens in games. */
import { describe, expect, it } from '@jest/globals';
import { effects } from '../../../../src/games/dominant-species/board/preview/effects.ts';
import {
  boxHolds,
  cardsBeforeIceAge,
  comingUp,
  elementShare,
  endangeredTiles,
  regressionOutlook,
  wastelandCorners,
} from '../../../../src/games/dominant-species/board/preview/outlook.ts';
import { preview } from '../../../../src/games/dominant-species/board/preview/preview.ts';
import { spaceAnswers } from '../../../../src/games/dominant-species/board/preview/space-answers.ts';
import { spaceOutlook } from '../../../../src/games/dominant-species/board/preview/space-outlook.ts';
import { rng } from '../../../../src/kit/rng.ts';
import {
  ANIMALS,
  INITIATIVE,
  PHASE_OF_SPACE,
  PLANNING,
  REGRESSION,
  REGRESSION_BOX,
  SPACES,
  WASTELAND,
} from '../../../../src/games/dominant-species/rules/components.ts';
import type { GameEvent } from '../../../../src/games/dominant-species/rules/events.ts';
import { randomChance } from '../../../../src/kit/chance.ts';
import { FORFEIT } from '../../../../src/games/dominant-species/rules/moves.ts';
import { decision, legalMoves, newGame, play } from '../../../../src/games/dominant-species/rules/play.ts';
import { NOTHING, type State, copyState, inPlay, onTile } from '../../../../src/games/dominant-species/rules/state.ts';

/** Walks a random game; `visit` sees each state with the move about to be made and the events it then caused. */
function walk(
  players: number,
  seed: number,
  moves: number,
  visit: (before: State, move: number, after: State, events: GameEvent[]) => void,
): void {
  const randomInt = rng(seed);
  const chance = randomChance(randomInt);
  const s = newGame({ players, animalsEach: 1, randomEarth: false, animals: 'dealt' }, chance);
  for (let i = 0; i < moves && !s.over; i++) {
    const before = copyState(s);
    const legal = legalMoves(s);
    const move = legal[randomInt(legal.length)]!;
    const events: GameEvent[] = [];
    play(s, move, { ...chance, emit: (event) => events.push(event) });
    visit(before, move, s, events);
  }
}

describe('a preview', () => {
  it('tells the very events that then happen, as far as it goes, and leaves the table alone', () => {
    let predicted = 0;
    walk(4, 11, 800, (before, move, _after, events) => {
      const untouched = copyState(before);
      const { events: foreseen } = preview(before, move);
      expect(before).toEqual(untouched);
      // The preview looks beyond the move itself only where the move alone has no effect yet.
      if (events.length > 0) {
        expect(foreseen).toEqual(events.slice(0, foreseen.length));
        predicted += foreseen.length;
      }
    });
    expect(predicted).toBeGreaterThan(500);
  });

  it('lists what can be named next within the action', () => {
    let steps = 0;
    walk(3, 5, 800, (before, move, after) => {
      const { next } = preview(before, move);
      if (next.length === 0) return;
      steps++;
      expect(next).toEqual(legalMoves(after));
    });
    expect(steps).toBeGreaterThan(30);
  });

  it('of every legal answer of a random game goes without fail', () => {
    walk(6, 3, 120, (before) => {
      for (const move of legalMoves(before)) {
        const { after } = preview(before, move);
        expect(effects(before, after).vps).toHaveLength(ANIMALS.length);
      }
    });
  });
});

describe('effects', () => {
  it('add up: what is gained is what the table has more', () => {
    walk(5, 8, 300, (before, _move, after) => {
      const { species, vps, disks } = effects(before, after);
      for (const { animal, hex, by } of species)
        expect(after.species[onTile(animal, hex)]! - before.species[onTile(animal, hex)]!).toBe(by);
      vps.forEach((by, animal) => {
        expect(before.vps[animal]! + by).toBe(after.vps[animal]);
      });
      for (const { corner, was, is } of disks) {
        expect(before.disks[corner]).toBe(was);
        expect(after.disks[corner]).toBe(is);
      }
    });
  });
});

describe('the outlook', () => {
  it('of Regression is what Regression then takes', () => {
    let lost = 0;
    walk(6, 21, 4000, (before, _move, _after, events) => {
      if (before.phase >= REGRESSION && before.phase !== PLANNING) return;
      // Only moves that lead into Regression settle it, and only if nobody has a decision there and no box has changed on the way.
      const at = events.findIndex((event) => event.event === 'phase' && event.phase === REGRESSION);
      const end = events.findIndex((event) => event.event === 'phase' && event.phase === REGRESSION + 1);
      if (
        at < 0 ||
        end < 0 ||
        before.phase === PLANNING ||
        events.slice(0, at).some(({ event }) => event === 'element gained')
      )
        return;
      for (let animal = 0; animal < ANIMALS.length; animal++) {
        if (!inPlay(before, animal)) continue;
        const taken = events
          .slice(at, end)
          .filter((event) => event.event === 'element lost' && event.animal === animal);
        expect(taken).toHaveLength(regressionOutlook(before, animal, 'now').losses);
        lost += taken.length;
      }
    });
    expect(lost).toBeGreaterThan(0);
  });

  it('of Wasteland is what Wasteland then takes, and next turn’s boxes are what slides', () => {
    let wasted = 0;
    let slid = 0;
    walk(4, 33, 6000, (before, _move, after, events) => {
      const at = events.findIndex((event) => event.event === 'phase' && event.phase === WASTELAND);
      const end = events.findIndex((event) => event.event === 'phase' && event.phase === WASTELAND + 1);
      const quiet = !events.slice(0, at).some(({ event }) => ['disk put', 'disk removed'].includes(event));
      if (at >= 0 && end > at && quiet && before.phase >= INITIATIVE) {
        const gone = events.slice(at, end).flatMap((event) => (event.event === 'disk removed' ? [event.corner] : []));
        expect(gone).toEqual(wastelandCorners(before, 'now'));
        wasted += gone.length;
      }
      if (events.some(({ event }) => event === 'turn') && before.phase > PHASE_OF_SPACE[SPACES - 1]! - 1) {
        expect(boxHolds(after, REGRESSION_BOX, 'now')).toEqual(boxHolds(before, REGRESSION_BOX, 'next'));
        slid++;
      }
    });
    expect(wasted).toBeGreaterThan(0);
    expect(slid).toBeGreaterThan(3);
  });

  it('of the end counts the cards before Ice Age', () => {
    walk(2, 2, 1, (before) => {
      expect(cardsBeforeIceAge(before)).toBe(20);
    });
  });

  it('names who comes next in the order in which they then come', () => {
    let checked = 0;
    walk(5, 17, 2500, (before, _move, after, events) => {
      const acting = events.flatMap((event) => (event.event === 'acts' ? [event] : []));
      const pawnsMoved = events.some(({ event }) => event === 'pawn');
      if (before.phase === PLANNING) {
        const [next] = comingUp(before);
        if (after.phase === PLANNING && after.turn === before.turn) {
          expect(next?.animal).toBe(after.asked);
          checked++;
        }
      } else if (acting.length > 0 && !pawnsMoved && after.turn === before.turn) {
        const regression = (space: number): boolean => PHASE_OF_SPACE[space] === REGRESSION;
        const coming = comingUp(before).filter(({ space }) => !regression(space));
        expect(coming.slice(0, acting.length)).toEqual(acting.map(({ animal, space }) => ({ animal, space })));
        checked++;
      }
    });
    expect(checked).toBeGreaterThan(300);
  });

  it('counts shares and risks within bounds', () => {
    walk(6, 9, 500, (before) => {
      for (let animal = 0; animal < ANIMALS.length; animal++) {
        const { own, all } = elementShare(before, animal);
        expect(own).toBeLessThanOrEqual(all);
        expect(all).toBe(before.disks.filter((disk) => disk !== NOTHING).length);
        for (const { count } of endangeredTiles(before, animal)) expect(count).toBeGreaterThan(0);
      }
    });
  });
});

describe('what a space would do', () => {
  it('is what its pawn is then asked', () => {
    let asked = 0;
    walk(4, 41, 3000, (_before, _move, after, events) => {
      // A pawn alone in its section, with nothing between the open question and it.
      const last = events.at(-1);
      if (last?.event !== 'acts' || last.space !== after.space || after.actor !== last.animal) return;
      if (decision(after)!.animal !== last.animal) return;
      // Initiative finds the display empty when it is alone.
      if (PHASE_OF_SPACE[last.space] === INITIATIVE) return;
      asked++;
      expect(spaceAnswers(after, last.animal, last.space)).toEqual(legalMoves(after).filter((move) => move < FORFEIT));
    });
    expect(asked).toBeGreaterThan(100);
  });

  it('can be said of every space at any time', () => {
    let said = 0;
    walk(6, 6, 120, (before) => {
      const animal = decision(before)!.animal;
      for (let space = 0; space < SPACES; space++) {
        const outlook = spaceOutlook(before, animal, space);
        expect(outlook.section.length).toBeGreaterThan(0);
        said++;
      }
    });
    expect(said).toBe(120 * SPACES);
  });
});
