/** Documents as the last part of a link: JSON, compressed, in characters allowed in links. For browsers and for Node. */

/** Thrown for a link whose document cannot be read. */
export class LinkError extends Error {
  override name = 'LinkError';

  constructor(
    /** `cut`: characters are missing or were changed. `foreign`: complete, but not a game. */
    readonly reason: 'cut' | 'foreign',
  ) {
    super(reason);
  }
}

/** The most that a link may contain once unpacked, in bytes: more cannot be a game. */
const MAX_BYTES = 8_000_000;

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
    if (length > MAX_BYTES) throw new LinkError('foreign');
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

/** A checksum (Adler-32) that detects changed, lost and added characters. */
function checksum(letters: string): string {
  let one = 1;
  let other = 0;
  for (let i = 0; i < letters.length; i++) {
    one = (one + letters.charCodeAt(i)) % 65521;
    other = (other + one) % 65521;
  }
  return (((other << 16) | one) >>> 0).toString(36).padStart(CHECK_LETTERS, '0');
}
const CHECK_LETTERS = 7;

/** Packs a document. */
export async function pack(document: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(document));
  const letters = toLetters(await through(bytes, new CompressionStream('deflate-raw')));
  return checksum(letters) + letters;
}

/** Unpacks what `pack` made. Rejects with a LinkError if it was damaged, or is something else. */
export async function unpack(packed: string): Promise<unknown> {
  const letters = packed.slice(CHECK_LETTERS);
  if (checksum(letters) !== packed.slice(0, CHECK_LETTERS)) throw new LinkError('cut');
  try {
    const bytes = await through(fromLetters(letters), new DecompressionStream('deflate-raw'));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new LinkError('foreign');
  }
}

/** A record without who answered, which a replay reconstructs. */
export function compact(record: {
  readonly moves: readonly { readonly move: unknown; readonly outcomes?: readonly unknown[] }[];
}): unknown {
  return {
    ...record,
    moves: record.moves.map(({ move, outcomes }) => (outcomes === undefined ? { move } : { move, outcomes })),
  };
}
