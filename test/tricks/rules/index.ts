/**
 * A tiny game with hidden hands, for testing everything that games share: in every round each player lays a card face down and may swap it once;
 * then all are revealed, the highest scores a point, and everybody draws, except in the last round, which ends with the reveal.
 * After three rounds the player with the most points wins.
 */
import type { Chance } from '../../../src/kit/chance.ts';
import type { GameOptions, GameRules } from '../../../src/kit/module.ts';
import { byNumber, describeDraws, describeMoves, hidden, numbers } from '../../../src/kit/moves.ts';

/** The cards, from 0. */
export const CARDS = 24;
/** The cards dealt to each player. */
export const HAND = 3;
export const ROUNDS = 3;
/** A card whose face the viewer does not see. */
export const HIDDEN = -1;
/** No card. */
export const NONE = -2;

export interface State {
  hands: number[][];
  /** The card each player has laid, or NONE. */
  laid: number[];
  /** 1 for each card in the deck. */
  deck: number[];
  points: number[];
  round: number;
  asked: number;
  stage: 'lay' | 'swap';
  over: boolean;
}

/** The cards, by number. */
const card = numbers(0, CARDS - 1);
/** A card to lay or to swap for; or `keep`. */
export const MOVES = describeMoves({ card: [byNumber(card), hidden], keep: [] });
export type Move = number;
/** Keeps the card laid. */
export const KEEP = MOVES.keep();
/** Lays a card. */
export const layCard = MOVES.card;
export const DRAWS = describeDraws({ card });

export type Event =
  | { readonly event: 'drawn'; readonly player: number; readonly card: number }
  | { readonly event: 'laid'; readonly player: number; readonly card: number }
  | { readonly event: 'turned up'; readonly cards: readonly number[] }
  | { readonly event: 'won'; readonly player: number };

function draw(s: State, player: number, chance: Chance<string, Event>): void {
  const card = chance.draw('card', s.deck);
  s.deck[card] = 0;
  s.hands[player]!.push(card);
  chance.emit?.({ event: 'drawn', player, card });
}

function lay(s: State, card: number, chance: Chance<string, Event>): void {
  const hand = s.hands[s.asked]!;
  hand.splice(hand.indexOf(card), 1);
  if (s.laid[s.asked] !== NONE) hand.push(s.laid[s.asked]!);
  s.laid[s.asked] = card;
  chance.emit?.({ event: 'laid', player: s.asked, card });
}

function score(s: State, chance: Chance<string, Event>): void {
  chance.emit?.({ event: 'turned up', cards: [...s.laid] });
  const winner = s.laid.indexOf(Math.max(...s.laid));
  s.points[winner]!++;
  chance.emit?.({ event: 'won', player: winner });
  s.laid.fill(NONE);
  if (s.round === ROUNDS) {
    s.over = true;
    return;
  }
  s.round++;
  if (s.round < ROUNDS) for (let player = 0; player < s.hands.length; player++) draw(s, player, chance);
  s.asked = winner;
}

/** The places of players by their points; ties share one. */
export const ranks = (points: readonly number[]): number[] =>
  points.map((own) => 1 + points.filter((other) => other > own).length);

export const rules: GameRules<State, Move, Event, GameOptions> = {
  defaultOptions: (players) => ({ players }),
  newGame({ players }, chance) {
    const seats = Array.from({ length: players });
    const s: State = {
      hands: seats.map(() => []),
      laid: seats.map(() => NONE),
      deck: Array.from({ length: CARDS }, () => 1),
      points: seats.map(() => 0),
      round: 1,
      asked: 0,
      stage: 'lay',
      over: false,
    };
    for (let i = 0; i < HAND; i++) for (let player = 0; player < players; player++) draw(s, player, chance);
    return s;
  },
  players: (s) => s.hands.length,
  decision: (s) => (s.over ? null : { player: s.asked, phase: 'round', stage: s.stage, round: s.round }),
  legalMoves(s) {
    if (s.over) return [];
    const cards = s.hands[s.asked]!.map((card) => layCard(card));
    return s.stage === 'lay' ? cards : [...cards, KEEP];
  },
  isLegal: (s, move) => !s.over && (move === KEEP ? s.stage === 'swap' : s.hands[s.asked]!.includes(MOVES.value(move))),
  copy: (s) => structuredClone(s),
  play(s, move, chance) {
    if (move !== KEEP) lay(s, MOVES.value(move), chance);
    if (s.stage === 'lay') {
      s.stage = 'swap';
      return;
    }
    s.stage = 'lay';
    s.asked = (s.asked + 1) % s.hands.length;
    if (!s.laid.includes(NONE)) score(s, chance);
  },
  view(s, viewer) {
    const hide = (cards: readonly number[]): number[] => cards.map(() => HIDDEN);
    return {
      ...structuredClone(s),
      hands: s.hands.map((hand, player) => (player === viewer ? [...hand] : hide(hand))),
      laid: s.laid.map((card, player) => (player === viewer || card === NONE ? card : HIDDEN)),
      deck: s.deck.map(() => HIDDEN),
    };
  },
  viewEvent: (event, viewer) =>
    (event.event === 'drawn' || event.event === 'laid') && event.player !== viewer ? { ...event, card: HIDDEN } : event,
  viewMove: (move, mover, viewer) => (move === KEEP || mover === viewer ? move : null),
  reveals: ({ event }) => event === 'turned up',
  result: (s) => (s.over ? { places: ranks(s.points), scores: s.points } : null),
  standing: (s) => ({ places: ranks(s.points), scores: s.points }),
  violations(s) {
    const cards = [...s.hands.flat(), ...s.laid.filter((card) => card !== NONE)];
    return new Set(cards).size === cards.length && cards.every((card) => s.deck[card] === 0) ? [] : ['a card is twice'];
  },
};
