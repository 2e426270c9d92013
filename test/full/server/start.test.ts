/** Starting the server: what it says when it cannot listen, and the headers by which an operator allows others to embed the page. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, describe, expect, it } from '@jest/globals';
import { listenSentence } from '../../../server/listen-sentence.ts';
import { endAll, serverProcess } from '../../server/support/process.ts';
import { scratchFolder, testServer } from '../../server/support/running.ts';

const { folder, remove } = scratchFolder();
afterAll(() => {
  endAll();
  remove();
});

/** What the process of a server that does not start prints, and its exit code: "the server ended with 1: …". */
const failure = (env: Record<string, string>): Promise<string> =>
  serverProcess({ DATA_FILE: `${folder}/start.sqlite`, BOT_THREADS: '0', ...env }).then(
    () => 'it started',
    (error: unknown) => (error as Error).message.trim(),
  );

describe('a server that cannot listen ends with 1 and names the variable to change', () => {
  it('PORT, if another program has the port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    expect(await failure({ PORT: port })).toBe(
      `the server ended with 1: PORT: another program already listens on 127.0.0.1, port ${port} (EADDRINUSE); stop it, or set PORT to a free port, or to 0 for any free port.`,
    );
    other.close();
  });

  it.each(['192.0.2.1', 'no-such-name.invalid'])('HOST, if it is %s', async (HOST) => {
    const text = await failure({ HOST });
    expect(text).toMatch(/^the server ended with 1: HOST: [^\n]+\.$/);
    expect(text).toContain(HOST);
  });

  // A container may let anybody listen on any port.
  it('PORT, if the user may not listen there', () => {
    const denied = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
    expect(listenSentence(denied, { port: 80, host: '127.0.0.1' })).toMatch(
      /^PORT: this user may not listen on 127\.0\.0\.1, port 80 .*\.$/,
    );
  });
});

describe('FRAME_ANCESTORS', () => {
  it.each([
    ['none', "frame-ancestors 'none'", 'DENY'],
    ['self', "frame-ancestors 'self'", 'SAMEORIGIN'],
    ['self,https://example.org', "frame-ancestors 'self' https://example.org", null],
  ])('%s is said by both headers alike', async (allowed, directive, frameOptions) => {
    const server = await testServer({ DATA_FILE: `${folder}/frames.sqlite`, FRAME_ANCESTORS: allowed });
    const { headers } = await fetch(`${server.address}/games`);
    await server.close();
    expect(headers.get('content-security-policy')!.split(';')).toContain(directive);
    expect(headers.get('x-frame-options')).toBe(frameOptions);
  });
});
