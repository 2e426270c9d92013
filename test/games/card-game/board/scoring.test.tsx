/** @jest-environment jsdom */
import { type ComponentProps, act } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadWords } from '../../../../src/games/card-game/board/words.ts';
import { scoredIn, scoringSteps } from '../../../../src/games/card-game/board/state/scoring.ts';
import { ui } from '../../../../src/games/card-game/board/ui.tsx';
import { HIDDEN } from '../../../../src/games/card-game/rules/cards.ts';
import { SCORING } from '../../../../src/games/card-game/rules/components.ts';
import { moveOf } from '../../../../src/games/card-game/rules/moves.ts';
import type { State } from '../../../../src/games/card-game/rules/state.ts';
import { view, viewEvent } from '../../../../src/games/card-game/rules/view.ts';
import type { MoveText } from '../../../../src/kit/moves.ts';
import { setScreen } from '../../../support/fake-screen.ts';
import { eventually } from '../../../support/waiting.ts';
import { happening, table } from '../support/table.ts';

const en = await loadWords('en');

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
setScreen((query) => query.includes('reduce') || query.includes('75rem'));

/** Ann has a mammal and grass, Ben a bird, and all but Ann have passed. */
const before = table({
  players: [
    { hand: ['insect-12', 'event-recovery-1'], table: ['mammal-11'], vps: 11, elements: ['grass'] },
    { hand: ['bird-02'], table: ['bird-01'], vps: 14, passed: true },
  ],
  at: { question: 'turn', player: 0 },
});
const draws = ['insect-01', 'insect-02', 'insect-03', 'insect-04'].map((card) => ({ card }));

/** A move that ends the round, as a seat sees it. */
function ending(s: State, move: MoveText, code: number, seat: number | null) {
  const { after, events } = happening(s, [{ biome: 'Desert' }, ...draws], move);
  const entry = {
    player: s.active,
    move: code,
    events: events.map((event) => viewEvent(event, seat)),
    asked: null,
  };
  return { entry, after: view(after, seat), steps: scoringSteps(entry, view(s, seat)) };
}

describe('The steps of a scoring', () => {
  const { entry, after, steps } = ending(before, 'pass', moveOf('pass'), 0);

  it('show the round that is scored, not the next one', () => {
    expect(steps.length).toBeGreaterThan(3);
    for (const { state } of steps) {
      expect(state).toMatchObject({ round: 1, biome: before.biome, next: before.next, phase: SCORING, over: false });
      expect(state.tables).toEqual(before.tables);
    }
    expect(after).toMatchObject({ round: 2, tables: [[], []] });
  });

  it('go place by place and element by element, up to the VPs of the next round', () => {
    const sources = steps.map((step) => step.entry.events.at(-1)!).map((last) => ('source' in last ? last.source : ''));
    // Players score in the order of their seats; Ben is first.
    expect(sources.slice(0, 3)).toEqual(['', 'second', 'first']);
    const vps = steps.map(({ state }) => state.vps);
    expect(vps[0]).toEqual([11, 14]);
    expect(vps.at(-1)).toEqual(after.vps);
    expect(new Set(vps.map(String)).size).toBeGreaterThan(2);
  });

  it('end with all of it, which stays', () => {
    expect(steps.map(({ isHeld }) => isHeld === true)).toEqual([...steps.slice(1).map(() => false), true]);
    const { sum, points } = scoredIn(steps.at(-1)!.entry.events, 2);
    expect(sum).toEqual(after.vps.map((vps, player) => vps - before.vps[player]!));
    expect(points.most).toEqual([1, 0]);
    expect(points.track).toEqual([0, 0]);
  });

  it('are the same for those who see no hands', () => {
    const watched = ending(before, 'pass', moveOf('pass'), null);
    expect(watched.steps.map(({ state }) => state.vps)).toEqual(steps.map(({ state }) => state.vps));
    expect(
      watched.steps
        .at(-1)!
        .state.hands.flat()
        .every((card) => card === HIDDEN),
    ).toBe(true);
  });

  it('are none for a move that leaves the round going', () => {
    const going = table({ players: [{ hand: ['insect-12'] }, { hand: ['bird-02'] }] });
    const { events } = happening(going, [], 'pass');
    expect(scoringSteps({ player: 0, move: moveOf('pass'), events, asked: null }, going)).toEqual([]);
    expect(scoringSteps({ ...entry, player: null }, before)).toEqual([]);
  });
});

describe('A table whose round is scored', () => {
  let root: Root;
  let box: HTMLElement;
  const { Board, Words } = ui;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    box = document.body.appendChild(document.createElement('div'));
    root = createRoot(box);
  });
  afterEach(() => {
    act(() => {
      root.unmount();
    });
    box.remove();
    jest.useRealTimers();
  });
  const { entry, after } = ending(before, 'pass', moveOf('pass'), 0);
  const first = { player: null, move: null, events: [], asked: null };

  function score(more: Partial<ComponentProps<typeof Board>> = {}): void {
    for (const [state, history] of [
      [view(before, 0), [first]],
      [after, [first, entry]],
    ] as const) {
      act(() => {
        root.render(
          <Words value={en}>
            <Board
              {...{ names: ['Ann', 'Ben'], seats: [0], onMove: jest.fn(), state, history, pace: 'calm', ...more }}
            />
          </Words>,
        );
      });
    }
  }
  const pass = (ms: number): void => {
    act(() => {
      jest.advanceTimersByTime(ms);
    });
  };
  const biome = (): string => box.querySelector('.cg-biome h2')!.textContent;
  const goOn = (): HTMLElement | null => box.querySelector('.table-buttons .ui-main');

  it('stays until the player goes on', async () => {
    score();
    pass(60_000);
    expect(biome()).toBe('Savannah A');
    expect(box.querySelector('h1')!.textContent).toMatch(/^You gain \d+ VPs, and are (1st|2nd) now\.$/);
    jest.useRealTimers();
    await eventually(() => {
      const rows = [...box.querySelectorAll('.cg-ledger tbody tr')].map((row) => row.textContent);
      expect(rows).toHaveLength(2);
      expect(rows.join()).toContain(`11 → ${String(after.vps[0])}`);
    });
    act(() => {
      goOn()!.click();
    });
    await eventually(() => {
      expect(biome()).toBe('Forest');
    });
    expect(goOn()).toBeNull();
    expect(box.querySelector('.cg-ledger')).toBeNull();
  });

  it('goes on by Enter', () => {
    score();
    pass(100);
    expect(document.activeElement).toBe(goOn());
    (document.activeElement as HTMLElement).blur();
    act(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    pass(100);
    expect(biome()).toBe('Forest');
  });

  it('goes on by itself where others wait at their screens', () => {
    score({ isShared: true });
    pass(5000);
    expect(biome()).toBe('Savannah A');
    pass(5000);
    pass(100);
    expect(biome()).toBe('Forest');
  });

  it('is not shown at the fast pace', () => {
    score({ pace: 'fast' });
    pass(100);
    expect(biome()).toBe('Forest');
  });
});
