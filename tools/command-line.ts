/** What the commands share: reading numbers, ending with a message. */

/** Ends the command with a message on standard error. Status 2: used wrongly. */
export function stop(message: string, status: 1 | 2): never {
  process.stderr.write(`${message}\n`);
  process.exit(status);
}

/** Reads a whole number given as an option. */
export function wholeOption(
  name: string,
  given: string | undefined,
  least: number,
  most: number,
  otherwise: number,
): number {
  if (given === undefined) return otherwise;
  const value = Number(given);
  if (!/^\d+$/.test(given) || value < least || value > most) {
    stop(`--${name}: ${given} is not a whole number from ${String(least)} to ${String(most)}`, 2);
  }
  return value;
}

/** Runs a command's body; a wrong option ends it with the usage. */
export function withUsage<T>(usage: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, 2);
  }
}
