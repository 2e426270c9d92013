/** The worker in which bots think, so that the page never waits for them. One question at a time; a new one ends the old. */
import { levelNamed } from '../../dominant-species/bots/index.ts';
import { startSearch } from '../../dominant-species/bots/search.ts';
import { isWorthThinking, thinking } from '../../dominant-species/bots/strong.ts';
import { generator } from '../../dominant-species/generator.ts';
import type { Move } from '../../dominant-species/rules/moves.ts';
import type { Asked, Said } from './protocol.ts';

/** How often the worker looks whether it is to stop, in milliseconds. */
const BREATH = 60;

const say = (said: Said): void => {
  postMessage(said);
};
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The question being thought about; another number means stop. */
let current = 0;

async function answer({ id, state, level, seed, ms }: Extract<Asked, { ask: 'think' }>): Promise<Move | null> {
  const below = generator(seed);
  if (level !== 'strong' || !isWorthThinking(state)) return levelNamed(level)!.decide(state, below);
  const search = startSearch(state, below);
  const started = performance.now();
  let rested = started;
  // Each value of the generator is some more futures looked at.
  for (const iterations of thinking(search, { ms, now: () => performance.now() })) {
    const now = performance.now();
    if (iterations === 0 || now - rested < BREATH) continue;
    say({ id, said: 'progress', done: Math.min(1, (now - started) / ms) });
    await breath();
    if (current !== id) return null;
    rested = performance.now();
  }
  return search.result()[0]!.move;
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if (data.ask === 'stop') {
    current = 0;
    return;
  }
  current = data.id;
  answer(data).then(
    (move) => {
      if (move !== null && current === data.id) say({ id: data.id, said: 'move', move });
    },
    (error: unknown) => {
      say({ id: data.id, said: 'failed', reason: error instanceof Error ? error.message : String(error) });
    },
  );
});
