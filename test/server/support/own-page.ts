/** Requests as the page itself makes them, with what only a browser adds. */

/** What a browser adds to a request of the page itself. */
export const OWN = { origin: 'https://play.example.org', 'sec-fetch-site': 'same-origin' };

/** An answer, with the cookie it gives. */
export interface Answered {
  readonly status: number;
  readonly refusal: string | null;
  readonly cookie: string | null;
  readonly setCookie: string | null;
  readonly body: Record<string, unknown>;
}

interface Asked {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly method?: string;
}

export type Ask = (path: string, asked?: Asked) => Promise<Answered>;

/** Makes requests to a server. */
export const asker =
  (address: string): Ask =>
  async (path, { body, headers = {}, method = body === undefined ? 'GET' : 'POST' } = {}) => {
    const answer = await fetch(address + path, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const setCookie = answer.headers.get('set-cookie');
    return {
      status: answer.status,
      refusal: answer.headers.get('refusal'),
      setCookie,
      cookie: setCookie?.split(';')[0] ?? null,
      body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
    };
  };
