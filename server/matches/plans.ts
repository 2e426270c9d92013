/**
 * Moves planned ahead: what a player answers to their own next questions while others decide. Nobody else sees a plan, and none is
 * checked before its turn, so that a refusal cannot tell anything that is hidden. A plan holds until its player moves or sits there
 * no more, a bot takes over, or somebody undoes a move: the log says so, whichever process it happened in.
 */
import type { LogEntry } from 'boardgame.io';
import { loggedMove } from '../../src/kit/boardgame/log.ts';
import type { Decision } from '../../src/kit/module.ts';
import { type PlannedAnswer, isPlannedFor } from '../../src/kit/online/plan.ts';
import { type Match, playsOn } from '../match.ts';
import { Refusal } from '../refusal.ts';
import { type Work, type Worker, first, rows, run } from '../storage/work.ts';
import { type TableStore, noMatch, stale } from './table-store.ts';
import { isBeingAsked } from './undo-request.ts';

export interface PlansOptions {
  readonly storage: Worker;
  readonly tables: TableStore;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** A plan, and since which stint of somebody else. */
export interface PlanAsked {
  /** The number of the state at which the current stint began. */
  readonly stint: number;
  /** In order; none ends the plan. */
  readonly answers: readonly PlannedAnswer[];
}

interface PlanRow {
  readonly sitting: string;
  readonly state_id: number;
  readonly answers: string;
}

/** How long a process has a plan to itself, in ms: one that ended meanwhile holds it up no longer. */
const CLAIM_MS = 8_000;

/** Whose plan is meant. */
interface Whose {
  readonly id: string;
  readonly seat: number;
}

const WHERE = 'match_id = @id AND seat = @seat';

/** Whether a seat has moved, or anybody has undone a move, since a state. */
function* isTouched({ id, seat }: Whose, from: number): Work<boolean> {
  const found = yield* rows<{ entries: string }>(
    'SELECT entries FROM log WHERE match_id = @id AND state_id >= @from ORDER BY state_id',
    { id, from },
  );
  return found
    .flatMap(({ entries }) => JSON.parse(entries) as LogEntry[])
    .map(loggedMove)
    .some((made) => made !== null && (made.player === seat || made.name === 'undo'));
}

const deletePlan = ({ id, seat }: Whose): Work<void> => run(`DELETE FROM plans WHERE ${WHERE}`, { id, seat });

export class Plans {
  constructor(private readonly options: PlansOptions) {
    const { events } = options.tables;
    events.on('left', (match) => {
      void this.clear(match).catch(options.onError);
    });
    events.on('moved', (match) => {
      if (match.standing.gameover !== null) void this.clear(match).catch(options.onError);
    });
  }

  /** Plans the answers of a seat in place of those before. Refused while that seat is to decide, or if the stint is another. */
  async set(id: string, authorized: (match: Match) => number, { stint, answers }: PlanAsked): Promise<void> {
    const { storage, tables } = this.options;
    const table = await tables.table(id);
    if (!table) throw noMatch();
    const { match, state } = table;
    const seat = authorized(match);
    if (answers.length === 0) {
      await this.drop({ id, seat });
      tables.announce('planned', id, seat);
      return;
    }
    const { standing } = match;
    if (standing.gameover !== null) throw new Refusal('over', 'The game is over.');
    if (!playsOn(match.seats[seat]!)) {
      throw new Refusal('not-yours', 'A bot plays here. Take the seat back first.');
    }
    if (standing.deciding === seat) throw new Refusal('not-legal', 'You are to decide now: play instead.');
    if (standing.stint?.stateID !== stint) throw stale();
    const values = { id, seat, sitting: match.seats[seat]!.credentials!, at: state._stateID };
    await storage.work(function* () {
      yield* deletePlan({ id, seat });
      yield* run(
        `INSERT INTO plans (match_id, seat, sitting, state_id, answers) VALUES (@id, @seat, @sitting, @at, @answers)`,
        { ...values, answers: JSON.stringify(answers) },
      );
    });
    tables.announce('planned', id, seat);
  }

  /** What a seat has planned and that still holds. */
  async of(id: string, authorized: (match: Match) => number): Promise<readonly PlannedAnswer[]> {
    const match = await this.options.tables.known(id);
    const seat = authorized(match);
    return this.options.storage.work(function* () {
      const plan = yield* first<PlanRow>(`SELECT sitting, state_id, answers FROM plans WHERE ${WHERE}`, { id, seat });
      if (!plan || !isTheirs(match, seat, plan) || (yield* isTouched({ id, seat }, plan.state_id))) return [];
      return JSON.parse(plan.answers) as PlannedAnswer[];
    });
  }

  /** Ends the plan of a seat. */
  async drop(whose: Whose): Promise<void> {
    await this.options.storage.work(() => deletePlan(whose));
  }

  /** Plays what was planned, wherever that is what is asked now; returns how many moves that were. */
  async play(limit: number): Promise<number> {
    const due = await this.options.storage.work(() =>
      rows<Whose>(
        `SELECT match_id AS id, seat FROM plans JOIN matches ON matches.id = match_id AND deciding = seat
           WHERE plans.claimed_until <= @now LIMIT @limit`,
        { now: this.options.now(), limit },
      ),
    );
    let moves = 0;
    for (const { id, seat } of due) {
      moves += await this.playAt({ id, seat }).catch(async (error: unknown) => {
        // A fault at one table concerns no other, and is not repeated.
        this.options.onError(error);
        await this.drop({ id, seat });
        return 0;
      });
    }
    return moves;
  }

  /** Ends the plans of a match whose players do not play themselves any more, or all if it is over. */
  private async clear(match: Match): Promise<void> {
    const { id } = match;
    await this.options.storage.work(function* () {
      const plans = yield* rows<PlanRow & { seat: number }>(
        'SELECT seat, sitting, state_id, answers FROM plans WHERE match_id = @id',
        { id },
      );
      for (const plan of plans) {
        const { seat } = plan;
        if (match.standing.gameover !== null || !isTheirs(match, seat, plan)) yield* deletePlan({ id, seat });
      }
    });
  }

  /** Plays the plan of a seat that is to decide, as far as it fits; what does not fit ends it. Returns how many moves it made. */
  private async playAt(whose: Whose): Promise<number> {
    const { storage, now } = this.options;
    const until = now() + CLAIM_MS;
    const plan = await storage.work(() =>
      first<PlanRow>(
        `UPDATE plans SET claimed_until = @until WHERE ${WHERE} AND claimed_until <= @now
           RETURNING sitting, state_id, answers`,
        { ...whose, until, now: now() },
      ),
    );
    if (!plan) return 0;
    const answers = JSON.parse(plan.answers) as readonly PlannedAnswer[];
    let left = answers;
    let since = plan.state_id;
    let outcome: 'played' | 'waits' | 'ends' = 'played';
    while (outcome === 'played' && left.length > 0) {
      const made = await this.playOne(whose, { ...plan, state_id: since }, left[0]!);
      outcome = typeof made === 'number' ? 'played' : made;
      if (typeof made === 'number') {
        since = made;
        left = left.slice(1);
      }
    }
    const rest = outcome === 'ends' ? [] : left;
    const values = { ...whose, until, since, answers: JSON.stringify(rest) };
    await storage.work(() =>
      run(
        rest.length === 0
          ? `DELETE FROM plans WHERE ${WHERE} AND claimed_until = @until`
          : `UPDATE plans SET claimed_until = 0, state_id = @since, answers = @answers WHERE ${WHERE} AND claimed_until = @until`,
        rest.length === 0 ? { ...whose, until } : values,
      ),
    );
    return answers.length - left.length;
  }

  /** Plays an answer; returns the number of the state after it, or whether the plan waits or ends. */
  private async playOne(whose: Whose, plan: PlanRow, answer: PlannedAnswer): Promise<number | 'waits' | 'ends'> {
    const { storage, tables, now } = this.options;
    const { id, seat } = whose;
    const table = await tables.table(id);
    if (!table) return 'ends';
    const { match, state } = table;
    if (!isTheirs(match, seat, plan)) return 'ends';
    if (match.standing.deciding !== seat || isBeingAsked(match, now())) return 'waits';
    const question: Decision | null = tables.engineOf(match.game).game.rules.decision(state.G.state);
    if (question === null || !isPlannedFor(answer, question)) return 'ends';
    if (await storage.work(() => isTouched(whose, plan.state_id))) return 'ends';
    const { type, args } = answer;
    try {
      return await tables.move(id, (current) => {
        if (!isTheirs(current, seat, plan) || isBeingAsked(current, now())) throw stale();
        return { type, args, stateID: state._stateID, seat, isPlanned: true };
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Somebody was faster: what holds now is seen next time.
      return error.word === 'stale' ? 'waits' : 'ends';
    }
  }
}

/** Whether the person who made a plan still plays there. */
const isTheirs = ({ seats }: Match, seat: number, { sitting }: Pick<PlanRow, 'sitting'>): boolean =>
  playsOn(seats[seat]!) && seats[seat]!.credentials === sitting;
