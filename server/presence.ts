/**
 * Who is connected, at every table. Each process knows its own sockets and tells the others; what it heard of a process that falls silent is
 * forgotten.
 */

/** How a process speaks to the others; nothing where there is only one. */
export interface Others {
  tell(message: PresenceMessage): void;
}

/** `here` replaces what was said of the match before. */
export interface PresenceMessage {
  readonly process: string;
  readonly match?: string;
  readonly seats?: readonly number[];
}

/** How often a process is heard of, and when it counts as gone, in ms. */
export const HEARTBEAT = 5000;
const SILENT = 3 * HEARTBEAT;

export class Presence {
  /** How many sockets each seat of a match has here. */
  private readonly own = new Map<string, Map<number, number>>();
  private readonly others = new Map<string, { heard: number; matches: Map<string, readonly number[]> }>();

  constructor(
    private readonly process: string,
    private readonly now: () => number = Date.now,
    private tell: (message: PresenceMessage) => void = () => undefined,
  ) {}

  /** From now on other processes are told. */
  share(tell: (message: PresenceMessage) => void): void {
    this.tell = tell;
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

  /** How many persons are connected to any seat of a match. */
  isAnyoneHere(match: string): boolean {
    if (this.own.has(match)) return true;
    for (const { heard, matches } of this.others.values()) {
      if (this.now() - heard < SILENT && (matches.get(match)?.length ?? 0) > 0) return true;
    }
    return false;
  }

  /** Hears another process. One that was unknown is told all that is known here. */
  hear({ process, match, seats }: PresenceMessage): void {
    if (process === this.process) return;
    let other = this.others.get(process);
    if (!other) {
      other = { heard: 0, matches: new Map() };
      this.others.set(process, other);
      for (const own of this.own.keys()) this.tellOf(own);
    }
    other.heard = this.now();
    if (match === undefined || !seats) return;
    if (seats.length > 0) other.matches.set(match, seats);
    else other.matches.delete(match);
  }

  /** Says that this process lives, and forgets those that do not. */
  beat(): void {
    this.tell({ process: this.process });
    for (const [process, { heard }] of this.others) {
      if (this.now() - heard >= SILENT) this.others.delete(process);
    }
  }

  private tellOf(match: string): void {
    this.tell({ process: this.process, match, seats: [...(this.own.get(match)?.keys() ?? [])] });
  }
}
