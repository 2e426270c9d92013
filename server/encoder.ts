/**
 * socket.io's encoding, for what is all text. Its own encoder walks through every number of a state to see whether there is a buffer among them; here
 * there never is. The encoded messages are the same.
 */
import { Decoder, Encoder, type Packet } from 'socket.io-parser';

class TextEncoder extends Encoder {
  override encode({ type, nsp, id, data }: Packet): string[] {
    const where = nsp === '/' ? '' : `${nsp},`;
    const what = data === undefined ? '' : JSON.stringify(data);
    return [`${String(type)}${where}${id === undefined ? '' : String(id)}${what}`];
  }
}

/** To be given to socket.io as its `parser`. */
export const textParser = { Encoder: TextEncoder, Decoder };
