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
  /** The seats among them at which nobody looks: every page there is hidden. */
  readonly hidden?: readonly number[];
  /** How many watch that match; missing: nobody. */
  readonly watching?: number;
  /** Who is where, replacing everything announced before. */
  readonly all?: readonly (readonly [
    match: string,
    seats: readonly number[],
    watching?: number,
    hidden?: readonly number[],
  ])[];
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
  watching: Map<string, number>;
  hidden: Map<string, readonly number[]>;
}

/** A process of which nothing is known yet. */
const unknown = (): Other => ({
  lastHeard: 0,
  lastAsked: -Infinity,
  changes: -1,
  matches: new Map(),
  watching: new Map(),
  hidden: new Map(),
});

/** How often a process announces itself, and when it counts as gone, in ms. */
export const HEARTBEAT = 5000;
const SILENT = 3 * HEARTBEAT;

export class Presence {
  /** How many sockets each seat of a match has here. */
  private readonly own = new Map<string, Map<number, number>>();
  /** How many sockets watch a match here. */
  private readonly watchers = new Map<string, number>();
  /** Of those, how many are hidden. */
  private readonly hidden = new Map<string, Map<number, number>>();
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

  /** The page of a socket at a seat was hidden (1) or is shown again (-1). Returns whether nobody looks now who did before. */
  hide(match: string, seat: number, change: 1 | -1): boolean {
    const before = this.isLooking(match, seat);
    const seats = this.hidden.get(match) ?? new Map<number, number>();
    const now = (seats.get(seat) ?? 0) + change;
    if (now > 0) seats.set(seat, now);
    else seats.delete(seat);
    if (seats.size > 0) this.hidden.set(match, seats);
    else this.hidden.delete(match);
    this.announce(match);
    return before && !this.isLooking(match, seat);
  }

  /** Whether somebody looks at a table from a seat, through any process. */
  isLooking(match: string, seat: number): boolean {
    if ((this.own.get(match)?.get(seat) ?? 0) > (this.hidden.get(match)?.get(seat) ?? 0)) return true;
    for (const { lastHeard, matches, hidden } of this.others.values()) {
      const isThere = this.now() - lastHeard < SILENT && matches.get(match)?.includes(seat) === true;
      if (isThere && hidden.get(match)?.includes(seat) !== true) return true;
    }
    return false;
  }

  /** A spectator came (1) or left (-1). */
  watch(match: string, change: 1 | -1): void {
    const now = (this.watchers.get(match) ?? 0) + change;
    if (now > 0) this.watchers.set(match, now);
    else this.watchers.delete(match);
    this.announce(match);
  }

  /** How many watch a match, through any process. */
  watching(match: string): number {
    let sum = this.watchers.get(match) ?? 0;
    for (const { lastHeard, watching } of this.others.values()) {
      if (this.now() - lastHeard < SILENT) sum += watching.get(match) ?? 0;
    }
    return sum;
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

  /** The matches with somebody connected to a seat, through any process: of each process, those where somebody came first, first. */
  matchesWithSomebody(): string[] {
    const known = [...this.others.values()].filter(({ lastHeard }) => this.now() - lastHeard < SILENT);
    const theirs = known.flatMap(({ matches }) =>
      [...matches].flatMap(([id, seats]) => (seats.length > 0 ? [id] : [])),
    );
    return [...new Set([...theirs, ...this.own.keys()])];
  }

  /**
   * Handles a message from another process. If that process is new, or one of its changes was missed, it is asked for everything.
   */
  receive({ process, changes, match, seats, hidden, watching, all, ask }: PresenceMessage): void {
    if (process === this.process) return;
    const known = this.others.get(process);
    const other = known ?? unknown();
    this.others.set(process, other);
    other.lastHeard = this.now();
    if (ask === this.process) {
      const here = new Set([...this.own.keys(), ...this.watchers.keys()]);
      const all = [...here].map(
        (each) => [each, this.seatsAt(each), this.watchers.get(each) ?? 0, this.hiddenAt(each)] as const,
      );
      this.publish({ all });
    }
    if (all) {
      const before = [...other.matches.keys(), ...other.watching.keys()];
      other.matches = new Map(all.map(([id, here]) => [id, here]));
      other.watching = new Map(all.map(([id, , many = 0]) => [id, many]));
      other.hidden = new Map(all.map(([id, , , unseen = []]) => [id, unseen]));
      other.changes = changes;
      this.onChange([...new Set([...before, ...other.matches.keys()])]);
    } else if (match !== undefined && seats) {
      if (seats.length > 0) other.matches.set(match, seats);
      else other.matches.delete(match);
      if (hidden) other.hidden.set(match, hidden);
      else other.hidden.delete(match);
      if (watching) other.watching.set(match, watching);
      else other.watching.delete(match);
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
    for (const [process, { lastHeard, matches, watching }] of this.others) {
      if (this.now() - lastHeard < SILENT) continue;
      this.others.delete(process);
      this.onChange([...new Set([...matches.keys(), ...watching.keys()])]);
    }
  }

  private seatsAt(match: string): number[] {
    return [...(this.own.get(match)?.keys() ?? [])];
  }

  /** The seats at which every socket here is hidden. */
  private hiddenAt(match: string): number[] {
    const hidden = this.hidden.get(match);
    const own = this.own.get(match);
    return hidden ? this.seatsAt(match).filter((seat) => (hidden.get(seat) ?? 0) >= own!.get(seat)!) : [];
  }

  private announce(match: string): void {
    this.changes++;
    const watching = this.watchers.get(match);
    const hidden = this.hiddenAt(match);
    this.publish({
      match,
      seats: this.seatsAt(match),
      ...(hidden.length === 0 ? {} : { hidden }),
      ...(watching === undefined ? {} : { watching }),
    });
  }

  private publish(what: Omit<PresenceMessage, 'process' | 'changes'>): void {
    this.send({ process: this.process, changes: this.changes, ...what });
  }
}
