/**
 * Makes the bots' moves: wherever a bot is to decide it thinks and plays, until a person's turn comes.
 *
 * Whatever happens to a table, `wake` looks whether a bot is to decide there. What nobody woke, because the process ended that
 * should have, a sweep finds. A claim in storage keeps two processes from thinking about the same question; where it fails to, the move
 * that comes second is stale and changes nothing.
 */
import { setMaxListeners } from 'node:events';
import type { Decision } from '../../src/kit/module.ts';
import type { Engine, Engines } from '../matches/engine.ts';
import { type Match, isPerson } from '../matches/match.ts';
import { isBeingAsked } from '../matches/undo-request.ts';
import type { Storage, TableState } from '../storage/storage.ts';
import { type BotLog, SILENT } from './log.ts';
import type { BotPool } from './pool.ts';

/** What the driver needs of the tables. */
export interface BotTable {
  /** A match and where it stands; undefined if there is none. */
  read(id: string): Promise<{ match: Match; state: TableState } | undefined>;
  /**
   * Makes a bot's move on the state it was thought out for. It is `stale` when the table has moved on since, and `refused` when the seat may not
   * make it: a person may have come back.
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
  /** The least time from one move of a bot to the next, in ms, so that whoever looks on can follow. */
  readonly pauseMs?: ((match: Match) => number) | undefined;
  /** How often to look for tables that nobody woke. */
  readonly sweepMs?: number | undefined;
  /** How long a question is claimed: a process that broke down holds up its tables no longer. */
  readonly claimMs?: number | undefined;
}

export interface BotDriver {
  /** Looks whether a bot is to decide in a match: to be called after every move, and when a seat comes to a bot. */
  wake(id: string): void;
  /** Breaks off all thinking; no move is made after it. */
  stop(): void;
}

const SWEEP_MS = 5_000;
const CLAIM_MS = 8_000;
/** Tables woken in one sweep. */
const SWEPT = 100;
/** After a failure the next try waits so long, each time twice as long, up to the most. */
const BACK_OFF_MS = 250;
const MOST_BACK_OFF_MS = 10_000;
/** How often to look whether people have answered somebody who asks to take moves back. */
const ASKED_MS = 500;
/** What is left of the pause between answers that belong to one action: there are many, and each shows little. */
const WITHIN_ACTION = 0.25;

/** The pause that is usual where people play: enough for the eye. */
export const PAUSE_MS = 300;
const usualPause = ({ seats }: Match): number =>
  seats.some((seat) => isPerson(seat) && seat.bot === null) ? PAUSE_MS : 0;

/** Resolves after some time, or at once when the signal is aborted. */
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

/** The open question, if a bot is to answer it. */
interface Question {
  readonly asked: Decision;
  readonly level: string;
}

/** The question that is open for a bot at a table; undefined if there is none. */
function questionFor({ game }: Engine, match: Match, { G }: TableState): Question | undefined {
  const asked = game.rules.decision(G.state);
  const level = asked && match.seats[asked.player]?.bot;
  return asked && level ? { asked, level } : undefined;
}

/** Whether a question most likely belongs to the same action as the one before. */
const isSameAction = (asked: Decision, before: Decision): boolean =>
  asked.player === before.player && asked.phase === before.phase && asked.round === before.round;

/** Starts to make the bots' moves. */
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
  /** The matches at work, and whether they were woken since they were last looked at. */
  const awake = new Map<string, boolean>();

  /** Plays bots' moves in a match until none is to be made, or another process makes them. */
  async function drive(id: string): Promise<void> {
    let failures = 0;
    /** Until when the open question is claimed by this run. */
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
        // Read after the claim: what was read before it might be what another process has just answered.
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
          // The move that was stored, ours or another, ended the claim.
          claimed = -Infinity;
          before = asked;
        }
      } catch (error) {
        if (isStopped()) return;
        failures++;
        log.error({ match: id, failures, err: error }, 'a bot’s move failed');
      }
      if (failures > 0) await sleep(Math.min(BACK_OFF_MS * 2 ** (failures - 1), MOST_BACK_OFF_MS), signal);
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
      for (const id of await storage.waitingForBots(now(), SWEPT)) wake(id);
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
