/**
 * A hand-made evaluation of a position for a player, in VPs.
 *
 * A handful of terms is counted for every animal in play; weights (data/evaluation.json) give their values in VPs. An animal's value is the
 * weighted sum; a player's is that of the lowest animal (rules §7), less what the opponents have. It only uses the open state;
 * nothing is drawn.
 */
import {
  ADAPTATION_BOX,
  ANIMALS,
  CARDS,
  DEFAULT_COUNT,
  DEFAULT_ELEMENT,
  DOMINATION,
  ELEMENTS,
  FIRST_SPACE,
  ICE_AGE,
  MAMMAL,
  PLACINGS,
  REGRESSION,
  REGRESSION_BOX,
  SPACES,
  SPACES_OF,
  TUNDRA,
  bonus,
} from '../rules/components.ts';
import { CORNERS, CORNERS_OF, HEXES } from '../rules/earth.ts';
import { Q } from '../rules/questions.ts';
import { protections } from '../rules/sections/regression.ts';
import { FACE_UP, NOTHING, type State, TAKEN, cardsGone, held, inBox, onTile } from '../rules/state.ts';
import { worthTo } from './rivalry.ts';
import {
  counts,
  dominanceLead,
  dominant,
  isAnyGoingExtinct,
  leadOfFirst,
  matching,
  rank,
  ranked,
  safe,
  stand,
  there,
} from './standing.ts';
import tuned from './data/evaluation.json' with { type: 'json' };

/**
 * The terms, and what one of each is. "Fading" ones lose their value towards the end of the game.
 *
 * @property vps A victory point.
 * @property placingsEarly A VP that the placings on earth would give now.
 * @property placingsLate The same, growing as the end comes near.
 * @property margin A species more than the next animal on a tile.
 * @property dominated A tile dominated.
 * @property dominanceMargin A point of matching more than the next animal on a tile dominated.
 * @property endangered A species that goes extinct in the next Reset.
 * @property fragile A tile where a single element keeps the species alive.
 * @property species A species on earth that is not about to go extinct.
 * @property spread A tile occupied.
 * @property genePool A species in the gene pool.
 * @property elements An added element.
 * @property supply Ten pairs of an element held and a disk of its type on earth.
 * @property threatened An added element that Regression takes.
 * @property pawns An action pawn.
 * @property initiative The first place on the initiative track.
 * @property survival A VP that the Survival card would give now.
 * @property tundra A species on a tundra tile.
 * @property dominationToCome A VP that pawns still to act on Domination would score.
 * @property cardToTake A Dominance card about to be taken.
 */
export const TERMS = {
  vps: 'a victory point',
  placingsEarly: 'a VP that the placings on earth would give now, species about to go extinct left out; fading',
  placingsLate: 'the same, growing as the end comes near: final scoring scores every tile once more',
  margin: 'a species more than the next animal on a tile that pays 10 for first place, up to three species a tile',
  dominated: 'a tile dominated: it gives a card when it is scored; fading',
  dominanceMargin: 'a point of matching more than the next animal on a tile dominated, up to three a tile; fading',
  endangered: 'a species that goes extinct in the next Reset',
  fragile: 'a tile where a single element keeps the species alive; fading',
  species: 'a species on earth that is not about to go extinct; fading',
  spread: 'a tile occupied; fading',
  genePool: 'a species in the gene pool, up to 20; fading',
  elements: 'an added element; fading',
  supply: 'ten pairs of an element held and a disk of its type on earth; fading',
  threatened:
    'an added element that Regression takes: this turn, or (half) next turn by what lies in Adaptation; fading',
  pawns: 'an action pawn; fading',
  initiative: 'the first place on the initiative track, in proportion further right; fading',
  survival: 'a VP that the Survival card would give now',
  tundra: 'a species on a tundra tile, where few compete for the Survival card; fading',
  dominationToCome: 'a VP that pawns of its own on Domination, still to act, would score on the best tiles',
  cardToTake: 'a Dominance card about to be taken',
} as const;
/** The name of a term of the evaluation. */
export type TermName = keyof typeof TERMS;
/** What one of each term is worth, in VPs, by name. */
export type Weights = Readonly<Record<TermName, number>>;
/** What one of each term is worth to the bots, in VPs. `npm run -s tune` (docs/bots-experiments.md) writes the file. */
export const WEIGHTS: Weights = tuned;
/** The terms in the order in which a weight list has them. */
export const TERM_NAMES = Object.keys(TERMS) as TermName[];

/** The index of each term in a list of weights. */
export const TERM = Object.freeze(Object.fromEntries(TERM_NAMES.map((name, i) => [name, i]))) as Readonly<
  Record<TermName, number>
>;
const {
  vps: VPS,
  placingsEarly: PLACINGS_EARLY,
  placingsLate: PLACINGS_LATE,
  margin: MARGIN,
  dominated: DOMINATED,
  dominanceMargin: DOMINANCE_MARGIN,
  endangered: ENDANGERED,
  fragile: FRAGILE,
  species: SPECIES,
  spread: SPREAD,
  genePool: GENE_POOL,
  elements: ELEMENTS_ADDED,
  supply: SUPPLY,
  threatened: THREATENED,
  pawns: PAWNS,
  initiative: INITIATIVE_PLACE,
  survival: SURVIVAL,
  tundra: TUNDRA_SPECIES,
  dominationToCome: DOMINATION_TO_COME,
  cardToTake: CARD_TO_TAKE,
} = TERM;

const TERM_COUNT = TERM_NAMES.length;
/** The maximum number of pawns of one animal on Domination. */
const DOMINATIONS = SPACES_OF[DOMINATION]!;
/** Species in the gene pool beyond this number are worth nothing. */
export const GENE_POOL_CAP = 20;

/** Weights for the evaluation, in the order of `TERM_NAMES`, followed by the spread. */
export type WeightList = Float64Array;

/**
 * Creates a weight list. `spread` is the uncertainty of the animals' values at the start of a game, in VPs: for players with
 * several animals it determines how much those count that are not the lowest (rivalry.ts).
 */
export const weightList = (weights: Weights, spread = 0): WeightList =>
  Float64Array.from([...TERM_NAMES.map((name) => weights[name]), spread]);

// Scratch space, so that evaluating does not allocate. Evaluating is never interrupted.
const terms = new Float64Array(ANIMALS.length * TERM_COUNT);
const holdings = new Int32Array(ANIMALS.length * ELEMENTS.length);
const onEarth = new Int32Array(ELEMENTS.length);
/** The elements on the corners of the current tile. */
const around = new Int32Array(6);
/** The animals in play, the first `playing` of the list. */
const active = new Int32Array(ANIMALS.length);
let playing = 0;
const tundraTiles = new Int32Array(ANIMALS.length);
const tundraSpecies = new Int32Array(ANIMALS.length);
const toScore = new Int32Array(ANIMALS.length);
/** The best VPs each animal could score by Domination, best first. */
const best = new Float64Array(ANIMALS.length * DOMINATIONS);
const values = new Float64Array(ANIMALS.length);

/** How far the game has come: 0 at the start of a full game, 1 once Ice Age is taken. */
export function progress(s: State): number {
  if (s.over || s.cards[ICE_AGE] === TAKEN) return 1;
  const share = cardsGone(s) / CARDS.length;
  return s.cards[ICE_AGE] === FACE_UP ? Math.max(share, 0.85) : share;
}

/** Records how many species of each animal are on a tile, and their matching; returns whether there are any. */
function noteTile(s: State, hex: number): boolean {
  let all = 0;
  for (let i = 0; i < playing; i++) all += counts[active[i]!] = s.species[onTile(active[i]!, hex)]!;
  if (all === 0) return false;
  let disks = 0;
  const corners = CORNERS_OF[hex]!;
  for (let i = 0; i < 6; i++) {
    const element = s.disks[corners[i]!]!;
    if (element !== NOTHING) around[disks++] = element;
  }
  for (let i = 0; i < playing; i++) {
    const animal = active[i]!;
    if (counts[animal] === 0) continue;
    const row = animal * ELEMENTS.length;
    let match = 0;
    for (let k = 0; k < disks; k++) match += holdings[row + around[k]!]!;
    matching[animal] = match;
  }
  return true;
}

function countTile(s: State, hex: number, terrain: number, early: number, late: number): void {
  if (!noteTile(s, hex)) return;
  stand(s, hex, active, playing);
  for (let i = 0; i < there; i++) {
    const animal = ranked[i]!;
    const at = animal * TERM_COUNT;
    if (matching[animal] === 0) terms[at + ENDANGERED]! += counts[animal]! - safe[animal]!;
    else if (matching[animal] === 1) terms[at + FRAGILE]! += early;
    terms[at + SPECIES]! += safe[animal]! * early;
    terms[at + SPREAD]! += early;
    if (terrain === TUNDRA) {
      if (safe[animal]! > 0) tundraTiles[animal]!++;
      tundraSpecies[animal]! += safe[animal]!;
      terms[at + TUNDRA_SPECIES]! += safe[animal]! * early;
    }
  }
  if (dominant !== NOTHING) {
    terms[dominant * TERM_COUNT + DOMINATED]! += early;
    terms[dominant * TERM_COUNT + DOMINANCE_MARGIN]! += dominanceLead * early;
  }
  const places = PLACINGS[terrain]!;
  rank(counts);
  if (s.dominated[hex] === 0) countDomination(places);
  if (isAnyGoingExtinct) rank(safe);
  for (let i = 0; i < places.length && i < there && safe[ranked[i]!]! > 0; i++) {
    const at = ranked[i]! * TERM_COUNT;
    terms[at + PLACINGS_EARLY]! += places[i]! * early;
    terms[at + PLACINGS_LATE]! += places[i]! * late;
  }
  terms[ranked[0]! * TERM_COUNT + MARGIN]! += (leadOfFirst() * places[0]!) / 10;
}

/**
 * Records what Domination of a tile would score for each animal with pawns there, less half of what another in first place gets.
 */
function countDomination(places: readonly number[]): void {
  for (let i = 0; i < places.length && i < there; i++) {
    const animal = ranked[i]!;
    if (toScore[animal] === 0) continue;
    let vps = i === 0 ? places[0]! : places[i]! - places[0]! / 2;
    // Insertion into the animal's list of best tiles, whose length is the number of its pawns.
    const row = animal * DOMINATIONS;
    for (let k = 0; k < toScore[animal]! && vps > 0; k++) {
      const other = best[row + k]!;
      if (vps > other) {
        best[row + k] = vps;
        vps = other;
      }
    }
  }
}

function countHoldings(s: State): void {
  onEarth.fill(0);
  for (let corner = 0; corner < CORNERS; corner++) {
    const element = s.disks[corner]!;
    if (element !== NOTHING) onEarth[element]!++;
  }
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    const row = animal * ELEMENTS.length;
    for (let element = 0; element < ELEMENTS.length; element++) holdings[row + element] = s.added[row + element]!;
    holdings[row + DEFAULT_ELEMENT[animal]!]! += DEFAULT_COUNT[animal]!;
  }
}

/** Added elements that Regression takes from an animal: those in its box this turn, and half of those next turn. */
export function threatened(s: State, animal: number): number {
  const ahead = s.phase <= REGRESSION;
  let now = 0;
  let later = 0;
  for (let element = 0; element < ELEMENTS.length; element++) {
    if (s.added[held(animal, element)] === 0) continue;
    if (ahead && s.boxes[inBox(REGRESSION_BOX, element)]! > 0) now++;
    else if (s.boxes[inBox(ADAPTATION_BOX, element)]! > 0) later++;
  }
  const kept = protections(s, animal);
  if (!ahead) return later / 2;
  return Math.max(0, now - kept) + later / 4;
}

/** Counts every animal's terms into `terms`. */
function count(s: State): void {
  terms.fill(0);
  playing = 0;
  for (let animal = 0; animal < ANIMALS.length; animal++) if (s.owner[animal]! >= 0) active[playing++] = animal;
  const late = progress(s);
  const early = 1 - late;
  const animals = s.initiative.length;
  countHoldings(s);
  tundraTiles.fill(0);
  tundraSpecies.fill(0);
  toScore.fill(0);
  best.fill(0);
  // Domination pawns act this turn wherever the pass is; those already passed wait for the next.
  const first = Math.max(FIRST_SPACE[DOMINATION]!, s.space + 1);
  for (let space = first; space < SPACES; space++) if (s.display[space] !== NOTHING) toScore[s.display[space]!]!++;

  for (let hex = 0; hex < HEXES; hex++) {
    if (s.terrain[hex]! >= 0) countTile(s, hex, s.tundra[hex] === 1 ? TUNDRA : s.terrain[hex]!, early, late);
  }

  for (let place = 0; place < s.initiative.length; place++) {
    terms[s.initiative[place]! * TERM_COUNT + INITIATIVE_PLACE] = ((animals - place) / animals) * early;
  }
  for (let i = 0; i < playing; i++) {
    const animal = active[i]!;
    const at = animal * TERM_COUNT;
    const row = animal * ELEMENTS.length;
    terms[at + VPS] = s.vps[animal]!;
    terms[at + GENE_POOL] = Math.min(GENE_POOL_CAP, s.genePool[animal]!) * early;
    terms[at + PAWNS] = -s.aside[animal]! * early;
    if (animal === MAMMAL && terms[at + ENDANGERED]! > 0) terms[at + ENDANGERED]!--;
    let added = 0;
    let supply = 0;
    for (let element = 0; element < ELEMENTS.length; element++) {
      added += s.added[row + element]!;
      supply += holdings[row + element]! * onEarth[element]!;
    }
    terms[at + ELEMENTS_ADDED] = added * early;
    terms[at + SUPPLY] = (supply / 10) * early;
    if (added > 0) terms[at + THREATENED] = threatened(s, animal) * early;
    for (let k = 0; k < toScore[animal]!; k++) terms[at + DOMINATION_TO_COME]! += best[animal * DOMINATIONS + k]!;
  }
  const holder = soleMost(tundraSpecies);
  if (holder !== NOTHING) terms[holder * TERM_COUNT + SURVIVAL] = bonus(tundraTiles[holder]!);
  if (s.question === Q['domination card']) terms[s.asked * TERM_COUNT + CARD_TO_TAKE] = 1;
}

/** The only animal with the most species, or NOTHING. */
function soleMost(species: Int32Array): number {
  let holder = NOTHING;
  let most = 0;
  for (let i = 0; i < playing; i++) {
    const animal = active[i]!;
    if (species[animal]! > most) {
      most = species[animal]!;
      holder = animal;
    } else if (species[animal] === most) {
      holder = NOTHING;
    }
  }
  return holder;
}

/** Every animal's value into `values`. */
function weigh(s: State, weights: WeightList): void {
  if (s.over) {
    for (let animal = 0; animal < ANIMALS.length; animal++) values[animal] = s.vps[animal]!;
    return;
  }
  count(s);
  for (let i = 0; i < playing; i++) {
    const animal = active[i]!;
    const at = animal * TERM_COUNT;
    let value = 0;
    for (let term = 0; term < TERM_COUNT; term++) value += terms[at + term]! * weights[term]!;
    values[animal] = value;
  }
}

/** The minimum uncertainty of values during the game, in VPs. */
const MIN_SPREAD = 1;

/** How uncertain the animals' values still are, in VPs; 0 if only the lowest counts. */
export const spreadLeft = (s: State, atStart: number): number =>
  atStart > 0 && s.animalsEach > 1 && !s.over ? Math.max(MIN_SPREAD, atStart * Math.sqrt(1 - progress(s))) : 0;

/** The value of a position for a player, in VPs: that of the player's lowest animal less that of the rivals. */
export function evaluate(s: State, player: number, weights: WeightList): number {
  weigh(s, weights);
  return worthTo(s, values, player, spreadLeft(s, weights[TERM_COUNT]!));
}

/** The terms of one animal, each with how many there are; fading ones count less as the end comes near. */
export function termsOf(s: State, animal: number): Record<TermName, number> {
  count(s);
  return Object.fromEntries(TERM_NAMES.map((name, i) => [name, terms[animal * TERM_COUNT + i]!])) as Record<
    TermName,
    number
  >;
}
