/** The invariants at every question and at the end of the game (rules §12). */
import {
  BIOMES,
  COMPETITION,
  ELEMENTS,
  FIRST_ONGOING,
  MAX_PLAYERS,
  MIN_PLAYERS,
  MOST_CARDS,
  NOTHING,
  Q,
} from './components.ts';
import { HIDDEN, cardOf, elementOf, isEndangered } from './cards.ts';
import { EFFECT } from './components.ts';
import { legalMoves, questionOf } from './play.ts';
import { listWet } from './events/drought.ts';
import { type State, cardsOf, discardedCard, isTenRounds, playersOf } from './state.ts';
import { targetsFor } from './suppression.ts';
import { placeOnTable } from './table.ts';
import { type Message, inEnglish } from '../../../kit/say.ts';
import { say } from './errors.ts';

/** What is wrong with a state, in words; empty if all is well. */
export const violations = (s: State): string[] => faults(s).map(inEnglish);

/** The same, translatable. */
export function faults(s: State): Message[] {
  const wrong = [...cardFaults(s), ...biomeFaults(s), ...tableFaults(s)];
  if (wrong.length > 0) return wrong;
  if (s.over) return s.question === NOTHING ? [] : [say`a question is open after the end`];
  if (s.question !== NOTHING && s.question !== Q.turn && s.phase === COMPETITION) {
    const played = s.card !== NOTHING && (placeOnTable(s, s.active, s.card) !== NOTHING || s.spent.includes(s.card));
    if (!played || questionOf(s, s.card) !== s.question) {
      return [say`the player asked did not play the card that the question is about`];
    }
  }
  if (s.question === NOTHING || legalMoves(s).length < 2) wrong.push(say`the open question leaves no choice`);
  return wrong;
}

/** How often each card was found, by number. */
const times = new Int32Array(MOST_CARDS + 1);

/** Checks that every card is somewhere, exactly once. */
export function cardFaults(s: State): Message[] {
  const { ids, numbers } = cardsOf(s);
  const wrong: Message[] = [];
  times.fill(0);
  const find = (card: number): void => {
    if (ids[card] === undefined || card === HIDDEN) wrong.push(say`there is no card ${String(card)}`);
    else times[card]!++;
  };
  for (const hand of s.hands) hand.forEach(find);
  for (const table of s.tables) for (const piece of table) find(cardOf(piece));
  s.spent.forEach(find);
  s.faceUp.forEach(find);
  for (const discard of s.faceDown) find(discardedCard(discard));
  let inPile = 0;
  for (let card = 0; card < s.pile.length; card++) {
    inPile += s.pile[card]!;
    if (s.pile[card] !== 0) find(card);
  }
  for (const card of numbers) {
    if (times[card] === 0) wrong.push(say`${ids[card]!} is missing`);
    else if (times[card]! > 1) wrong.push(say`${ids[card]!} is in ${String(times[card])} places`);
  }
  if (inPile !== s.pileSize) wrong.push(say`the size of the draw pile is wrong`);
  if (s.nextCards.length > 0) {
    const isEachThere = s.nextCards.every((card) => s.pile[card] === 1);
    if (!isEachThere || new Set(s.nextCards).size !== s.nextCards.length) {
      wrong.push(say`the cards to come are not in the draw pile, each once`);
    }
  }
  return wrong;
}

/** Checks that biomes come one by one, Sea last. */
export function biomeFaults(s: State): Message[] {
  const wrong: Message[] = [];
  const { sea, rounds } = cardsOf(s);
  const reached = [...s.gone, s.biome];
  const known = s.next === NOTHING ? reached : [...reached, s.next];
  if (new Set([...known, ...s.nextBiomes]).size !== known.length + s.nextBiomes.length)
    wrong.push(say`a biome occurs twice`);
  if (known.some((biome) => biome < 0 || biome >= BIOMES)) wrong.push(say`there is no such biome`);
  if (s.round !== reached.length)
    wrong.push(say`${String(reached.length)} biomes are reached in round ${String(s.round)}`);
  if ((s.next === NOTHING) !== (s.round === rounds))
    wrong.push(say`the next biome is face up in all rounds but the last`);
  const seaAt = known.indexOf(sea);
  if (seaAt >= 0 && seaAt !== rounds - 1) wrong.push(say`Sea is not the last biome`);
  if (seaAt < 0 && known.length === rounds) wrong.push(say`Sea is not the last biome`);
  return wrong;
}

/** Whether an ongoing event must have its element: a Drought may have none if the others name all elements of the biome. */
export const needsElement = (s: State, effect: number): boolean =>
  effect === EFFECT.abundance || (effect === EFFECT.drought && targetsFor(s, listWet).length > 0);

function areDroughtsRight(s: State): boolean {
  const { biomeIcons, effectOf } = cardsOf(s);
  const droughts = s.tables.flat().filter((piece) => effectOf[cardOf(piece)] === EFFECT.drought);
  const named = droughts.map(elementOf).filter((element) => element !== NOTHING);
  return new Set(named).size === named.length && named.every((element) => biomeIcons[s.biome]![element]! > 0);
}

/** Checks tables, VPs, the track and the Element cards. */
export function tableFaults(s: State): Message[] {
  const wrong: Message[] = [];
  const { classOf, effectOf, ids, table } = cardsOf(s);
  const players = playersOf(s);
  if (players < MIN_PLAYERS || players > MAX_PLAYERS) wrong.push(say`${String(players)} players cannot play`);
  for (const piece of s.tables.flat()) {
    const card = cardOf(piece);
    const isAnimal = classOf[card] !== NOTHING;
    if (!isAnimal && effectOf[card]! < FIRST_ONGOING) wrong.push(say`${ids[card]!} cannot be on a table`);
    if (!isAnimal && isEndangered(piece)) wrong.push(say`${ids[card]!} cannot be endangered`);
    const effect = effectOf[card]!;
    if (elementOf(piece) !== NOTHING && effect !== EFFECT.abundance && effect !== EFFECT.drought) {
      wrong.push(say`${ids[card]!} has no element`);
    }
    if (elementOf(piece) === NOTHING && card !== s.card && needsElement(s, effect)) {
      wrong.push(say`${ids[card]!} needs an element`);
    }
  }
  if (!areDroughtsRight(s)) wrong.push(say`each Drought names another element of the biome`);
  if (isTenRounds(s) && s.control.some((player) => player !== NOTHING)) {
    wrong.push(say`there are no Element cards in ten rounds`);
  }
  for (const card of s.spent) {
    if (effectOf[card] === NOTHING || effectOf[card]! >= FIRST_ONGOING) wrong.push(say`${ids[card]!} cannot be spent`);
  }
  if (s.control.length !== ELEMENTS.length || s.control.some((player) => player < NOTHING || player >= players)) {
    wrong.push(say`an Element card belongs to a player who does not exist`);
  }
  if (!s.over && s.vps.some((vps) => vps < 0)) wrong.push(say`VPs are below 0`);
  if (s.track.some((space) => space < 0 || space >= table.track.length))
    wrong.push(say`a player is not on the Survival Track`);
  return wrong;
}
