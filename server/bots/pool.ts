/**
 * Where bots think: in worker threads, so that people's moves are served meanwhile, with no more bots thinking at a time than
 * there are threads.
 *
 * The weakest level of a game answers immediately. Levels that do not think ahead take about a millisecond and have their own
 * thread, so they never queue behind seconds of thought. Levels that do think ahead share the other threads, first come, first
 * served; the longer the queue, the less each thinks (`budget`). Every question gets a legal answer, without a thread if all
 * fail. A bot is given only what its seat may see.
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
  /** Milliseconds a bot may think ahead about an answer when nobody waits. */
  readonly budgetMs: number;
  readonly log?: BotLog | undefined;
  /** Milliseconds beyond the budget after which a thread counts as stuck and is replaced, including its start. */
  readonly patienceMs?: number | undefined;
  /** The file the threads run; tests pass their own. */
  readonly file?: URL | undefined;
}

/** A question for a bot. */
export interface BotJob {
  readonly match: string;
  /** The game's name. */
  readonly game: string;
  /** The full state. The bot is given only what its seat may see. */
  readonly state: unknown;
  readonly seat: number;
  readonly level: string;
  /** With a seed, the bot's own chance is reproducible. */
  readonly seed?: number | undefined;
}

export interface BotStats {
  /** Threads that may run at the same time. */
  readonly threads: number;
  /** Questions being thought about. */
  readonly busy: number;
  /** Questions waiting for a thread. */
  readonly waiting: number;
}

export interface BotPool {
  /** A legal answer to the open question. Rejects only if it is aborted or the pool is closed. */
  decide(job: BotJob, signal?: AbortSignal): Promise<unknown>;
  stats(): BotStats;
  /** Aborts all thinking and ends the threads. */
  close(): Promise<void>;
}

const GRACE_PERIOD_MS = 10_000;
/** Bots' threads yield to the thread that serves people, and long thoughts to short ones. */
const NICENESS = { short: 5, long: 10 };
/** The minimum thinking time, unless the budget itself is smaller. */
const MIN_MS = 30;

/**
 * Milliseconds a bot may think ahead while others wait: half when one waits for each thread, a third when two do, and so on. The
 * last in the queue therefore waits for about the logarithm of its place, until the minimum is reached.
 */
export const budget = (budgetMs: number, waiting: number, threads: number): number =>
  Math.min(budgetMs, Math.max(MIN_MS, budgetMs / (1 + waiting / threads)));

/** Starts a pool. */
export function startBotPool({
  engines,
  threads,
  budgetMs,
  log = SILENT,
  patienceMs = GRACE_PERIOD_MS,
  file = new URL(import.meta.url.endsWith('.ts') ? 'think.ts' : 'think.js', import.meta.url),
}: BotPoolOptions): BotPool {
  const lanes: Record<'short' | 'long', Lane> = {
    short: openLane({ threads: 1, niceness: NICENESS.short, file, patienceMs, log }),
    long: openLane({ threads, niceness: NICENESS.long, file, patienceMs: patienceMs + budgetMs, log }),
  };
  const closed = new AbortController();
  setMaxListeners(0, closed.signal);
  /** The last question of each match. */
  const last = new Map<string, Promise<unknown>>();

  /**
   * An answer without a thread, for a job that failed on threads: by the best lower level that does not think ahead, or else any
   * legal move.
   */
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
    // The weakest level answers immediately.
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

  /** Thinks once the match's previous question is finished, so that no match has more than one thread or place in the queue. */
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
      // In this order: a lane waits for the threads it still knows, and drops those whose job is aborted.
      const ended = Object.values(lanes).map((lane) => lane.close());
      closed.abort(new Error('the pool of bots is closed'));
      await Promise.all(ended);
    },
  };
}
