/** An SMTP server for tests, on plain sockets: it takes mail, or answers as it is told. */
import { type AddressInfo, type Socket, createServer } from 'node:net';

/** A mail that came. */
export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers in small letters, unfolded. */
  readonly headers: Readonly<Record<string, string>>;
  /** The text, decoded. */
  readonly text: string;
}

export interface MailReceiver {
  readonly url: string;
  readonly received: Received[];
  /** How the next recipients are answered, in order: a line such as `550 no such user`; then 250. */
  readonly answers: string[];
  readonly close: () => Promise<void>;
}

/** What quoted-printable and base64 stand for. */
function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** A header's words as UTF-8 (RFC 2047). */
const words = (value: string): string =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?(q|b)\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decoded(text.replaceAll('_', ' '), 'quoted-printable'),
    );

function mailOf(from: string, to: readonly string[], data: string): Received {
  const end = data.indexOf('\r\n\r\n');
  const headers = Object.fromEntries(
    data
      .slice(0, end)
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), words(line.slice(colon + 1).trim())];
      }),
  );
  const body = data.slice(end + 4).replaceAll(/^\.\./gm, '.');
  const text = decoded(body, headers['content-transfer-encoding'] ?? '7bit').replaceAll('\r\n', '\n');
  return { from, to, headers, text };
}

/** Starts a receiver. */
export async function startMailReceiver(): Promise<MailReceiver> {
  const received: Received[] = [];
  const answers: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
    const say = (line: string): void => {
      socket.write(`${line}\r\n`);
    };
    let [from, to, buffer, isData] = ['', [] as string[], '', false];
    const hear = (line: string): void => {
      const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
      switch (line.slice(0, 4).toUpperCase()) {
        case 'MAIL':
          [from, to] = [address, []];
          say('250 ok');
          break;
        case 'RCPT': {
          const answer = answers.shift() ?? '250 ok';
          if (answer.startsWith('2')) to.push(address);
          say(answer);
          break;
        }
        case 'DATA':
          isData = true;
          say('354 go on');
          break;
        case 'QUIT':
          say('221 bye');
          socket.end();
          break;
        default:
          say('250 ok');
      }
    };
    say('220 test');
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      buffer += chunk;
      for (;;) {
        const end = buffer.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const piece = buffer.slice(0, end);
        buffer = buffer.slice(end + (isData ? 5 : 2));
        if (!isData) {
          hear(piece);
          continue;
        }
        isData = false;
        received.push(mailOf(from, to, Buffer.from(piece, 'latin1').toString('utf8')));
        say('250 taken');
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    received,
    answers,
    close: () =>
      new Promise((closed) => {
        server.close(() => {
          closed();
        });
        for (const socket of open) socket.destroy();
      }),
  };
}
