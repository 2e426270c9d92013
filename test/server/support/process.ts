/** The server as a process of its own, so that a test can end it as the system would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  /** The address it listens on. */
  readonly address: string;
  /** What it has logged so far. */
  readonly logged: readonly Record<string, unknown>[];
  readonly pid: number;
  /** Sends it a signal. */
  signal(signal: NodeJS.Signals): void;
  /** Ends it with a signal; returns its exit code, null after SIGKILL. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Ends all processes that were started and are still running. */
export function endAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Starts the server with an environment and waits until it listens. Rejects with its output if it ends before. */
export async function serverProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    ['--disable-proto=delete', '--max-semi-space-size=32', 'server/dist/server/main.js'],
    {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        REQUESTS_PER_MINUTE: '100000',
        CREATES_PER_HOUR: '100000',
        MESSAGES_PER_SECOND: '100000',
        MESSAGES_PER_SECOND_PER_ADDRESS: '100000',
        MAX_CONNECTIONS_PER_ADDRESS: '100000',
        STRONG_TABLES_PER_HOUR: '100000',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  running.add(child);
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  let complaints = '';
  child.stderr.on('data', (said: Buffer) => {
    complaints += said.toString();
  });
  const logged: Record<string, unknown>[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const entry = JSON.parse(line) as Record<string, unknown>;
      logged.push(entry);
      if (entry.msg === 'listening') resolve(entry.address as string);
    });
    void ended.then((code) => {
      reject(new Error(`the server ended with ${String(code)}: ${complaints}`));
    });
  });
  return {
    address,
    logged,
    pid: child.pid!,
    signal(signal) {
      child.kill(signal);
    },
    async end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
