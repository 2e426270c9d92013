/**
 * Who is connected, at every table. Each process knows its own sockets and tells the others; what it heard of a process that falls silent is
 * forgotten. Messages may be lost: each says how many there were, and who has missed one asks for everything.
 */

export interface PresenceMessage {
  readonly process: string;
  /** How many changes the process has announced so far. */
  readonly changes: number;
  /** A change: who is at a match now, in place of what was said of it before. */
  readonly match?: string;
  readonly seats?: readonly number[];
  /** Who is where, in place of everything that was said before. */
  readonly all?: readonly (readonly [match: string, seats: readonly number[]])[];
  /** The process that is asked to tell everything. */
  readonly ask?: string;
}

/** What is known of another process. */
interface Other {
  /** When it was last heard of, and asked to tell everything. */
  heard: number;
  asked: number;
  /** How many of its changes are known; less than none before it has announced everything. */
  changes: number;
  matches: Map<string, readonly number[]>;
}

/** How often a process is heard of, and when it counts as gone, in ms. */
export const HEARTBEAT = 5000;
const SILENT = 3 * HEARTBEAT;

export class Presence {
  /** How many sockets each seat of a match has here. */
  private readonly own = new Map<string, Map<number, number>>();
  private readonly others = new Map<string, Other>();
  /** How many changes were announced to others. */
  private changes = 0;
  /** Called with the matches of which something else is known now, by what another process said or by its silence. */
  private learnt: (matches: readonly string[]) => void = () => undefined;

  constructor(
    private readonly process: string,
    private readonly now: () => number = Date.now,
    private tell: (message: PresenceMessage) => void = () => undefined,
  ) {}

  /** From now on other processes hear of changes, and what is learnt of them is passed on. */
  share(tell: (message: PresenceMessage) => void, learnt: (matches: readonly string[]) => void): void {
    this.tell = tell;
    this.learnt = learnt;
  }

  /** A socket took a seat. Returns whether its person was away before. */
  arrive(match: string, seat: number): boolean {
    const wasHere = this.isHere(match, seat);
    const seats = this.own.get(match) ?? new Map<number, number>();
    seats.set(seat, (seats.get(seat) ?? 0) + 1);
    this.own.set(match, seats);
    this.tellOf(match);
    return !wasHere;
  }

  /** A socket left. Returns whether its person is away now. */
  depart(match: string, seat: number): boolean {
    const seats = this.own.get(match);
    const left = (seats?.get(seat) ?? 1) - 1;
    if (left > 0) seats!.set(seat, left);
    else seats?.delete(seat);
    if (seats?.size === 0) this.own.delete(match);
    this.tellOf(match);
    return !this.isHere(match, seat);
  }

  /** Whether a person is connected to a seat, through whichever process. */
  isHere(match: string, seat: number): boolean {
    if (this.own.get(match)?.has(seat)) return true;
    for (const { heard, matches } of this.others.values()) {
      if (this.now() - heard < SILENT && matches.get(match)?.includes(seat)) return true;
    }
    return false;
  }

  /** Whether anyone is connected to a seat of a match, through whichever process. */
  isAnyoneHere(match: string): boolean {
    if (this.own.has(match)) return true;
    for (const { heard, matches } of this.others.values()) {
      if (this.now() - heard < SILENT && (matches.get(match)?.length ?? 0) > 0) return true;
    }
    return false;
  }

  /** Hears another process. One that was unknown, or of which something was missed, is asked for everything. */
  hear({ process, changes, match, seats, all, ask }: PresenceMessage): void {
    if (process === this.process) return;
    const known = this.others.get(process);
    const other: Other = known ?? { heard: 0, asked: -Infinity, changes: -1, matches: new Map() };
    this.others.set(process, other);
    other.heard = this.now();
    if (ask === this.process) {
      this.say({ all: [...this.own.keys()].map((each) => [each, this.seatsAt(each)] as const) });
    }
    if (all) {
      const before = [...other.matches.keys()];
      other.matches = new Map(all);
      other.changes = changes;
      this.learnt([...new Set([...before, ...other.matches.keys()])]);
    } else if (match !== undefined && seats) {
      if (seats.length > 0) other.matches.set(match, seats);
      else other.matches.delete(match);
      if (changes === other.changes + 1) other.changes = changes;
      this.learnt([match]);
    }
    // One that is new may know nothing of this process either, and learns of it by being asked.
    if (!known || (other.changes !== changes && other.heard - other.asked >= HEARTBEAT)) {
      other.asked = other.heard;
      this.say({ ask: process });
    }
  }

  /** Says that this process lives, and forgets those that do not. */
  beat(): void {
    this.say({});
    for (const [process, { heard, matches }] of this.others) {
      if (this.now() - heard < SILENT) continue;
      this.others.delete(process);
      this.learnt([...matches.keys()]);
    }
  }

  private seatsAt(match: string): number[] {
    return [...(this.own.get(match)?.keys() ?? [])];
  }

  private tellOf(match: string): void {
    this.changes++;
    this.say({ match, seats: this.seatsAt(match) });
  }

  private say(what: Omit<PresenceMessage, 'process' | 'changes'>): void {
    this.tell({ process: this.process, changes: this.changes, ...what });
  }
}
