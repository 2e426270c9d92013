/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from '@jest/globals';
import { recordOf } from '../../../src/app/session/local-game.ts';
import { startSession } from '../../../src/app/session/session.ts';
import { type RunningSession, useSession } from '../../../src/app/hot-seat/use-session.ts';
import { loadGame } from '../../../src/games/index.ts';
import { randomChance } from '../../../src/kit/chance.ts';
import type { GameModule } from '../../../src/kit/module.ts';
import { replay } from '../../../src/kit/record/replay.ts';
import { rng } from '../../../src/kit/rng.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const module: GameModule = await loadGame('dominant-species' as string);
const { rules } = module;

/** A session on a page, with its current value. */
function run() {
  const session = startSession(
    module,
    { options: rules.defaultOptions(3) },
    ['Ann', 'Ben', 'Cleo'],
    randomChance(rng(5)),
  );
  const seen: { now: RunningSession | null } = { now: null };
  function Page() {
    const running = useSession(session, true, false);
    Object.assign(seen, { now: running });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => {
    root.render(<Page />);
  });
  const unmount = (): void => {
    act(() => {
      root.unmount();
    });
  };
  return { now: () => seen.now!, unmount };
}

it('records every one of several moves that are made before the page is drawn again', () => {
  const { now, unmount } = run();
  const start = now().local.now.state;
  const [first] = rules.legalMoves(start);
  const between = rules.copy(start);
  rules.play(between, first, randomChance(rng(1)));
  const [second] = rules.legalMoves(between);
  act(() => {
    now().play(first);
    now().play(second);
  });
  expect(recordOf(now().local).moves).toHaveLength(2);
  expect(replay(module, recordOf(now().local)).state).toEqual(now().local.now.state);
  act(() => {
    now().undo();
  });
  expect(recordOf(now().local).moves).toHaveLength(1);
  act(() => {
    now().redo();
  });
  expect(replay(module, recordOf(now().local)).state).toEqual(now().local.now.state);
  unmount();
});

it.each(['', ' for practice'])(
  'takes back what one gesture did at once, and makes it again at once, in a game%s',
  async (kind) => {
    const { now, unmount } = run();
    const later = async (what: () => void): Promise<void> => {
      await act(async () => {
        what();
        await new Promise((resolve) => setTimeout(resolve));
      });
    };
    const move = (isJoined?: boolean): Promise<void> =>
      later(() => {
        now().play(rules.legalMoves(now().local.now.state)[0], isJoined);
      });
    if (kind !== '') await later(now().practise);
    await move();
    await move();
    await move(true);
    await move(true);
    const made = now().local.now.state;
    expect(now().undoable).toBe(3);
    await later(now().undo);
    expect(recordOf(now().local).moves).toHaveLength(1);
    await later(now().redo);
    expect(recordOf(now().local).moves).toHaveLength(4);
    expect(now().local.now.state).toEqual(made);
    expect(now().undoable).toBe(3);
    // Another move in its place counts as a new gesture.
    await later(now().undo);
    await move();
    await move();
    expect(now().undoable).toBe(1);
    unmount();
  },
);

it('goes back without end in a game for practice, and on again', async () => {
  const { now, unmount } = run();
  for (let moves = 0; moves < 40; moves++) {
    const legal = rules.legalMoves(now().local.now.state);
    act(() => {
      now().play(legal[(7 * moves) % legal.length]);
    });
  }
  const { state } = now().local.now;
  act(() => {
    now().practise();
  });
  for (let i = 0; i < 40; i++) {
    expect(now().undoable).toBe(1);
    await act(async () => {
      now().undo();
      await new Promise((resolve) => setTimeout(resolve));
    });
  }
  expect(recordOf(now().local).moves).toEqual([]);
  expect(now().undoable).toBe(0);
  for (let i = 0; i < 40; i++) {
    await act(async () => {
      now().redo();
      await new Promise((resolve) => setTimeout(resolve));
    });
  }
  expect(now().canRedo).toBe(false);
  expect(now().local.now.state).toEqual(state);
  expect(recordOf(now().local).practice).toBe(true);
  unmount();
});

it('stores a game once a move is on the screen, and at once where the page goes', () => {
  const { now, unmount } = run();
  const stored = (): number =>
    (JSON.parse(localStorage.getItem('dominant-species:game') ?? '{"moves":[]}') as { moves: unknown[] }).moves.length;
  localStorage.clear();
  act(() => {
    now().play(rules.legalMoves(now().local.now.state)[0]);
  });
  expect(stored()).toBe(0);
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(stored()).toBe(1);
  act(() => {
    now().play(rules.legalMoves(now().local.now.state)[0]);
  });
  unmount();
  expect(stored()).toBe(2);
});

it('a game goes back to the point shown in the replay, but not behind the last reveal', () => {
  const { now, unmount } = run();
  for (let moves = 0; moves < 4; moves++) {
    act(() => {
      now().play(rules.legalMoves(now().local.now.state)[0]);
    });
  }
  const { firstUndoable } = now();
  expect(firstUndoable).toBe(4 - now().local.now.undo!.moves.length);
  const record = recordOf(now().local);
  act(() => {
    now().undoTo(firstUndoable + 1);
  });
  expect(recordOf(now().local).moves).toEqual(record.moves.slice(0, firstUndoable + 1));
  act(() => {
    now().undoTo(firstUndoable - 1);
  });
  expect(recordOf(now().local).moves).toHaveLength(firstUndoable + 1);
  unmount();
});
