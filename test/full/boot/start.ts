/** A server started by a command, as a reader of the documents would start it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Started {
  /** Its address: "http://127.0.0.1:12345". */
  readonly address: string;
  /** Stops it as a supervisor would, with everything it has started; returns its exit code. */
  stop(): Promise<number | null>;
  /** Signals the command alone, as `kill` does; returns its exit code. */
  terminate(): Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Kills everything that was started and is still running, with its children. */
export function killAll(): void {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}

/** Starts a command and waits until it logs that it listens. Rejects with its output if it ends before. */
export async function start(
  [command, ...args]: readonly [string, ...string[]],
  options: { cwd: string; env: Record<string, string> },
): Promise<Started> {
  // A process group of its own, so that `npm run` and what it runs end together.
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      printed += `${line}\n`;
      const entry = line.startsWith('{') ? (JSON.parse(line) as Record<string, unknown>) : {};
      if (entry.msg === 'listening') resolve(entry.address as string);
    });
    void ended.then((code) => {
      reject(new Error(`it ended with ${String(code)}:\n${printed}`));
    });
  });
  return {
    address,
    async stop() {
      if (child.pid !== undefined && running.has(child)) process.kill(-child.pid, 'SIGTERM');
      return ended;
    },
    async terminate() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
