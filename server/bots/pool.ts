/**
 * Where bots think: in worker threads, so that people's moves are answered meanwhile, and no more of them at a time than there are
 * threads.
 *
 * Each level has its place. Random bots answer at once. Greedy ones, a millisecond an answer, have a thread to themselves and
 * never stand in line behind seconds of thought. Strong ones share the other threads, first come, first served; the longer the line, the
 * less each thinks (`budget`). Every question gets a legal answer: what no thread could answer is answered without.
 */
import { setMaxListeners } from 'node:events';
import { greedy } from '../../src/dominant-species/bots/greedy.ts';
import { type LevelName, isWorthThinking } from '../../src/dominant-species/bots/index.ts';
import { random } from '../../src/dominant-species/bots/random.ts';
import { generator } from '../../src/dominant-species/generator.ts';
import type { Move } from '../../src/dominant-species/rules/moves.ts';
import { isLegal } from '../../src/dominant-species/rules/play.ts';
import type { State } from '../../src/dominant-species/rules/state.ts';
import { type Lane, openLane } from './lane.ts';
import { type BotLog, SILENT } from './log.ts';

export interface BotPoolOptions {
  /** Threads for strong bots; one more is for greedy ones. */
  readonly threads: number;
  /** Milliseconds that a strong bot may think about an answer when nobody waits. */
  readonly budgetMs: number;
  readonly log?: BotLog | undefined;
  /** After so many milliseconds beyond the budget a thread counts as stuck and is replaced; starting one is part of it. */
  readonly patienceMs?: number | undefined;
  /** The file the threads run, to be another in tests. */
  readonly file?: URL | undefined;
}

/** A question for a bot. */
export interface BotJob {
  readonly match: string;
  readonly state: State;
  readonly level: LevelName;
  /** With a seed, chance in the bot's head falls the same every time. */
  readonly seed?: number | undefined;
}

export interface BotStats {
  /** Threads that may run at the same time. */
  readonly threads: number;
  /** Questions being thought about. */
  readonly busy: number;
  /** Questions that wait for a thread. */
  readonly waiting: number;
}

export interface BotPool {
  /** A legal answer to the open question. Rejects when it is aborted or the pool is closed, and for no other reason. */
  decide(job: BotJob, signal?: AbortSignal): Promise<Move>;
  stats(): BotStats;
  /** Breaks off all thinking and ends the threads. */
  close(): Promise<void>;
}

const PATIENCE_MS = 10_000;
/** Bots' threads give way to the thread that answers people, and long thoughts to short ones. */
const NICENESS = { greedy: 5, strong: 10 };
/** No strong bot thinks less than this, unless it may not think more anyway. */
const LEAST_MS = 30;

/**
 * Milliseconds a strong bot may think while others wait: a half when one waits for each thread, a third when two do, and so on. So
 * the last in line waits for about the logarithm of its place, until the least is reached.
 */
export const budget = (budgetMs: number, waiting: number, threads: number): number =>
  Math.min(budgetMs, Math.max(LEAST_MS, budgetMs / (1 + waiting / threads)));

/** Starts a pool. */
export function startBotPool({
  threads,
  budgetMs,
  log = SILENT,
  patienceMs = PATIENCE_MS,
  file = new URL(import.meta.url.endsWith('.ts') ? 'think.ts' : 'think.js', import.meta.url),
}: BotPoolOptions): BotPool {
  const lanes: Record<Exclude<LevelName, 'random'>, Lane> = {
    greedy: openLane({ threads: 1, niceness: NICENESS.greedy, file, patienceMs, log }),
    strong: openLane({ threads, niceness: NICENESS.strong, file, patienceMs: patienceMs + budgetMs, log }),
  };
  const closed = new AbortController();
  setMaxListeners(0, closed.signal);
  /** The last question of each match that has one. */
  const last = new Map<string, Promise<Move>>();

  /** An answer without a thread, for a job that threads failed at: by another way to decide than the one that may have failed. */
  function answerAnyway({ match, state, level, seed }: BotJob & { seed: number }): Move {
    if (level === 'strong') {
      try {
        return greedy(state, generator(seed));
      } catch (error) {
        log.error({ match, err: error }, 'a bot failed');
      }
    }
    return random(state, generator(seed));
  }

  async function think(job: BotJob, signal: AbortSignal): Promise<Move> {
    const { match, state, level, seed = Math.floor(Math.random() * 2 ** 31) } = job;
    if (level === 'random' || !isWorthThinking(state)) return random(state, generator(seed));
    const lane = lanes[level];
    try {
      const task = () => ({ state, level, seed, ms: budget(budgetMs, lane.waiting, threads) });
      const move = await lane.run(match, task, signal);
      if (isLegal(state, move)) return move;
      log.error({ match, level, move, state }, 'a bot gave an illegal answer');
    } catch (error) {
      signal.throwIfAborted();
      log.error({ match, level, err: error }, 'a bot is answered for without a thread');
    }
    return answerAnyway({ ...job, seed });
  }

  /** Thinks when the match's question before is done with, so that no match has more than one thread or place in line. */
  async function inTurn(job: BotJob, signal: AbortSignal): Promise<Move> {
    await last.get(job.match)?.catch(() => undefined);
    signal.throwIfAborted();
    return think(job, signal);
  }

  return {
    async decide(job, signal) {
      const breakOff = new AbortController();
      const abort = (): void => {
        breakOff.abort(signal?.aborted ? signal.reason : closed.signal.reason);
      };
      const signals = [closed.signal, ...(signal ? [signal] : [])];
      for (const each of signals) {
        if (each.aborted) abort();
        each.addEventListener('abort', abort, { once: true });
      }
      const answer = inTurn(job, breakOff.signal);
      last.set(job.match, answer);
      try {
        return await answer;
      } finally {
        for (const each of signals) each.removeEventListener('abort', abort);
        if (last.get(job.match) === answer) last.delete(job.match);
      }
    },
    stats() {
      const all = Object.values(lanes);
      return {
        threads: threads + 1,
        busy: all.reduce((sum, { busy }) => sum + busy, 0),
        waiting: all.reduce((sum, { waiting }) => sum + waiting, 0),
      };
    },
    async close() {
      // In this order: a lane waits for the threads it still knows, and forgets those whose job is broken off.
      const ended = Object.values(lanes).map((lane) => lane.close());
      closed.abort(new Error('the pool of bots is closed'));
      await Promise.all(ended);
    },
  };
}
