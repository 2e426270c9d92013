/**
 * Firefox and WebKit, driven by the standard protocols they support: WebDriver BiDi over a WebSocket, and WebDriver over HTTP. Both take the same
 * mouse and keyboard actions.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { eventually } from '../../support/waiting.ts';

/** A device's sequence of actions, as specified in https://www.w3.org/TR/webdriver2/#actions. */
interface Device {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly actions: readonly object[];
}

/** One window of a browser. */
export interface Window {
  goTo(address: string): Promise<void>;
  /** Calls a function in the page. It sees only the page and its arguments. */
  call<Args extends unknown[], Value>(inPage: (...args: Args) => Value, ...args: Args): Promise<Value>;
  perform(devices: readonly Device[]): Promise<void>;
  /** Closes the browser. */
  close(): Promise<void>;
}

const SIZE = { width: 1440, height: 900 };

const isInstalled = (program: string): boolean => spawnSync('which', [program]).status === 0;
const FIREFOX = ['firefox-esr', 'firefox'].find(isInstalled);
const MINI_BROWSER = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path));
const hasWebKit = MINI_BROWSER !== undefined && ['WebKitWebDriver', 'xvfb-run', 'xauth'].every(isInstalled);

/** The browsers that can be opened on this machine, and what is missing for the others. */
export const BROWSERS = [
  { name: 'Firefox', open: FIREFOX === undefined ? undefined : openFirefox, packages: 'firefox-esr' },
  { name: 'WebKit', open: hasWebKit ? openWebKit : undefined, packages: 'webkit2gtk-driver xvfb xauth' },
] as const;

/** Starts a program in a process group of its own, which can be ended as a whole. */
function startGroup(
  program: string,
  args: readonly string[],
  env = process.env,
): { child: ChildProcess; end: () => Promise<void> } {
  const child = spawn(program, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'], env });
  const ended = once(child, 'exit');
  return {
    child,
    async end() {
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGTERM');
      await ended;
    },
  };
}

async function openFirefox(): Promise<Window> {
  const profile = mkdtempSync(join(tmpdir(), 'dominant-species-firefox-'));
  // A hovering mouse on a machine without one, and no checks for updates.
  const preferences = {
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
    'ui.prefersReducedMotion': 1,
    'browser.aboutwelcome.enabled': false,
    'browser.startup.homepage_override.mstone': 'ignore',
    'datareporting.policy.firstRunURL': '',
    'intl.locale.requested': 'en-US',
    'app.update.enabled': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
  };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile, 'about:blank'];
  const { child, end } = startGroup(FIREFOX!, args);
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(child.stderr!).on('line', (line) => {
      const [, found] = /WebDriver BiDi listening on (\S+)/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => {
      reject(new Error(`Firefox ended with ${String(code)}`));
    });
  });

  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  socket.on('message', (data: Buffer) => {
    const { id, result, error, message } = JSON.parse(data.toString()) as {
      id?: number;
      result?: unknown;
      error?: string;
      message?: string;
    };
    if (id === undefined) return;
    if (error === undefined) waiting.get(id)!.resolve(result);
    else waiting.get(id)!.reject(new Error(`${error}: ${String(message)}`));
    waiting.delete(id);
  });
  let sent = 0;
  const send = <Result>(method: string, params: object): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.set(++sent, { resolve: resolve as (result: unknown) => void, reject });
      socket.send(JSON.stringify({ id: sent, method, params }));
    });

  await send('session.new', { capabilities: {} });
  // Only a focused window treats Enter as a click.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'window' });
  await send('browsingContext.activate', { context });
  await send('browsingContext.setViewport', { context, viewport: SIZE });
  return {
    async goTo(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async call(inPage, ...args) {
      const said = await send<{ type: string; result: { value?: string }; exceptionDetails?: { text: string } }>(
        'script.evaluate',
        {
          expression: `JSON.stringify([(${inPage.toString()})(...${JSON.stringify(args)})])`,
          target: { context },
          awaitPromise: false,
        },
      );
      if (said.type !== 'success') throw new Error(said.exceptionDetails?.text);
      return (JSON.parse(said.result.value!) as ReturnType<typeof inPage>[])[0]!;
    },
    async perform(actions) {
      await send('input.performActions', { context, actions });
    },
    async close() {
      socket.close();
      await end();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function openWebKit(): Promise<Window> {
  const driver = `http://127.0.0.1:${String(await freePort())}`;
  const screen = ['-a', '-s', '-screen 0 1600x1200x24'];
  const command = [...screen, 'WebKitWebDriver', `--port=${new URL(driver).port}`];
  // No compositing layers: without a graphics card, they took half the time of these tests.
  const { child, end } = startGroup('xvfb-run', command, { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1' });
  child.stderr!.resume();
  const send = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`${driver}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Value };
    if (!answer.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  await eventually(() => send('GET', '/status'));
  const options = { binary: MINI_BROWSER, args: ['--automation'] };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, ...SIZE });
  return {
    async goTo(url) {
      await send('POST', `${session}/url`, { url });
    },
    call: (inPage, ...args) =>
      send('POST', `${session}/execute/sync`, { script: `return (${inPage.toString()})(...arguments)`, args }),
    async perform(actions) {
      await send('POST', `${session}/actions`, { actions });
    },
    async close() {
      await send('DELETE', session);
      await end();
    },
  };
}
