/** The worker in which the strong bot of The Evolution Game thinks. */
import { LEVELS } from '../../src/games/evolution-game/bots/index.ts';
import { thinkHere } from '../think.ts';

thinkHere(LEVELS.at(-1)!);
