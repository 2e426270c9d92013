/** Records and positions as the last part of a link: JSON, compressed by the browser, in the letters of a link. */

/** A link that holds nothing that can be shown. */
export class LinkError extends Error {
  override name = 'LinkError';

  constructor(
    /** `cut`: letters are missing or were changed. `foreign`: whole, but no game. */
    readonly reason: 'cut' | 'foreign',
  ) {
    super(reason);
  }
}

/** The most that a link may hold once unpacked, in bytes: more is no game. */
const MOST_BYTES = 8_000_000;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > MOST_BYTES) throw new LinkError('foreign');
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toLetters(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** A sum of all bytes (Adler-32): letters that were changed or lost are noticed. */
function checksum(bytes: Uint8Array): number {
  let one = 1;
  let other = 0;
  for (const byte of bytes) {
    one = (one + byte) % 65521;
    other = (other + one) % 65521;
  }
  return ((other << 16) | one) >>> 0;
}

const CHECK_LETTERS = 7;
const check = (bytes: Uint8Array): string => checksum(bytes).toString(36).padStart(CHECK_LETTERS, '0');

/** Packs a document. */
export async function pack(document: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(document));
  return check(bytes) + toLetters(await through(bytes, new CompressionStream('deflate-raw')));
}

/** Unpacks what `pack` made. Rejects with a LinkError if it was damaged on the way, or is something else. */
export async function unpack(letters: string): Promise<unknown> {
  let bytes: Uint8Array;
  try {
    bytes = await through(fromLetters(letters.slice(CHECK_LETTERS)), new DecompressionStream('deflate-raw'));
  } catch (error) {
    throw error instanceof LinkError ? error : new LinkError('cut');
  }
  if (check(bytes) !== letters.slice(0, CHECK_LETTERS)) throw new LinkError('cut');
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new LinkError('foreign');
  }
}

/** A record without what replaying it tells anyway: who answered. */
export function compact(record: {
  readonly moves: readonly { readonly move: unknown; readonly outcomes?: readonly unknown[] }[];
}): unknown {
  return {
    ...record,
    moves: record.moves.map(({ move, outcomes }) => (outcomes === undefined ? { move } : { move, outcomes })),
  };
}
