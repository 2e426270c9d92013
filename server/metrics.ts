/** Metrics for Prometheus. */
import type { EventEmitter } from 'node:events';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { MatchEvents } from './matches/table-store.ts';
import { countAccounts } from './people/accounts.ts';
import type { Storage } from './storage/storage.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export type Metrics = ReturnType<typeof startMetrics>;

export interface MetricsOptions {
  readonly storage: Storage;
  /** What happens at tables. */
  readonly events: EventEmitter<MatchEvents>;
  /** How many notifications wait for their time, and how many are late. */
  readonly backlog: () => Promise<{ waiting: number; late: number }>;
  /** The load of this process's bots. */
  readonly bots: () => { busy: number; waiting: number };
}

/** The metrics of one server. */
export function startMetrics({ storage, events, backlog, bots }: MetricsOptions) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'ds_matches',
    help: 'Matches in the storage.',
    labelNames: ['state'],
    registers,
    async collect() {
      const { running, asleep, kept } = await storage.count();
      this.set({ state: 'running' }, running);
      this.set({ state: 'asleep' }, asleep);
      this.set({ state: 'finished' }, kept - running - asleep);
    },
  });
  new Gauge({
    name: 'ds_bot_decisions',
    help: 'Decisions of bots under way and waiting.',
    labelNames: ['state'],
    registers,
    collect() {
      const { busy, waiting } = bots();
      this.set({ state: 'busy' }, busy);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  new Gauge({
    name: 'ds_deliveries',
    help: 'Notifications that wait for their time, and those that are late.',
    labelNames: ['state'],
    registers,
    async collect() {
      const { waiting, late } = await backlog();
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'late' }, late);
    },
  });
  new Gauge({
    name: 'ds_accounts',
    help: 'Accounts in the storage.',
    registers,
    async collect() {
      this.set(await storage.work(countAccounts));
    },
  });
  const { backups } = storage;
  if (backups) {
    new Gauge({
      name: 'ds_backup_timestamp_seconds',
      help: 'When the last daily backup was made, in seconds since 1970; 0 if there is none.',
      registers,
      collect() {
        this.set((backups.last() ?? 0) / 1000);
      },
    });
  }
  const tried = new Counter({
    name: 'ds_deliveries_total',
    help: 'Tries to deliver a notification, by channel and what became of it.',
    labelNames: ['channel', 'state'],
    registers,
  });
  const moves = new Counter({ name: 'ds_moves_total', help: 'Moves kept.', labelNames: ['by'], registers });
  const timeOuts = new Counter({
    name: 'ds_time_outs_total',
    help: 'Stints that ended because the time was up, by what followed.',
    labelNames: ['then'],
    registers,
  });
  events.on('said', (_id, { notice }) => {
    if (notice?.what.startsWith('out-') === true) timeOuts.inc({ then: notice.what.slice('out-'.length) });
  });
  return {
    registry,
    /** Counts a try to deliver something. */
    onTried: (channel: string, state: string): void => {
      tried.inc({ channel, state });
    },
    sockets: new Gauge({ name: 'ds_sockets', help: 'Sockets connected to tables.', registers }),
    moves,
    /** Counts moves that people had planned. */
    onPlayed: (played: number): void => {
      moves.inc({ by: 'person' }, played);
    },
    refusals: new Counter({
      name: 'ds_refusals_total',
      help: 'Messages over sockets that were refused.',
      labelNames: ['refusal'],
      registers,
    }),
    moveSeconds: new Histogram({
      name: 'ds_move_seconds',
      help: 'From the arrival of a move to its being kept and sent to the table.',
      buckets: SECONDS,
      registers,
    }),
    httpSeconds: new Histogram({
      name: 'ds_http_seconds',
      help: 'From the arrival of a request to its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
  };
}
