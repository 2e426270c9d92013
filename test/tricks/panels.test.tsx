/** @jest-environment jsdom */
/** Panels of any game: in place, in a drawer, as sheets. */
import { act } from 'react';
import { describe, expect, it, jest } from '@jest/globals';
import { randomChance } from '../../src/kit/chance.ts';
import type { HistoryEntry } from '../../src/kit/module.ts';
import { rng } from '../../src/kit/rng.ts';
import { TableFrame } from '../../src/table/TableFrame.tsx';
import type { Board, Move } from '../../src/table/types.ts';
import { useTable } from '../../src/table/use-table.ts';
import { neverResize, setScreen } from '../support/fake-screen.ts';
import { mounted } from '../support/mounted.ts';
import type { Tricks } from './board/tricks.ts';
import { board as tricksBoard } from './english.ts';
import { game as tricks } from './index.ts';
import { type Event, KEEP, type State } from './rules/index.ts';

globalThis.structuredClone = <T,>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
neverResize();

// The answers of the screen are kept until the next microtask.
const page = mounted({ doNotFake: ['queueMicrotask'] });

/** What has been won, in place on a wide screen. */
function Won() {
  const { state, names } = useTable<Tricks>();
  return <p data-won="">{names.map((name, player) => `${name}: ${String(state.points[player])}`).join(', ')}</p>;
}

/** The whole hand, on which a card is chosen on a small screen. */
function Hand() {
  const { state, seat } = useTable<Tricks>();
  return <p data-hand="">{seat === null ? '' : state.hands[seat]!.join(' ')}</p>;
}

/** The board with panels of each sort. */
const board: Board<Tricks> = {
  ...tricksBoard,
  panels: [
    { name: 'tricks', title: () => 'Tricks', Content: Won, where: 'in place' },
    {
      name: 'hand',
      title: () => 'Hand',
      Content: Hand,
      where: 'in place',
      isNeeded: ({ question, legal }) => question?.kind === 'lay' && legal.size > 0,
    },
    { name: 'help', title: () => 'Help', Content: () => <p data-help="">Highest card wins.</p>, where: 'drawer' },
  ],
  Rulebook: ({ target }) => <p data-rules={target?.to ?? ''}>The highest card wins the trick.</p>,
};

/** A table of two, one of whom is at this screen, or both. */
function sitDown(screen: 'wide' | 'phone', seats: readonly number[] = [0, 1]) {
  setScreen(() => screen === 'wide');
  const chance = randomChance(rng(1));
  let state: State = tricks.rules.newGame({ players: 2 }, chance);
  let history: readonly HistoryEntry<Move, Event>[] = [{ player: null, move: null, events: [], asked: null }];
  const draw = (): void => {
    act(() => {
      page.root.render(
        <TableFrame<Tricks>
          game={tricks}
          board={board}
          state={state}
          history={history}
          names={['Ann', 'Ben']}
          seats={seats}
          onMove={() => undefined}
        />,
      );
    });
    act(() => {
      jest.advanceTimersByTime(100);
    });
  };
  draw();
  return {
    /** The seat asked lays its first card, or keeps it. */
    play: (): void => {
      const asked = tricks.rules.decision(state)!;
      const move = asked.stage === 'swap' ? KEEP : state.hands[asked.player]![0]!;
      const after = tricks.rules.copy(state);
      const events: Event[] = [];
      tricks.rules.play(after, move, { ...chance, emit: (event: Event) => events.push(event) });
      state = after;
      history = [...history, { player: asked.player, move, events, asked }];
      draw();
    },
    asked: () => tricks.rules.decision(state),
    isOver: () => state.over,
  };
}
/** The panels to be seen, each with how it stands. */
const panels = (): string[] =>
  [...page.box.querySelectorAll<HTMLElement>('[data-panel]')].map(
    ({ dataset }) => `${dataset.panel!} ${dataset.form!}`,
  );
const click = (element: HTMLElement | null): void => {
  act(() => {
    element!.click();
  });
};
const tab = (name: string): void => {
  click([...page.box.querySelectorAll<HTMLElement>('.table-tab')].find((each) => each.textContent === name) ?? null);
};
const press = (key: string): void => {
  act(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
};

describe('on a wide screen', () => {
  const IN_PLACE = ['tricks in place', 'hand in place'];

  it('panels in place are always in view, and the others open in a drawer one at a time', () => {
    sitDown('wide');
    expect(panels()).toEqual(IN_PLACE);
    expect(page.box.querySelector('.table-tabs')).toBeNull();
    click(page.box.querySelector('.table-open-help'));
    expect(panels()).toEqual([...IN_PLACE, 'help drawer']);
    press('/');
    expect(panels()).toEqual([...IN_PLACE, 'rules drawer']);
    expect(page.box.querySelector('[data-rules]')!.getAttribute('data-rules')).toBe('search');
    click(page.box.querySelector('.table-panel-head button'));
    expect(panels()).toEqual(IN_PLACE);
  });

  it('a drawer gives way to the panel in place on which the question is answered', () => {
    const { play } = sitDown('wide');
    press('l');
    play();
    expect(panels()).toEqual([...IN_PLACE, 'log drawer']);
    play();
    expect(panels()).toEqual(IN_PLACE);
  });

  it('the final scoring opens at the end of the game, and closes by Escape', () => {
    const { play, isOver } = sitDown('wide');
    while (!isOver()) play();
    expect(panels()).toEqual([...IN_PLACE, 'chart drawer']);
    expect(page.box.querySelector('[data-panel=chart]')!.getAttribute('aria-label')).toBe('Result');
    press('Escape');
    expect(panels()).toEqual(IN_PLACE);
  });
});

describe('on a phone', () => {
  it('all are sheets with tabs, and none is open unless the question is answered on it', () => {
    const { play } = sitDown('phone');
    expect([...page.box.querySelectorAll('.table-tab')].map((each) => each.textContent)).toEqual([
      'Table',
      'Tricks',
      'Hand',
      'Help',
      'Log',
      'Chart',
      'Rules',
    ]);
    expect(panels()).toEqual(['hand sheet']);
    play();
    expect(panels()).toEqual([]);
    play();
    expect(panels()).toEqual(['hand sheet']);
  });

  it('a sheet closes by its tab, the tab of the table, its handle and the Back button', () => {
    const { play } = sitDown('phone');
    play();
    tab('Log');
    expect(panels()).toEqual(['log sheet']);
    tab('Log');
    expect(panels()).toEqual([]);
    tab('Tricks');
    tab('Table');
    expect(panels()).toEqual([]);
    tab('Tricks');
    click(page.box.querySelector('.table-grabber'));
    expect(panels()).toEqual([]);
    tab('Tricks');
    // What was closed by hand has sent the browser back, which arrives first.
    for (let i = 0; i < 2; i++) {
      act(() => {
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
    }
    expect(panels()).toEqual([]);
  });

  it('what is opened while others decide stays until the next own move', () => {
    const { play, asked } = sitDown('phone', [0]);
    play();
    play();
    tab('Help');
    do {
      play();
      expect(panels()).toEqual(['help sheet']);
    } while (asked()?.player !== 0);
    play();
    expect(panels()).toEqual([]);
  });

  it('the list of moves stays from one question to the next, but not while others decide', () => {
    const { play } = sitDown('phone', [0]);
    press('a');
    play();
    expect(panels()).toEqual(['moves sheet']);
    play();
    expect(panels()).toEqual([]);
  });
});
