/** @jest-environment jsdom */
import { act } from 'react';
import { describe, expect, it, jest } from '@jest/globals';
import { randomChance } from '../../src/kit/chance.ts';
import type { HistoryEntry } from '../../src/kit/module.ts';
import { rng } from '../../src/kit/rng.ts';
import type { Button, Choices } from '../../src/table/types.ts';
import { FRAME_KEYS, type FreeKey } from '../../src/table/frame-keys.ts';
import { gameKeys } from '../../src/table/keys/use-table-keys.ts';
import { TableFrame } from '../../src/table/TableFrame.tsx';
import type { Move, TableProps } from '../../src/table/types.ts';
import { neverResize, setScreen } from '../support/fake-screen.ts';
import { mounted } from '../support/mounted.ts';
import { eventually } from '../support/waiting.ts';
import type { Tricks } from './board/tricks.ts';
import { board } from './english.ts';
import { game as tricks } from './index.ts';
import { type Event, KEEP, type State } from './rules/index.ts';

// jsdom has none; the states of this game are JSON.
globalThis.structuredClone = <T,>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
setScreen(() => true);
neverResize();

type Entry = HistoryEntry<Move, Event>;

const page = mounted();

/** A table of two whose moves this page carries out; `play` makes a move for a seat that is not at this screen. */
function sitDown(more: Partial<TableProps<Tricks>> = {}) {
  const chance = randomChance(rng(1));
  let state: State = tricks.rules.newGame({ players: 2 }, chance);
  let history: readonly Entry[] = [{ player: null, move: null, events: [], asked: null }];
  let given = more;
  const made: [move: Move, isJoined: boolean][] = [];
  const draw = (): void => {
    page.root.render(
      <TableFrame<Tricks>
        game={tricks}
        board={board}
        state={state}
        history={history}
        names={['Ann', 'Ben']}
        seats={[0, 1]}
        onMove={play}
        {...given}
      />,
    );
  };
  function play(move: Move, isJoined = false): void {
    made.push([move, isJoined]);
    const asked = tricks.rules.decision(state)!;
    const after = tricks.rules.copy(state);
    const events: Event[] = [];
    tricks.rules.play(after, move, { ...chance, emit: (event: Event) => events.push(event) });
    state = after;
    history = [...history, { player: asked.player, move, events, asked }];
    draw();
  }
  act(draw);
  pass(100);
  return {
    state: () => state,
    made,
    play: (move: Move): void => {
      act(() => {
        play(move);
      });
    },
    give: (next: Partial<TableProps<Tricks>>): void => {
      given = { ...more, ...next };
      act(draw);
      pass(100);
    },
  };
}
function pass(ms: number): void {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}
const prompt = (): string =>
  ['.table-turn', '.table-who', '[data-prompt] h1']
    .map((each) => page.box.querySelector(each)?.textContent ?? '')
    .join(' ')
    .trim();
const target = (move: Move): HTMLElement | null => page.box.querySelector<HTMLElement>(`[data-move="${String(move)}"]`);
function click(move: Move): void {
  act(() => {
    target(move)!.click();
  });
  pass(100);
}
const buttonNamed = (name: string): HTMLElement =>
  [...page.box.querySelectorAll<HTMLElement>('button')].find((each) => each.textContent === name)!;
const preview = (): string | undefined => page.box.querySelector<HTMLElement>('[data-preview]')?.dataset.preview;

describe('the frame around a game of its own', () => {
  it('plays a whole game by clicks on the board and in the bar', () => {
    const { state } = sitDown();
    expect(prompt()).toBe('1 Ann lay a card face down');
    // Three rounds of two seats, each with a card and whether to keep it.
    for (let i = 0; i < 12; i++) {
      const { asked, stage, hands } = state();
      click(stage === 'swap' ? KEEP : Math.max(...hands[asked]!));
    }
    expect(prompt()).toBe('The game is over.');
    expect(page.box.querySelectorAll('[data-move]')).toHaveLength(0);
    const points = [...page.box.querySelectorAll<HTMLElement>('[data-points]')].map((each) =>
      Number(each.dataset.points),
    );
    expect(points).toEqual(state().points);
  });

  it('offers nothing while another seat is asked, and shows the own hand', () => {
    const { state } = sitDown({ seats: [1] });
    expect(page.box.querySelectorAll('[data-move]')).toHaveLength(0);
    expect([...page.box.querySelectorAll('.tricks-hand i')].map((each) => Number(each.textContent))).toEqual(
      state().hands[1],
    );
  });

  it('previews the move under the pointer, otherwise the advised move', () => {
    const { state, give } = sitDown();
    const [first, second] = state().hands[0] as [number, number];
    const over = (element: HTMLElement): void => {
      act(() => {
        element.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
      });
      pass(100);
    };
    expect(preview()).toBeUndefined();
    over(target(first)!);
    expect(preview()).toBe(String(first));
    give({ advice: { move: second, other: null, reasons: [] } });
    expect(preview()).toBe(String(first));
    over(page.box.querySelector('.tricks-middle')!);
    expect(preview()).toBe(String(second));
    expect(target(second)!.dataset.advised).toBe('true');
  });

  it('shows the moves of others one after another, longer at a slow pace', () => {
    const { state, play } = sitDown({ seats: [1], pace: 'slow' });
    play(state().hands[0]![0]!);
    play(KEEP);
    pass(100);
    // The card laid is read for 300 ms at the calm pace.
    expect(prompt()).toBe('1 Ann swap the card, or keep it');
    expect(page.box.querySelectorAll('[data-move]')).toHaveLength(0);
    pass(400);
    expect(prompt()).toBe('1 Ann swap the card, or keep it');
    pass(300);
    expect(prompt()).toBe('1 Ben lay a card face down');
  });

  it('goes on at a click on nothing while it is behind, and only then', () => {
    const { state, play } = sitDown({ seats: [1], pace: 'slow' });
    const clickOnNothing = (): void => {
      act(() => {
        page.box.querySelector<HTMLElement>('.tricks-middle')!.click();
      });
      pass(20);
    };
    play(state().hands[0]![0]!);
    play(KEEP);
    pass(100);
    expect(prompt()).toBe('1 Ann swap the card, or keep it');
    clickOnNothing();
    expect(prompt()).toBe('1 Ben lay a card face down');
    clickOnNothing();
    expect(prompt()).toBe('1 Ben lay a card face down');
  });

  it('makes the moves of a gesture one after another, joined for undo', () => {
    const { state, made } = sitDown();
    const highest = Math.max(...state().hands[0]!);
    act(() => {
      buttonNamed('Lay the highest').click();
    });
    pass(100);
    expect(made).toEqual([
      [highest, false],
      [KEEP, true],
    ]);
    expect(prompt()).toBe('1 Ben lay a card face down');
  });
});

function press(key: string, more: KeyboardEventInit = {}): void {
  act(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  });
  pass(100);
}
const toolTitles = (): (string | null)[] =>
  [...page.box.querySelectorAll('.table-tools > button')].map((each) => each.getAttribute('title'));

describe('the bar around a game of its own', () => {
  it('has its tools in one order, and none that the page does not offer', () => {
    const { give } = sitDown();
    expect(toolTitles()).toEqual(['Moves', 'Log', 'Chart', 'Rules']);
    give({ onUndo: () => undefined, onRedo: null, hintLabel: 'Hint' });
    expect(toolTitles()).toEqual(['Hint', 'Undo', 'Redo', 'Moves', 'Log', 'Chart', 'Rules']);
  });

  it('says on the undo button what an undo takes back, and that it takes back what others did since', () => {
    const { give } = sitDown();
    const made = [0, 1, 1].map((player) => ({ player, move: KEEP, events: [], asked: null }));
    give({ onUndo: () => undefined, undoes: made });
    expect(toolTitles()).toContain('Undo: Keep it, and all since');
  });

  it('plays a button by its key, and undoes and redoes by keys', () => {
    const onUndo = jest.fn();
    const onRedo = jest.fn();
    const { state, made } = sitDown({ onUndo, onRedo });
    press('k');
    expect(made).toEqual([]);
    click(state().hands[0]![0]!);
    press('k');
    expect(made.at(-1)).toEqual([KEEP, false]);
    press('u');
    press('z', { ctrlKey: true });
    press('z', { ctrlKey: true, shiftKey: true });
    expect([onUndo.mock.calls.length, onRedo.mock.calls.length]).toEqual([2, 1]);
  });

  it('shows the hint, compared with another move, and asks why not another', () => {
    const { state, give } = sitDown();
    const [first, second] = state().hands[0] as [number, number];
    const onWhyNot = jest.fn();
    const reasons = [{ reason: 'wins', points: 1 }];
    const note = (): string => page.box.querySelector('.ui-hint')!.textContent;
    give({ advice: { move: first, other: { move: second, behind: 2 }, reasons }, onWhyNot });
    expect(note()).toContain(
      `Hint: Lay ${String(first)}. 2.0 points more than “Lay ${String(second)}”. It wins more tricks.`,
    );
    give({ advice: { move: first, other: { move: second, behind: 2, isAsGood: true }, reasons }, onWhyNot });
    expect(note()).toContain(`About as good: Lay ${String(second)}.`);
    act(() => {
      const select = page.box.querySelector('select')!;
      select.value = `Lay ${String(second)}`;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(onWhyNot).toHaveBeenCalledWith(second);
  });

  it('says what the move under the pointer would do, in place of the note', () => {
    const { state } = sitDown();
    const [card] = state().hands[0]!;
    act(() => {
      target(card!)!.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    });
    // It counts once the mouse rests.
    pass(200);
    expect(page.box.querySelector('.table-note')!.textContent).toBe(`${String(card)} will lie on the table.`);
  });

  it('lists all moves with their effects by the key a, plays from the list and focuses the next first one', async () => {
    const { state, made } = sitDown();
    press('a');
    // The effects are loaded.
    await act(() => Promise.resolve());
    const listed = (): HTMLElement[] => [...page.box.querySelectorAll<HTMLElement>('[data-listed]')];
    const hand = state().hands[0]!;
    expect(listed().map((each) => each.textContent)).toEqual(
      hand.map((card) => `Lay ${String(card)}${String(card)} will lie on the table.`),
    );
    expect(document.activeElement).toBe(listed()[0]);
    act(() => {
      listed()[0]!.click();
    });
    pass(100);
    expect(made).toEqual([[hand[0], false]]);
    expect(document.activeElement).toBe(listed()[0]);
    press('Escape');
    expect(listed()).toEqual([]);
  });

  it('shows all keys by the key ?, those of the game first', async () => {
    const { state } = sitDown();
    click(state().hands[0]![0]!);
    press('?');
    jest.useRealTimers();
    await eventually(() => {
      act(() => undefined);
      expect(page.box.querySelector('dialog')).not.toBeNull();
    });
    const keys = [...page.box.querySelectorAll('dialog dl > div')].map((each) => each.textContent);
    expect(keys.slice(0, 3)).toEqual(['KKeep it', 'AMoves', 'LLog']);
  });
});

describe('the keys of a game', () => {
  const none: Choices<Tricks> = { buttons: [], choose: () => undefined };
  const act = (): void => undefined;

  it.each(FRAME_KEYS)('may not be the frame’s own "%s"', (key) => {
    expect(() => gameKeys(none, [{ key: key as FreeKey, label: 'Deal', act }])).toThrow(`"${key}" cannot mean "Deal"`);
  });

  it('may not mean two things', () => {
    const button: Button<Tricks> = { moves: [KEEP], label: 'Keep', key: 'k' };
    expect(gameKeys({ ...none, buttons: [button] }, [{ key: 'd', label: 'Deal', act }]).map(({ key }) => key)).toEqual([
      'k',
      'd',
    ]);
    expect(() => gameKeys({ ...none, buttons: [button] }, [{ key: 'k', label: 'Deal', act }])).toThrow('"k"');
  });
});

describe('the notices of a page', () => {
  const rows = (): (string | null)[] => [...page.box.querySelectorAll('.table-notice')].map((each) => each.textContent);

  it('stand below the bar, the most urgent first, with their buttons and keys', () => {
    const { give } = sitDown();
    expect(rows()).toEqual([]);
    const grant = jest.fn();
    give({
      notices: [
        { name: 'over', kind: 'calm', text: 'The next game is open.', actions: [{ label: 'Next', href: '#next' }] },
        { name: 'undo', kind: 'question', text: 'Take back?', actions: [{ label: 'Allow', key: 'y', act: grant }] },
        { name: 'offline', kind: 'danger', text: 'No connection.' },
        { name: 'refused', kind: 'alert', text: 'Not your turn.' },
      ],
    });
    expect(rows()).toEqual(['Not your turn.', 'No connection.', 'Take back?Allow Y', 'The next game is open.Next']);
    expect(page.box.querySelector('[role=alert]')!.textContent).toBe('Not your turn.');
    press('y');
    expect(grant).toHaveBeenCalledTimes(1);
    give({ notices: [] });
    press('y');
    expect(grant).toHaveBeenCalledTimes(1);
  });
});
