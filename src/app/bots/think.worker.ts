/** The worker in which bots think, so that the page never waits for them. One question at a time; a new one ends the old. */
import {
  type Search,
  isWorthThinking,
  levelNamed,
  reasonsFor,
  startSearch,
  thinking,
} from '../../dominant-species/bots/index.ts';
import { generator } from '../../dominant-species/generator.ts';
import type { Advice, Asked, Said } from './protocol.ts';

/** How often the worker looks whether it is to stop, in milliseconds. */
const BREATH = 60;

const say = (said: Said): void => {
  postMessage(said);
};
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The question being thought about; another number means stop. */
let current = 0;

type Thinking = Exclude<Asked, { ask: 'stop' }>;

/** Searches until the time is up; null if told to stop. */
async function searched({ id, state, seed, ms }: Thinking): Promise<Search | null> {
  const search = startSearch(state, generator(seed));
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
  return search;
}

function adviceOf(search: Search): Advice {
  const [best, other] = search.result();
  if (other === undefined || other.visits === 0) return { move: best!.move, other: null, reasons: [] };
  return {
    move: best!.move,
    other: { move: other.move, behind: best!.expected - other.expected },
    reasons: reasonsFor(best!, other).filter(({ vps }) => vps > 0),
  };
}

/** What is to be said to a question; null if told to stop. */
async function answered(asked: Thinking): Promise<Said | null> {
  const { id, state } = asked;
  if (asked.ask === 'think' && (asked.level !== 'strong' || !isWorthThinking(state))) {
    return { id, said: 'move', move: levelNamed(asked.level)!.decide(state, generator(asked.seed)) };
  }
  const search = await searched(asked);
  if (search === null) return null;
  return asked.ask === 'think'
    ? { id, said: 'move', move: search.result()[0]!.move }
    : { id, said: 'advice', advice: adviceOf(search) };
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if (data.ask === 'stop') {
    current = 0;
    return;
  }
  current = data.id;
  answered(data).then(
    (said) => {
      if (said !== null && current === data.id) say(said);
    },
    (error: unknown) => {
      say({ id: data.id, said: 'failed', reason: error instanceof Error ? error.message : String(error) });
    },
  );
});
