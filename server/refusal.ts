/** Why the server refuses a request. This is sent to the client, so it contains no secrets. */
import { REFUSALS, type RefusalWord, type Refused } from '../src/kit/online/wire.ts';

/** Thrown when a client asks for something it may not have. Anything else thrown is a fault of the server. */
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

/** What a client is sent for a thrown value: anything but a refusal is a fault, whose details stay on the server. */
export const refusedFor = (error: unknown): Refused =>
  error instanceof Refusal
    ? { refusal: error.word, message: error.message }
    : { refusal: 'failed', message: 'Something went wrong on the server.' };
