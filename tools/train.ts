/** `npm run -s train -- --game NAME`: trains the bots of a game. */
import { commandOfGames } from './command-of-games.ts';
import { runIfStarted } from './command-line.ts';

export const main = commandOfGames('train');

runIfStarted(main, import.meta.url);
