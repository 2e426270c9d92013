/**
 * Who is connected, at every table. Each process knows its own sockets and announces changes to the others; a process that falls
 * silent is forgotten. Messages may be lost: each says how many changes there were, and a process that missed one asks for
 * everything.
 */

export interface PresenceMessage {
  readonly process: string;
  /** How many changes the process has announced so far. */
  readonly changes: number;
  /** A change: who is at a match now, replacing what was announced for it before. */
  readonly match?: string;
  readonly seats?: readonly number[];
  /** Who is where, replacing everything announced before. */
  readonly all?: readonly (readonly [match: string, seats: readonly number[]])[];
  /** The process that is asked to announce everything. */
  readonly ask?: string;
}

/** What is known about another process. */
interface Other {
  /** When its last message came, and when it was last asked to announce everything. */
  lastHeard: number;
  lastAsked: number;
  /** How many of its changes are known; negative until it has announced everything. */
  changes: number;
  matches: Map<string, readonly number[]>;
}

/** How often a process announces itself, and when it counts as gone, in ms. */
export const HEARTBEAT = 5000;
const SILENT = 3 * HEARTBEAT;

export class Presence {
  /** How many sockets each seat of a match has here. */
  private readonly own = new Map<string, Map<number, number>>();
  private readonly others = new Map<string, Other>();
  /** How many changes this process has announced. */
  private changes = 0;
  /** Called with the matches whose presence changed, because another process announced it or fell silent. */
  private onChange: (matches: readonly string[]) => void = () => undefined;

  constructor(
    private readonly process: string,
    private readonly now: () => number = Date.now,
    private send: (message: PresenceMessage) => void = () => undefined,
  ) {}

  /** From now on announces changes to other processes, and passes on theirs. */
  share(send: (message: PresenceMessage) => void, onChange: (matches: readonly string[]) => void): void {
    this.send = send;
    this.onChange = onChange;
  }

  /** A socket took a seat. Returns whether its person was away before. */
  arrive(match: string, seat: number): boolean {
    const wasHere = this.isHere(match, seat);
    const seats = this.own.get(match) ?? new Map<number, number>();
    seats.set(seat, (seats.get(seat) ?? 0) + 1);
    this.own.set(match, seats);
    this.announce(match);
    return !wasHere;
  }

  /** A socket left. Returns whether its person is away now. */
  depart(match: string, seat: number): boolean {
    const seats = this.own.get(match);
    const left = (seats?.get(seat) ?? 1) - 1;
    if (left > 0) seats!.set(seat, left);
    else seats?.delete(seat);
    if (seats?.size === 0) this.own.delete(match);
    this.announce(match);
    return !this.isHere(match, seat);
  }

  /** Whether a person is connected to a seat, through any process. */
  isHere(match: string, seat: number): boolean {
    if (this.own.get(match)?.has(seat)) return true;
    for (const { lastHeard, matches } of this.others.values()) {
      if (this.now() - lastHeard < SILENT && matches.get(match)?.includes(seat)) return true;
    }
    return false;
  }

  /** Whether anyone is connected to a seat of a match, through any process. */
  isAnyoneHere(match: string): boolean {
    if (this.own.has(match)) return true;
    for (const { lastHeard, matches } of this.others.values()) {
      if (this.now() - lastHeard < SILENT && (matches.get(match)?.length ?? 0) > 0) return true;
    }
    return false;
  }

  /**
   * Handles a message from another process. If that process is new, or one of its changes was missed, it is asked for everything.
   */
  receive({ process, changes, match, seats, all, ask }: PresenceMessage): void {
    if (process === this.process) return;
    const known = this.others.get(process);
    const other: Other = known ?? { lastHeard: 0, lastAsked: -Infinity, changes: -1, matches: new Map() };
    this.others.set(process, other);
    other.lastHeard = this.now();
    if (ask === this.process) {
      this.publish({ all: [...this.own.keys()].map((each) => [each, this.seatsAt(each)] as const) });
    }
    if (all) {
      const before = [...other.matches.keys()];
      other.matches = new Map(all);
      other.changes = changes;
      this.onChange([...new Set([...before, ...other.matches.keys()])]);
    } else if (match !== undefined && seats) {
      if (seats.length > 0) other.matches.set(match, seats);
      else other.matches.delete(match);
      if (changes === other.changes + 1) other.changes = changes;
      this.onChange([match]);
    }
    // A new process may not know this one either; the question introduces it.
    if (!known || (other.changes !== changes && other.lastHeard - other.lastAsked >= HEARTBEAT)) {
      other.lastAsked = other.lastHeard;
      this.publish({ ask: process });
    }
  }

  /** Announces that this process is alive, and drops those that are not. */
  beat(): void {
    this.publish({});
    for (const [process, { lastHeard, matches }] of this.others) {
      if (this.now() - lastHeard < SILENT) continue;
      this.others.delete(process);
      this.onChange([...matches.keys()]);
    }
  }

  private seatsAt(match: string): number[] {
    return [...(this.own.get(match)?.keys() ?? [])];
  }

  private announce(match: string): void {
    this.changes++;
    this.publish({ match, seats: this.seatsAt(match) });
  }

  private publish(what: Omit<PresenceMessage, 'process' | 'changes'>): void {
    this.send({ process: this.process, changes: this.changes, ...what });
  }
}
