/** `npm run -s find-challenges -- --game NAME`: looks for challenges in games of bots. */
import { commandOfGames } from './command-of-games.ts';
import { runIfStarted } from './command-line.ts';

export const main = commandOfGames('find-challenges');

runIfStarted(main, import.meta.url);
