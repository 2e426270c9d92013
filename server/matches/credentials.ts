/**
 * Credentials: the proof that a seat is one's own. They leave the server once, when the seat is taken; only their hash is stored.
 */
import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Fresh credentials: 192 random bits, so a fast hash protects them as well as a slow one would. */
export const newCredentials = (): string => randomBytes(24).toString('base64url');

/** A fresh match ID. Anyone who knows it may watch the match. */
export const newMatchID = (): string => randomBytes(12).toString('base64url');

/** The stored form of credentials. */
export const hashOf = (credentials: string): string => hash('sha256', credentials, 'base64url');

/** The stored form of something that could be guessed, such as an address, under a secret. */
export const keyedHash = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Whether credentials match a hash, in constant time. */
export function areCredentials(credentials: string, stored: string | null): boolean {
  if (stored === null) return false;
  return timingSafeEqual(Buffer.from(hashOf(credentials)), Buffer.from(stored));
}
