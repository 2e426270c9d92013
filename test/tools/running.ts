/** Runs a command in this process, as `npm run -s` does in one of its own. */
import type { Main } from '../../tools/command-line.ts';

export async function run(
  main: Main,
  args: readonly string[],
  input = '',
): Promise<{ status: number; stdout: string; stderr: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const status = await main(args, {
    stdin: () => input,
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    isTerminal: false,
    isInterrupted: () => false,
  });
  return { status, stdout: out.join(''), stderr: err.join('') };
}
