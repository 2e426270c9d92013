/** What the commands share: input and output, options, stopping with a message. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { GameModule, GameOptions } from '../src/kit/module.ts';
import { gameIds, loadGame } from '../src/games/index.ts';
import type { Ended } from './pool.ts';

/** A command's input and output: the terminal, or a test's substitute. */
export interface Io {
  readonly stdin: () => string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether progress is worth showing: standard error is a terminal. */
  readonly isTerminal: boolean;
  /** Becomes true when the command is asked to stop (Ctrl+C): it then reports what it has. */
  readonly isInterrupted: () => boolean;
}

/** Stops a command with a message on standard error. Status 1: refused; 2: used wrongly. */
class Stop extends Error {
  override name = 'Stop';

  constructor(
    message: string,
    readonly status: 1 | 2,
  ) {
    super(message);
  }
}

export function stop(message: string, status: 1 | 2): never {
  throw new Stop(message, status);
}

/** A command: its arguments, without the name; it returns the exit status. */
export type Main = (argv: readonly string[], io: Io) => Promise<number>;

/** A command whose `Stop` becomes a message and a status. */
export const stoppable =
  (body: Main): Main =>
  async (argv, io) => {
    try {
      return await body(argv, io);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      io.err(`${error.message}\n`);
      return error.status;
    }
  };

/**
 * A command with the options that its usage describes, one in a line: `--games N` takes a value, `--json` none. It prints its usage
 * for `--help`; a wrong option ends it with the usage. If the usage has a line for a FILE, it takes one; if it has one for an OPTION, it takes
 * those of the game.
 */
export const command = (usage: string, body: (given: Given, io: Io) => Promise<number>): Main =>
  stoppable(async (argv, io) => {
    if (argv.includes('--help')) {
      io.out(`${usage}\n`);
      return 0;
    }
    const described = [...usage.matchAll(/^ {2}--([a-z][a-z-]*)( [A-Z]\S*)?/gm)];
    const own = described.map(([, name, value]) => [name!, { type: value ? 'string' : 'boolean' }] as const);
    const names = own.map(([name]) => name);
    const { rest, options } = /^ {2}--OPTION /m.test(usage)
      ? gameOptionsAmong(argv, names)
      : { rest: [...argv], options: {} };
    const takesFile = /^ {2}FILE /m.test(usage);
    const { values, positionals } = parsed(usage, () =>
      parseArgs({ args: rest, options: Object.fromEntries(own), allowPositionals: takesFile }),
    );
    const [file, ...more] = positionals;
    if (takesFile && (file === undefined || more.length > 0)) stop(`exactly one FILE is expected\n\n${usage}`, 2);
    return body(new Given(values, file ?? '', options, names), io);
  });

function parsed<Parsed>(usage: string, parse: () => Parsed): Parsed {
  try {
    return parse();
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, 2);
  }
}

/** What a command is given. */
export class Given {
  constructor(
    private readonly values: Readonly<Record<string, unknown>>,
    /** The file of a command that takes one; - stands for standard input. */
    readonly file: string,
    /** The options of the game: `--random-earth` is `randomEarth: true`, `--animals-each 2` is `animalsEach: 2`. */
    readonly gameOptions: Readonly<Record<string, unknown>>,
    private readonly names: readonly string[],
  ) {}

  private value(name: string): unknown {
    if (!this.names.includes(name)) throw new Error(`the usage does not describe --${name}`);
    return this.values[name];
  }

  /** Whether an option without a value is given. */
  has(name: string): boolean {
    return this.value(name) === true;
  }

  /** The value of an option; undefined if it is not given. */
  text(name: string): string | undefined {
    return this.value(name) as string | undefined;
  }

  /** The value of an option that is a whole number; another value ends the command. */
  whole<Otherwise extends number | undefined>(
    name: string,
    least: number,
    most: number,
    otherwise: Otherwise,
  ): number | Otherwise {
    const given = this.text(name);
    return given === undefined ? otherwise : wholeNumber(name, given, least, most);
  }

  /** The options of a game for a number of players. Wrong ones end the command. */
  optionsOf(game: GameModule, players: number): GameOptions {
    try {
      return game.notation.options.read({ ...this.gameOptions, players });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const [, strange, fields] = /^(\w+): unknown field; allowed: (.*)$/.exec(message) ?? [];
      if (strange !== undefined) {
        const allowed = new Set([...this.names.map((name) => `--${name}`), ...fields!.split(', ').map(flagOf)]);
        stop(
          `${flagOf(strange)}: neither this command nor ${game.meta.id} has that option; allowed: ${[...allowed].join(', ')}`,
          2,
        );
      }
      // The error names the invalid field first: here it is an option.
      return stop(message.replace(/^[a-zA-Z]+(?=[:.[])/, flagOf), 2);
    }
  }
}

/** Reads a whole number that was given with an option. */
export function wholeNumber(name: string, given: string, least: number, most: number): number {
  const value = Number(given);
  if (!/^\d+$/.test(given) || value < least || value > most) {
    stop(`--${name}: ${given} is not a whole number from ${String(least)} to ${String(most)}`, 2);
  }
  return value;
}

/** Runs a command if its file is what was started. */
export function runIfStarted(main: Main, url: string): void {
  const [, started] = process.argv;
  if (started === undefined || pathToFileURL(started).href !== url) return;
  void main(process.argv.slice(2), {
    stdin: () => readFileSync(0, 'utf8'),
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    isTerminal: process.stderr.isTTY,
    isInterrupted: listenForInterrupt(),
  }).then((status) => {
    process.exitCode = status;
  });
}

/** A second SIGINT within this time is the same Ctrl+C: npm passes on what the terminal has already sent. In ms. */
const SAME_INTERRUPT_MS = 500;

/**
 * Whether SIGINT came, or SIGTERM. A command that never asks is ended by it at once, like any program; one that asks may still report what it
 * has, until Ctrl+C is pressed again.
 */
function listenForInterrupt(): () => boolean {
  let since: number | null = null;
  let isListening = false;
  return () => {
    if (!isListening) {
      isListening = true;
      for (const signal of ['SIGINT', 'SIGTERM'] as const) {
        process.on(signal, () => {
          since ??= performance.now();
          if (performance.now() - since > SAME_INTERRUPT_MS) process.exit(130);
        });
      }
    }
    return since !== null;
  };
}

/** Whether a command without steps was interrupted: the signal is only delivered between two tasks. */
export async function wasInterrupted(io: Io): Promise<boolean> {
  if (io.isInterrupted()) return true;
  await new Promise((resolve) => setImmediate(resolve));
  return io.isInterrupted();
}

/** Runs a computation in steps to its end and calls `each` after every step; undefined if interrupted. */
export async function inSteps<Step, Result>(
  io: Io,
  steps: Generator<Step, Result>,
  each: (step: Step) => void = () => undefined,
): Promise<Result | undefined> {
  let next = steps.next();
  for (; !next.done; next = steps.next()) {
    each(next.value);
    if (await wasInterrupted(io)) return undefined;
  }
  return next.value;
}

/** Prints a result during a run: the progress line makes way, and returns with the next step. */
export function printMeanwhile(io: Io, text: string): void {
  if (io.isTerminal) io.err('\r\x1b[K');
  io.out(text);
}

/** Says that a run was interrupted, below the line that shows its progress. */
export function interrupted(io: Io, done: number, all: number, what: string): void {
  io.err(`${io.isTerminal ? '\n' : ''}interrupted after ${String(done)} of ${String(all)} ${what}\n`);
}

/**
 * Says why a run of jobs ended before its time: it was interrupted, or a job failed. Then the status is 1, and what was found by then
 * is still to be reported.
 */
export function endedEarly(io: Io, { done, failure }: Ended, all: number, what: string): 0 | 1 {
  if (failure !== null) {
    io.err(`${io.isTerminal ? '\n' : ''}stopped after ${String(done)} of ${String(all)} ${what}: ${failure}\n`);
    return 1;
  }
  if (done < all) interrupted(io, done, all, what);
  return 0;
}

/** The game named by `--game`; Dominant Species by default. */
export function gameId(id = 'dominant-species'): string {
  if (!gameIds.includes(id)) stop(`--game: ${id || 'nothing'} is not a game; allowed: ${gameIds.join(', ')}`, 2);
  return id;
}

/** The game named by `--game`; Dominant Species by default. */
export const gameOf = (id?: string): Promise<GameModule> => loadGame(gameId(id));

/** The game that a document's format begins with; undefined if it is none of these games. */
export function gameOfDocument(document: unknown): string | undefined {
  const format = (document as { format?: unknown } | null)?.format;
  return gameIds.find((id) => typeof format === 'string' && format.startsWith(`${id} `));
}

/** The options of the game among the arguments; the rest are the command's own. */
function gameOptionsAmong(
  argv: readonly string[],
  own: readonly string[],
): { rest: string[]; options: Record<string, unknown> } {
  const rest: string[] = [];
  const options: Record<string, unknown> = {};
  for (let i = 0; i < argv.length; i++) {
    const [, flag, inline] = /^--([a-z][a-z-]*)(?:=(.*))?$/.exec(argv[i]!) ?? [];
    if (flag === undefined || own.includes(flag)) {
      rest.push(argv[i]!);
      continue;
    }
    const next = argv[i + 1];
    const isBare = inline === undefined && (next === undefined || next.startsWith('--'));
    options[fieldOf(flag)] = valueOf(isBare ? 'true' : (inline ?? argv[++i]!));
  }
  return { rest, options };
}

const fieldOf = (flag: string): string => flag.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const flagOf = (field: string): string => `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Parsed as JSON if possible, otherwise as text. */
function valueOf(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}

/** Between two progress lines without a terminal, in ms. */
const PROGRESS_EVERY_MS = 10_000;

/**
 * A progress line for a long run, which also listens for Ctrl+C: on a terminal it is updated in place, elsewhere a new line
 * follows every ten seconds.
 */
export function progress(io: Io, all: number, what: string): (done: number) => void {
  io.isInterrupted();
  const started = performance.now();
  let shown = -Infinity;
  io.err(io.isTerminal ? `\r0 of ${String(all)} ${what}\x1b[K` : `0 of ${String(all)} ${what}\n`);
  return (done) => {
    const now = performance.now();
    const seconds = (now - started) / 1000;
    const left = (seconds / done) * (all - done);
    const line = `${String(done)} of ${String(all)} ${what}, ${seconds.toFixed(0)} s, about ${left.toFixed(0)} s left`;
    if (io.isTerminal) io.err(`\r${line}\x1b[K${done === all ? '\n' : ''}`);
    else if (now - shown >= PROGRESS_EVERY_MS || done === all) {
      shown = now;
      io.err(`${line}\n`);
    }
  };
}
