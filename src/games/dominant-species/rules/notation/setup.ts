/** The options of a game as text (docs/notation.md). */
import { type Field, array, boolean, integer, object, oneOf, required } from '../../../../kit/documents/decode.ts';
import { ANIMALS, LENGTHS, type Length } from '../components.ts';
import type { Setup } from '../setup.ts';

/** A setup in a record and in boardgame.io's `setupData`. */
export interface SetupText {
  /** 2 to 6. */
  players: number;
  /** Animals that each player leads: 1 by default; or 3 with two players, 2 with three. */
  animalsEach?: number;
  /** Whether earth is laid out at random; by default it is not. */
  randomEarth?: boolean;
  /** How many cards there are: "full" (the default), "short" or "shortest". */
  length?: Length;
  /** Each player's animals, by seat; or "dealt" at random, the default; or "chosen" by the players in turn at the start. */
  animals?: 'dealt' | 'chosen' | string[][];
}

/** A setup as records and `setupData` write it. */
export const writeSetup = (setup: Setup): SetupText => ({
  players: setup.players,
  animalsEach: setup.animalsEach,
  randomEarth: setup.randomEarth,
  ...(setup.length === undefined || setup.length === 'full' ? {} : { length: setup.length }),
  animals:
    typeof setup.animals === 'string'
      ? setup.animals
      : setup.animals.map((own) => own.map((animal) => ANIMALS[animal]!)),
});

/** Reads how long a game is; without, it is full. */
export const readLength = (field: Field | undefined): Length =>
  field ? LENGTHS[oneOf(field, LENGTHS, 'a length')]! : 'full';

/** Reads a setup; by default each player is dealt one animal. Its validity is checked when the game starts. */
export function readSetup(field: Field): Setup {
  const known = object(field, ['players', 'animalsEach', 'randomEarth', 'length', 'animals']);
  const animals = known.animals?.value ?? 'dealt';
  const length = readLength(known.length);
  return {
    players: integer(required(field, known, 'players'), 2, 6),
    animalsEach: known.animalsEach ? integer(known.animalsEach, 1, 3) : 1,
    randomEarth: known.randomEarth ? boolean(known.randomEarth) : false,
    ...(length === 'full' ? {} : { length }),
    animals:
      animals === 'dealt' || animals === 'chosen'
        ? animals
        : array(known.animals!, 6).map((own) => array(own, 3).map((each) => oneOf(each, ANIMALS, 'an animal'))),
  };
}
