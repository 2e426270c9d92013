/** Why the server refuses a request. The client is sent it: no secrets in it. */
import { REFUSALS, type RefusalWord, type Refused } from '../src/kit/wire.ts';

/** Thrown for what a client asks and may not have. Everything else that is thrown is a fault of the server. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly word: RefusalWord,
    message: string,
    /** Seconds after which it may be tried again. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }

  get status(): number {
    return REFUSALS[this.word];
  }
}

/** What a client learns of something that was thrown: anything but a refusal is a fault, whose details stay here. */
export const refusedFor = (error: unknown): Refused =>
  error instanceof Refusal
    ? { refusal: error.word, message: error.message }
    : { refusal: 'failed', message: 'Something went wrong on the server.' };
