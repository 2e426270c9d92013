/** Why something that was asked of the server was not done. It is told to the client: no secrets in it. */

/** The words by which programs tell refusals apart, with the HTTP status of each. */
export const REFUSALS = {
  'bad-request': 400,
  'bad-setup': 400,
  'not-authorized': 403,
  'not-yours': 403,
  'no-match': 404,
  'no-seat': 404,
  'seat-taken': 409,
  'table-full': 409,
  'not-vacant': 409,
  'not-away': 409,
  'not-legal': 409,
  stale: 409,
  over: 409,
  'too-many': 429,
  'watching-full': 503,
  'too-many-matches': 503,
  closing: 503,
} as const;

export type RefusalWord = keyof typeof REFUSALS;

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
