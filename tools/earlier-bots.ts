/**
 * The bots of an earlier version behind lines of text: a position goes over in the notation, and a move comes back in it. The two
 * versions share no state, no numbers of moves and no code, only the notation.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Entrant } from '../src/kit/arena/arena.ts';
import type { RandomInt } from '../src/kit/chance.ts';
import type { GameModule } from '../src/kit/module.ts';
import { rng } from '../src/kit/rng.ts';

/** A line to an earlier version: who is to answer in which position. */
interface Question {
  readonly level: string;
  readonly position: unknown;
  /** Everything that the bot draws follows from this. */
  readonly seed: number;
  readonly iterations?: number | undefined;
  readonly ms?: number | undefined;
}
/** The line that comes back. */
type Answer = { readonly move: unknown; readonly iterations: number } | { readonly error: string };

/** An earlier version of a game. */
export interface Door {
  readonly levels: readonly string[];
  /** Answers a line of JSON, a `Question`, by a line of JSON, an `Answer`. */
  readonly ask: (line: string) => string;
}

/** The chance for reading a position in which somebody decides: nothing is left to be drawn. */
const NO_CHANCE = {
  draw(kind: unknown): never {
    throw new Error(`reading the position draws ${JSON.stringify(kind)}`);
  },
  emit: () => undefined,
};
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What an earlier version must have. */
type Earlier = Pick<GameModule, 'bots' | 'notation' | 'opponents' | 'rules'>;

/** Loads a game from the folder of an earlier version. Throws an Error that names the version if it has none that can be asked. */
async function loadEarlier(folder: string, game: string, name: string): Promise<Earlier> {
  const cannot = `commit ${name} cannot be played against`;
  let loaded: Partial<Earlier>;
  try {
    const file = pathToFileURL(join(folder, 'src', 'games', 'index.ts'));
    const { loadGame } = (await import(file.href)) as { loadGame: (id: string) => Promise<Partial<Earlier>> };
    loaded = await loadGame(game);
  } catch (error) {
    throw new Error(`${cannot}: its ${game} cannot be loaded (${messageOf(error)})`, { cause: error });
  }
  const { bots, notation, rules } = loaded;
  if (bots && notation && rules) return { ...loaded, bots, notation, rules };
  throw new Error(`${cannot}: its ${game} has no bots, rules or notation of positions and moves`);
}

/** The bots of a game in the folder of an earlier version, called by `name` in errors; `now` is the clock they think by, in milliseconds. */
export async function openDoor(folder: string, game: string, name: string, now: () => number): Promise<Door> {
  const earlier = await loadEarlier(folder, game, name);
  const { rules } = earlier;
  const levels = [...(await earlier.bots()), ...((await earlier.opponents?.()) ?? [])];
  const answered = ({ level, position, seed, iterations, ms }: Question): Answer => {
    const bot = levels.find((each) => each.name === level);
    if (!bot) return { error: `it has no level ${level}; allowed: ${levels.map((each) => each.name).join(', ')}` };
    const s = earlier.notation.position.read(position, NO_CHANCE);
    const asked = rules.decision(s);
    if (asked === null) return { error: 'nobody decides in the position' };
    const notation = earlier.notation.forState?.(s) ?? earlier.notation;
    const view = rules.view(s, asked.player);
    const randomInt = rng(seed);
    if (!bot.think) return { move: notation.move.write(bot.decide(view, randomInt)), iterations: 0 };
    const budget = iterations === undefined && ms === undefined ? undefined : { iterations, ms, now };
    const thinking = bot.think(view, randomInt, budget);
    while (thinking.step());
    return { move: notation.move.write(thinking.best()), iterations: thinking.iterations };
  };
  return {
    levels: levels.map((each) => each.name),
    ask(line) {
      try {
        return JSON.stringify(answered(JSON.parse(line) as Question));
      } catch (error) {
        return JSON.stringify({ error: messageOf(error) });
      }
    },
  };
}

/** A bot of an earlier version. */
export interface EarlierBot {
  /** The name under which its games are counted: "strong@2665055e". */
  readonly name: string;
  readonly level: string;
  readonly iterations?: number | undefined;
  readonly ms?: number | undefined;
}

/** Seats a bot of an earlier version at a table of this version. It throws an Error if it gets no answer, or one that is no move. */
export function earlierEntrant(
  { notation }: Pick<GameModule, 'notation'>,
  { ask }: Door,
  bot: EarlierBot,
): Entrant<unknown, unknown> {
  const { name, level, iterations: most, ms } = bot;
  let iterations = 0;
  const decide = (s: unknown, randomInt: RandomInt): unknown => {
    const position = notation.position.write(s);
    const question: Question = { level, position, seed: randomInt(2 ** 31), iterations: most, ms };
    const answer = JSON.parse(ask(JSON.stringify(question))) as Answer;
    if ('error' in answer) throw new Error(`${name} does not answer: ${answer.error}`);
    iterations += answer.iterations;
    try {
      return (notation.forState?.(s) ?? notation).move.read(answer.move);
    } catch (error) {
      const text = JSON.stringify(answer.move);
      throw new Error(`${name} answered ${text}, which is no move: ${messageOf(error)}`, { cause: error });
    }
  };
  return { name, ms, iterations: () => iterations, decide, decideByWhole: decide };
}
