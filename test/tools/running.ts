/** Runs a command in this process, as `npm run -s` does in one of its own. */
import type { Main } from '../../tools/command-line.ts';

export async function run(
  main: Main,
  args: readonly string[],
  input = '',
  /** Whether standard error is a terminal, and when Ctrl+C is pressed, judging by what is on standard error. */
  {
    isTerminal = false,
    isInterrupted = () => false,
  }: {
    isTerminal?: boolean;
    isInterrupted?: (stderr: string) => boolean;
  } = {},
): Promise<{ status: number; stdout: string; stderr: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const status = await main(args, {
    stdin: () => input,
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    isTerminal,
    isInterrupted: () => isInterrupted(err.join('')),
  });
  return { status, stdout: out.join(''), stderr: err.join('') };
}
