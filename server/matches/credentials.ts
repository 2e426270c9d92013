/** Credentials: what shows that a seat is one's own. They leave the server once, when the seat is taken; it keeps their hash. */
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Fresh credentials: 192 bits that cannot be guessed, so a plain hash hides them as well as a slow one would. */
export const newCredentials = (): string => randomBytes(24).toString('base64url');

/** A fresh match ID. Whoever knows it may watch the match. */
export const newMatchID = (): string => randomBytes(12).toString('base64url');

/** What is stored of credentials. */
export const hashOf = (credentials: string): string => hash('sha256', credentials, 'base64url');

/** Whether credentials are those of a hash. It takes as long for nearly right ones as for wrong ones. */
export function areCredentials(credentials: string, stored: string | null): boolean {
  if (stored === null) return false;
  return timingSafeEqual(Buffer.from(hashOf(credentials)), Buffer.from(stored));
}
