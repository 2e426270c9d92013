/** By what a request or a socket shows that it comes from an account: a token, or the cookie of this page's own requests. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Accounts } from './accounts.ts';

/** 400 days, the longest that browsers keep a cookie, in seconds. */
const COOKIE_AGE = 400 * 86_400;
const SECURE_COOKIE = '__Host-account';
const PLAIN_COOKIE = 'account';
/** The form of a secret. */
const SECRET = /^[\w-]{32}$/;

/** Who asks. */
export interface Who {
  readonly account: string;
  readonly device: string;
  readonly by: 'token' | 'cookie';
  /** Null with a token. */
  readonly secret: string | null;
}

/** Nobody that the server knows, a guest. */
export type MaybeWho = Who | null;

export interface WhoOptions {
  readonly accounts: Pick<Accounts, 'bySecret'>;
  /** Where players reach the server; null if it does not know. */
  readonly siteUrl: string | null;
}

const hostOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).host : undefined);

/** Whether a request comes from a page of this server, by what only browsers write and pages cannot change. */
export function isOwnPage(
  { origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders,
  siteUrl: string | null,
): boolean {
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && (hostOf(origin) === host || (siteUrl !== null && new URL(siteUrl).origin === origin));
}

function cookieOf(header: string, name: string): string | undefined {
  for (const each of header.split(';')) {
    const [key, value] = each.trim().split('=');
    if (key === name) return value;
  }
  return undefined;
}

/** Knows who asks. */
export class Recognition {
  constructor(private readonly options: WhoOptions) {}

  /** Who makes a request. Anything but reading counts the cookie only from a page of this server; a token counts always. */
  async ofRequest({ headers, method }: Pick<IncomingMessage, 'headers' | 'method'>): Promise<MaybeWho> {
    const { authorization, cookie } = headers;
    if (authorization !== undefined) return this.ofToken(/^Bearer ([\w-]+)$/.exec(authorization)?.[1]);
    const isReading = method === 'GET' || method === 'HEAD';
    if (cookie === undefined || (!isReading && !isOwnPage(headers, this.options.siteUrl))) return null;
    return this.ofCookie(cookie);
  }

  /** Who opens a socket: by a token in its first message, or the cookie from a page of this server. */
  async ofSocket({ headers }: Pick<IncomingMessage, 'headers'>, token: unknown): Promise<MaybeWho> {
    if (token !== undefined) return this.ofToken(token);
    // WebSockets are not bound to the page's origin, so that only the origin tells.
    const { origin, host } = headers;
    if (headers.cookie === undefined || !isOwnPage({ origin, host }, this.options.siteUrl)) return null;
    return this.ofCookie(headers.cookie);
  }

  private async ofToken(token: unknown): Promise<MaybeWho> {
    if (typeof token !== 'string' || !SECRET.test(token)) return null;
    const found = await this.options.accounts.bySecret(token);
    return found ? { ...found, by: 'token', secret: null } : null;
  }

  private async ofCookie(header: string): Promise<MaybeWho> {
    // Over https only the cookie that nobody without TLS can have set.
    const plain = this.options.siteUrl?.startsWith('https:') ? undefined : cookieOf(header, PLAIN_COOKIE);
    const secret = cookieOf(header, SECURE_COOKIE) ?? plain;
    if (secret === undefined || !SECRET.test(secret)) return null;
    const found = await this.options.accounts.bySecret(secret);
    return found ? { ...found, by: 'cookie', secret } : null;
  }
}

/** Whether a page was loaded through TLS, as it says itself. */
const isSecure = ({ origin }: IncomingHttpHeaders, siteUrl: string | null): boolean =>
  siteUrl?.startsWith('https:') === true || origin?.startsWith('https:') === true;

/** The header that gives a browser its secret. Scripts cannot read it. */
export function cookieFor(secret: string, headers: IncomingHttpHeaders, siteUrl: string | null): string {
  const [name, more] = isSecure(headers, siteUrl) ? [SECURE_COOKIE, '; Secure'] : [PLAIN_COOKIE, ''];
  return `${name}=${secret}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${String(COOKIE_AGE)}${more}`;
}

/** The headers that take the secret from a browser again. */
export const NO_COOKIES = [SECURE_COOKIE, PLAIN_COOKIE].map(
  (name) => `${name}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0${name === SECURE_COOKIE ? '; Secure' : ''}`,
);
