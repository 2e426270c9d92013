/** Why something that was asked of the server was not done. It is told to the client: no secrets in it. */
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

/** What a client is told of something that was thrown: what is no refusal is a fault, of which nothing is told. */
export const refusedFor = (error: unknown): Refused =>
  error instanceof Refusal
    ? { refusal: error.word, message: error.message }
    : { refusal: 'failed', message: 'Something went wrong on the server.' };
