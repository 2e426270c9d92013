/**
 * A rate limit for messages, which come too often for anything asynchronous: so many a second for each key, counted by this
 * process alone.
 */
import { Refusal } from './refusal.ts';

export class MessageRate {
  private readonly counts = new Map<string, number>();
  /** The second being counted. */
  private second = 0;

  constructor(
    private readonly perSecond: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts a message. Throws a Refusal if it exceeds the limit. */
  use(key: string): void {
    const second = Math.floor(this.now() / 1000);
    if (second !== this.second) {
      this.counts.clear();
      this.second = second;
    }
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    if (count > this.perSecond) throw new Refusal('too-many', 'Too many messages. Try again later.', 1);
  }
}
