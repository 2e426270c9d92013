/** Where bots log failures; pino and Fastify loggers fit. */
export interface BotLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Logs nothing. */
export const SILENT: BotLog = { warn: () => undefined, error: () => undefined };
