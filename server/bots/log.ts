/** Where bots tell what went wrong: pino and Fastify loggers are such. */
export interface BotLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Says nothing. */
export const SILENT: BotLog = { warn: () => undefined, error: () => undefined };
