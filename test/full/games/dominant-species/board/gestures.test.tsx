/** @jest-environment jsdom */
import { act } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ui } from '../../../../../src/games/dominant-species/board/ui.tsx';
import { type Noted, entryOf } from '../../../../games/dominant-species/support/entries.ts';
import { centreOf } from '../../../../../src/games/dominant-species/board/earth/geometry.ts';
import { loadWords } from '../../../../../src/games/dominant-species/board/words.ts';
import { LocaleContext } from '../../../../../src/games/dominant-species/board/words.ts';
import type { GameEvent } from '../../../../../src/games/dominant-species/rules/events.ts';
import {
  COUNT,
  FORFEIT,
  type Move,
  SPACE,
  TILE,
  kindOf,
  valueOf,
} from '../../../../../src/games/dominant-species/rules/moves.ts';
import { decision, legalMoves, newGame, play } from '../../../../../src/games/dominant-species/rules/play.ts';
import { Q, type QuestionName } from '../../../../../src/games/dominant-species/rules/questions.ts';
import { type State, copyState, onTile } from '../../../../../src/games/dominant-species/rules/state.ts';
import { randomChance } from '../../../../../src/kit/chance.ts';
import { rng } from '../../../../../src/kit/rng.ts';
import { OnSkipping } from '../../../../../src/table/narration/use-narration.ts';
import { neverResize, setScreen } from '../../../../support/fake-screen.ts';

const en = await loadWords('en');

const { Board } = ui;

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const nothing = (): void => undefined;
// Wide, without motion.
setScreen((query) => query.includes('min-width') || query.includes('reduced-motion'));
neverResize();
window.PointerEvent = class extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary: boolean;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
    this.pointerType = init.pointerType ?? '';
    this.isPrimary = init.isPrimary ?? false;
  }
} as unknown as typeof PointerEvent;
Element.prototype.scrollIntoView = () => undefined;
// The drawing's coordinates are those of the screen.
Object.assign(SVGElement.prototype, {
  getScreenCTM: () => ({ a: 1, d: 1, e: 0, f: 0 }),
  setPointerCapture: () => undefined,
});

/** The first state of a random game that satisfies a condition. */
function stateIn(wanted: (s: State) => boolean): State {
  for (let seed = 1; seed < 60; seed++) {
    const randomInt = rng(seed);
    const chance = randomChance(randomInt);
    const s = newGame({ players: 3, animalsEach: 1, randomEarth: false, animals: 'dealt' }, chance);
    while (decision(s) !== null) {
      if (wanted(s)) return s;
      const moves = legalMoves(s);
      const acting = moves.filter((move) => move < FORFEIT);
      play(s, acting[randomInt(acting.length)] ?? moves[0]!, chance);
    }
  }
  throw new Error('no game comes to such a state');
}
const asks = (s: State, question: QuestionName): boolean => s.question === Q[question];
const tilesIn = (s: State): number[] =>
  legalMoves(s).flatMap((move) => (kindOf(move) === kindOf(TILE) ? [valueOf(move)] : []));

let unmount: () => void = () => undefined;
afterEach(() => {
  act(unmount);
  document.body.innerHTML = '';
});

/** A table at which all seats are ours, with moves and undo. */
async function sitDown(start: State) {
  const box = document.body.appendChild(document.createElement('div'));
  const root: Root = createRoot(box);
  unmount = () => {
    root.unmount();
  };
  const past: { state: State; history: readonly Noted[] }[] = [{ state: start, history: [] }];
  const undone: typeof past = [];
  const made: Move[] = [];
  /** The moves that follow another in the same gesture. */
  const joined: Move[] = [];
  const now = () => past.at(-1)!;
  const render = (): void => {
    root.render(
      <LocaleContext value={en}>
        <Board
          state={now().state}
          history={now().history.map(entryOf)}
          names={['Ann', 'Ben', 'Cleo']}
          seats={[0, 1, 2]}
          onMove={(move, isJoined = false) => {
            if (isJoined) joined.push(move);
            const { state, history } = now();
            const after = copyState(state);
            const events: GameEvent[] = [];
            const { player, animal } = decision(state)!;
            play(after, move, { ...randomChance(rng(1)), emit: (event) => events.push(event) });
            made.push(move);
            past.push({
              state: after,
              history: [...history, { player, animal, move, turn: state.turn, phase: state.phase, events }],
            });
            render();
          }}
          onUndo={
            past.length === 1
              ? null
              : () => {
                  undone.push(past.pop()!);
                  made.pop();
                  render();
                }
          }
          undoes={now().history.slice(-1).map(entryOf)}
          onRedo={
            undone.length === 0
              ? null
              : () => {
                  past.push(undone.pop()!);
                  render();
                }
          }
        />
      </LocaleContext>,
    );
  };
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
  /** Does something, and waits until the whole table shows the result. */
  const after = async (done: () => void): Promise<void> => {
    await act(async () => {
      done();
      await pause();
    });
    // Deferred updates are rendered at the end of an `act`.
    do await act(pause);
    while (box.querySelector('[aria-busy="true"]') !== null);
  };
  await after(render);
  const find = (selector: string): Element => {
    const found = box.querySelector(selector);
    if (found === null) throw new Error(`there is no ${selector}`);
    return found;
  };
  return {
    box,
    made,
    joined,
    find,
    state: () => now().state,
    after,
    click: (selector: string) => after(() => find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }))),
    press: (key: string) =>
      after(() => window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))),
    /** Moves the mouse onto something; with `x` 0 the mouse stays where it clicked, and something has moved under it. */
    over: (selector: string, x: number) =>
      after(() =>
        find(selector).dispatchEvent(
          new window.PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', clientX: x }),
        ),
      ),
    async point(selector: string) {
      await this.over(selector, 99);
      // The mouse has to rest there for a moment.
      while (box.querySelector('[aria-describedby="table-tooltip"]') === null) await act(pause);
    },
    /** Presses on a tile, moves to another and lets go. */
    async drag(from: number, to: number, pointerType: 'mouse' | 'touch', between: () => void = () => undefined) {
      const at = (hex: number) => ({
        clientX: centreOf(hex).x,
        clientY: centreOf(hex).y,
        bubbles: true,
        isPrimary: true,
        pointerId: 1,
        pointerType,
      });
      const source = find(`[data-group="${String(from)}"]`);
      await after(() => {
        source.dispatchEvent(new window.PointerEvent('pointerdown', at(from)));
        source.dispatchEvent(new window.PointerEvent('pointermove', at(to)));
        between();
      });
      await after(() => {
        source.dispatchEvent(new window.PointerEvent('pointerup', at(to)));
        source.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      });
    },
  };
}

const canMoveTwo = (s: State): boolean =>
  asks(s, 'migration from') && s.speciesLeft > 2 && tilesIn(s).length > 1 && s.movable.some((count) => count >= 2);
const crowded = (s: State): number => s.movable.findIndex((count, hex) => count >= 2 && tilesIn(s).includes(hex));

/** A hex at the rim of the board, far from every tile. */
const FAR = 0;

describe('a mouse that lies where it clicked', () => {
  it('explains nothing that the answer brings under it, until it moves', async () => {
    const table = await sitDown(stateIn((s) => asks(s, 'planning space')));
    const space = `[data-move="${String(legalMoves(table.state())[0])}"]`;
    const place = table.find(space).getAttribute('data-place');
    await table.point(space);
    expect(table.box.querySelector('#table-tooltip')).not.toBeNull();
    await table.click(space);
    await table.over(`[data-place="${place!}"]`, 0);
    // As long as the mouse must rest before it counts as pointing.
    await table.after(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(table.box.querySelector('[aria-describedby="table-tooltip"]')).toBeNull();
    await table.point(`[data-place="${place!}"]`);
  });
});

describe('a move in steps', () => {
  const start = stateIn(canMoveTwo);
  const from = crowded(start);
  const toFrom = (): number => {
    const s = copyState(start);
    play(s, TILE + from, randomChance(rng(1)));
    return tilesIn(s)[0]!;
  };
  const to = toFrom();
  const most = Math.min(start.speciesLeft, start.movable[from]!);

  it.each(['mouse', 'touch'] as const)(
    'is made at once by dragging a group from tile to tile (%s): all of it',
    async (pointerType) => {
      const table = await sitDown(start);
      const animal = decision(start)!.animal;
      const before = start.species[onTile(animal, to)]!;
      await table.drag(from, to, pointerType);
      expect(table.made).toEqual([TILE + from, TILE + to, COUNT + most]);
      expect(table.joined).toEqual([TILE + to, COUNT + most]);
      expect(table.state().species[onTile(animal, to)]).toBe(before + most);
    },
  );

  it('takes as many along as a digit says, and none where nobody can go or Escape is pressed', async () => {
    const table = await sitDown(start);
    await table.drag(from, to, 'mouse', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    expect(table.made).toEqual([]);
    await table.drag(from, FAR, 'mouse');
    expect(table.made).toEqual([]);
    await table.drag(from, to, 'mouse', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: '1' })));
    expect(table.made).toEqual([TILE + from, TILE + to, COUNT + 1]);
  });

  it('offers the numbers at the tile that is pointed at: a click or a digit names both', async () => {
    const table = await sitDown(start);
    await table.click(`[data-move="${String(TILE + from)}"]`);
    expect(table.box.querySelectorAll('.ds-count-chip')).toHaveLength(0);
    await table.point(`[data-move="${String(TILE + to)}"]`);
    expect([...table.box.querySelectorAll('.ds-count-chip')].map((chip) => chip.textContent)).toEqual(
      Array.from({ length: most }, (_, i) => String(most - i)),
    );
    await table.click('.ds-count-chip.ds-most');
    expect(table.made).toEqual([TILE + from, TILE + to, COUNT + most]);
  });

  it('takes a digit once the tile is named', async () => {
    const table = await sitDown(start);
    await table.click(`[data-move="${String(TILE + from)}"]`);
    await table.click(`[data-move="${String(TILE + to)}"]`);
    await table.press('2');
    expect(table.made.at(-1)).toBe(COUNT + 2);
  });

  it('goes back a step by Escape, by the tile that was named, and by another of one’s own', async () => {
    const table = await sitDown(start);
    await table.click(`[data-move="${String(TILE + from)}"]`);
    await table.click(`[data-move="${String(TILE + to)}"]`);
    expect(asks(table.state(), 'migration count')).toBe(true);
    await table.press('Escape');
    expect(asks(table.state(), 'migration to')).toBe(true);
    await table.click('.ds-undoable:not(.ds-named)');
    expect(table.made).toHaveLength(1);
    expect(table.joined).toEqual([]);
    expect(table.made).not.toContain(TILE + from);
    expect(asks(table.state(), 'migration to')).toBe(true);
    await table.click('.ds-named');
    expect(table.made).toEqual([]);
    // Nothing has been named, so the key does nothing more.
    await table.press('Escape');
    expect(asks(table.state(), 'migration from')).toBe(true);
  });

  it('says what an undo takes back, and makes it again', async () => {
    const table = await sitDown(start);
    expect(table.find('.table-redo').hasAttribute('disabled')).toBe(true);
    await table.drag(from, to, 'mouse');
    expect(table.find('.table-undo').getAttribute('aria-label')).toBe(`Undo ${String(most)} species`);
    await table.press('u');
    expect(asks(table.state(), 'migration count')).toBe(true);
    await table.click('.table-redo');
    expect(asks(table.state(), 'migration count')).toBe(false);
  });
});

describe('a whole action', () => {
  const start = stateIn((s) => {
    if (!asks(s, 'speciation tile')) return false;
    return tilesIn(s).length > 1 && s.genePool[s.actor]! > 8;
  });

  it('is one click: as many species on every tile as its limit allows', async () => {
    const table = await sitDown(start);
    const { actor } = start;
    const tiles = tilesIn(start);
    const button = table.find('[data-bar] [data-steps]');
    const counts = /: (.*)/.exec(button.textContent)![1]!.split(' + ').map(Number);
    expect(counts).toHaveLength(tiles.length);
    await table.click('[data-bar] [data-steps]');
    const placed = tiles.map((hex) => table.state().species[onTile(actor, hex)]! - start.species[onTile(actor, hex)]!);
    expect(placed.sort()).toEqual(counts.sort());
    expect(table.joined).toEqual(table.made.slice(1));
  });

  it('is offered where it began, too, as long as no tile is pointed at', async () => {
    const table = await sitDown(start);
    const chips = (): (string | null)[] =>
      [...table.box.querySelectorAll('.ds-count-chips .ds-count-chip')].map(({ textContent }) => textContent);
    expect(chips()).toEqual([expect.stringMatching(/^\+\d+( \+\d+)+$/)]);
    await table.point(`[data-move="${String(TILE + tilesIn(start)[0]!)}"]`);
    expect(chips().filter((text) => text?.startsWith('+'))).toEqual([]);
    expect(chips()).toContain('1');
  });
});

describe('species that wander to a new tile', () => {
  /** The most species that may leave a tile. */
  const mostFrom = (s: State, hex: number): number => {
    const after = copyState(s);
    play(after, TILE + hex, randomChance(rng(1)));
    return Math.max(1, ...legalMoves(after).flatMap((move) => (kindOf(move) === kindOf(COUNT) ? [valueOf(move)] : [])));
  };
  const start = stateIn(
    (s) => asks(s, 'wanderlust from') && tilesIn(s).length > 1 && tilesIn(s).some((hex) => mostFrom(s, hex) > 1),
  );
  const { animal } = decision(start)!;

  it('go at once by one click: as many as may from every tile', async () => {
    const table = await sitDown(start);
    const counts = /: (.*)/.exec(table.find('[data-bar] [data-steps]').textContent)![1]!.split(' + ').map(Number);
    expect(counts).toHaveLength(tilesIn(start).length);
    const before = start.species[onTile(animal, start.tile)]!;
    await table.click('[data-bar] [data-steps]');
    const gone = counts.reduce((sum, count) => sum + count, 0);
    expect(table.state().species[onTile(animal, start.tile)]).toBe(before + gone);
    expect(table.joined).toEqual(table.made.slice(1));
  });

  it.each(['mouse', 'touch'] as const)('go by dragging a group to the new tile (%s)', async (pointerType) => {
    const table = await sitDown(start);
    const from = tilesIn(start).find((hex) => mostFrom(start, hex) > 1)!;
    const most = mostFrom(start, from);
    const before = start.species[onTile(animal, start.tile)]!;
    await table.drag(from, start.tile, pointerType);
    expect(table.made).toEqual([TILE + from, COUNT + most]);
    expect(table.state().species[onTile(animal, start.tile)]).toBe(before + most);
  });
});

describe('while others move', () => {
  /** A table at which one or two others have moved and a spectator has seen the first move; `onSkipping` receives who skips. */
  async function lookOn(moved: 1 | 2) {
    const start = stateIn((s) => asks(s, 'planning space'));
    const frames: { state: State; history: readonly Noted[] }[] = [{ state: start, history: [] }];
    const movers: number[] = [];
    for (let moves = 0; moves < 2; moves++) {
      const { state, history } = frames.at(-1)!;
      const after = copyState(state);
      const events: GameEvent[] = [];
      const { player, animal } = decision(state)!;
      const [move] = legalMoves(state);
      play(after, move!, { ...randomChance(rng(1)), emit: (event) => events.push(event) });
      movers.push(player);
      frames.push({
        state: after,
        history: [...history, { player, animal, move: move!, turn: state.turn, phase: state.phase, events }],
      });
    }
    const box = document.body.appendChild(document.createElement('div'));
    const root = createRoot(box);
    unmount = () => {
      root.unmount();
    };
    const onlooker = [0, 1, 2].find((seat) => !movers.includes(seat))!;
    const onSkipping = jest.fn();
    const pawns = (): number => box.querySelectorAll('.ds-display .ds-pawn-on').length;
    const settle = async (): Promise<void> => {
      do
        await act(async () => {
          await new Promise((resolve) => setTimeout(resolve, 40));
        });
      while (box.querySelector('[aria-busy="true"]') !== null);
    };
    for (const { state, history } of frames.slice(0, moved + 1)) {
      act(() => {
        root.render(
          <OnSkipping value={onSkipping}>
            <LocaleContext value={en}>
              <Board
                state={state}
                history={history.map(entryOf)}
                names={['Ann', 'Ben', 'Cleo']}
                seats={[onlooker]}
                onMove={nothing}
                pace="slow"
              />
            </LocaleContext>
          </OnSkipping>,
        );
      });
      await settle();
    }
    while (pawns() === 0) await settle();
    expect(pawns()).toBe(1);
    const send = async (target: EventTarget, event: Event): Promise<void> => {
      act(() => {
        target.dispatchEvent(event);
      });
      await settle();
    };
    return {
      onSkipping,
      pawns,
      click: (selector: string) => send(box.querySelector(selector)!, new MouseEvent('click', { bubbles: true })),
      press: (key: string) => send(window, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    };
  }

  it('a click goes on to what they did next, unless it is on a button', async () => {
    const table = await lookOn(2);
    const first = table.pawns();
    await table.click('.table-open-log');
    expect(table.pawns()).toBe(first);
    await table.click('.ds-earth-view');
    expect(table.pawns()).toBe(first + 1);
  });

  it('Space goes on to what they did next', async () => {
    const table = await lookOn(2);
    const first = table.pawns();
    await table.press(' ');
    expect(table.pawns()).toBe(first + 1);
    expect(table.onSkipping).not.toHaveBeenCalled();
  });

  it.each(['the button', 'its key'])(
    '%s skips to one’s own turn while what they did is still being shown',
    async (by) => {
      const table = await lookOn(2);
      await (by === 'its key' ? table.press('n') : table.click('[aria-keyshortcuts="n"]'));
      expect(table.pawns()).toBe(2);
    },
  );

  it.each(['the button', 'its key'])('%s skips to one’s own turn also where nothing waits to be shown', async (by) => {
    const table = await lookOn(1);
    await (by === 'its key' ? table.press('n') : table.click('[aria-keyshortcuts="n"]'));
    expect(table.onSkipping).toHaveBeenLastCalledWith(true);
  });
});

describe('a hint', () => {
  it('brings the space that it names into view', () => {
    const start = stateIn((s) => asks(s, 'planning space'));
    const brought: (string | null)[] = [];
    const before = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView')!;
    Element.prototype.scrollIntoView = function () {
      brought.push(this.getAttribute('data-move'));
    };
    const move = legalMoves(start).at(-1)!;
    const box = document.body.appendChild(document.createElement('div'));
    const root = createRoot(box);
    unmount = () => {
      root.unmount();
      Object.defineProperty(Element.prototype, 'scrollIntoView', before);
    };
    const table = (advised: Move | null) => (
      <LocaleContext value={en}>
        <Board
          state={start}
          history={[]}
          names={['A', 'B', 'C']}
          seats={[0, 1, 2]}
          onMove={nothing}
          advice={advised === null ? null : { move: advised, other: null, reasons: [] }}
        />
      </LocaleContext>
    );
    act(() => {
      root.render(table(null));
    });
    expect(brought).toEqual([]);
    act(() => {
      root.render(table(move));
    });
    expect(brought).toEqual([String(move)]);
  });
});

describe('a finger', () => {
  it('looks at an answer first, and gives it with a second tap or the button that says so', async () => {
    const start = stateIn((s) => asks(s, 'planning space') && legalMoves(s).length > 5);
    const [move] = legalMoves(start) as [Move];
    expect(kindOf(move)).toBe(kindOf(SPACE));
    const table = await sitDown(start);
    const tap = (selector: string) =>
      table.after(() => {
        const target = table.find(selector);
        target.dispatchEvent(new window.PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
        target.dispatchEvent(new window.PointerEvent('pointerup', { bubbles: true, pointerType: 'touch' }));
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      });
    await tap(`[data-move="${String(move)}"]`);
    expect(table.made).toEqual([]);
    await tap('.table-tooltip-confirm');
    expect(table.made).toEqual([move]);
    const [next] = legalMoves(table.state()) as [Move];
    await tap(`[data-move="${String(next)}"]`);
    await tap(`[data-move="${String(next)}"]`);
    expect(table.made).toEqual([move, next]);
  });
});
