/** The features of a player in a position, for valuing it. */
import { isAdapted, openSquares } from '../rules/adaptation.ts';
import { BITS, COLOURS, DOMAINS, EMPTY, MAX_NICHES, MUTATION_CARDS } from '../rules/components.ts';
import { type State, tables } from '../rules/state.ts';
import { type CircuitAhead, circuitAhead } from './circuit-ahead.ts';

/**
 * The features of each player. "Open": a legal square is left. "Chain": mutation cards in hand could adapt there. "Held": with
 * colonies there.
 */
export const FEATURES = [
  'stage',
  'oneStageLeft',
  'twoStagesLeft',
  'threeStagesLeft',
  // Whether few stages are left, up to six and up to ten; the number of Transitions before the Evolution Square.
  'fewStagesLeft',
  'someStagesLeft',
  'oneTransition',
  'twoTransitions',
  'threeTransitions',
  'niches',
  // Established niches: how many, whether any, and how safely.
  'established',
  'anyEstablished',
  'safelyEstablished',
  // Niches that lack one letter, by what is missing there; two; and more.
  'colonyMissingOpen',
  'colonyMissingFull',
  'geneMissingChainHeld',
  'geneMissingChain',
  'geneMissingHeld',
  'geneMissing',
  'twoMissing',
  'moreMissing',
  // A rough guess how near niches are: all together, and the nearest.
  'nearness',
  'nearest',
  // Domains settled; adapted by the gene; empty with colonies; with two and with three colonies.
  'settled',
  'matched',
  'emptyHeld',
  'doubled',
  'tripled',
  'colonies',
  'unadaptedColonies',
  'wantedUnadapted',
  // Domains needed by niches in which rivals can supplant the player.
  'wantedExposed',
  'openSquares',
  // Mutation cards, and domains they could adapt to with one card or with any chain.
  'cards',
  'oneCardChains',
  'chains',
  // The next Survival square: the odds of the next roll, times niches, and the distance; the distance to the Evolution Square.
  'survivalOdds',
  'survivalOddsEstablished',
  'survivalDistance',
  'evolutionNear',
  // The odds of winning with the next roll, and with this one.
  'winningOdds',
  'winningOddsNow',
  'turnsToWait',
  // Expected niches returned at the next Survival square: all together, and the likeliest.
  'expected',
  'likeliest',
  // The next roll: colonies, mutation cards, Population Control.
  'growthNext',
  'mutationNext',
  'controlNext',
  // How likely domains needed by niches lose their colour before.
  'changeRisk',
] as const;
export type FeatureName = (typeof FEATURES)[number];
export const FEATURE_COUNT = FEATURES.length;

/** How many of six rolls reach a square this many steps away, when the move may or must end there. */
const odds = (distance: number): number => (distance > 6 ? 0 : (7 - distance) / 6);

/** Rough guesses how likely a letter of a niche is satisfied at the next Survival square. */
const GUESS = { open: 0.5, full: 0.2, oneCard: 0.7, chain: 0.55, noCard: 0.15, noColony: 0.5 };
/** How likely an established letter stays so: in an empty domain, and in one of the gene's colour. */
const STAYS = { empty: 0.6, matched: 0.85 };

/** A player's domains: masks, numbers, and a guess for every domain. */
const land = {
  settled: 0,
  adapted: 0,
  held: 0,
  open: 0,
  chained: 0,
  matched: 0,
  emptyHeld: 0,
  doubled: 0,
  tripled: 0,
  colonies: 0,
  unadaptedColonies: 0,
  openSquares: 0,
  oneCard: 0,
  guess: new Float64Array(DOMAINS),
};
/** By colour: the colours that one card in hand leads to. */
const steps = new Int32Array(COLOURS.length);

function surveyDomains(s: State, player: number): void {
  const hand = s.mutation[player]!;
  steps.fill(0);
  for (let i = 0; i < hand.length; i++) {
    const mask = MUTATION_CARDS[hand[i]!]!;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if ((mask >> colour) & 1) steps[colour]! |= mask & ~(1 << colour);
    }
  }
  land.settled = land.adapted = land.held = land.open = land.chained = 0;
  land.matched = land.emptyHeld = land.doubled = land.tripled = 0;
  land.colonies = land.unadaptedColonies = land.openSquares = land.oneCard = 0;
  for (let d = 0; d < DOMAINS; d++) {
    const bit = 1 << d;
    const count = BITS[s.colonies[player * DOMAINS + d]!]!;
    land.colonies += count;
    if (count > 0) land.held |= bit;
    if (!isAdapted(s, player, d)) {
      surveyUnadapted(s, player, d, count, hand.length);
      continue;
    }
    land.adapted |= bit;
    if (count > 0) land.settled |= bit;
    if (count > 1) land.doubled++;
    if (count > 2) land.tripled++;
    const squares = BITS[openSquares(s, player, d)]!;
    land.openSquares += squares;
    if (squares > 0) land.open |= bit;
    if (s.domain[d] !== EMPTY) land.matched++;
    else if (count > 0) land.emptyHeld++;
    land.guess[d] = count > 0 ? 1 : squares > 0 ? GUESS.open : GUESS.full;
  }
}

function surveyUnadapted(s: State, player: number, d: number, count: number, cards: number): void {
  const gene = s.genePool[player * DOMAINS + d]!;
  const aim = s.domain[d]!;
  land.unadaptedColonies += Math.min(3, count);
  const oneCard = ((steps[gene]! >> aim) & 1) === 1;
  let chain = oneCard;
  for (let mid = 0; mid < COLOURS.length && !chain && cards > 1; mid++) {
    chain = mid !== gene && mid !== aim && ((steps[gene]! >> mid) & (steps[mid]! >> aim) & 1) === 1;
  }
  if (oneCard) land.oneCard++;
  if (chain) land.chained |= 1 << d;
  land.guess[d] = (oneCard ? GUESS.oneCard : chain ? GUESS.chain : GUESS.noCard) * (count > 0 ? 1 : GUESS.noColony);
}

/** A player's niches; `one` counts those that lack one letter, in the order of `FEATURES`. */
const hand = {
  niches: 0,
  established: 0,
  safely: 0,
  one: new Float64Array(6),
  two: 0,
  more: 0,
  nearness: 0,
  nearest: 0,
  letters: 0,
};

function surveyNiches(s: State, player: number): void {
  hand.niches = hand.established = hand.safely = hand.two = hand.more = 0;
  hand.nearness = hand.nearest = hand.letters = 0;
  hand.one.fill(0);
  for (let i = 0; i < MAX_NICHES; i++) {
    const niche = s.niches[player * MAX_NICHES + i]!;
    if (niche === 0) return;
    hand.niches++;
    hand.letters |= niche;
    const missing = niche & ~land.settled;
    let likely = 1;
    for (let d = 0; d < DOMAINS; d++) {
      if (missing === 0 && (niche >> d) & 1) likely *= s.domain[d] === EMPTY ? STAYS.empty : STAYS.matched;
      else if ((missing >> d) & 1) likely *= land.guess[d]!;
    }
    if (missing === 0) {
      hand.established++;
      hand.safely += likely;
      continue;
    }
    hand.nearness += likely;
    hand.nearest = Math.max(hand.nearest, likely);
    const count = BITS[missing]!;
    if (count === 1) hand.one[lackOf(missing)]!++;
    else if (count === 2) hand.two++;
    else hand.more++;
  }
}

/** What is missing in the only missing domain, as an index into `hand.one`. */
function lackOf(missing: number): number {
  if ((missing & land.adapted) !== 0) return (missing & land.open) === 0 ? 1 : 0;
  const unheld = (missing & land.held) === 0 ? 1 : 0;
  return (missing & land.chained) === 0 ? 4 + unheld : 2 + unheld;
}

/** How likely a domain suits a player after its die was rolled: white, black or the gene's colour. */
const SUITS = 1 / 2;
/** Rough guesses how likely a chain in hand is still available for a domain, and a drawn one fits. */
const CHAIN = { held: 0.9, drawn: 0.4 };

/** The prospects at the next Survival square: by domain how likely its letter is satisfied, and the consequences for niches. */
const prospect = { expected: 0, likeliest: 0, risk: 0, met: new Float64Array(DOMAINS) };

function surveyProspect(s: State, player: number, ahead: CircuitAhead): void {
  prospect.expected = prospect.likeliest = prospect.risk = 0;
  for (let d = 0; d < DOMAINS; d++) {
    const bit = 1 << d;
    const unchanged = ahead.unchanged[d]!;
    const suits = (1 - unchanged) * SUITS;
    const isFull = (land.adapted & ~land.open & bit) !== 0;
    const colony = (land.held & bit) !== 0 ? 1 : isFull ? ahead.growth / 3 : ahead.growth;
    const adapted =
      (land.adapted & bit) !== 0
        ? unchanged + suits
        : (land.chained & bit) !== 0
          ? CHAIN.held
          : suits + unchanged * ahead.mutation * CHAIN.drawn;
    prospect.met[d] = colony * adapted;
    if ((hand.letters & land.settled & bit) !== 0) prospect.risk += 1 - unchanged;
  }
  for (let i = 0; i < hand.niches; i++) {
    let likely = 1;
    for (let rest = s.niches[player * MAX_NICHES + i]!; rest > 0; rest &= rest - 1) {
      likely *= prospect.met[31 - Math.clz32(rest & -rest)]!;
    }
    prospect.expected += likely;
    prospect.likeliest = Math.max(prospect.likeliest, likely);
  }
}

/**
 * Domains needed by niches in which the player is unadapted and rivals are adapted: they can supplant its one or two colonies
 * there.
 */
function exposed(s: State, player: number): number {
  let count = 0;
  for (let rest = hand.letters & land.held & ~land.adapted; rest > 0; rest &= rest - 1) {
    const domain = 31 - Math.clz32(rest & -rest);
    if (BITS[s.colonies[player * DOMAINS + domain]!]! > 2) continue;
    for (let rival = 0; rival < s.players; rival++) {
      if (rival !== player && isAdapted(s, rival, domain)) {
        count++;
        break;
      }
    }
  }
  return count;
}

/** Writes a player's features to `out`, from `at`. All are of the order of 1. */
export function features(s: State, player: number, out: Float64Array, at = 0): void {
  const { lastStage } = tables(s);
  const stage = s.stage[player]!;
  const left = lastStage - stage;
  surveyDomains(s, player);
  surveyNiches(s, player);
  const ahead = circuitAhead(s, player);
  surveyProspect(s, player, ahead);
  const survival = odds(ahead.survival);
  const established = Math.min(hand.established, left);
  const toWait = (s.current - player + s.players) % s.players;
  const winning = left === 1 || (left === 2 && hand.established > 0) ? odds(ahead.evolution) : 0;
  let i = at;
  out[i++] = stage / 5;
  out[i++] = left <= 1 ? 1 : 0;
  out[i++] = left === 2 ? 1 : 0;
  out[i++] = left === 3 ? 1 : 0;
  out[i++] = Math.max(0, 6 - left) / 5;
  out[i++] = Math.max(0, 10 - left) / 9;
  out[i++] = ahead.transitions === 1 ? 1 : 0;
  out[i++] = ahead.transitions === 2 ? 1 : 0;
  out[i++] = ahead.transitions >= 3 ? 1 : 0;
  out[i++] = hand.niches / 4;
  out[i++] = established / 2;
  out[i++] = established > 0 ? 1 : 0;
  out[i++] = hand.safely;
  for (const count of hand.one) out[i++] = count / 2;
  out[i++] = hand.two / 2;
  out[i++] = hand.more / 2;
  out[i++] = hand.nearness;
  out[i++] = hand.nearest;
  out[i++] = BITS[land.settled]! / 4;
  out[i++] = land.matched / 4;
  out[i++] = land.emptyHeld / 4;
  out[i++] = land.doubled / 4;
  out[i++] = land.tripled / 4;
  out[i++] = Math.min(land.colonies, 40) / 10;
  out[i++] = land.unadaptedColonies / 4;
  out[i++] = BITS[hand.letters & land.held & ~land.adapted]! / 2;
  out[i++] = exposed(s, player) / 2;
  out[i++] = land.openSquares / 10;
  out[i++] = Math.min(s.mutation[player]!.length, 10) / 4;
  out[i++] = land.oneCard / 2;
  out[i++] = BITS[land.chained]! / 2;
  out[i++] = survival;
  out[i++] = survival * established;
  out[i++] = Math.min(12, ahead.survival) / 6;
  out[i++] = 1 - Math.min(ahead.evolution, 32) / 32;
  out[i++] = winning;
  out[i++] = toWait === 0 ? winning : 0;
  out[i++] = toWait / s.players;
  out[i++] = prospect.expected;
  out[i++] = prospect.likeliest;
  out[i++] = ahead.growthNext / 2;
  out[i++] = (ahead.mutationNext * (DOMAINS - BITS[land.adapted]!)) / 2;
  out[i++] = ahead.controlNext;
  out[i] = prospect.risk;
}
