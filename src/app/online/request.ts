/** HTTP requests to the server, and how they fail. */
import { type Reason, reasonOf } from '../wire.ts';

/** A request that failed. */
export class LobbyError extends Error {
  override name = 'LobbyError';

  constructor(
    readonly reason: Reason,
    message: string,
    /** Seconds after which it may be repeated. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

/** The timeout of a request, in ms. */
const TIMEOUT = 15_000;

const isJson = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('application/json') ?? false;

/** The error of a response; null if it is none. */
export async function errorOf(response: Response): Promise<LobbyError | null> {
  if (response.ok && isJson(response)) return null;
  const word = response.headers.get('refusal');
  if (word !== null) {
    const retryAfter = Number(response.headers.get('retry-after') ?? NaN);
    return new LobbyError(reasonOf(word), await response.text(), Number.isFinite(retryAfter) ? retryAfter : null);
  }
  // A response without our code: a static file server, or a proxy whose server is down.
  return new LobbyError(response.status >= 500 ? 'unreachable' : 'no-server', `HTTP ${String(response.status)}`);
}

/** Asks the server for JSON. Rejects with a LobbyError. */
export async function request<Answer>(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(TIMEOUT),
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new LobbyError('unreachable', error instanceof Error ? error.message : String(error));
  }
  const error = await errorOf(response);
  if (error) throw error;
  return (await response.json()) as Answer;
}
