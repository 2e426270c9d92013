/** `npm run -s judge-hints -- --game NAME`: plays out what the hints of a game advise. */
import { commandOfGames } from './command-of-games.ts';
import { runIfStarted } from './command-line.ts';

export const main = commandOfGames('judge-hints');

runIfStarted(main, import.meta.url);
