/** @jest-environment jsdom */
/** A game with hidden hands that the app does not know is played on a device: with people and bots, with undo, stored and resumed. */
import { deserialize, serialize } from 'node:v8';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { startThinking } from '../../../src/app/bots/think.ts';
import { newThinker } from '../../../src/app/bots/thinker.ts';
import type { FromWorker, ToWorker } from '../../../src/app/bots/protocol.ts';
import { useBots } from '../../../src/app/bots/use-bots.ts';
import { movesOf, recordOf } from '../../../src/app/session/local-game.ts';
import { startSession } from '../../../src/app/session/session.ts';
import { resumeSession } from '../../../src/app/session/resume.ts';
import { type RunningSession, useSession } from '../../../src/app/hot-seat/use-session.ts';
import { savedText } from '../../../src/app/storage/saved-games.ts';
import { randomChance } from '../../../src/kit/chance.ts';
import { seen } from '../../../src/kit/seen.ts';
import type { GameModule } from '../../../src/kit/module.ts';
import { replay } from '../../../src/kit/record/replay.ts';
import { rng } from '../../../src/kit/rng.ts';
import { loadAnyGame } from '../../contract/think.ts';
import { game as tricks } from '../../tricks/index.ts';
import { KEEP } from '../../tricks/rules/index.ts';
import { eventually } from '../../support/waiting.ts';

const game = tricks as unknown as GameModule;
const { rules } = game;
const clone = <Value,>(value: Value): Value => deserialize(serialize(value)) as Value;

/** The messages sent to the workers. */
const asked: ToWorker[] = [];

/** A worker for this page's bots: runs their code, sharing nothing with the page but messages. */
class ThinkingWorker {
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: unknown = null;
  private readonly hear = startThinking(loadAnyGame, (message) => {
    this.onmessage?.({ data: clone(message) });
  });
  postMessage(message: ToWorker): void {
    asked.push(clone(message));
    this.hear(clone(message));
  }
  terminate(): void {
    this.onmessage = null;
  }
}

beforeAll(() => {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    Worker: ThinkingWorker,
    structuredClone: clone,
  });
});
afterAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

/** A session on a page, with bots at some seats, and its current value. */
function run(bots: readonly (string | null)[]) {
  const names = bots.map((_, seat) => `Player ${String(seat + 1)}`);
  const options = rules.defaultOptions(bots.length);
  const session = startSession(game, { options }, names, randomChance(rng(5)), bots);
  const seen: { now: RunningSession | null } = { now: null };
  function Page() {
    const running = useSession(session, true, false);
    useBots(game, running.local.now.state, bots, 'fast', false, running.play);
    Object.assign(seen, { now: running });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => {
    root.render(<Page />);
  });
  return {
    session,
    now: () => seen.now!,
    unmount: () => {
      act(() => {
        root.unmount();
      });
    },
  };
}

const nameOf = (player: number): string => `Player ${String(player + 1)}`;

it('is played by people to its end, taken back up to what was revealed, and resumed from its record at any point', async () => {
  const { now, unmount } = run([null, null, null]);
  const randomInt = rng(8);
  let undone = 0;
  let barred = 0;
  while (rules.decision(now().local.now.state) !== null) {
    const { local } = now();
    const { state } = local.now;
    const legal = rules.legalMoves(state);
    act(() => {
      now().play(legal[randomInt(legal.length)]);
    });
    const after = now();
    expect(recordOf(after.local).moves).toHaveLength(movesOf(local) + 1);
    expect(replay(game, clone(recordOf(after.local))).state).toEqual(after.local.now.state);
    const isRevealed = after.local.entries.at(-1)!.events.some((event) => (event as { event: string }).event === 'won');
    expect(after.undoable).toBe(isRevealed ? 0 : 1);
    if (isRevealed) barred++;
    else if (randomInt(3) === 0) {
      act(() => {
        now().undo();
      });
      expect(now().local.now.state).toEqual(state);
      if (randomInt(2) === 0) {
        act(() => {
          now().redo();
        });
        expect(now().local.now.state).toEqual(after.local.now.state);
      }
      undone++;
    }
    const resumed = await resumeSession(game, clone(recordOf(now().local)), nameOf);
    expect(resumed.local.now.state).toEqual(now().local.now.state);
    expect(resumed.local.entries).toEqual(now().local.entries);
    expect(recordOf(resumed.local)).toEqual(recordOf(now().local));
    expect((resumed.local.now.undo?.moves.length ?? 0) > 0).toBe(now().undoable > 0);
  }
  expect(undone).toBeGreaterThan(2);
  expect(barred).toBe(3);
  // A seat's history says nothing about others' cards.
  const shown = now().local.entries.map((entry) => seen(game, entry, 0, false));
  expect(shown.filter(({ player, move }) => player !== 0 && move !== null && move !== KEEP)).toEqual([]);
  unmount();
  expect(replay(game, JSON.parse(savedText('tricks')!)).state).toEqual(now().local.now.state);
});

it('is played with bots of every level, which are shown what their seat may see', async () => {
  asked.length = 0;
  const bots = [null, 'random', 'greedy', 'strong'];
  const { now, unmount } = run(bots);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await eventually(
    async () => {
      const { state } = now().local.now;
      const open = rules.decision(state);
      // The page is drawn again, and the bots are asked, once this is over.
      await act(async () => {
        if (open?.player === 0) now().play(rules.legalMoves(state)[0]);
        await new Promise((resolve) => setTimeout(resolve));
      });
      expect(open).toBeNull();
    },
    { timeout: 60_000, interval: 10 },
  );
  const movers = now().local.entries.map(({ player }) => player);
  for (const seat of bots.keys()) expect(movers.filter((each) => each === seat).length).toBeGreaterThan(5);
  const questions = asked.flatMap((message) => (message.type === 'think' ? [message] : []));
  expect(new Set(questions.map(({ level }) => level))).toEqual(new Set(['random', 'greedy', 'strong']));
  for (const { game: id, level, view } of questions) {
    expect(id).toBe('tricks');
    const seen = view as ReturnType<typeof tricks.rules.copy>;
    expect(bots[seen.asked]).toBe(level);
    expect(tricks.rules.view(seen, seen.asked)).toEqual(seen);
  }
  unmount();
});

it('every game: hints come from its strongest bot', async () => {
  const s = rules.newGame(rules.defaultOptions(2), randomChance(rng(3)));
  const thinker = newThinker();
  const advice = await thinker.advise({ game: 'tricks', view: rules.view(s, 0) }, () => undefined);
  expect(rules.isLegal(s, advice.move)).toBe(true);
  thinker.close();
});
