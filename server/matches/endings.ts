/**
 * Games that end early, and players who do not play on: resigning, ending by agreement, and what happens when somebody's time is
 * up. Each is one stored change; the end of the game, where it follows, is another.
 */
import type { EndAs, Ending, SeatNotice, TimeOut, UndoAnswer } from '../../src/kit/online/wire.ts';
import { type Changes, type Match, isPerson, playsOn } from '../match.ts';
import { Refusal } from '../refusal.ts';
import type { Chat, Sitter } from './chat.ts';
import type { Clocks } from './downtimes.ts';
import { agreedEnd, answerEnd, askForEnd } from './end-request.ts';
import { dueAt } from './match-clock.ts';
import { endedNow } from './results.ts';
import { leave, toBot } from './seating.ts';
import { type TableStore, noMatch, stale } from './table-store.ts';

/** The third time that somebody's time is up, they have resigned. */
const TIME_OUTS_ALLOWED = 2;
/** How often ending a game is tried while people move. */
const END_TRIES = 10;

export interface EndingsOptions {
  readonly tables: TableStore;
  readonly clocks: Clocks;
  readonly now: () => number;
  /** Whether bots play here. */
  readonly hasBots: boolean;
  /** Notes in the chat what happened to a seat of a person. */
  readonly note: Chat['noteSeat'];
}

/** A request to end the game, or an answer to it. */
export interface EndAsked {
  readonly what: UndoAnswer;
  readonly as: EndAs;
}

const refuseOver = ({ standing }: Match): void => {
  if (standing.gameover !== null) throw new Refusal('over', 'The game is over.');
};

/**
 * Whether the game is decided because people have resigned: one seat is left that has not, or no person. Before somebody resigned
 * it never is.
 */
export function isDecided({ seats }: Match): boolean {
  if (!seats.some(({ resigned }) => resigned !== undefined)) return false;
  const staying = seats.filter(({ resigned }) => resigned === undefined);
  return staying.length < 2 || !staying.some(isPerson);
}

export class Endings {
  constructor(private readonly options: EndingsOptions) {}

  /** Resigns for a seat: a bot plays on, or the game ends. Without bots the seat is freed for somebody else. */
  async resign(id: string, authorized: (match: Match) => number): Promise<void> {
    let resigned = -1;
    let who: Sitter = { name: null };
    const match = await this.options.tables.change(id, (match) => {
      resigned = authorized(match);
      who = match.seats[resigned]!;
      refuseOver(match);
      if (match.seats[resigned]!.resigned !== undefined) throw new Refusal('not-legal', 'You have resigned already.');
      return this.resigning(match, resigned);
    });
    await this.options.note(id, resigned, 'resigned', who);
    await this.afterwards(match);
  }

  private resigning(match: Match, seat: number): Changes {
    const resigned = toBot(match, seat, this.botFor(match, seat), this.options.now());
    return this.options.hasBots || isDecided({ ...match, ...resigned }) ? resigned : leave(match, seat);
  }

  /** The level of the bot that plays for somebody: the one that does already, or the game's usual one. */
  private botFor(match: Match, seat: number): string {
    return match.seats[seat]!.bot ?? this.options.tables.engineOf(match.game).seating.usualLevel;
  }

  /** What follows from seats that were given up: the end of a game that is decided, or that all who still play agree to end. */
  async afterwards(match: Match): Promise<void> {
    if (match.standing.gameover !== null) return;
    if (match.seats.some((seat) => !isPerson(seat))) this.options.tables.announce('left', match);
    if (isDecided(match)) await this.end(match.id, isDecided, 'standing', 'resigned');
    else await this.endIfAgreed(match);
  }

  /** Asks the others to end the game, or answers them. Returns whether it has ended. */
  async ask(id: string, authorized: (match: Match) => number, { what, as }: EndAsked): Promise<boolean> {
    const { tables, now, note } = this.options;
    const answer: { by: number; notice: SeatNotice | null } = { by: -1, notice: null };
    const answered = await tables.change(id, (match) => {
      const by = authorized(match);
      refuseOver(match);
      if (!playsOn(match.seats[by]!)) {
        throw new Refusal('not-yours', 'Only people who play themselves decide this. Take the seat back first.');
      }
      if (what === 'ask' && as === 'standing' && !tables.engineOf(match.game).game.rules.standing) {
        throw new Refusal('not-legal', 'This game cannot say how it stands; it can be ended without a result.');
      }
      const { notice, changes } = what === 'ask' ? askForEnd(match, by, as, now()) : answerEnd(match, by, what, now());
      Object.assign(answer, { by, notice });
      return changes;
    });
    if (answer.notice !== null) await note(id, answer.by, answer.notice, answered.seats[answer.by]!);
    return this.endIfAgreed(answered);
  }

  private async endIfAgreed(match: Match): Promise<boolean> {
    const { now } = this.options;
    const agreed = agreedEnd(match, now());
    if (!agreed) return false;
    const how = agreed.as === 'void' ? 'void' : 'agreed';
    return this.end(match.id, (current) => agreedEnd(current, now()) !== undefined, agreed.as, how);
  }

  /** Ends the game if a condition still holds; returns whether it has ended, by this or otherwise. */
  private async end(id: string, condition: (match: Match) => boolean, as: EndAs, how: Ending): Promise<boolean> {
    const { tables } = this.options;
    for (let tries = 0; ; tries++) {
      const table = await tables.table(id);
      if (!table) throw noMatch();
      if (table.match.standing.gameover !== null) return true;
      if (!condition(table.match)) return false;
      try {
        await tables.move(id, () => ({
          stateID: table.state._stateID,
          end: ({ match, state }) => {
            if (!condition(match)) throw stale();
            return endedNow(tables.engineOf(match.game).game.rules, state.G.state, match, as, how);
          },
        }));
        return true;
      } catch (error) {
        // Somebody moved meanwhile, or a seat changed: the game ends at the next state.
        if (!(error instanceof Refusal && error.word === 'stale') || tries >= END_TRIES) throw error;
      }
    }
  }

  /** Ends a game that was decided by resigning, if that has not been done: the process may have ended before it. */
  async endIfDecided(match: Match): Promise<boolean> {
    return isDecided(match) && this.end(match.id, isDecided, 'standing', 'resigned');
  }

  /** Sees to a match in which somebody's time may be up. If it is not, or somebody has moved, nothing changes but the time to look again. */
  async timeOut(id: string): Promise<void> {
    const { tables, clocks, now, note } = this.options;
    let out: { seat: number; notice: SeatNotice; who: Sitter } | undefined;
    const match = await tables.change(id, (match) => {
      out = undefined;
      const due = dueAt(match, clocks.pauses());
      const { clock } = match;
      if (due === null || !clock?.running || clock.running.isOut) throw stale();
      const { running } = clock;
      if (due > now()) return { clock: { ...clock, running: { ...running, due } } };
      const { seat } = running;
      const timeOuts = clock.timeOuts.with(seat, clock.timeOuts[seat]! + 1);
      const what = this.timeOutOf(match);
      const hasResigned = what === 'bot' && timeOuts[seat]! > TIME_OUTS_ALLOWED;
      out = { seat, notice: hasResigned ? 'resigned' : `out-${what}`, who: match.seats[seat]! };
      const counted = { ...match, clock: { ...clock, timeOuts, outAt: match.standing.stateID } };
      if (hasResigned) return { clock: counted.clock, ...this.resigning(counted, seat) };
      if (what === 'free') return { clock: counted.clock, ...leave(counted, seat) };
      if (what === 'bot') return { clock: counted.clock, ...toBot(counted, seat, this.botFor(match, seat)) };
      return { clock: { ...counted.clock, running: { ...running, due, isOut: true } } };
    });
    if (!out) return;
    await note(id, out.seat, out.notice, out.who);
    if (out.notice !== 'out-ask') await this.afterwards(match);
  }

  /** What happens when the time is up; where no bots play, the seat is freed. */
  private timeOutOf({ options: { timeOut = 'ask' } }: Match): TimeOut {
    return timeOut === 'bot' && !this.options.hasBots ? 'free' : timeOut;
  }
}
