/**
 * What processes tell each other through Redis: that something changed, not what. Each then sends its own sockets what they may see,
 * from what is stored. Messages may be lost. Every table has a channel of its own, so that a process with nobody there does nothing.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from '../redis.ts';
import type { PresenceMessage } from './presence.ts';

/** What has changed at a table. */
export interface News {
  /** The number of its state, and of its seating, now; missing if the table is gone. */
  readonly stateID?: number;
  readonly seating?: number;
  /** How many messages were said there; then the others are left out. */
  readonly said?: number;
  /** The seat whose plan was changed; then the others are left out. */
  readonly planned?: number;
}

/** What concerns all processes. */
export interface Announcement {
  readonly presence?: PresenceMessage;
  /** Devices that were signed out. */
  readonly revoked?: readonly string[];
}

/** How long somebody who comes to a table waits for its channel, in ms: without it they get moves late, but get them. */
const LISTEN_MS = 300;
/** How long a channel stays open after the last socket has left, in ms. */
const LEAVE_MS = 30_000;

interface Listener {
  readonly hear: (news: News) => void;
  readonly isOpen: Promise<unknown>;
  leaving?: NodeJS.Timeout;
}

export class Channels {
  /** By which this process knows its own messages again. */
  private readonly process = randomUUID();
  private readonly listeners = new Map<string, Listener>();

  constructor(
    private readonly redis: Redis,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** Hears about a table from now on. Resolves when its channel is open, or soon if Redis does not answer. */
  async listen(match: string, hear: (news: News) => void): Promise<void> {
    const known = this.listeners.get(match);
    clearTimeout(known?.leaving);
    if (known) delete known.leaving;
    const listener = known ?? { hear, isOpen: this.subscribe(this.channelOf(match), hear) };
    this.listeners.set(match, listener);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, LISTEN_MS);
    });
    await Promise.race([listener.isOpen, late]);
    clearTimeout(timer);
  }

  /** Stops hearing about a table after a while, unless somebody listens again. */
  leave(match: string): void {
    const listener = this.listeners.get(match);
    if (!listener || listener.leaving) return;
    listener.leaving = setTimeout(() => {
      this.listeners.delete(match);
      this.redis.subscribe.unsubscribe(this.channelOf(match)).catch(this.failed);
    }, LEAVE_MS).unref();
  }

  /** Tells the other processes with somebody at a table what has changed there. */
  tell(match: string, news: News): void {
    this.publish(this.channelOf(match), news);
  }

  /** Tells all other processes. */
  announce(announcement: Announcement): void {
    this.publish(this.allOf(), announcement);
  }

  /** Hears what others announce. */
  hearAll(hear: (announcement: Announcement) => void): Promise<unknown> {
    return this.subscribe(this.allOf(), hear);
  }

  private channelOf(match: string): string {
    return `${this.redis.prefix}:t:${match}`;
  }

  private allOf(): string {
    return `${this.redis.prefix}:all`;
  }

  private publish(channel: string, message: object): void {
    void this.redis.publish.publish(channel, JSON.stringify({ by: this.process, ...message }));
  }

  private subscribe(channel: string, hear: (message: News & Announcement) => void): Promise<unknown> {
    const listen = (text: string): void => {
      try {
        const { by, ...message } = JSON.parse(text) as News & Announcement & { by?: string };
        if (by !== this.process) hear(message);
      } catch (error) {
        this.log.error({ err: error }, 'what another process said could not be understood');
      }
    };
    return this.redis.subscribe.subscribe(channel, listen).catch(this.failed);
  }

  private readonly failed = (error: unknown): void => {
    this.log.error({ err: error }, 'Redis');
  };
}
