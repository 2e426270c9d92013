/**
 * A lightweight client socket at a table: it speaks socket.io's protocol over a plain WebSocket and parses
 * only what it must. Thousands of them fit beside the server they measure.
 */
import { WebSocket } from 'ws';
import { GAMES } from '../src/games/index.ts';

const NAMESPACE = `/${GAMES[0]!.id},`;
/** Engine.io's and socket.io's marks: a message that connects, one that carries an event. */
const CONNECT = `40${NAMESPACE}`;
const EVENT = `42${NAMESPACE}`;
const PING = '2';
const PONG = '3';

export class TableSocket {
  private constructor(
    private readonly socket: WebSocket,
    /** Called with a raw event: `["update",…`. */
    public onEvent: (text: string) => void,
  ) {}

  /** Connects to the tables of a server. */
  static connect(server: string, onEvent: (text: string) => void): Promise<TableSocket> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${server.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
        perMessageDeflate: false,
      });
      const made = new TableSocket(socket, onEvent);
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text === PING) socket.send(PONG);
        else if (text.startsWith('0')) socket.send(CONNECT);
        else if (text.startsWith(CONNECT)) resolve(made);
        else if (text.startsWith(EVENT)) made.onEvent(text.slice(EVENT.length));
      });
    });
  }

  emit(...event: unknown[]): void {
    this.socket.send(EVENT + JSON.stringify(event));
  }

  close(): void {
    this.socket.terminate();
  }
}
