/**
 * The quick player: a fair answer to any question in some ten millionths of a second, for playing out sampled futures.
 *
 * Actions that only move, add or remove species or disks are settled tile by tile (`tileWorth`): the best step is found from
 * what each tile would gain or lose by itself. All else is answered by evaluating the position after each answer.
 */
import { ANIMALS, CARDS, PLACINGS, SPECIATION_LIMIT, bonus } from '../rules/components.ts';
import { type Dealer, randomDealer } from '../rules/dealer.ts';
import { HEXES, HEXES_AT, NEIGHBOURS } from '../rules/earth.ts';
import { COUNT, DONE, ELEMENT, FORFEIT, type Move, STACK, TILE, kindOf, valueOf } from '../rules/moves.ts';
import { QUESTION_RULES, isLegal, listMoves } from '../rules/play.ts';
import { NONE, Q, type QuestionName } from '../rules/questions.ts';
import { tundraAround } from '../rules/sections/glaciation.ts';
import { tilesAround } from '../rules/sections/wanderlust.ts';
import { NOTHING, type State, copyState, isTile, onTile, terrainOf } from '../rules/state.ts';
import { MoveList, occupies, speciesOn } from '../rules/table.ts';
import { answerWithin } from './action.ts';
import type { Below } from './bot.ts';
import {
  type WeightList,
  beginTiles,
  dominationWorth,
  evaluate,
  isFed,
  poolWorth,
  supplyWorth,
  tileWorth,
} from './evaluation.ts';

/** A step that gains less is not made. */
const LEAST = 1e-6;
/** Most answers of one question that are evaluated. */
const ANSWERS = 12;
/** Most answers that follow a card before the position is evaluated. */
const CARD_ANSWERS = 10;

/** So often what a card is worth to an animal is looked at before it is remembered, and one time in so many after that. */
const CARD_LOOKS = 3;
const CARD_LOOK_AGAIN = 6;

/** A player for the futures of one search. */
export interface Quick {
  /** Answers the open question. The state may be changed meanwhile, but is as it was in the end. */
  answer(s: State): Move;
}

type Policy = (s: State) => Move;

/** The worth of each tile as it stands, each looked at when it is first asked for. */
const worths = new Float64Array(HEXES);
const seen = new Uint8Array(HEXES);

function worthOf(s: State, hex: number): number {
  if (seen[hex] === 0) {
    worths[hex] = tileWorth(s, hex);
    seen[hex] = 1;
  }
  return worths[hex]!;
}

/** What a tile gains if an animal has so many more species there (or fewer). */
function gainBy(s: State, animal: number, hex: number, more: number): number {
  const before = worthOf(s, hex);
  const i = onTile(animal, hex);
  s.species[i]! += more;
  const after = tileWorth(s, hex);
  s.species[i]! -= more;
  return after - before;
}

/** A quick player who draws from `below`. */
export function quickPlayer(weights: WeightList, below: Below): Quick {
  const dealer: Dealer = randomDealer(below);
  const lists = [new MoveList(), new MoveList(), new MoveList()];
  const inner = new MoveList();
  let depth = 0;
  /** The answers still to come of an action that was thought through to its end, each with its question. */
  let plan: { question: number; move: Move }[] = [];

  function begin(s: State): void {
    beginTiles(s, s.owner[s.asked]!, weights);
    seen.fill(0);
  }

  /** The answer that leads to the best position. */
  function byEvaluation(s: State): Move {
    const list = lists[depth]!;
    listMoves(s, list);
    const player = s.owner[s.asked]!;
    const step = Math.max(1, Math.ceil(list.length / ANSWERS));
    let best = -Infinity;
    let chosen = list.moves[0]!;
    let ties = 1;
    for (let i = step > 1 ? below(step) : 0; i < list.length; i += step) {
      const after = copyState(s);
      answerWithin(after, list.moves[i]!, dealer);
      const value = evaluate(after, player, weights);
      if (value > best + LEAST) {
        best = value;
        chosen = list.moves[i]!;
        ties = 1;
      } else if (value > best - LEAST && below(++ties) === 0) {
        chosen = list.moves[i]!;
      }
    }
    return chosen;
  }

  /** How often each card was looked at for each animal, and what it gained on average. */
  const looks = new Int32Array(ANIMALS.length * CARDS.length);
  const gains = new Float64Array(ANIMALS.length * CARDS.length);

  /** The best card, by what carrying it out gains, or gained in other futures of the same turn. */
  function card(s: State): Move {
    const list = lists[depth]!;
    listMoves(s, list);
    const player = s.owner[s.asked]!;
    let before = NaN;
    let best = -Infinity;
    let chosen = list.moves[0]!;
    for (let i = 0; i < list.length; i++) {
      const at = s.asked * CARDS.length + valueOf(list.moves[i]!);
      if (looks[at]! < CARD_LOOKS || below(CARD_LOOK_AGAIN) === 0) {
        if (Number.isNaN(before)) before = evaluate(s, player, weights);
        const after = copyState(s);
        answerWithin(after, list.moves[i]!, dealer);
        carryOutCard(after);
        gains[at]! += (evaluate(after, player, weights) - before - gains[at]!) / ++looks[at]!;
      }
      if (gains[at]! > best) {
        best = gains[at]!;
        chosen = list.moves[i]!;
      }
    }
    return chosen;
  }

  function carryOutCard(s: State): void {
    depth++;
    for (let i = 0; i < CARD_ANSWERS && s.question !== NONE && !s.over; i++) answerWithin(s, answer(s), dealer);
    plan = [];
    depth--;
  }

  /** The tile that scores most for the player, and perhaps gives a card. */
  function dominationTile(s: State): Move {
    begin(s);
    const list = lists[depth]!;
    listMoves(s, list);
    let best = 0;
    let chosen = FORFEIT;
    for (let i = 0; i < list.length; i++) {
      if (list.moves[i] === FORFEIT) continue;
      const gain = dominationWorth(s, valueOf(list.moves[i]!));
      if (gain > best) {
        best = gain;
        chosen = list.moves[i]!;
      }
    }
    return chosen;
  }

  function glaciationTile(s: State): Move {
    begin(s);
    const list = lists[depth]!;
    listMoves(s, list);
    let best = -Infinity;
    let chosen = FORFEIT;
    for (let i = 0; i < list.length; i++) {
      if (list.moves[i] === FORFEIT) continue;
      const hex = valueOf(list.moves[i]!);
      const gain = bonus(tundraAround(s, hex)) + gainOfIce(s, hex);
      if (gain > best) {
        best = gain;
        chosen = list.moves[i]!;
      }
    }
    return chosen;
  }

  /** What the tile itself gains by ice: one species of each animal stays. */
  function gainOfIce(s: State, hex: number): number {
    let gain = -worthOf(s, hex);
    for (let animal = 0; animal < ANIMALS.length; animal++) {
      const species = s.species[onTile(animal, hex)]!;
      icy[animal] = species;
      if (species > 1) {
        gain += (species - 1) * poolWorth(s, animal);
        s.species[onTile(animal, hex)] = 1;
      }
    }
    s.tundra[hex] = 1;
    gain += tileWorth(s, hex);
    s.tundra[hex] = 0;
    for (let animal = 0; animal < ANIMALS.length; animal++) s.species[onTile(animal, hex)] = icy[animal]!;
    return gain;
  }
  const icy = new Int32Array(ANIMALS.length);

  /** The disk whose loss gains most. */
  function depletion(s: State): Move {
    begin(s);
    const list = lists[depth]!;
    listMoves(s, list);
    let best = -Infinity;
    let chosen = list.moves[list.length - 1]!;
    for (let i = 0; i < list.length; i++) {
      if (list.moves[i] === FORFEIT) continue;
      const corner = valueOf(list.moves[i]!);
      const element = s.disks[corner]!;
      let gain = -supplyWorth(element);
      for (const hex of HEXES_AT[corner]!) {
        if (!isTile(s, hex) || !isFed(s, hex, element)) continue;
        gain -= worthOf(s, hex);
        s.disks[corner] = NOTHING;
        gain += tileWorth(s, hex);
        s.disks[corner] = element;
      }
      if (gain > best) {
        best = gain;
        chosen = list.moves[i]!;
      }
    }
    return chosen;
  }

  /** The mammals saved: where one is first, or nearly. */
  function saved(s: State): Move {
    const list = lists[depth]!;
    listMoves(s, list);
    let best = -Infinity;
    let chosen = list.moves[0]!;
    for (let i = 0; i < list.length; i++) {
      const hex = valueOf(list.moves[i]!);
      const value = PLACINGS[terrainOf(s, hex)]![0]! / speciesOn(s, hex);
      if (value > best) {
        best = value;
        chosen = list.moves[i]!;
      }
    }
    return chosen;
  }

  /** The places that a question would offer if `s.tile` were `tile`. */
  function destinations(s: State, question: QuestionName, tile: number): MoveList {
    const before = s.tile;
    s.tile = tile;
    inner.length = 0;
    QUESTION_RULES[Q[question]]!.legal(s, inner);
    s.tile = before;
    return inner;
  }

  function migration(s: State): Move {
    begin(s);
    const animal = s.actor;
    let best = LEAST;
    let from = NOTHING;
    let to = NOTHING;
    let count = 0;
    for (let hex = 0; hex < HEXES; hex++) {
      const movable = Math.min(s.pending[hex]!, s.left);
      if (movable === 0) continue;
      const places = destinations(s, 'migration to', hex);
      for (let k = 1; k <= movable; k++) {
        const loss = gainBy(s, animal, hex, -k);
        for (let i = 0; i < places.length; i++) {
          const target = valueOf(places.moves[i]!);
          const gain = loss + gainBy(s, animal, target, k);
          if (gain > best) {
            best = gain;
            from = hex;
            to = target;
            count = k;
          }
        }
      }
    }
    if (from === NOTHING) return last(s);
    plan = [
      { question: Q['migration to'], move: TILE + to },
      { question: Q['migration count'], move: COUNT + count },
    ];
    return TILE + from;
  }

  function migrationTo(s: State): Move {
    begin(s);
    const movable = Math.min(s.pending[s.tile]!, s.left);
    const places = destinations(s, 'migration to', s.tile);
    let best = -Infinity;
    let to = 0;
    let count = 1;
    for (let k = 1; k <= movable; k++) {
      const loss = gainBy(s, s.actor, s.tile, -k);
      for (let i = 0; i < places.length; i++) {
        const gain = loss + gainBy(s, s.actor, valueOf(places.moves[i]!), k);
        if (gain > best) {
          best = gain;
          to = places.moves[i]!;
          count = k;
        }
      }
    }
    plan = [{ question: Q['migration count'], move: COUNT + count }];
    return to;
  }

  function bestCount(from: number, to: number, animal: number): Policy {
    return (s) => {
      begin(s);
      const list = lists[depth]!;
      listMoves(s, list);
      let best = -Infinity;
      let chosen = list.moves[0]!;
      for (let i = 0; i < list.length; i++) {
        const k = valueOf(list.moves[i]!);
        let gain = from === NOTHING ? -k * poolWorth(s, animal) : gainBy(s, animal, from, -k);
        gain += gainBy(s, animal, to, k);
        if (gain > best) {
          best = gain;
          chosen = list.moves[i]!;
        }
      }
      return chosen;
    };
  }

  /** How many new species of an animal are best on a tile, and what they gain. */
  function bestNew(s: State, animal: number, hex: number, most: number): { count: number; gain: number } {
    let found = { count: 0, gain: LEAST };
    for (let count = 1; count <= most; count++) {
      const gain = gainBy(s, animal, hex, count) - count * poolWorth(s, animal);
      if (gain > found.gain) found = { count, gain };
    }
    return found;
  }

  const mostNew = (s: State, hex: number): number =>
    Math.min(SPECIATION_LIMIT[terrainOf(s, hex)]!, s.genePool[s.actor]!);

  function speciationCorner(s: State): Move {
    begin(s);
    const list = lists[depth]!;
    listMoves(s, list);
    const news: ({ count: number; gain: number } | undefined)[] = [];
    let best = LEAST;
    let chosen = FORFEIT;
    for (let i = 0; i < list.length; i++) {
      if (list.moves[i] === FORFEIT) continue;
      let gain = 0;
      for (const hex of HEXES_AT[valueOf(list.moves[i]!)]!) {
        if (!isTile(s, hex)) continue;
        news[hex] ??= bestNew(s, s.actor, hex, mostNew(s, hex));
        gain += news[hex].count > 0 ? news[hex].gain : 0;
      }
      if (gain > best) {
        best = gain;
        chosen = list.moves[i]!;
      }
    }
    return chosen;
  }

  function speciationTile(s: State): Move {
    begin(s);
    let best = LEAST;
    let chosen = DONE;
    for (let hex = 0; hex < HEXES; hex++) {
      if (s.pending[hex] !== 1) continue;
      const { count, gain } = bestNew(s, s.actor, hex, mostNew(s, hex));
      if (count > 0 && gain > best) {
        best = gain;
        chosen = TILE + hex;
        plan = [{ question: Q['speciation count'], move: COUNT + count }];
      }
    }
    return chosen;
  }

  /** A new species on one of the tiles offered, or the last answer if none gains by it. */
  function newSpecies(s: State): Move {
    begin(s);
    const list = lists[depth]!;
    listMoves(s, list);
    let best = LEAST;
    let chosen = list.moves[list.length - 1]!;
    for (let i = 0; i < list.length; i++) {
      if (kindOf(list.moves[i]!) !== kindOf(TILE)) continue;
      const { count, gain } = bestNew(s, s.asked, valueOf(list.moves[i]!), 1);
      if (count > 0 && gain > best) {
        best = gain;
        chosen = list.moves[i]!;
      }
    }
    return chosen;
  }

  /** The opposing species whose loss is worth most, on the tiles offered. */
  function competitionTile(s: State): Move {
    begin(s);
    const list = lists[depth]!;
    listMoves(s, list);
    let best = LEAST;
    let chosen = list.moves[list.length - 1]!;
    for (let i = 0; i < list.length; i++) {
      if (kindOf(list.moves[i]!) !== kindOf(TILE)) continue;
      const hex = valueOf(list.moves[i]!);
      for (let animal = 0; animal < ANIMALS.length; animal++) {
        if (animal === s.actor || !occupies(s, animal, hex)) continue;
        const gain = gainBy(s, animal, hex, -1);
        if (gain > best) {
          best = gain;
          chosen = list.moves[i]!;
        }
      }
    }
    return chosen;
  }

  function victim(s: State): Move {
    begin(s);
    const list = lists[depth]!;
    listMoves(s, list);
    let best = -Infinity;
    let chosen = list.moves[0]!;
    for (let i = 0; i < list.length; i++) {
      const gain = gainBy(s, valueOf(list.moves[i]!), s.tile, -1);
      if (gain > best) {
        best = gain;
        chosen = list.moves[i]!;
      }
    }
    return chosen;
  }

  /** An element and the corner for it, for questions that ask for the one and then the other. */
  const elementAndCorner =
    (cornerQuestion: QuestionName): Policy =>
    (s) => {
      const list = lists[depth]!;
      listMoves(s, list);
      const places = destinations(s, cornerQuestion, s.tile);
      begin(s);
      let best = list.moves[list.length - 1] === DONE ? LEAST : -Infinity;
      let chosen = list.moves[list.length - 1]!;
      for (let i = 0; i < list.length; i++) {
        if (list.moves[i] === DONE || list.moves[i] === FORFEIT) continue;
        const element = valueOf(list.moves[i]!);
        const supply = supplyWorth(element);
        for (let k = 0; k < places.length; k++) {
          const gain = supply + gainOfDisk(s, valueOf(places.moves[k]!), element);
          if (gain > best) {
            best = gain;
            chosen = ELEMENT + element;
            plan = [{ question: Q[cornerQuestion], move: places.moves[k]! }];
          }
        }
      }
      return chosen;
    };

  function gainOfDisk(s: State, corner: number, element: number): number {
    let gain = 0;
    for (const hex of HEXES_AT[corner]!) {
      if (!isTile(s, hex) || !isFed(s, hex, element)) continue;
      gain -= worthOf(s, hex);
      s.disks[corner] = element;
      gain += tileWorth(s, hex);
      s.disks[corner] = NOTHING;
    }
    return gain;
  }

  /** A tile and where to put it: what it scores at once, and how it lies for the player's species. */
  function wanderlust(s: State): Move {
    let best = -Infinity;
    let chosen = FORFEIT;
    for (let stack = 0; stack < s.faceUp.length; stack++) {
      if (s.faceUp[stack] === NOTHING) continue;
      const hex = bestHex(s, s.faceUp[stack]!);
      if (hex.value > best) {
        best = hex.value;
        chosen = STACK + stack;
        plan = [{ question: Q['wanderlust hex'], move: TILE + hex.hex }];
      }
    }
    return chosen;
  }

  function bestHex(s: State, terrain: number): { hex: number; value: number } {
    let found = { hex: NOTHING, value: -Infinity };
    for (let hex = 0; hex < HEXES; hex++) {
      const tiles = isTile(s, hex) ? 0 : tilesAround(s, hex);
      if (tiles === 0) continue;
      let own = 0;
      let all = 1;
      for (const neighbour of NEIGHBOURS[hex]!) {
        for (let animal = 0; animal < ANIMALS.length; animal++) all += s.species[onTile(animal, neighbour)]!;
        own += s.species[onTile(s.actor, neighbour)]!;
      }
      const value = bonus(tiles) + (PLACINGS[terrain]![0]! * own) / all;
      if (value > found.value) found = { hex, value };
    }
    return found;
  }

  function wandering(s: State): Move {
    begin(s);
    let best = LEAST;
    let chosen = DONE;
    for (const hex of NEIGHBOURS[s.tile]!) {
      for (let k = 1; k <= s.species[onTile(s.asked, hex)]!; k++) {
        const gain = gainBy(s, s.asked, hex, -k) + gainBy(s, s.asked, s.tile, k);
        if (gain > best) {
          best = gain;
          chosen = TILE + hex;
          plan = [{ question: Q['wanderlust count'], move: COUNT + k }];
        }
      }
    }
    return chosen;
  }

  /** The last answer there is: mostly that one is done. */
  function last(s: State): Move {
    const list = lists[depth]!;
    listMoves(s, list);
    return list.moves[list.length - 1]!;
  }

  const policies: Partial<Record<QuestionName, Policy>> = {
    'abundance element': elementAndCorner('abundance corner'),
    'habitat element': elementAndCorner('habitat corner'),
    'aquatic element': elementAndCorner('aquatic corner'),
    'wanderlust element': elementAndCorner('wanderlust corner'),
    'speciation corner': speciationCorner,
    'speciation tile': speciationTile,
    'speciation count': (s) => bestCount(NOTHING, s.tile, s.actor)(s),
    'speciation insect': newSpecies,
    'fecundity tile': newSpecies,
    'wanderlust stack': wanderlust,
    'wanderlust hex': (s) => TILE + bestHex(s, s.faceUp[s.target]!).hex,
    'wanderlust from': wandering,
    'wanderlust count': (s) => bestCount(s.target, s.tile, s.asked)(s),
    'migration from': migration,
    'migration to': migrationTo,
    'migration count': (s) => bestCount(s.tile, s.target, s.actor)(s),
    'competition arachnid': competitionTile,
    'competition tile': competitionTile,
    'competition animal': victim,
    'domination tile': dominationTile,
    'domination card': card,
    'glaciation tile': glaciationTile,
    'ice sheet tile': glaciationTile,
    'depletion corner': depletion,
    'extinction tile': saved,
    'aquatic count': (s) => bestCount(NOTHING, s.tile, s.actor)(s),
  };
  const byNumber: (Policy | undefined)[] = [];
  for (const [name, policy] of Object.entries(policies)) byNumber[Q[name as QuestionName]] = policy;

  function answer(s: State): Move {
    while (plan.length > 0) {
      const { question, move } = plan.shift()!;
      if (question !== s.question) continue;
      if (isLegal(s, move)) return move;
    }
    return (byNumber[s.question] ?? byEvaluation)(s);
  }

  return { answer };
}
