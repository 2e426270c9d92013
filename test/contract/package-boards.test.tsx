/**
 * @jest-environment jsdom
 *
 * The boards of the package in boardgame.io's React client: all seats on one device, and seats at a table on a server.
 */
import { type ReactNode, act } from 'react';
import { createRoot } from 'react-dom/client';
import { Client as HeadlessClient } from 'boardgame.io/dist/cjs/client.js';
import { Local } from 'boardgame.io/dist/cjs/multiplayer.js';
import { Client } from 'boardgame.io/dist/cjs/react.js';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CardGameBoard } from '../../package/card-game/board.tsx';
import { CardGame, type State as CardState } from '../../package/card-game/index.ts';
import { oneDevice } from '../../package/kit.ts';
import { type TableProps, boardOf } from '../../package/table.tsx';
import { loadGame } from '../../src/games/index.ts';
import type { G } from '../../src/kit/boardgame/g.ts';
import type { BoardProps, GameModule, GameOptions, GameUI, HistoryEntry } from '../../src/kit/module.ts';
import { wholeOf } from '../../src/kit/boardgame/one-device.ts';
import { rng } from '../../src/kit/rng.ts';
import { seen } from '../../src/kit/seen.ts';
import { neverResize, setScreen } from '../support/fake-screen.ts';
import { expectSame } from '../support/same.ts';
import { game as tricks } from '../tricks/index.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
setScreen((query) => query.includes('reduce') || query.includes('75rem'));
neverResize();
// What jsdom lacks.
globalThis.structuredClone = (value: unknown): never => JSON.parse(JSON.stringify(value)) as never;

/** A card that is not shown. */
const HIDDEN = 127;

let complaints: jest.SpiedFunction<typeof console.error>;
const unmounts: (() => void)[] = [];
beforeEach(() => {
  complaints = jest.spyOn(console, 'error');
});
afterEach(async () => {
  for (const unmount of unmounts.splice(0)) await settled(unmount);
  document.body.innerHTML = '';
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});

/** Does something, and all that follows from it. */
const settled = (action: () => void): Promise<void> =>
  act(async () => {
    action();
    await new Promise((resolve) => setTimeout(resolve, 0));
  });

async function render(table: ReactNode): Promise<HTMLElement> {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  unmounts.push(() => {
    root.unmount();
  });
  await settled(() => {
    root.render(table);
  });
  return box;
}

type Shown = BoardProps<unknown, unknown, unknown>;
type Props = TableProps<unknown, unknown>;

/** The board of a game that draws only the curtain: it notes what boardgame.io passes to the table, and the table to the board. */
function notingBoard(game: GameModule) {
  const noted: { shown?: Shown; props?: Props } = {};
  const ui: Pick<GameUI<unknown, unknown, unknown, GameOptions>, 'Board' | 'Words' | 'loadWords'> = {
    Board(props) {
      noted.shown = props;
      return props.curtain;
    },
    Words: ({ children }) => children,
    loadWords: () => Promise.resolve({}),
  };
  const { Board: Table } = boardOf(game, ui, {});
  const Board = (props: Props) => {
    noted.props = props;
    return <Table {...props} />;
  };
  return { Board, noted: noted as { shown: Shown; props: Props } };
}

const isCurtained = (box: HTMLElement): boolean => box.querySelector('.table-curtain') !== null;
const confirm = (box: HTMLElement): Promise<void> =>
  settled(() => {
    box.querySelector<HTMLElement>('.table-curtain button')!.click();
  });

const games: [string, () => Promise<GameModule>][] = [
  ['tricks', () => Promise.resolve(tricks as unknown as GameModule)],
  ...['dominant-species', 'card-game', 'evolution-game'].map((id): [string, () => Promise<GameModule>] => [
    id,
    () => loadGame(id),
  ]),
];

/** The most moves that are played. */
const MOVES = 120;

describe.each(games)('%s on one device', (_id, load) => {
  it.each([true, false])(
    'is shown to whoever is asked, move by move, and of what has happened only what they may know; curtain: %s',
    async (curtain) => {
      const game = await load();
      const { meta, rules } = game;
      const bgio = await game.bgio();
      const { Board, noted } = notingBoard(game);
      const numPlayers = meta.minPlayers;
      const Table = Client({ game: bgio as never, board: Board as never, numPlayers, debug: false });
      const box = await render(<Table {...({ curtain } as object)} />);
      const whole = (): unknown => ((wholeOf(noted.props.G) ?? noted.props.G) as G).state;
      const entries: HistoryEntry<unknown, unknown>[] = [];
      const randomInt = rng(3);
      let curtains = 0;
      let last: number | null = null;
      for (let moves = 0; moves < MOVES; moves++) {
        const asked = rules.decision(whole());
        if (asked === null) break;
        const { player } = asked;
        expect(isCurtained(box)).toBe(curtain && meta.hasSecrets && meta.isOpenTable !== true && player !== last);
        if (isCurtained(box)) {
          expect(box.textContent).toContain(`Player ${String(player + 1)}, it is your turn`);
          // Meanwhile the table is a spectator's.
          expectSame(noted.shown.state, rules.view(whole(), null));
          expectSame(
            noted.shown.history.slice(1),
            entries.map((entry) => seen(game, entry, null, false)),
          );
          expect([noted.shown.seats, noted.shown.onUndo]).toEqual([[], null]);
          await confirm(box);
          curtains++;
        }
        last = player;
        const { state, history, seats } = noted.shown;
        expectSame(state, rules.view(whole(), player));
        expect(seats).toEqual([...Array(numPlayers).keys()]);
        expectSame(
          history.slice(1),
          entries.map((entry) => seen(game, entry, player, false)),
        );
        const legal = rules.legalMoves(state);
        const move = legal[randomInt(legal.length)];
        await settled(() => {
          noted.shown.onMove(move);
        });
        const made = noted.props.log.findLast(({ action }) => action.type === 'MAKE_MOVE')!;
        const entry = wholeOf(made.metadata) as HistoryEntry<unknown, unknown>;
        expectSame([entry.player, entry.move], [player, move]);
        entries.push(entry);
      }
      expect(entries.length).toBeGreaterThan(10);
      if (curtain && meta.hasSecrets && meta.isOpenTable !== true) expect(curtains).toBeGreaterThan(2);
    },
  );

  it('shows a client without a board the hand of whoever is asked, made for one device', async () => {
    const game = await load();
    const { meta, rules, actions } = game;
    const numPlayers = meta.minPlayers;
    const client = HeadlessClient<G>({ game: oneDevice(await game.bgio()) as never, numPlayers, debug: false });
    const randomInt = rng(5);
    for (let moves = 0; moves < MOVES; moves++) {
      const { G } = client.getState()!;
      const { state } = client.store.getState().G as G;
      const asked = rules.decision(state);
      if (asked === null) break;
      expectSame(G.state, rules.view(state, asked.player));
      const legal = rules.legalMoves(G.state);
      const { move, args } = actions.write(legal[randomInt(legal.length)]);
      client.moves[move]!(...args);
    }
    expect(client.getState()!._stateID).toBeGreaterThan(10);
  });
});

describe.each(games)('%s over `Local`', (_id, load) => {
  it('shows each seat what it may know of what has happened, and of its own moves everything', async () => {
    const game = await load();
    const { meta, rules } = game;
    const bgio = await game.bgio();
    const numPlayers = meta.minPlayers;
    const multiplayer = Local();
    const tables: { viewer: number | null; box: HTMLElement; noted: ReturnType<typeof notingBoard>['noted'] }[] = [];
    for (const viewer of [...Array(numPlayers).keys(), null]) {
      const { Board, noted } = notingBoard(game);
      const Table = Client({ game: bgio as never, board: Board as never, numPlayers, multiplayer, debug: false });
      const box = await render(<Table {...(viewer === null ? {} : { playerID: String(viewer) })} matchID="table" />);
      tables.push({ viewer, box, noted });
    }
    const randomInt = rng(7);
    const entries: HistoryEntry<unknown, unknown>[] = [];
    /** The histories that the tables were shown before the last move. */
    let before: (readonly HistoryEntry<unknown, unknown>[])[] = [];
    for (let moves = 0; moves < MOVES; moves++) {
      const asked = rules.decision(tables[0]!.noted.shown.state);
      if (asked === null) break;
      const { shown } = tables[asked.player]!.noted;
      const legal = rules.legalMoves(shown.state);
      const move = legal[randomInt(legal.length)];
      await settled(() => {
        shown.onMove(move);
      });
      // `Local` hands on boardgame.io's log as it is: here the test finds what is behind it.
      const made = tables[0]!.noted.props.log.findLast(({ action }) => action.type === 'MAKE_MOVE')!;
      entries.push(wholeOf(made.metadata) as HistoryEntry<unknown, unknown>);
      const isOver = rules.decision(tables[0]!.noted.shown.state) === null;
      for (const [i, { viewer, box, noted }] of tables.entries()) {
        expect(isCurtained(box)).toBe(false);
        const { history } = noted.shown;
        expect(history).toHaveLength(entries.length + 1);
        const latest = history.at(-1)!;
        const known = seen(game, entries.at(-1)!, viewer, isOver);
        expectSame([latest.player, latest.move, latest.events], [asked.player, known.move, known.events]);
        // What was known of earlier moves is still known.
        if (before.length > 0) expectSame(history.slice(0, -1), before[i]);
      }
      before = tables.map(({ noted }) => noted.shown.history);
    }
    expect(entries.length).toBeGreaterThan(10);
  });
});

describe("the card game's board", () => {
  const Table = Client({ game: CardGame as never, board: CardGameBoard as never, numPlayers: 2, debug: false });

  it('hides the hands behind a curtain, and shows each player their own', async () => {
    const box = await render(<Table />);
    expect(box.querySelector('h1')!.textContent).toMatch(/Player \d, it is your turn/);
    const title = box.querySelector('h1')!.textContent;
    expect(box.querySelectorAll('.cg-held')).toHaveLength(0);
    // What everybody may see is there.
    expect(box.querySelectorAll('.cg-player')).toHaveLength(2);
    await confirm(box);
    const first = [...box.querySelectorAll('.cg-held')].map((each) => each.textContent);
    // Six events are in the deck twice.
    expect(new Set(first).size).toBeGreaterThan(3);
    expect(first.join(' ')).not.toMatch(/undefined|\?/);
    expect(first.length).toBeGreaterThan(5);
    await settled(() => {
      box.querySelector<HTMLElement>('[data-rank=end]')!.click();
    });
    expect(box.querySelector('h1')!.textContent).not.toBe(title);
    await confirm(box);
    const second = [...box.querySelectorAll('.cg-held')].map((each) => each.textContent);
    expect(second.length).toBe(first.length);
    expect(second).not.toEqual(first);
  });

  it('has no curtain where none is wanted', async () => {
    const box = await render(<Table {...({ curtain: false } as object)} />);
    expect(isCurtained(box)).toBe(false);
    expect(box.querySelectorAll('.cg-held').length).toBeGreaterThan(5);
  });

  it('speaks German', async () => {
    const box = await render(<Table {...({ language: 'de' } as object)} />);
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(box.textContent).toMatch(/Spieler \d, du bist am Zug/);
  });

  it('shows a seat its own hand alone, where the seat is named', async () => {
    const box = await render(<Table playerID="1" />);
    expect(isCurtained(box)).toBe(false);
    expect(box.querySelectorAll('.cg-held').length).toBeGreaterThan(5);
  });

  it('without it, the game shows nobody’s hand to nobody', () => {
    const { G } = HeadlessClient<G<CardState>>({ game: CardGame as never, numPlayers: 2, debug: false }).getState()!;
    expect(G.state.hands.flat().every((card) => card === HIDDEN)).toBe(true);
  });
});
