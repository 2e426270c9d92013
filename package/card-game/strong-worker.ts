/** The worker in which the strong bot of the card game thinks. */
import { strong } from '../../src/games/card-game/bots/strong.ts';
import { thinkHere } from '../think.ts';

thinkHere(strong);
