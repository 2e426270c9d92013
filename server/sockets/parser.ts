/**
 * socket.io's encoding, for text messages only.
 *
 * Its own encoder walks through every number of a state to look for buffers, of which there are none here; the encoded messages
 * are the same. Its own decoder also accepts binary packets, whose placeholders can become anything, nested as deep as the sender
 * likes; this one accepts none.
 */
import { Decoder, Encoder, type Packet } from 'socket.io-parser';

/** How deep lists and objects in a message may be nested. A move is nested five deep. */
const MAX_NESTING = 12;

class TextEncoder extends Encoder {
  override encode({ type, nsp, id, data }: Packet): string[] {
    const where = nsp === '/' ? '' : `${nsp},`;
    const what = data === undefined ? '' : JSON.stringify(data);
    return [`${String(type)}${where}${id === undefined ? '' : String(id)}${what}`];
  }
}

/** The packet types followed by binary data: BINARY_EVENT and BINARY_ACK. */
const BINARY = /^[56]/;

const QUOTE = 34;
const BACKSLASH = 92;

/** Whether JSON is nested deeper than a number of levels. For invalid JSON the answer is arbitrary. */
export function isNestedDeeper(json: string, levels: number): boolean {
  let depth = 0;
  let isText = false;
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i);
    if (isText) {
      if (code === BACKSLASH) i++;
      else if (code === QUOTE) isText = false;
    } else if (code === QUOTE) isText = true;
    else if (code === 91 || code === 123) {
      if (++depth > levels) return true;
    } else if (code === 93 || code === 125) depth--;
  }
  return false;
}

/** Accepts text packets of bounded depth. Anything it throws closes the connection. */
class TextDecoder extends Decoder {
  override add(sent: unknown): void {
    if (typeof sent !== 'string' || BINARY.test(sent)) throw new Error('binary packets are not taken');
    if (isNestedDeeper(sent, MAX_NESTING)) throw new Error('nested too deep');
    super.add(sent);
  }
}

/** The `parser` option for socket.io. */
export const textParser = { Encoder: TextEncoder, Decoder: TextDecoder };
