/** Accounts as requests meet them: who asks, and accounts that come by themselves with the first seat. */
import { EventEmitter } from 'node:events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'socket.io';
import { countedAs } from '../addresses.ts';
import type { RateLimit } from '../rate-limit.ts';
import { Refusal } from '../refusal.ts';
import { LANGUAGES } from '../../src/kit/languages.ts';
import { type Accounts, type SignedIn, noAccount } from './accounts.ts';
import { type MaybeWho, Recognition, type Who, cookieFor, isOwnPage } from './who.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose account asks; null for a guest. */
    who: MaybeWho;
  }
}

export interface PeopleOptions {
  readonly accounts: Accounts;
  /** Whether there are accounts on this server. */
  readonly isOn: boolean;
  readonly siteUrl: string | null;
  /** How many accounts an address may have made. */
  readonly newAccounts: RateLimit;
}

/** The language that a browser asks for, if it is known here. */
const languageOf = ({ headers }: FastifyRequest): string =>
  Object.keys(LANGUAGES).find((each) => headers['accept-language']?.toLowerCase().startsWith(each)) ?? 'en';

/** How a device is called in the list of devices: by its system and browser. */
export function labelOf({ headers: { 'user-agent': agent = '' } }: FastifyRequest): string {
  const system = /iPhone|iPad|Android|Windows|Macintosh|Linux/.exec(agent)?.[0];
  const browser = /Firefox|Edg|OPR|Chrome|Safari/.exec(agent)?.[0];
  return [browser, system].filter((each) => each !== undefined).join(', ') || 'program';
}

export class People {
  readonly accounts: Accounts;
  /** Devices that were signed out. */
  readonly revoked = new EventEmitter<{ revoked: [devices: readonly string[]] }>();
  private readonly recognition: Recognition;

  constructor(private readonly options: PeopleOptions) {
    this.accounts = options.accounts;
    this.recognition = new Recognition(options);
  }

  get isOn(): boolean {
    return this.options.isOn;
  }

  /** Has every request know who asks. */
  recognise(http: FastifyInstance): void {
    http.decorateRequest('who', null);
    http.addHook('preHandler', async (request) => {
      if (this.isOn) request.who = await this.recognition.ofRequest(request.raw);
    });
  }

  /** The account of a socket; null for a guest. */
  async ofSocket({ handshake, request }: Pick<Socket, 'handshake' | 'request'>): Promise<Who | null> {
    if (!this.isOn) return null;
    return this.recognition.ofSocket(request, handshake.auth.token);
  }

  /** Who makes a request. Throws a Refusal for guests. */
  required({ who }: FastifyRequest): Who {
    if (!who) throw noAccount();
    return who;
  }

  /** Gives a browser its secret. */
  giveCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
    void reply.header('set-cookie', cookieFor(secret, request.headers, this.options.siteUrl));
  }

  /** Makes an account. Throws a Refusal if there are too many from this address. */
  async create(request: FastifyRequest, person: { name: string; language?: string; zone?: string }): Promise<SignedIn> {
    await this.options.newAccounts.use(countedAs(request.ip));
    const { name, language = languageOf(request), zone = 'UTC' } = person;
    return this.accounts.create({ name, language, zone }, labelOf(request));
  }

  /**
   * Seats somebody: in a browser that has no account yet, one comes with the seat, without a question. Other programs and further
   * people of an address sit as guests.
   */
  async newcomer<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    sit: (account: string | undefined) => Promise<T>,
  ): Promise<T> {
    const { who } = request;
    if (who) return sit(who.account);
    if (!this.isOn || !isOwnPage(request.headers, this.options.siteUrl)) return sit(undefined);
    const made = await this.create(request, { name }).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
    if (!made) return sit(undefined);
    try {
      const seat = await sit(made.id);
      this.giveCookie(request, reply, made.secret);
      return seat;
    } catch (error) {
      await this.accounts.remove(made.id);
      throw error;
    }
  }
}
