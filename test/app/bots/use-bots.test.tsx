/** @jest-environment jsdom */
/** How bots pace their moves, and how a waiting player can skip the pause. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { FromWorker, ToWorker } from '../../../src/app/bots/protocol.ts';
import { useBots } from '../../../src/app/bots/use-bots.ts';
import { loadGame } from '../../../src/games/index.ts';
import { randomChance } from '../../../src/kit/chance.ts';
import type { GameModule } from '../../../src/kit/module.ts';
import { rng } from '../../../src/kit/rng.ts';
import { OnSkipping, type Narration, useNarration } from '../../../src/table/narration/use-narration.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const module: GameModule = await loadGame('card-game' as string);
const { rules } = module;

/** A worker whose bot decides at once. */
class QuickWorker {
  onmessage: ((message: { data: FromWorker }) => void) | null = null;
  postMessage(message: ToWorker): void {
    if (message.type !== 'think') return;
    const [move] = rules.legalMoves(message.view);
    queueMicrotask(() => {
      this.onmessage?.({ data: { id: message.id, type: 'move', move } });
    });
  }
  terminate(): void {
    this.onmessage = null;
  }
}

let unmount: () => void;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  Object.assign(globalThis, { Worker: QuickWorker });
});
afterEach(() => {
  act(unmount);
  jest.useRealTimers();
});

/** A table of bots at a calm pace: how many moves have been made, and how they are narrated. */
function table() {
  let state: unknown = rules.newGame(rules.defaultOptions(3), randomChance(rng(3)));
  const seen = { answers: 0, narration: undefined as Narration | undefined };
  let history: readonly { player: number | null }[] = [{ player: null }];
  const root = createRoot(document.createElement('div'));
  const onMove = (move: unknown): void => {
    const next = rules.copy(state);
    history = [...history, { player: rules.decision(state)!.player }];
    rules.play(next, move, randomChance(rng(1)));
    state = next;
    seen.answers++;
    root.render(<Page />);
  };
  const bots = ['greedy', 'greedy', 'greedy'];
  const readingTime = () => 2000;
  const seats: readonly number[] = [];
  function Board() {
    seen.narration = useNarration(state, history, seats, 'calm', false, readingTime);
    return null;
  }
  function Page() {
    const { skip } = useBots(module, state, bots, 'calm', false, onMove);
    return (
      <OnSkipping value={skip}>
        <Board />
      </OnSkipping>
    );
  }
  unmount = () => {
    root.unmount();
  };
  act(() => {
    root.render(<Page />);
  });
  return seen;
}

/** Lets the bots' moves arrive and some time pass. */
const pass = (ms: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });

it('bots pause between their answers so that people can follow', async () => {
  const seen = table();
  await pass(500);
  expect(seen.answers).toBe(0);
  await pass(200);
  expect(seen.answers).toBe(1);
});

it('a player who skips to their own turn only waits for bots to think', async () => {
  const seen = table();
  await pass(100);
  act(() => {
    seen.narration!.skip();
  });
  for (let i = 0; i < 5; i++) await pass(1);
  expect(seen.answers).toBeGreaterThan(3);
  expect(seen.narration!.isBehind).toBe(false);
});
