/** Prints a line. */
export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
