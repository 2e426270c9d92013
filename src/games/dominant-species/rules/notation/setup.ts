/** The options of a game as text (docs/notation.md). */
import { type Field, array, boolean, integer, object, oneOf, required } from '../../../../kit/decode.ts';
import { ANIMALS } from '../components.ts';
import type { Setup } from '../setup.ts';

/** A setup in a record and in boardgame.io's `setupData`. */
export interface SetupText {
  players: number;
  animalsEach?: number;
  randomEarth?: boolean;
  animals?: 'dealt' | 'chosen' | string[][];
}

/** A setup as text. */
export const writeSetup = (setup: Setup): SetupText => ({
  players: setup.players,
  animalsEach: setup.animalsEach,
  randomEarth: setup.randomEarth,
  animals:
    typeof setup.animals === 'string'
      ? setup.animals
      : setup.animals.map((own) => own.map((animal) => ANIMALS[animal]!)),
});

/** Reads a setup; by default each player is dealt one animal. Its validity is checked when the game starts. */
export function readSetup(field: Field): Setup {
  const known = object(field, ['players', 'animalsEach', 'randomEarth', 'animals']);
  const animals = known.animals?.value ?? 'dealt';
  return {
    players: integer(required(field, known, 'players'), 2, 6),
    animalsEach: known.animalsEach ? integer(known.animalsEach, 1, 3) : 1,
    randomEarth: known.randomEarth ? boolean(known.randomEarth) : false,
    animals:
      animals === 'dealt' || animals === 'chosen'
        ? animals
        : array(known.animals!, 6).map((own) => array(own, 3).map((each) => oneOf(each, ANIMALS, 'an animal'))),
  };
}
