/**
 * The rollout policy: a fair answer to any question in some millionths of a second, for rollouts.
 *
 * Actions that only move, add or remove species or disks are settled by what single tiles gain (tiles.ts). All else is answered by
 * evaluating the position after each answer.
 */
import { ANIMALS, CARDS, PLACINGS, bonus } from '../../../rules/components.ts';
import { randomChance } from '../../../../../kit/chance.ts';
import type { Chance } from '../../../rules/chance.ts';
import { HEXES, HEXES_AT, NEIGHBOURS } from '../../../rules/earth.ts';
import { COUNT, DONE, ELEMENT, FORFEIT, type Move, STACK, TILE, kindOf, valueOf } from '../../../rules/moves.ts';
import { QUESTION_RULES, isLegal, listMoves } from '../../../rules/play.ts';
import { NONE, Q, QUESTIONS, type QuestionName } from '../../../rules/questions.ts';
import { tundraAround } from '../../../rules/tundra.ts';
import { tilesAround } from '../../../rules/sections/wanderlust.ts';
import { NOTHING, type State, copyState, isTile, onTile, terrainOf } from '../../../rules/state.ts';
import { MoveList, occupies, speciesOn } from '../../../rules/pieces.ts';
import { answerWithin } from './action.ts';
import type { RandomInt } from '../../bot.ts';
import { type WeightList, dominationWorth, evaluate, poolWorth } from './evaluation.ts';
import { type NewSpecies, bestNew, gainOfDisk, gainOfIce, gainOfSpecies, lookAtTiles, mostNew } from './tiles.ts';

/** A step that gains less is not made. */
const LEAST = 1e-6;
/** Most answers of one question that are evaluated. */
const ANSWERS = 12;
/** Most answers that follow a card before the position is evaluated. */
const CARD_ANSWERS = 10;
/** So often what a card is worth to an animal is looked at before it is remembered, and one time in so many after that. */
const CARD_LOOKS = 3;
const CARD_LOOK_AGAIN = 6;

/** The first kind of answer that names nothing: to forfeit, to be done. */
const NOTHING_NAMED = kindOf(FORFEIT);

/** A player for the rollouts of one search. */
export interface RolloutPolicy {
  /** Answers the open question. The state may be changed meanwhile, but is as it was in the end. */
  answer(s: State): Move;
}

/** What the policy keeps during a search. */
interface Rollout {
  readonly weights: WeightList;
  readonly randomInt: RandomInt;
  readonly chance: Chance;
  /** The legal answers; a list of its own for questions of a card that is tried out. */
  readonly lists: readonly MoveList[];
  readonly places: MoveList;
  depth: number;
  /** The answers still to come of an action that was thought through to its end, each with its question. */
  plan: { question: number; move: Move }[];
  /** How often each card was looked at for each animal, and what it gained on average. */
  readonly looks: Int32Array;
  readonly gains: Float64Array;
}

type Policy = (s: State, r: Rollout) => Move;

/** The policy, drawing from `randomInt`. */
export function rolloutPolicy(weights: WeightList, randomInt: RandomInt): RolloutPolicy {
  const rollout: Rollout = {
    weights,
    randomInt,
    chance: randomChance(randomInt),
    lists: [new MoveList(), new MoveList()],
    places: new MoveList(),
    depth: 0,
    plan: [],
    looks: new Int32Array(ANIMALS.length * CARDS.length),
    gains: new Float64Array(ANIMALS.length * CARDS.length),
  };
  return { answer: (s) => answer(s, rollout) };
}

function answer(s: State, r: Rollout): Move {
  while (r.plan.length > 0) {
    const { question, move } = r.plan.shift()!;
    if (question === s.question && isLegal(s, move)) return move;
  }
  return (BY_NUMBER[s.question] ?? byEvaluation)(s, r);
}

function legal(s: State, r: Rollout): MoveList {
  const list = r.lists[r.depth]!;
  listMoves(s, list);
  return list;
}

/** The answer that is worth most by itself, if any is worth more than `least`; else the last: mostly that one is done. */
function bestBy(s: State, r: Rollout, least: number, worth: (value: number) => number): Move {
  lookAtTiles(s, r.weights);
  const list = legal(s, r);
  let best = least;
  let chosen = list.moves[list.length - 1]!;
  for (let i = 0; i < list.length; i++) {
    const move = list.moves[i]!;
    if (kindOf(move) >= NOTHING_NAMED) continue;
    const value = worth(valueOf(move));
    if (value > best) {
      best = value;
      chosen = move;
    }
  }
  return chosen;
}

/** The answer that leads to the best position; of a long list, some. */
function byEvaluation(s: State, r: Rollout): Move {
  const list = legal(s, r);
  const player = s.owner[s.asked]!;
  const step = Math.max(1, Math.ceil(list.length / ANSWERS));
  let best = -Infinity;
  let chosen = list.moves[0]!;
  let ties = 1;
  for (let i = step > 1 ? r.randomInt(step) : 0; i < list.length; i += step) {
    const after = copyState(s);
    answerWithin(after, list.moves[i]!, r.chance);
    const value = evaluate(after, player, r.weights);
    if (value > best + LEAST) {
      best = value;
      chosen = list.moves[i]!;
      ties = 1;
    } else if (value > best - LEAST && r.randomInt(++ties) === 0) {
      chosen = list.moves[i]!;
    }
  }
  return chosen;
}

/** The best card, by what carrying it out r.gains, or gained in other rollouts of the same turn. */
function card(s: State, r: Rollout): Move {
  const list = legal(s, r);
  const player = s.owner[s.asked]!;
  let before = NaN;
  let best = -Infinity;
  let chosen = list.moves[0]!;
  for (let i = 0; i < list.length; i++) {
    const at = s.asked * CARDS.length + valueOf(list.moves[i]!);
    if (r.looks[at]! < CARD_LOOKS || r.randomInt(CARD_LOOK_AGAIN) === 0) {
      if (Number.isNaN(before)) before = evaluate(s, player, r.weights);
      const after = copyState(s);
      answerWithin(after, list.moves[i]!, r.chance);
      carryOutCard(after, r);
      r.gains[at]! += (evaluate(after, player, r.weights) - before - r.gains[at]!) / ++r.looks[at]!;
    }
    if (r.gains[at]! > best) {
      best = r.gains[at]!;
      chosen = list.moves[i]!;
    }
  }
  return chosen;
}

function carryOutCard(s: State, r: Rollout): void {
  r.depth++;
  for (let i = 0; i < CARD_ANSWERS && s.question !== NONE && !s.over; i++) answerWithin(s, answer(s, r), r.chance);
  r.plan = [];
  r.depth--;
}

/** The answers that a question would allow if it were open. */
function allowed(s: State, r: Rollout, question: QuestionName): MoveList {
  r.places.length = 0;
  QUESTION_RULES[Q[question]]!.legal(s, r.places);
  return r.places;
}

/** Where species that leave a tile can move to. */
function destinations(s: State, r: Rollout, from: number): MoveList {
  const before = s.from;
  s.from = from;
  const tiles = allowed(s, r, 'migration to');
  s.from = before;
  return tiles;
}

interface Migration {
  readonly gain: number;
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** The best migration from a tile, if it r.gains more than one found before. */
function migrationFrom(s: State, r: Rollout, from: number, found: Migration): Migration {
  let best = found;
  const movable = Math.min(s.movable[from]!, s.speciesLeft);
  if (movable === 0) return best;
  const tiles = destinations(s, r, from);
  for (let count = 1; count <= movable; count++) {
    const loss = gainOfSpecies(s, s.actor, from, -count);
    for (let i = 0; i < tiles.length; i++) {
      const to = valueOf(tiles.moves[i]!);
      const gain = loss + gainOfSpecies(s, s.actor, to, count);
      if (gain > best.gain) best = { gain, from, to, count };
    }
  }
  return best;
}

function migration(s: State, r: Rollout): Move {
  lookAtTiles(s, r.weights);
  let best: Migration = { gain: LEAST, from: NOTHING, to: NOTHING, count: 0 };
  for (let hex = 0; hex < HEXES; hex++) best = migrationFrom(s, r, hex, best);
  if (best.from === NOTHING) return bestBy(s, r, Infinity, () => 0);
  r.plan = [
    { question: Q['migration to'], move: TILE + best.to },
    { question: Q['migration count'], move: COUNT + best.count },
  ];
  return TILE + best.from;
}

function migrationTo(s: State, r: Rollout): Move {
  lookAtTiles(s, r.weights);
  const { to, count } = migrationFrom(s, r, s.from, { gain: -Infinity, from: NOTHING, to: NOTHING, count: 0 });
  r.plan = [{ question: Q['migration count'], move: COUNT + count }];
  return TILE + to;
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

/** A new species on one of the tiles offered, if it r.gains anything. */
const newSpecies: Policy = (s, r) => bestBy(s, r, LEAST, (hex) => bestNew(s, s.asked, hex, 1, LEAST).gain);

/** The tile with the opposing species whose loss r.gains most. */
const competitionTile: Policy = (s, r) =>
  bestBy(s, r, LEAST, (hex) => {
    let best = 0;
    for (let animal = 0; animal < ANIMALS.length; animal++) {
      if (animal === s.actor || !occupies(s, animal, hex)) continue;
      best = Math.max(best, gainOfSpecies(s, animal, hex, -1));
    }
    return best;
  });

/** An element and the corner for it, for questions that ask for the one and then the other. */
const elementAndCorner =
  (cornerQuestion: QuestionName): Policy =>
  (s, r) => {
    lookAtTiles(s, r.weights);
    const list = legal(s, r);
    const corners = allowed(s, r, cornerQuestion);
    const final = list.moves[list.length - 1]!;
    let best = kindOf(final) >= NOTHING_NAMED ? LEAST : -Infinity;
    let chosen = final;
    for (let i = 0; i < list.length; i++) {
      const element = valueOf(list.moves[i]!);
      if (kindOf(list.moves[i]!) >= NOTHING_NAMED) continue;
      for (let k = 0; k < corners.length; k++) {
        const gain = gainOfDisk(s, valueOf(corners.moves[k]!), element);
        if (gain > best) {
          best = gain;
          chosen = ELEMENT + element;
          r.plan = [{ question: Q[cornerQuestion], move: corners.moves[k]! }];
        }
      }
    }
    return chosen;
  };

/** A tile and where to put it: what it scores at once, and how it lies for the player's species. */
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
  lookAtTiles(s, r.weights);
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

const POLICIES: Partial<Record<QuestionName, Policy>> = {
  'abundance element': elementAndCorner('abundance corner'),
  'depletion corner': (s, r) => bestBy(s, r, -Infinity, (corner) => gainOfDisk(s, corner, NOTHING)),
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
  'competition animal': (s, r) => bestBy(s, r, -Infinity, (animal) => gainOfSpecies(s, animal, s.tile, -1)),
  'domination tile': (s, r) => bestBy(s, r, 0, (hex) => dominationWorth(s, hex)),
  'domination card': card,
  // The mammals saved are those of a tile that pays, with few others on it.
  'extinction tile': (s, r) => bestBy(s, r, -Infinity, (hex) => PLACINGS[terrainOf(s, hex)]![0]! / speciesOn(s, hex)),
  'aquatic element': elementAndCorner('aquatic corner'),
  'aquatic count': countOfNew,
  'fecundity tile': newSpecies,
  'habitat element': elementAndCorner('habitat corner'),
  'ice sheet tile': glaciation,
};

const BY_NUMBER: (Policy | undefined)[] = QUESTIONS.map((name) => POLICIES[name]);

/** Where a Wanderlust tile is best put: what it scores at once, and who is near. */
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
