/** The worker in which the best bot of Dominant Species thinks. */
import { LEVELS } from '../src/games/dominant-species/bots/levels.ts';
import { thinkHere } from './think.ts';

thinkHere(LEVELS.at(-1)!);
