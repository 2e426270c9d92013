/** Commands that differ by game: `tools/<game>/<command>.ts` holds that of a game, and `--game` selects it. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gameIds } from '../src/games/index.ts';
import { type Main, gameId, stop, stoppable } from './command-line.ts';

const fileOf = (name: string, game: string): URL => new URL(`./${game}/${name}.ts`, import.meta.url);

/** The games that have a command of this name. */
const gamesWith = (name: string): readonly string[] => gameIds.filter((game) => existsSync(fileOf(name, game)));

/** What `--game` names (undefined without it, empty without a name), and the arguments without it. */
function gameAmong(argv: readonly string[]): { game: string | undefined; rest: string[] } {
  const { values, tokens } = parseArgs({
    args: [...argv],
    options: { game: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  const own = tokens.flatMap((token) => {
    if (token.kind !== 'option' || token.name !== 'game') return [];
    return token.value === undefined || token.inlineValue ? [token.index] : [token.index, token.index + 1];
  });
  const { game } = values;
  return { game: typeof game === 'boolean' ? '' : game, rest: argv.filter((_, i) => !own.includes(i)) };
}

/**
 * The command of the game named by `--game`, Dominant Species by default; all other arguments are passed on. A game without such
 * a command is refused with status 2.
 */
export const commandOfGames = (name: string): Main =>
  stoppable(async (argv, io) => {
    const { game: named, rest } = gameAmong(argv);
    const game = gameId(named);
    const games = gamesWith(name);
    if (!games.includes(game)) stop(`--game: ${game} has no command ${name}; allowed: ${games.join(', ')}`, 2);
    const { main } = (await import(fileOf(name, game).href)) as { main: Main };
    const status = await main(rest, io);
    if (rest.includes('--help')) {
      const more = games.length > 1 ? '; each has options of its own' : '';
      io.out(`\n  --game NAME  the game (dominant-species): ${games.join(', ')}${more}\n`);
    }
    return status;
  });
