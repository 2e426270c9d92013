/** Validates what clients send against the schemas of the protocol. */
import type { z } from 'zod';
import { Refusal } from './refusal.ts';

/** Reads what a client sent. Throws a Refusal that says what is wrong and where. */
export function read<T>(schema: z.ZodType<T>, sent: unknown): T {
  const { success, data, error } = schema.safeParse(sent);
  if (success) return data;
  const wrong = error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
  throw new Refusal('bad-request', wrong.slice(0, 5).join('; ').slice(0, 300));
}
