/**
 * Where bots think: in worker threads, so that people's moves are answered meanwhile, and no more of them at a time than there are
 * threads.
 *
 * Each level has its place. The weakest of a game answers at once. Those that do not think ahead, a millisecond an answer, have a thread to
 * themselves and never stand in line behind seconds of thought. Those that do share the other threads, first come, first served; the longer
 * the line, the less each thinks (`budget`). Every question gets a legal answer: what no thread could answer is answered without. A bot is
 * given what its seat may see.
 */
import { randomInt } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { rng } from '../../src/kit/rng.ts';
import { type Engine, type Engines, thinksAhead } from '../matches/engine.ts';
import { type Lane, openLane } from './lane.ts';
import { type BotLog, SILENT } from './log.ts';

export interface BotPoolOptions {
  readonly engines: Engines;
  /** Threads for bots that think ahead; one more is for the others. */
  readonly threads: number;
  /** Milliseconds that a bot may think ahead about an answer when nobody waits. */
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
  /** The game's name. */
  readonly game: string;
  /** The whole state. The bot gets what its seat may see of it. */
  readonly state: unknown;
  readonly seat: number;
  readonly level: string;
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
  decide(job: BotJob, signal?: AbortSignal): Promise<unknown>;
  stats(): BotStats;
  /** Breaks off all thinking and ends the threads. */
  close(): Promise<void>;
}

const PATIENCE_MS = 10_000;
/** Bots' threads give way to the thread that answers people, and long thoughts to short ones. */
const NICENESS = { short: 5, long: 10 };
/** No bot thinks ahead for less than this, unless it may not think more anyway. */
const LEAST_MS = 30;

/**
 * Milliseconds a bot may think ahead while others wait: a half when one waits for each thread, a third when two do, and so on. So
 * the last in line waits for about the logarithm of its place, until the least is reached.
 */
export const budget = (budgetMs: number, waiting: number, threads: number): number =>
  Math.min(budgetMs, Math.max(LEAST_MS, budgetMs / (1 + waiting / threads)));

/** Starts a pool. */
export function startBotPool({
  engines,
  threads,
  budgetMs,
  log = SILENT,
  patienceMs = PATIENCE_MS,
  file = new URL(import.meta.url.endsWith('.ts') ? 'think.ts' : 'think.js', import.meta.url),
}: BotPoolOptions): BotPool {
  const lanes: Record<'short' | 'long', Lane> = {
    short: openLane({ threads: 1, niceness: NICENESS.short, file, patienceMs, log }),
    long: openLane({ threads, niceness: NICENESS.long, file, patienceMs: patienceMs + budgetMs, log }),
  };
  const closed = new AbortController();
  setMaxListeners(0, closed.signal);
  /** The last question of each match that has one. */
  const last = new Map<string, Promise<unknown>>();

  /** An answer without a thread, for a job that threads failed at: by the best level below that does not think ahead, then by any legal move. */
  function answerAnyway(
    { game, levels }: Engine,
    { match, state, seat, level, seed }: BotJob & { seed: number },
  ): unknown {
    const { rules } = game;
    const view = rules.view(state, seat);
    const failed = levels.findIndex(({ name }) => name === level);
    for (const weaker of levels
      .slice(0, Math.max(1, failed))
      .filter((each) => !thinksAhead(each))
      .reverse()) {
      try {
        const move = weaker.decide(view, rng(seed));
        if (rules.isLegal(state, move)) return move;
      } catch (error) {
        log.error({ match, level: weaker.name, err: error }, 'a bot failed');
      }
    }
    const legal = rules.legalMoves(state);
    return legal[rng(seed)(legal.length)];
  }

  async function think(job: BotJob, signal: AbortSignal): Promise<unknown> {
    const { match, game, state, seat, level, seed = randomInt(2 ** 31) } = job;
    const engine = engines.get(game)!;
    const { rules } = engine.game;
    const bot = engine.levels.find(({ name }) => name === level);
    const legal = rules.legalMoves(state);
    if (legal.length === 1) return legal[0];
    // The weakest level answers at once.
    if (!bot || bot === engine.levels[0]) return answerAnyway(engine, { ...job, seed });
    const lane = thinksAhead(bot) ? lanes.long : lanes.short;
    const view = rules.view(state, seat);
    try {
      const task = () => ({ game, view, level, seed, ms: budget(budgetMs, lane.waiting, threads) });
      const move = await lane.run(match, task, signal);
      if (rules.isLegal(state, move)) return move;
      log.error({ match, level, move }, 'a bot gave an illegal answer');
    } catch (error) {
      signal.throwIfAborted();
      log.error({ match, level, err: error }, 'a bot is answered for without a thread');
    }
    return answerAnyway(engine, { ...job, seed });
  }

  /** Thinks when the match's question before is done with, so that no match has more than one thread or place in line. */
  async function inTurn(job: BotJob, signal: AbortSignal): Promise<unknown> {
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
