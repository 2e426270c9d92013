/** Setting up the table (rules §1, Setup; §7). */
import {
  ANIMALS,
  DEFAULT_ELEMENT,
  LARGE_TILES,
  type Length,
  PAWNS_EACH,
  SETUP,
  SPECIES_EACH,
  STACK_SIZE,
  STARTING_DISKS,
  STARTING_PAWNS,
  STARTING_SPECIES,
  STARTING_TILES,
} from './components.ts';
import type { Chance } from './chance.ts';
import { CORNERS_OF, HEXES, cornerNamed, hexNamed } from './earth.ts';
import { ANIMAL, valueOf } from './moves.ts';
import { Q } from './questions.ts';
import { fillBoxes, turnUpCards, turnUpTiles } from './reset.ts';
import { lineUp } from './packed.ts';
import { NOTHING, type State, type Table, inPlay, isTile, onTile, setLength, speciesOnEarth } from './state.ts';
import { type Questions, ask, drawElement, gainVps } from './pieces.ts';
import { type Message, inEnglish } from '../../../kit/say.ts';
import { say } from './errors.ts';

/** How a game is set up. */
export interface Setup {
  /** 2 to 6. */
  players: number;
  /** Animals that each player leads: 1; or 3 with two players, 2 with three. */
  animalsEach: number;
  /** Whether earth is laid out at random. */
  randomEarth: boolean;
  /** How many cards there are (rules §7); left out, all of them. */
  length?: Length;
  /** Who leads which animals: each player's, by seat; or dealt at random; or chosen by the players in turn at the start. */
  animals: readonly (readonly number[])[] | 'dealt' | 'chosen';
}

/** An invalid setup. The message says what is wrong and what is allowed. */
export class SetupError extends Error {
  /** "SetupError", to tell it from other errors where `instanceof` cannot. */
  override name = 'SetupError';

  constructor(
    /** The part of the setup that is wrong. */
    readonly field: 'players' | 'animalsEach' | 'animals',
    /** What is wrong with it, and what is allowed. */
    readonly reason: Message,
  ) {
    super(`${field}: ${inEnglish(reason)}`);
  }
}

/**
 * What is wrong with a setup (rules §1, §7); undefined if nothing is.
 *
 * @param setup The setup, as `newGame` is given it.
 */
export function setupError({ players, animalsEach, animals }: Setup): SetupError | undefined {
  if (!Number.isInteger(players) || players < 2 || players > 6) {
    return new SetupError('players', say`${String(players)} is not a number of players; 2 to 6 can play`);
  }
  if (animalsEach !== 1 && animalsEach * players !== ANIMALS.length) {
    return new SetupError(
      'animalsEach',
      say`${String(animalsEach)} animals each do not fit ${String(players)} players; allowed: 1, or 3 with two players, or 2 with three`,
    );
  }
  if (typeof animals === 'string') return undefined;
  if (animals.length !== players) {
    return new SetupError(
      'animals',
      say`is a list of ${String(animals.length)}; an entry for each of the ${String(players)} players is expected`,
    );
  }
  const uneven = animals.findIndex((own) => own.length !== animalsEach);
  if (uneven >= 0) {
    return new SetupError(
      'animals',
      say`player ${String(uneven)} has ${String(animals[uneven]!.length)} animals and must have ${String(animalsEach)}`,
    );
  }
  const all = animals.flat();
  const twice = all.find((animal, i) => all.indexOf(animal) < i);
  return twice === undefined
    ? undefined
    : new SetupError('animals', say`two players cannot both lead the ${ANIMALS[twice]!}`);
}

/** Sets up an empty table. The first question may be who leads which animal. Throws a SetupError for an invalid setup. */
export function setUp(s: State, setup: Setup, chance: Chance): void {
  const error = setupError(setup);
  if (error) throw error;
  s.players = setup.players;
  s.animalsEach = setup.animalsEach;
  s.randomEarth = setup.randomEarth;
  setLength(s, setup.length ?? 'full');
  s.phase = SETUP;
  if (setup.animals === 'chosen') {
    ask(s, Q['setup animal'], NOTHING);
    return;
  }
  if (setup.animals === 'dealt') {
    for (let i = 0; i < setup.players * setup.animalsEach; i++) {
      const animal = chance.draw(
        'animal',
        ANIMALS.map((_, each) => (inPlay(s, each) ? 0 : 1)),
      );
      s.owner[animal] = i % setup.players;
    }
  } else {
    setup.animals.forEach((own, player) => {
      for (const animal of own) s.owner[animal] = player;
    });
  }
  layOut(s, chance);
}

/** Animals in play so far. */
export const animalsInPlay = (s: Table): number => s.owner.filter((owner) => owner !== NOTHING).length;

/** Lays out the table once the animals are known. */
function layOut(s: State, chance: Chance): void {
  const animals = animalsInPlay(s);
  const order: number[] = [];
  for (let animal = ANIMALS.length - 1; animal >= 0; animal--) {
    if (!inPlay(s, animal)) continue;
    order.push(animal);
    s.hand[animal] = STARTING_PAWNS[animals]!;
    s.aside[animal] = PAWNS_EACH - STARTING_PAWNS[animals]!;
  }
  lineUp(s, order);
  if (s.randomEarth) layOutRandomEarth(s, chance);
  else layOutEarth(s);
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    if (inPlay(s, animal)) s.genePool[animal] = SPECIES_EACH[animals]! - speciesOnEarth(s, animal);
  }
  s.faceDown.fill(STACK_SIZE);
  turnUpTiles(s, chance);
  turnUpCards(s, chance);
  fillBoxes(s, chance);
}

const TILES_AT = STARTING_TILES.map(([hex, terrain]) => ({ hex: hexNamed(hex)!, terrain }));
const DISKS_AT = STARTING_DISKS.map(([corner, element]) => ({ corner: cornerNamed(corner)!, element }));
const CENTRE = hexNamed('0,0')!;

function layOutEarth(s: State): void {
  for (const { hex, terrain } of TILES_AT) s.terrain[hex] = terrain;
  s.tundra[CENTRE] = 1;
  for (const { corner, element } of DISKS_AT) {
    s.disks[corner] = element;
    s.bag[element]!--;
  }
  STARTING_SPECIES.forEach((terrains, animal) => {
    if (!inPlay(s, animal)) return;
    terrains.forEach((terrain, i) => {
      s.species[onTile(animal, s.terrain.indexOf(terrain))] = i === 0 ? 2 : 1;
    });
  });
}

function layOutRandomEarth(s: State, chance: Chance): void {
  const unseen = LARGE_TILES.slice();
  for (const { hex } of TILES_AT) {
    const terrain = chance.draw('tile', unseen);
    unseen[terrain]!--;
    s.terrain[hex] = terrain;
  }
  s.tundra[CENTRE] = 1;
  for (const { corner } of DISKS_AT) s.disks[corner] = drawElement(s, chance);
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    if (!inPlay(s, animal)) continue;
    for (let hex = 0; hex < HEXES; hex++) {
      if (!isTile(s, hex) || s.tundra[hex] === 1) continue;
      s.species[onTile(animal, hex)] = CORNERS_OF[hex]!.filter(
        (corner) => s.disks[corner] === DEFAULT_ELEMENT[animal],
      ).length;
    }
  }
  const most = Math.max(...ANIMALS.map((_, animal) => speciesOnEarth(s, animal)));
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    if (inPlay(s, animal)) gainVps(s, chance, animal, most - speciesOnEarth(s, animal), 'random earth');
  }
}

export const SETUP_QUESTIONS: Questions = {
  'setup animal': {
    legal(s, moves) {
      for (let animal = 0; animal < ANIMALS.length; animal++) if (!inPlay(s, animal)) moves.add(ANIMAL + animal);
    },
    answer(s, move, chance) {
      s.owner[valueOf(move)] = animalsInPlay(s) % s.players;
      if (animalsInPlay(s) < s.players * s.animalsEach) ask(s, Q['setup animal'], NOTHING);
      else layOut(s, chance);
    },
  },
};
