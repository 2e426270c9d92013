/** @jest-environment jsdom */
import { act, createElement } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Entry } from '../../../../src/games/dominant-species/board/state/history.ts';
import { conesHanded, flightsOf, originsOf } from '../../../../src/games/dominant-species/board/motion/flights.ts';
import { type Narration, type Pace, useNarration } from '../../../../src/table/narration/use-narration.ts';
import { readingTime } from '../../../../src/games/dominant-species/board/narration/reading-time.ts';
import type { GameEvent } from '../../../../src/games/dominant-species/rules/events.ts';
import {
  ANIMALS,
  BOXES,
  ELEMENTS,
  TERRAINS,
  WANDERLUST_BOX,
} from '../../../../src/games/dominant-species/rules/components.ts';
import { CORNERS_OF, CORNER_NAMES, HEX_NAMES } from '../../../../src/games/dominant-species/rules/earth.ts';
import { NOTHING, type State, copyState, inBox, onTile } from '../../../../src/games/dominant-species/rules/state.ts';
import { table } from '../support/table.ts';

const pawn = (animal: number, space: number): GameEvent => ({ event: 'pawn', animal, space });
const entry = (player: number | null, ...events: GameEvent[]): Entry => ({
  player,
  move: null,
  asked: { player: player ?? 0, phase: 'planning', stage: '', round: 1, role: 0 },
  events,
});

describe('reading', () => {
  it('takes no time where nothing can be seen, and longer the more there is', () => {
    expect(readingTime(entry(1))).toBe(0);
    const one = readingTime(entry(1, pawn(1, 2)));
    expect(one).toBeGreaterThan(300);
    const more = readingTime(entry(1, { event: 'saved', animal: 0, hex: 3 }, { event: 'saved', animal: 0, hex: 4 }));
    expect(more).toBeGreaterThan(one);
  });
});

describe('narrating', () => {
  let root: Root;
  let seen: Narration<State, Entry>;

  function Probe(props: { state: State; history: readonly Entry[]; pace: Pace; isOurs: boolean }) {
    seen = useNarration(props.state, props.history, [0], props.pace, props.isOurs, readingTime);
    return null;
  }
  const show = (history: readonly Entry[], pace: Pace = 'calm', isOurs = false): void => {
    const state = { move: history.length } as unknown as State;
    act(() => {
      root.render(createElement(Probe, { state, history, pace, isOurs }));
    });
  };
  const pass = (ms: number): void => {
    act(() => {
      jest.advanceTimersByTime(ms);
    });
  };

  beforeEach(() => {
    jest.useFakeTimers();
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
    root = createRoot(document.createElement('div'));
  });
  afterEach(() => {
    act(() => {
      root.unmount();
    });
    jest.useRealTimers();
  });

  const setup = entry(null);
  const first = entry(1, pawn(1, 2));
  const second = entry(2, pawn(2, 3));

  it('shows the moves of others one after the other', () => {
    show([setup]);
    show([setup, first]);
    show([setup, first, second], 'calm', true);
    expect(seen.isBehind).toBe(true);
    pass(0);
    expect(seen.history.at(-1)).toBe(first);
    pass(2000);
    expect(seen.history.at(-1)).toBe(second);
    expect(seen.isBehind).toBe(false);
  });

  it('shows one’s own moves at once, and everything at a fast pace', () => {
    show([setup]);
    show([setup, entry(0, pawn(0, 1))]);
    expect(seen.history).toHaveLength(2);
    show([setup, first], 'fast');
    show([setup, first, second], 'fast');
    expect(seen.isBehind).toBe(false);
  });

  it('waits while it is paused, goes on by a key, and skips to the table as it stands', () => {
    show([setup, first]);
    show([setup, first, second]);
    act(() => {
      seen.togglePause();
    });
    pass(5000);
    expect(seen.history.at(-1)).toBe(first);
    act(() => {
      seen.next();
    });
    expect(seen.history.at(-1)).toBe(second);
    const third = entry(1, pawn(1, 4));
    show([setup, first, second, third]);
    act(() => {
      seen.skip();
    });
    expect(seen.history.at(-1)).toBe(third);
  });

  it('starts from the table as it stands when something was taken back', () => {
    show([setup, first, second]);
    show([setup, first]);
    expect(seen.isBehind).toBe(false);
    expect(seen.history).toHaveLength(2);
  });
});

describe('flights', () => {
  it('take a pawn from its animal to the space, and a species to its tile', () => {
    expect(flightsOf([pawn(2, 17)])).toEqual([
      { piece: { piece: 'pawn', animal: 2 }, way: ['animal bird', 'space speciation 4'] },
    ]);
    expect(flightsOf([{ event: 'placed', animal: 3, hex: 5, count: 2 }])[0]?.way.at(-1)).toBe(
      `species ${HEX_NAMES[5]!} amphibian`,
    );
  });

  it('are none for what moves no piece', () => {
    expect(flightsOf([{ event: 'turn', turn: 2 }])).toEqual([]);
  });

  it('flies VPs from the tile that gave them', () => {
    expect(flightsOf([{ event: 'vps', animal: 4, vps: 3, source: 'glaciation', hex: 7 }])).toEqual([
      { piece: { piece: 'vps', vps: 3 }, way: [`tile ${HEX_NAMES[7]!}`, 'vps arachnid'] },
    ]);
    expect(flightsOf([{ event: 'vps', animal: 4, vps: 3, source: 'survival', hex: NOTHING }])).toEqual([]);
  });

  it('take a new tile from the stack on which it lay face up', () => {
    const before = table({ earth: { '0,0': { terrain: 'savannah' } } });
    const stack = before.faceUp.length - 1;
    const terrain = TERRAINS.indexOf('desert');
    before.faceUp[stack] = terrain;
    const after = copyState(before);
    expect(originsOf(before, copyState(before)).stack).toBe(NOTHING);
    after.faceUp[stack] = NOTHING;
    const [flight] = flightsOf([{ event: 'tile', hex: 7, terrain }], originsOf(before, after));
    expect(flight?.way).toEqual([`stack ${String(stack + 1)}`, `tile ${HEX_NAMES[7]!}`]);
    // The Reset turns the next one up.
    expect(originsOf(after, before).stack).toBe(NOTHING);
  });

  it('take a disk from the box in which it lay, and from the bag where no box has lost one', () => {
    const before = table({ earth: { '0,0': { terrain: 'savannah' } } });
    const [seed, sun] = [ELEMENTS.indexOf('seed'), ELEMENTS.indexOf('sun')];
    before.boxes[inBox(WANDERLUST_BOX, seed)] = 2;
    const after = copyState(before);
    after.boxes[inBox(WANDERLUST_BOX, seed)] = 1;
    const flights = flightsOf(
      [seed, sun].map((element) => ({ event: 'disk put', corner: 9, element })),
      originsOf(before, after),
    );
    expect(flights.map(({ way }) => way)).toEqual([
      [`box ${BOXES[WANDERLUST_BOX]}`, `corner ${CORNER_NAMES[9]!}`],
      ['bag', `corner ${CORNER_NAMES[9]!}`],
    ]);
  });

  it('hands a cone over from the animal that had it, and brings it from above where nobody had', () => {
    const [bird, insect] = [ANIMALS.indexOf('bird'), ANIMALS.indexOf('insect')];
    const start = table({ earth: { '0,0': { terrain: 'savannah' } } });
    const savannah = start.terrain.findIndex((terrain) => terrain === TERRAINS.indexOf('savannah'));
    const on = (...animals: number[]): State => {
      const s = copyState(start);
      const [one, other] = CORNERS_OF[savannah]!;
      s.disks[one!] = ELEMENTS.indexOf('seed');
      s.disks[other!] = ELEMENTS.indexOf('grass');
      for (const animal of animals) s.species[onTile(animal, savannah)] = 1;
      return s;
    };
    const [nobodys, birds, insects] = [on(), on(bird), on(insect)];
    const at = HEX_NAMES[savannah]!;
    expect(conesHanded(nobodys, birds).map(({ way }) => way[0])).toEqual([`above ${at} bird`]);
    expect(conesHanded(birds, insects).map(({ way }) => way)).toEqual([[`cone ${at} bird`, `cone ${at} insect`]]);
    expect(conesHanded(birds, nobodys)).toEqual([]);
  });
});
