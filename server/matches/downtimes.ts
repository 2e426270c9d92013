/**
 * When no process of the server ran, or could store anything: no clock runs then. Each process says every few seconds that it is
 * alive; whoever finds that nobody has for long enters a downtime. That covers crashes, machines that slept, and watches that were
 * put forward.
 */
import type { Pause } from '../../src/kit/online/clock.ts';
import type { Downtimes as Stored } from '../storage/storage.ts';

/** What clocks need to know about pauses. */
export interface Clocks {
  /** The pauses known to this process. */
  readonly pauses: () => readonly Pause[];
  /** Brings them up to date if this process has not done so for a while: it may have slept. */
  readonly fresh: () => Promise<void> | undefined;
}

/** Clocks that never stand, for storages without other processes and for tests. */
export const NO_PAUSES: Clocks = { pauses: () => [], fresh: () => undefined };

/** How often a process says that it is alive, in ms. */
export const ALIVE_EVERY = 10_000;
/** Nobody alive for so long is a downtime, in ms. */
export const SILENT = 30_000;
/** Downtimes that ended longer ago concern no clock any more, in ms. */
const KNOWN_FOR = 400 * 86_400_000;

export class Downtimes implements Clocks {
  private known: readonly Pause[] = [];
  /** When this process was last known to be alive. */
  private last = -Infinity;
  private asked: Promise<void> | undefined;

  constructor(
    private readonly storage: Stored,
    private readonly now: () => number = Date.now,
  ) {}

  readonly pauses = (): readonly Pause[] => this.known;

  readonly fresh = (): Promise<void> | undefined => {
    const silent = this.now() - this.last;
    return silent >= 0 && silent < (ALIVE_EVERY + SILENT) / 2 ? undefined : this.beat();
  };

  /** Says that this process is alive, and learns of downtimes. Rejects if it cannot be stored. */
  readonly beat = (): Promise<void> => {
    this.asked ??= this.say().finally(() => {
      this.asked = undefined;
    });
    return this.asked;
  };

  private async say(): Promise<void> {
    const now = this.now();
    this.known = await this.storage.alive(now, SILENT, now - KNOWN_FOR);
    this.last = now;
  }
}
