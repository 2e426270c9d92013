/**
 * socket.io's encoding, for messages that are all text.
 *
 * Its own encoder walks through every number of a state to see whether there is a buffer among them; here there never is. The encoded
 * messages are the same. Its own decoder also takes binary packets: none is taken here, for the placeholders in them become whatever
 * the sender likes, as deep as the sender likes.
 */
import { Decoder, Encoder, type Packet } from 'socket.io-parser';

/** How deep lists and objects of a message may be nested. A move is nested five deep. */
const MAX_NESTING = 12;

class TextEncoder extends Encoder {
  override encode({ type, nsp, id, data }: Packet): string[] {
    const where = nsp === '/' ? '' : `${nsp},`;
    const what = data === undefined ? '' : JSON.stringify(data);
    return [`${String(type)}${where}${id === undefined ? '' : String(id)}${what}`];
  }
}

/** The packet types of which binary data follows: BINARY_EVENT and BINARY_ACK. */
const BINARY = /^[56]/;

const QUOTE = 34;
const BACKSLASH = 92;

/** Whether JSON is nested deeper than a number of levels. What is no JSON may give either answer. */
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

/** Takes text packets of bounded depth. What it throws ends the connection. */
class TextDecoder extends Decoder {
  override add(sent: unknown): void {
    if (typeof sent !== 'string' || BINARY.test(sent)) throw new Error('binary packets are not taken');
    if (isNestedDeeper(sent, MAX_NESTING)) throw new Error('nested too deep');
    super.add(sent);
  }
}

/** To be given to socket.io as its `parser`. */
export const textParser = { Encoder: TextEncoder, Decoder: TextDecoder };
