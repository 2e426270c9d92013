/** The rollout policy's answers to questions decided by the gains of single tiles (gains.ts). */
import { ANIMALS, PLACINGS, bonus } from '../rules/components.ts';
import { HEXES, HEXES_AT, NEIGHBOURS } from '../rules/earth.ts';
import {
  ANIMAL,
  COUNT,
  DONE,
  ELEMENT,
  FORFEIT,
  KEEP_ONE,
  LOSE_PAWN,
  type Move,
  STACK,
  TILE,
  kindOf,
  valueOf,
} from '../rules/moves.ts';
import { type MoveList, occupies, speciesOn } from '../rules/pieces.ts';
import { Q, type QuestionName } from '../rules/questions.ts';
import { tundraAround } from '../rules/tundra.ts';
import { tilesAround } from '../rules/sections/wanderlust.ts';
import { NOTHING, type State, isTile, onTile, terrainOf } from '../rules/state.ts';
import {
  type NewSpecies,
  bestNew,
  dominationWorth,
  gainOfDisk,
  gainOfElement,
  gainOfIce,
  gainOfReplacing,
  gainOfSparing,
  gainOfSpecies,
  mostNew,
  pawnWorth,
  poolWorth,
} from './gains.ts';
import { LEAST, NOTHING_NAMED, type Policy, type Rollout, allowed, bestBy, legal, look } from './rollout.ts';

/** The maximum number of species that Aquatic puts on a tile. */
const AQUATIC = 4;

/** The destinations of species that leave a tile. */
function destinations(s: State, r: Rollout, from: number): MoveList {
  const before = s.from;
  s.from = from;
  const tiles = allowed(s, r, 'migration to');
  s.from = before;
  return tiles;
}

/** The best migration so far. */
interface Migration {
  gain: number;
  from: number;
  to: number;
  count: number;
}

/** Replaces the best migration so far by the best from a tile, if that gains more. */
function migrationFrom(s: State, r: Rollout, from: number, best: Migration): void {
  const movable = Math.min(s.movable[from]!, s.speciesLeft);
  if (movable === 0) return;
  const { actor } = s;
  const tiles = destinations(s, r, from);
  for (let count = 1; count <= movable; count++) {
    const loss = gainOfSpecies(s, actor, from, -count);
    for (let i = 0; i < tiles.length; i++) {
      const to = valueOf(tiles.moves[i]!);
      const gain = loss + gainOfSpecies(s, actor, to, count);
      if (gain <= best.gain) continue;
      best.gain = gain;
      best.from = from;
      best.to = to;
      best.count = count;
    }
  }
}

function migration(s: State, r: Rollout): Move {
  look(s, r);
  const best: Migration = { gain: LEAST, from: NOTHING, to: NOTHING, count: 0 };
  for (let hex = 0; hex < HEXES; hex++) migrationFrom(s, r, hex, best);
  if (best.from === NOTHING) return bestBy(s, r, Infinity, () => 0);
  r.plan = [
    { question: Q['migration to'], move: TILE + best.to },
    { question: Q['migration count'], move: COUNT + best.count },
  ];
  return TILE + best.from;
}

function migrationTo(s: State, r: Rollout): Move {
  look(s, r);
  const best: Migration = { gain: -Infinity, from: NOTHING, to: NOTHING, count: 0 };
  migrationFrom(s, r, s.from, best);
  r.plan = [{ question: Q['migration count'], move: COUNT + best.count }];
  return TILE + best.to;
}

/** How many species to move from tile to tile. */
const countToMove = (s: State, r: Rollout, animal: number, from: number, to: number): Move =>
  bestBy(s, r, -Infinity, (count) => gainOfSpecies(s, animal, from, -count) + gainOfSpecies(s, animal, to, count));

/** How many new species to put on the tile named. */
const countOfNew: Policy = (s, r) =>
  bestBy(s, r, -Infinity, (count) => gainOfSpecies(s, s.actor, s.tile, count) - count * poolWorth(s, s.actor));

function speciationCorner(s: State, r: Rollout): Move {
  const news: NewSpecies[] = [];
  return bestBy(s, r, LEAST, (corner) => {
    let gain = 0;
    for (const hex of HEXES_AT[corner]!) {
      if (!isTile(s, hex)) continue;
      news[hex] ??= bestNew(s, s.actor, hex, mostNew(s, hex), LEAST);
      gain += news[hex].gain;
    }
    return gain;
  });
}

function speciationTile(s: State, r: Rollout): Move {
  let best = 0;
  return bestBy(s, r, LEAST, (hex) => {
    const { count, gain } = bestNew(s, s.actor, hex, mostNew(s, hex), LEAST);
    if (count > 0 && gain > best) {
      best = gain;
      r.plan = [{ question: Q['speciation count'], move: COUNT + count }];
    }
    return gain;
  });
}

/** A new species on one of the tiles offered, if it gains anything. */
const newSpecies: Policy = (s, r) => bestBy(s, r, LEAST, (hex) => bestNew(s, s.asked, hex, 1, LEAST).gain);

/** The tile with the opposing species whose loss gains most. */
const competitionTile: Policy = (s, r) =>
  bestBy(s, r, LEAST, (hex) => {
    let best = 0;
    for (let animal = 0; animal < ANIMALS.length; animal++) {
      if (animal === s.actor || !occupies(s, animal, hex)) continue;
      best = Math.max(best, gainOfSpecies(s, animal, hex, -1));
    }
    return best;
  });

/** The animal whose species is best lost on the tile. */
const victim: Policy = (s, r) => bestBy(s, r, -Infinity, (animal) => gainOfSpecies(s, animal, s.tile, -1));

/** Where Evolution is best done, and to whom. */
function evolutionTile(s: State, r: Rollout): Move {
  let found = LEAST;
  return bestBy(s, r, LEAST, (hex) => {
    let best = -Infinity;
    for (let animal = 0; animal < ANIMALS.length; animal++) {
      if (animal === s.actor || ((s.replaced >> animal) & 1) === 1 || !occupies(s, animal, hex)) continue;
      const gain = gainOfReplacing(s, animal, s.actor, hex);
      best = Math.max(best, gain);
      if (gain <= found) continue;
      found = gain;
      r.plan = [{ question: Q['evolution animal'], move: ANIMAL + animal }];
    }
    return best;
  });
}

/** Where Aquatic's new species go. */
function aquaticTile(s: State, r: Rollout): Move {
  let found = LEAST;
  return bestBy(s, r, LEAST, (hex) => {
    const { count, gain } = bestNew(s, s.actor, hex, Math.min(AQUATIC, s.genePool[s.actor]!), LEAST);
    if (gain > found) {
      found = gain;
      r.plan = [{ question: Q['aquatic count'], move: COUNT + count }];
    }
    return gain;
  });
}

/** What the animal asked gives up for Immigrants. */
function immigrantsPrice(s: State, r: Rollout): Move {
  look(s, r);
  const list = legal(s, r);
  let best = -Infinity;
  let chosen = KEEP_ONE;
  for (let i = 0; i < list.length; i++) {
    const move = list.moves[i]!;
    let gain = 0;
    if (move === LOSE_PAWN) {
      gain = -pawnWorth(s.asked);
    } else if (move === KEEP_ONE) {
      for (let hex = 0; hex < HEXES; hex++) {
        const species = s.species[onTile(s.asked, hex)]!;
        if (species > 1) gain += gainOfSpecies(s, s.asked, hex, 1 - species);
      }
    } else {
      gain = gainOfElement(s, s.asked, valueOf(move), -1);
    }
    if (gain > best) {
      best = gain;
      chosen = move;
    }
  }
  return chosen;
}

/** An element and its corner, for questions that ask for one after the other. */
const elementAndCorner =
  (cornerQuestion: QuestionName): Policy =>
  (s, r) => {
    look(s, r);
    const list = legal(s, r);
    const corners = allowed(s, r, cornerQuestion);
    const final = list.moves[list.length - 1]!;
    let best = kindOf(final) >= NOTHING_NAMED ? LEAST : -Infinity;
    let chosen = final;
    for (let i = 0; i < list.length; i++) {
      const element = valueOf(list.moves[i]!);
      if (kindOf(list.moves[i]!) >= NOTHING_NAMED) continue;
      for (let k = 0; k < corners.length; k++) {
        const gain = gainOfDisk(s, valueOf(corners.moves[k]!), element, 1);
        if (gain > best) {
          best = gain;
          chosen = ELEMENT + element;
          r.plan = [{ question: Q[cornerQuestion], move: corners.moves[k]! }];
        }
      }
    }
    return chosen;
  };

/** A tile and where to put it: what it scores immediately, and its position relative to the player's species. */
function wanderlust(s: State, r: Rollout): Move {
  let best = -Infinity;
  let chosen = FORFEIT;
  for (let stack = 0; stack < s.faceUp.length; stack++) {
    if (s.faceUp[stack] === NOTHING) continue;
    const { hex, value } = bestHex(s, s.faceUp[stack]!);
    if (value > best) {
      best = value;
      chosen = STACK + stack;
      r.plan = [{ question: Q['wanderlust hex'], move: TILE + hex }];
    }
  }
  return chosen;
}

function wandering(s: State, r: Rollout): Move {
  look(s, r);
  let best = LEAST;
  let chosen = DONE;
  for (const hex of NEIGHBOURS[s.tile]!) {
    for (let count = 1; count <= s.species[onTile(s.asked, hex)]!; count++) {
      const gain = gainOfSpecies(s, s.asked, hex, -count) + gainOfSpecies(s, s.asked, s.tile, count);
      if (gain > best) {
        best = gain;
        chosen = TILE + hex;
        r.plan = [{ question: Q['wanderlust count'], move: COUNT + count }];
      }
    }
  }
  return chosen;
}

const glaciation: Policy = (s, r) => bestBy(s, r, -Infinity, (hex) => bonus(tundraAround(s, hex)) + gainOfIce(s, hex));

/** The best hex for a Wanderlust tile: what it scores immediately, and who is near. */
function bestHex(s: State, terrain: number): { readonly hex: number; readonly value: number } {
  let best = { hex: NOTHING, value: -Infinity };
  for (let hex = 0; hex < HEXES; hex++) {
    const tiles = isTile(s, hex) ? 0 : tilesAround(s, hex);
    if (tiles === 0) continue;
    let own = 0;
    let all = 1;
    for (const neighbour of NEIGHBOURS[hex]!) {
      own += s.species[onTile(s.actor, neighbour)]!;
      all += speciesOn(s, neighbour);
    }
    const value = bonus(tiles) + (PLACINGS[terrain]![0]! * own) / all;
    if (value > best.value) best = { hex, value };
  }
  return best;
}

/** The answers decided by single tiles, by question. */
export const ANSWERS: Partial<Record<QuestionName, Policy>> = {
  'adaptation element': (s, r) => bestBy(s, r, LEAST, (element) => gainOfElement(s, s.asked, element, 1)),
  'regression element': (s, r) => bestBy(s, r, -Infinity, (element) => -gainOfElement(s, s.asked, element, -1)),
  'wasteland element': (s, r) => bestBy(s, r, LEAST, (element) => gainOfSparing(s, element)),
  'abundance element': elementAndCorner('abundance corner'),
  'depletion corner': (s, r) => bestBy(s, r, -Infinity, (corner) => gainOfDisk(s, corner, s.disks[corner]!, -1)),
  'glaciation tile': glaciation,
  'speciation corner': speciationCorner,
  'speciation tile': speciationTile,
  'speciation count': countOfNew,
  'speciation insect': newSpecies,
  'wanderlust stack': wanderlust,
  'wanderlust hex': (s) => TILE + bestHex(s, s.faceUp[s.stack]!).hex,
  'wanderlust element': elementAndCorner('wanderlust corner'),
  'wanderlust from': wandering,
  'wanderlust count': (s, r) => countToMove(s, r, s.asked, s.from, s.tile),
  'migration from': migration,
  'migration to': migrationTo,
  'migration count': (s, r) => countToMove(s, r, s.actor, s.from, s.to),
  'competition arachnid': competitionTile,
  'competition tile': competitionTile,
  'competition animal': victim,
  'domination tile': (s, r) => bestBy(s, r, 0, (hex) => dominationWorth(s, hex)),
  // Saves mammals on a tile that scores well and has few others.
  'extinction tile': (s, r) => bestBy(s, r, -Infinity, (hex) => PLACINGS[terrainOf(s, hex)]![0]! / speciesOn(s, hex)),
  'aquatic element': elementAndCorner('aquatic corner'),
  'aquatic tile': aquaticTile,
  'aquatic count': countOfNew,
  'biomass animal': victim,
  'catastrophe victim': victim,
  'evolution tile': evolutionTile,
  'evolution animal': (s, r) => bestBy(s, r, -Infinity, (animal) => gainOfReplacing(s, animal, s.actor, s.tile)),
  'fecundity tile': newSpecies,
  'habitat element': elementAndCorner('habitat corner'),
  'ice sheet tile': glaciation,
  'immigrants price': immigrantsPrice,
  'metamorphosis lost': (s, r) => bestBy(s, r, -Infinity, (element) => gainOfElement(s, s.asked, element, -1)),
  'metamorphosis gained': (s, r) => bestBy(s, r, -Infinity, (element) => gainOfElement(s, s.asked, element, 1)),
  'predator animal': victim,
};
