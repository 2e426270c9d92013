/**
 * The rollout policy: fast answers for every seat, by what a card would change if the round ended right after it. Nothing is
 * carried out for that, so an answer takes about a microsecond.
 */
import type { RandomInt } from '../../../kit/chance.ts';
import { EFFECT, ELEMENTS, FIRST_ONGOING, MAX_PLAYERS, NOTHING, Q } from '../rules/components.ts';
import { cardBits, cardOf, ENDANGERED, iconsIn, isEndangered, sideOf } from '../rules/cards.ts';
import { CLASS, DONE, ELEMENT, type Move, MoveList, PASS, PLAY, valueOf } from '../rules/moves.ts';
import { listMoves } from '../rules/play.ts';
import { leadersInIcons } from '../rules/control.ts';
import { elementScorers } from '../rules/scoring.ts';
import { type State, cardsOf, isTenRounds, playersOf } from '../rules/state.ts';
import { type Tally, addUp, controlled, copiesOf, isDry, isProtected, ownerOf, placeOnTable } from '../rules/table.ts';
import { cardFeatures, roundsToCome } from './features.ts';
import { expected, lookAhead, ownGain, placeVps, turns } from './places.ts';
import { weightsFor } from './value.ts';

/** The parameters of the policy, in VPs. */
export interface RolloutSettings {
  /** The value of seeing new cards beyond their number. */
  readonly drawBonus: number;
  /** The maximum random bonus or malus of a card. */
  readonly noise: number;
  /** The share of a card's keeping value that is charged for playing it. */
  readonly keepShare: number;
}
export const ROLLOUT_SETTINGS: RolloutSettings = { drawBonus: 0.3, noise: 0.6, keepShare: 1 };

const tallies: Tally[] = Array.from({ length: MAX_PLAYERS }, () => ({ foodChain: 0, low: 0, high: 0 }));
const totals = new Int32Array(MAX_PLAYERS);
const list = new MoveList();
const NO_WEIGHTS: readonly number[] = Array.from({ length: 12 }, () => 0);

/** The value of keeping a card for later rounds. */
function cardWorth(s: State, card: number, weights: readonly number[]): number {
  const cards = cardsOf(s);
  const { foodChain, icons } = cardFeatures(cards);
  const effect = cards.effectOf[card]!;
  if (effect === NOTHING) {
    const symbol = cards.suppresses[card] === NOTHING ? 0 : weights[5]!;
    return weights[1]! + weights[3]! * foodChain[card]! + weights[4]! * icons[card]! + symbol;
  }
  if (effect >= FIRST_ONGOING) return weights[1]! + weights[6]!;
  return weights[1]! + (effect === EFFECT.hardiness ? weights[8]! : weights[7]!);
}

/** What each side adds to the food chain on the biome of the round. */
const foodChainHere = (s: State): Int16Array => cardsOf(s).foodChainAt[s.biome]!;

/** Food chain that an animal's owner loses when it is suppressed. */
function loss(s: State, card: number): number {
  const foodChain = foodChainHere(s);
  const owner = ownerOf(s, card);
  const piece = s.tables[owner]![placeOnTable(s, owner, card)]!;
  const side = sideOf(piece);
  return isEndangered(piece) ? foodChain[side]! : foodChain[side]! - foodChain[side | ENDANGERED]!;
}

export class RolloutPolicy {
  private readonly randomInt: RandomInt;
  private readonly settings: RolloutSettings;
  private weights: readonly number[] = NO_WEIGHTS;
  private players = 0;
  private me = 0;

  constructor(randomInt: RandomInt, settings: RolloutSettings = ROLLOUT_SETTINGS) {
    this.randomInt = randomInt;
    this.settings = settings;
  }

  /** An answer to the open question, given the complete table. */
  answer(s: State): Move {
    this.players = playersOf(s);
    this.me = s.active;
    this.weights = weightsFor(s, roundsToCome(s, false)) ?? NO_WEIGHTS;
    if (s.question === Q.turn) return this.turn(s);
    listMoves(s, list);
    if (s.question === Q.discard) return this.discard(s);
    if (s.question === Q.recover) return this.recover(s);
    if (s.question === Q.class) return this.disease(s);
    if (s.question === Q.element) return this.element(s);
    return this.target(s);
  }

  private noise(): number {
    return ((this.randomInt(1024) - 512) / 512) * this.settings.noise;
  }

  /** Adds up all tables, and looks ahead to the end of the round. */
  private survey(s: State): void {
    for (let player = 0; player < this.players; player++) {
      addUp(s, player, tallies[player]!);
      totals[player] = tallies[player]!.foodChain;
    }
    lookAhead(s, this.me, totals);
  }

  /** Expected VPs for the place with `total` now and some future turns, by default one less than before this answer. */
  private placeVps(s: State, total: number, left = Math.max(0, turns[this.me]! - 1)): number {
    return placeVps(s, this.me, total + left * ownGain(this.players), left, this.weights[9]!);
  }

  /** VPs that icons would gain by being the most at the end of the round (ten rounds). */
  private leadVps(s: State, low: number, high: number): number {
    const icons = cardsOf(s).biomeIcons[s.biome]!;
    const own = tallies[this.me]!;
    let won = 0;
    for (let element = 0; element < ELEMENTS.length; element++) {
      const mine = iconsIn(low, high, element);
      if (icons[element] === 0 || mine === 0) continue;
      let others = 0;
      for (let other = 0; other < this.players; other++) {
        if (other !== this.me) others = Math.max(others, iconsIn(tallies[other]!.low, tallies[other]!.high, element));
      }
      const before = iconsIn(own.low, own.high, element);
      if (mine <= others || before > others || isDry(s, element)) continue;
      won += icons[element]! * (others > before ? 1 + 1 / (this.players - 1) : 1);
    }
    return won;
  }

  /** VPs that icons would gain by taking Element cards. */
  private iconVps(s: State, low: number, high: number): number {
    if (isTenRounds(s)) return this.leadVps(s, low, high);
    const icons = cardsOf(s).biomeIcons[s.biome]!;
    let won = 0;
    for (let element = 0; element < ELEMENTS.length; element++) {
      if (s.control[element] === this.me) continue;
      const mine = iconsIn(low, high, element);
      if (mine === 0) continue;
      let isMost = true;
      for (let other = 0; other < this.players; other++) {
        if (other !== this.me && iconsIn(tallies[other]!.low, tallies[other]!.high, element) >= mine) isMost = false;
      }
      if (isMost)
        won +=
          icons[element]! * (s.control[element] === NOTHING ? 1 : 1 + 1 / (this.players - 1)) + 0.3 + this.weights[10]!;
    }
    return won;
  }

  private turn(s: State): Move {
    const cards = cardsOf(s);
    const foodChain = foodChainHere(s);
    const hand = s.hands[this.me]!;
    this.survey(s);
    const own = tallies[this.me]!;
    const hasAnimal = this.hasAnimal(s);
    // The result of passing.
    const placeNow = this.placeVps(s, own.foodChain, 0);
    const stay = this.placeVps(s, own.foodChain) - placeNow;
    const apex = hasAnimal ? copiesOf(s, this.me, EFFECT['apex predator']) : 0;
    let best: Move = PASS;
    let most = this.noise();
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]!;
      const effect = cards.effectOf[card]!;
      let gain: number;
      if (effect === NOTHING) {
        const side = cardBits(card);
        const total = own.foodChain + foodChain[side]! + 3 * apex + (hasAnimal ? 0 : this.waiting(s));
        const symbol = cards.suppresses[card]!;
        gain = this.iconVps(s, own.low + cards.low[side]!, own.high + cards.high[side]!);
        gain += (symbol === NOTHING ? this.placeVps(s, total) : this.placeAfterLoss(s, total, symbol, 1)) - placeNow;
      } else {
        gain = this.eventGain(s, effect, own, placeNow, stay, hasAnimal);
      }
      const value = gain - this.settings.keepShare * cardWorth(s, card, this.weights) + this.noise();
      if (value > most) {
        most = value;
        best = PLAY | cardBits(card);
      }
    }
    return best;
  }

  private hasAnimal(s: State): boolean {
    const { effectOf } = cardsOf(s);
    const table = s.tables[this.me]!;
    for (let i = 0; i < table.length; i++) if (effectOf[cardOf(table[i]!)] === NOTHING) return true;
    return false;
  }

  /** Food chain of ongoing events that still need an animal. */
  private waiting(s: State): number {
    if (s.tables[this.me]!.length === 0) return 0;
    return 7 * copiesOf(s, this.me, EFFECT['pack hunting']) + 3 * copiesOf(s, this.me, EFFECT.camouflage);
  }

  /** VPs for a place with `total`, after suppressing the most useful animal of a class (NOTHING: any). */
  private placeAfterLoss(s: State, total: number, ofClass: number, count: number, outright = false): number {
    const { classOf } = cardsOf(s);
    const foodChain = foodChainHere(s);
    let most = -1;
    let anyOther = false;
    let best = 0;
    for (let player = 0; player < this.players; player++) {
      if (player === this.me || s.tables[player]!.length === 0 || isProtected(s, player)) continue;
      let lost = 0;
      for (const piece of s.tables[player]!) {
        const itsClass = classOf[cardOf(piece)]!;
        if (itsClass === NOTHING || (ofClass !== NOTHING && itsClass !== ofClass)) continue;
        anyOther = true;
        const side = sideOf(piece);
        lost = Math.max(
          lost,
          outright || isEndangered(piece) ? foodChain[side]! : foodChain[side]! - foodChain[side | ENDANGERED]!,
        );
      }
      if (lost === 0) continue;
      expected[player]! -= lost * count;
      const vps = this.placeVps(s, total);
      expected[player]! += lost * count;
      if (vps + lost / 100 > most) {
        most = vps + lost / 100;
        best = vps + lost * (this.players === 2 ? 0.15 : 0.05);
      }
    }
    if (!anyOther && ofClass !== NOTHING) {
      // The only target would be one's own animal.
      let lost = 0;
      for (const piece of s.tables[this.me]!) if (classOf[cardOf(piece)] === ofClass) lost = Math.max(lost, 3);
      return this.placeVps(s, Math.max(0, total - (isProtected(s, this.me) ? 0 : lost)));
    }
    return most < 0 ? this.placeVps(s, total) : best;
  }

  private eventGain(s: State, effect: number, own: Tally, placeNow: number, stay: number, hasAnimal: boolean): number {
    const card = this.weights[1]! + 5 * this.weights[3]!;
    const drawn = card + this.settings.drawBonus;
    const bonus = (extra: number): number => (hasAnimal ? this.placeVps(s, own.foodChain + extra) - placeNow : stay);
    switch (effect) {
      case EFFECT['pack hunting']:
        return bonus(7);
      case EFFECT.camouflage:
        return bonus(3) + drawn;
      case EFFECT['apex predator']: {
        const { effectOf } = cardsOf(s);
        let healthy = 0;
        for (const piece of s.tables[this.me]!)
          if (effectOf[cardOf(piece)] === NOTHING && !isEndangered(piece)) healthy++;
        return bonus(3 * healthy) + drawn;
      }
      case EFFECT.abundance: {
        if (!hasAnimal) return stay;
        let most = 0;
        for (let element = 0; element < ELEMENTS.length; element++) {
          const icons = 2 << (10 * (element % 3));
          const won = this.iconVps(s, own.low + (element < 3 ? icons : 0), own.high + (element < 3 ? 0 : icons));
          most = Math.max(most, won);
        }
        return most + stay;
      }
      case EFFECT.predation:
        return this.placeAfterLoss(s, own.foodChain, NOTHING, 2) - placeNow;
      case EFFECT.extinction:
        return this.placeAfterLoss(s, own.foodChain, NOTHING, 1, true) - placeNow;
      case EFFECT.parasitism:
        return this.placeAfterLoss(s, own.foodChain, NOTHING, 1) - placeNow + drawn;
      case EFFECT.disease:
        return this.placeAfterLoss(s, own.foodChain, NOTHING, 1) - placeNow;
      case EFFECT.niche:
        return Math.min(3, controlled(s, this.me)) + stay;
      case EFFECT.specialisation:
        return Math.min(3, leadersInIcons(s).filter((player) => player === this.me).length) + stay;
      case EFFECT.drought: {
        let most = 0;
        for (let each = 0; each < ELEMENTS.length; each++) most = Math.max(most, this.dryVps(s, each));
        return most + drawn + stay;
      }
      case EFFECT.hardiness:
        return this.weights[9]! + stay;
      case EFFECT['early thaw']:
        return placeNow > 0 ? 0.4 * placeNow : -1;
      case EFFECT.migration:
        return drawn + 0.4 + stay;
      case EFFECT['adaptive radiation']:
        return drawn + 1 + stay;
      case EFFECT.blight: {
        const icons = cardsOf(s).biomeIcons[s.biome]!;
        let most = 0;
        for (let element = 0; element < ELEMENTS.length; element++) {
          const holder = s.control[element]!;
          if (holder !== NOTHING && holder !== this.me)
            most = Math.max(most, (1 + icons[element]!) / (this.players - 1));
        }
        return most + drawn + stay;
      }
      default:
        return drawn + stay;
    }
  }

  /** What it is worth that nobody scores an element: what another would have, by player; or less what I would. */
  private dryVps(s: State, element: number): number {
    const leader = elementScorers(s)[element]!;
    if (leader === NOTHING) return 0;
    const icons = cardsOf(s).biomeIcons[s.biome]![element]!;
    return leader === this.me ? -icons : icons / (this.players - 1);
  }

  private discard(s: State): Move {
    let best = list.moves[0]!;
    let least = Infinity;
    for (let i = 0; i < list.length; i++) {
      const value = cardWorth(s, valueOf(list.moves[i]!), this.weights) + this.noise() / 4;
      if (value < least) {
        least = value;
        best = list.moves[i]!;
      }
    }
    return best;
  }

  private recover(s: State): Move {
    const foodChain = foodChainHere(s);
    let best: Move = DONE;
    let most = -1;
    for (let i = 0; i < list.length; i++) {
      const move = list.moves[i]!;
      if (move === DONE) continue;
      const gain = foodChain[cardBits(valueOf(move))]!;
      if (gain > most) {
        most = gain;
        best = move;
      }
    }
    return best;
  }

  private target(s: State): Move {
    let best = list.moves[0]!;
    let most = -Infinity;
    this.survey(s);
    const total = totals[this.me]!;
    for (let i = 0; i < list.length; i++) {
      const card = valueOf(list.moves[i]!);
      const owner = ownerOf(s, card);
      const lost = loss(s, card);
      let value: number;
      if (owner === this.me) {
        value = this.placeVps(s, total - lost) - lost;
      } else {
        expected[owner]! -= lost;
        value = this.placeVps(s, total) + lost * 0.1 + (totals[owner]! >= total ? 0.3 : 0);
        expected[owner]! += lost;
      }
      value += this.noise() / 2;
      if (value > most) {
        most = value;
        best = list.moves[i]!;
      }
    }
    return best;
  }

  private disease(s: State): Move {
    const { classOf } = cardsOf(s);
    let best = list.moves[0]!;
    let most = -Infinity;
    for (let i = 0; i < list.length; i++) {
      const ofClass = list.moves[i]! - CLASS;
      let value = this.noise();
      for (let player = 0; player < this.players; player++) {
        if (isProtected(s, player)) continue;
        for (const piece of s.tables[player]!) {
          if (classOf[cardOf(piece)] === ofClass) value += (player === this.me ? -1 : 1) * loss(s, cardOf(piece));
        }
      }
      if (value > most) {
        most = value;
        best = list.moves[i]!;
      }
    }
    return best;
  }

  private element(s: State): Move {
    const icons = cardsOf(s).biomeIcons[s.biome]!;
    const effect = cardsOf(s).effectOf[s.card]!;
    for (let player = 0; player < this.players; player++) addUp(s, player, tallies[player]!);
    const own = tallies[this.me]!;
    let best = list.moves[0]!;
    let most = -Infinity;
    for (let i = 0; i < list.length; i++) {
      const element = list.moves[i]! - ELEMENT;
      let value = this.noise() / 4;
      if (effect === EFFECT.drought) {
        value += this.dryVps(s, element);
      } else if (effect === EFFECT.blight) {
        value += (1 + icons[element]!) * (s.control[element] === this.me ? -1 : 1);
      } else {
        const two = 2 << (10 * (element % 3));
        value += this.iconVps(s, own.low + (element < 3 ? two : 0), own.high + (element < 3 ? 0 : two));
      }
      if (value > most) {
        most = value;
        best = list.moves[i]!;
      }
    }
    return best;
  }
}
