/** Handles a socket's messages one at a time, in order. */

/** The maximum number of waiting messages per socket. */
const MAX_WAITING = 50;

/** Work in progress, to be awaited at shutdown. */
export class WorkUnderWay {
  private readonly underWay = new Set<Promise<unknown>>();

  /** Adds work, which must not reject. */
  add(work: Promise<unknown>): void {
    this.underWay.add(work);
    void work.finally(() => this.underWay.delete(work));
  }

  async settled(): Promise<void> {
    await Promise.all(this.underWay);
  }
}

/** Does a kind of work once at a time for each key; if it is asked for meanwhile, once more afterwards. */
export class OnceAtATime {
  /** What is being done; true: once more afterwards. */
  private readonly doing = new Map<string, boolean>();

  constructor(
    private readonly work: WorkUnderWay,
    /** Called with whatever the work throws. */
    private readonly onError: (error: unknown) => void,
  ) {}

  do(key: string, piece: () => Promise<void>): void {
    const isUnderWay = this.doing.has(key);
    this.doing.set(key, isUnderWay);
    if (isUnderWay) return;
    const done = piece()
      .catch(this.onError)
      .finally(() => {
        const again = this.doing.get(key) === true;
        this.doing.delete(key);
        if (again) this.do(key, piece);
      });
    this.work.add(done);
  }
}

export class MessageQueue {
  private last: Promise<void> = Promise.resolve();
  private waiting = 0;

  constructor(
    private readonly work: WorkUnderWay,
    /** Called with whatever the work throws. */
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Whether so much is waiting that the client cannot be waiting for answers. */
  get isFull(): boolean {
    return this.waiting >= MAX_WAITING;
  }

  /** Does some work after everything before it. Its errors go to `onError`. */
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
