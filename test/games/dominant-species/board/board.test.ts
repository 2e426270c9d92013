/**
 * @jest-environment-options {"production": true}
 *
 * The board offers what the rules allow: one target for each legal move, none for players who are not to decide.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from '@jest/globals';
import { loadWords } from '../../../../src/games/dominant-species/board/words.ts';
import { LocaleContext } from '../../../../src/games/dominant-species/board/words.ts';
import { ui } from '../../../../src/games/dominant-species/board/ui.tsx';
import type { GameEvent } from '../../../../src/games/dominant-species/rules/events.ts';
import { randomChance } from '../../../../src/kit/chance.ts';
import { FORFEIT, type Move } from '../../../../src/games/dominant-species/rules/moves.ts';
import { apply, decision, legalMoves, newGame } from '../../../../src/games/dominant-species/rules/play.ts';
import type { State } from '../../../../src/games/dominant-species/rules/state.ts';
import { type Noted, entryOf } from '../support/entries.ts';

const en = await loadWords('en');

const NAMES = ['Ann', 'Bea', 'Cem', 'Dag', 'Eve', 'Flo'];

/** Seeded random numbers, good enough for a test. */
function generator(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const render = (state: State, seats: readonly number[], history: readonly Noted[]): string =>
  renderToStaticMarkup(
    createElement(
      LocaleContext,
      { value: en },
      createElement(ui.Board, {
        state,
        names: NAMES,
        seats,
        history: history.map(entryOf),
        onMove: () => undefined,
        onUndo: null,
      }),
    ),
  );

const targets = (page: string): Move[] => [...page.matchAll(/data-move="(\d+)"/g)].map(([, move]) => Number(move));
const sorted = (moves: readonly Move[]): Move[] => [...moves].sort((a, b) => a - b);

describe('the board', () => {
  /** The questions seen so far: rendering a table is slow, so each is rendered once, whatever the number of players. */
  const drawn = new Set<string>();

  it.each([
    { players: 6, animalsEach: 1, seed: 1 },
    { players: 2, animalsEach: 3, seed: 2 },
    { players: 3, animalsEach: 1, seed: 3 },
  ])('offers each legal answer exactly once ($players players)', ({ players, animalsEach, seed }) => {
    const randomInt = generator(seed);
    const history: Noted[] = [];
    let events: GameEvent[] = [];
    const chance = { ...randomChance(randomInt), emit: (event: GameEvent) => void events.push(event) };
    let state = newGame({ players, animalsEach, randomEarth: false, animals: 'chosen' }, chance);
    const seats = NAMES.map((_, seat) => seat);
    const seen = new Set<string>();
    while (!state.over) {
      const asked = decision(state)!;
      const moves = legalMoves(state);
      seen.add(asked.question);
      if (!drawn.has(asked.question)) {
        drawn.add(asked.question);
        const page = render(state, seats, history);
        expect(sorted(targets(page))).toEqual(sorted(moves));
        expect(page).toContain(`data-question="${asked.question}"`);
        expect(page).not.toMatch(/undefined|NaN/);
        if (drawn.size < 5) expect(targets(render(state, [], history))).toEqual([]);
      }
      const named = moves.filter((move) => move < FORFEIT);
      const pool = named.length > 0 && randomInt(10) > 0 ? named : moves;
      const move = pool[randomInt(pool.length)]!;
      events = [];
      const { player, animal } = asked;
      const { turn, phase } = state;
      state = apply(state, move, chance);
      history.push({ player, animal, move, turn, phase, events });
    }
    expect(seen.size).toBeGreaterThan(25);
    const page = render(state, seats, history);
    expect(targets(page)).toEqual([]);
    expect(page).toContain('data-panel="chart"');
  });
});
