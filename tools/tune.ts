/** `npm run -s tune -- --game NAME`: tunes the weights of a game's greedy bot. */
import { commandOfGames } from './command-of-games.ts';
import { runIfStarted } from './command-line.ts';

export const main = commandOfGames('tune');

runIfStarted(main, import.meta.url);
