/** Handling what a socket sends one after the other, so that what a client does in order is done in order. */

/** Messages of one socket that may wait to be handled. */
const MAX_WAITING = 50;

/** Work that is under way, to be waited for at the end. */
export class WorkUnderWay {
  private readonly underWay = new Set<Promise<unknown>>();

  /** Adds work. It must not reject. */
  add(work: Promise<unknown>): void {
    this.underWay.add(work);
    void work.finally(() => this.underWay.delete(work));
  }

  async settled(): Promise<void> {
    await Promise.all(this.underWay);
  }
}

export class MessageQueue {
  private last: Promise<void> = Promise.resolve();
  private waiting = 0;

  constructor(
    private readonly work: WorkUnderWay,
    /** Called with whatever a piece of work throws. */
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Whether so much waits that the client cannot be waiting for answers. */
  get isFull(): boolean {
    return this.waiting >= MAX_WAITING;
  }

  /** Does a piece of work when all before it is done. Nothing that it throws gets any further. */
  add(piece: () => Promise<void>): void {
    this.waiting++;
    this.last = this.last
      .then(piece)
      .catch(this.onError)
      .finally(() => {
        this.waiting--;
      });
    this.work.add(this.last);
  }
}
