/**
 * Makes the bots' moves: whenever a bot is to decide, it thinks and plays, until a person's turn comes.
 *
 * `wake` checks whether a bot is to decide at a table; it is called after every change. A periodic sweep finds tables that nobody
 * woke, for example because their process ended. A claim in storage keeps two processes from thinking about the same question; if
 * that fails, the second move is stale and changes nothing.
 */
import { setMaxListeners } from 'node:events';
import type { Decision } from '../../src/kit/module.ts';
import type { Engine, Engines } from '../matches/engine.ts';
import { type Match, isPerson } from '../match.ts';
import { isBeingAsked } from '../matches/undo-request.ts';
import type { Storage, TableState } from '../storage/storage.ts';
import { type BotLog, SILENT } from './log.ts';
import type { BotPool } from './pool.ts';

/** What the driver needs from the tables. */
export interface BotTable {
  /** A match and its state; undefined if there is none. */
  read(id: string): Promise<{ match: Match; state: TableState } | undefined>;
  /**
   * Makes a bot's move on the state it was chosen for. It is `stale` if the table has moved on since, and `refused` if the seat
   * may not make it, for example because a person has come back.
   */
  play(match: Match, seat: number, madeOn: number, move: unknown): Promise<'stored' | 'stale' | 'refused'>;
}

export interface BotDriverOptions {
  readonly engines: Engines;
  readonly storage: Pick<Storage, 'claim' | 'waitingForBots'>;
  readonly matches: BotTable;
  readonly pool: Pick<BotPool, 'decide'>;
  readonly log?: BotLog | undefined;
  /** The time in ms since 1970. */
  readonly now?: (() => number) | undefined;
  /** The minimum time between two bot moves, in ms, so that people can follow. */
  readonly pauseMs?: ((match: Match) => number) | undefined;
  /** How often to look for tables that nobody woke, in ms. */
  readonly sweepMs?: number | undefined;
  /** How long a question is claimed, in ms: a crashed process holds up its tables no longer than this. */
  readonly claimMs?: number | undefined;
}

export interface BotDriver {
  /** Checks whether a bot is to decide in a match. Call it after every move, and when a bot takes a seat. */
  wake(id: string): void;
  /** Aborts all thinking; no move is made afterwards. */
  stop(): void;
}

const SWEEP_MS = 5_000;
const CLAIM_MS = 8_000;
/** Tables woken per sweep. */
const SWEEP_BATCH = 100;
/** Delay before retrying after a failure; it doubles each time, up to the maximum. */
const BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 10_000;
/** How often to check whether people have answered an undo request, in ms. */
const ASKED_MS = 500;
/** The share of the pause between answers within one action: there are many of them, and each changes little. */
const WITHIN_ACTION = 0.25;

/** The usual pause when people are playing: long enough to follow. */
export const PAUSE_MS = 300;
const usualPause = ({ seats }: Match): number =>
  seats.some((seat) => isPerson(seat) && seat.bot === null) ? PAUSE_MS : 0;

/** Resolves after some time, or immediately when the signal is aborted. */
const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (ms <= 0 || signal.aborted) {
      resolve();
      return;
    }
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
  });

/** An open question for a bot. */
interface Question {
  readonly asked: Decision;
  readonly level: string;
}

/** The open question for a bot at a table; undefined if there is none. */
function questionFor({ game }: Engine, match: Match, { G }: TableState): Question | undefined {
  if (match.standing.gameover !== null) return undefined;
  const asked = game.rules.decision(G.state);
  const level = asked && match.seats[asked.player]?.bot;
  return asked && level ? { asked, level } : undefined;
}

/** Whether a question probably belongs to the same action as the previous one. */
const isSameAction = (asked: Decision, before: Decision): boolean =>
  asked.player === before.player && asked.phase === before.phase && asked.round === before.round;

/** Starts making the bots' moves. */
export function startBotDriver({
  engines,
  storage,
  matches,
  pool,
  log = SILENT,
  now = Date.now,
  pauseMs = usualPause,
  sweepMs = SWEEP_MS,
  claimMs = CLAIM_MS,
}: BotDriverOptions): BotDriver {
  const stopped = new AbortController();
  const { signal } = stopped;
  setMaxListeners(0, signal);
  const isStopped = (): boolean => signal.aborted;
  /** Matches being driven, and whether they were woken since they were last checked. */
  const awake = new Map<string, boolean>();

  /** Plays bots' moves in a match until there are none left, or another process makes them. */
  async function drive(id: string): Promise<void> {
    let failures = 0;
    /** How long this run has claimed the open question. */
    let claimed = -Infinity;
    let before: Decision | undefined;
    while (!isStopped()) {
      awake.set(id, false);
      try {
        if (claimed <= now()) {
          const until = now() + claimMs;
          if (!(await storage.claim(id, now(), until))) return;
          claimed = until;
        }
        // Read after claiming: an earlier read might show a question that another process has just answered.
        const table = await matches.read(id);
        const engine = table && engines.get(table.match.game);
        const question = engine && questionFor(engine, table.match, table.state);
        if (!question) return;
        if (isBeingAsked(table.match, now())) {
          await sleep(ASKED_MS, signal);
          continue;
        }
        const { asked, level } = question;
        const seat = asked.player;
        const pause = pauseMs(table.match) * (before && isSameAction(asked, before) ? WITHIN_ACTION : 1);
        const [move] = await Promise.all([
          pool.decide({ match: id, game: table.match.game, state: table.state.G.state, seat, level }, signal),
          sleep(pause, signal),
        ]);
        if (isStopped()) return;
        const outcome = await matches.play(table.match, seat, table.state._stateID, move);
        failures = outcome === 'stored' ? 0 : failures + 1;
        if (outcome === 'refused') {
          log.warn({ match: id, seat }, 'a bot’s move was refused');
        } else {
          // The stored move, ours or another, ended the claim.
          claimed = -Infinity;
          before = asked;
        }
      } catch (error) {
        if (isStopped()) return;
        failures++;
        log.error({ match: id, failures, err: error }, 'a bot’s move failed');
      }
      if (failures > 0) await sleep(Math.min(BACKOFF_MS * 2 ** (failures - 1), MAX_BACKOFF_MS), signal);
    }
  }

  function wake(id: string): void {
    if (isStopped()) return;
    if (awake.has(id)) {
      awake.set(id, true);
      return;
    }
    awake.set(id, false);
    void drive(id).finally(() => {
      const again = awake.get(id);
      awake.delete(id);
      if (again) wake(id);
    });
  }

  async function sweep(): Promise<void> {
    try {
      for (const id of await storage.waitingForBots(now(), SWEEP_BATCH)) wake(id);
    } catch (error) {
      log.error({ err: error }, 'tables that wait for bots could not be listed');
    }
  }

  const timer = setInterval(() => void sweep(), sweepMs);
  void sweep();
  return {
    wake,
    stop() {
      clearInterval(timer);
      stopped.abort(new Error('bots are stopped'));
    },
  };
}
