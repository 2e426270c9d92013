/**
 * The sequence of play, one question at a time (rules §4, §10).
 *
 * A state is always at an open question or at the end of the game. `legalMoves` lists the answers; `play` carries one out and
 * advances, through as many turns, rounds and phases as necessary, to the next question that leaves a choice.
 */
import {
  COMPETITION,
  EFFECT,
  FIRST_ONGOING,
  NOTHING,
  PHASES,
  type PhaseName,
  Q,
  QUESTIONS,
  type QuestionName,
  SURVIVAL,
} from './components.ts';
import { HIDDEN, cardBits } from './cards.ts';
import type { CardChance } from './chance.ts';
import { checkControl } from './control.ts';
import { answerDiscard, listDiscards } from './discarding.ts';
import type { Effect } from './effect.ts';
import { EVENT_EFFECTS } from './events/index.ts';
import { type Move, MoveList, PASS, PLAY, valueOf } from './moves.ts';
import { scoreRound, startCompetition } from './scoring.ts';
import { type Options, setUp } from './setup.ts';
import { type State, cardsOf, copyState, isTenRounds } from './state.ts';
import { suppressionSymbol } from './suppression.ts';
import { nextToDiscard } from './survival.ts';
import { ask, leftOf, remove } from './table.ts';

/** The open question: whose, where, which. */
export interface Decision {
  /** The player asked, by seat. */
  readonly player: number;
  /** The part of the round. */
  readonly phase: PhaseName;
  /** What is asked. */
  readonly stage: QuestionName;
  /** The round, from 1. */
  readonly round: number;
}

/** The open question; null once the game is over. */
export function decision(s: State): Decision | null {
  if (s.question === NOTHING) return null;
  return { player: s.active, phase: PHASES[s.phase]!, stage: QUESTIONS[s.question]!, round: s.round };
}

/** The effect of a card; undefined for an animal without a symbol. */
function effectOf(s: State, card: number): Effect | undefined {
  const { effectOf: effects, suppresses } = cardsOf(s);
  const effect = effects[card]!;
  if (effect !== NOTHING) return EVENT_EFFECTS[effect]!;
  return suppresses[card] === NOTHING ? undefined : suppressionSymbol;
}

/** Lists the legal answers to the open question into `moves`, replacing its contents; none once the game is over. */
export function listMoves(s: State, moves: MoveList): void {
  moves.length = 0;
  if (s.question === NOTHING) return;
  if (s.question === Q.turn) {
    for (const card of s.hands[s.active]!) if (card !== HIDDEN) moves.add(PLAY | cardBits(card));
    moves.add(PASS);
  } else if (s.phase === SURVIVAL) {
    listDiscards(s, moves);
  } else {
    effectOf(s, s.card)!.legal!(s, moves);
  }
}

/** The question that a card can ask; NOTHING if it asks none. */
export function questionOf(s: State, card: number): number {
  const { effectOf: effects, suppresses } = cardsOf(s);
  const effect = effects[card]!;
  if (effect !== NOTHING) return QUESTION_OF_EFFECT[effect] ?? NOTHING;
  return suppresses[card] === NOTHING ? NOTHING : Q.target;
}

const QUESTION_OF_EFFECT: Readonly<Record<number, number>> = {
  [EFFECT.predation]: Q.target,
  [EFFECT.extinction]: Q.target,
  [EFFECT.parasitism]: Q.target,
  [EFFECT.disease]: Q.class,
  [EFFECT.recovery]: Q.recover,
  [EFFECT.migration]: Q.discard,
  [EFFECT['adaptive radiation']]: Q.discard,
  [EFFECT.blight]: Q.element,
  [EFFECT.abundance]: Q.element,
  [EFFECT.drought]: Q.element,
};

const list = new MoveList();

/** The legal answers to the open question; none once the game is over. */
export function legalMoves(s: State): Move[] {
  listMoves(s, list);
  return Array.from(list.moves.subarray(0, list.length));
}

/** Whether a move is a legal answer to the open question. */
export function isLegal(s: State, move: Move): boolean {
  listMoves(s, list);
  for (let i = 0; i < list.length; i++) if (list.moves[i] === move) return true;
  return false;
}

/** The move is not a legal answer to the open question. */
export class IllegalMoveError extends Error {
  /** "IllegalMoveError", to tell it from other errors where `instanceof` cannot. */
  override name = 'IllegalMoveError';
}

/** Starts a game: deals, and advances to the first question. Throws an OptionsError for invalid options. */
export function newGame(options: Options, chance: CardChance): State {
  const s = setUp(options, chance);
  chance.emit?.({ event: 'round', round: s.round, biome: s.biome, starter: s.starter });
  chance.emit?.({ event: 'next', biome: s.next });
  goOn(s, chance);
  return s;
}

/** The state after a move, leaving the given one unchanged. Throws an IllegalMoveError if the move is not legal. */
export function apply(s: State, move: Move, chance: CardChance): State {
  if (!isLegal(s, move)) throw new IllegalMoveError('that move is not legal now');
  const after = copyState(s);
  play(after, move, chance);
  return after;
}

/** Carries out a legal move in place, and advances to the next question. */
export function play(s: State, move: Move, chance: CardChance): void {
  const { question } = s;
  s.question = NOTHING;
  if (question === Q.turn) {
    if (move === PASS) pass(s, chance);
    else playCard(s, valueOf(move), chance);
  } else if (s.phase === SURVIVAL) {
    answerDiscard(s, move, chance);
    goOn(s, chance);
  } else {
    answerCard(s, move, chance);
    if (s.question === NOTHING) finishCard(s, chance);
  }
}

/** Advances when nothing is asked and nothing is left to do: to a turn, to the next player who discards, to the next round. */
export function goOn(s: State, chance: CardChance): void {
  while (s.question === NOTHING && !s.over) {
    if (s.phase === COMPETITION) {
      startTurn(s, chance);
    } else if (!nextToDiscard(s, chance)) {
      s.left = 0;
      startCompetition(s);
    }
  }
}

/** Starts the turn of `s.active`, who has not passed: a question, or without a hand card the end of the round. */
function startTurn(s: State, chance: CardChance): void {
  if (s.hands[s.active]!.length > 0) {
    ask(s, Q.turn);
    return;
  }
  s.passed[s.active] = 1;
  chance.emit?.({ event: 'passed', player: s.active, emptyHand: true });
  scoreRound(s, chance, 'empty hand');
}

function pass(s: State, chance: CardChance): void {
  s.passed[s.active] = 1;
  chance.emit?.({ event: 'passed', player: s.active, emptyHand: false });
  nextTurn(s, chance);
}

/** Starts the turn of the next player to the left who has not passed; if all have, the round is over. */
function nextTurn(s: State, chance: CardChance): void {
  let player = s.active;
  do player = leftOf(s, player);
  while (s.passed[player] === 1 && player !== s.active);
  if (s.passed[player] === 1) {
    scoreRound(s, chance, 'all passed');
  } else {
    s.active = player;
  }
  goOn(s, chance);
}

/** Plays a hand card: all four steps, or up to its question. */
function playCard(s: State, card: number, chance: CardChance): void {
  putIntoPlay(s, card, chance);
  if (s.question === NOTHING) finishCard(s, chance);
}

/** Steps 1 and 2 of playing a card: it goes to the table or to the spent events, and takes effect up to its question. */
export function putIntoPlay(s: State, card: number, chance: CardChance): void {
  remove(s.hands[s.active]!, card);
  const effect = cardsOf(s).effectOf[card]!;
  if (effect !== NOTHING && effect < FIRST_ONGOING) s.spent.push(card);
  else s.tables[s.active]!.push(cardBits(card));
  s.card = card;
  chance.emit?.({ event: 'played', player: s.active, card });
  effectOf(s, card)?.carryOut(s, chance);
}

/** Carries out an answer to the question of the card being played, up to the next one; control is not checked yet. */
export function answerCard(s: State, move: Move, chance: CardChance): void {
  s.question = NOTHING;
  effectOf(s, s.card)!.answer!(s, move, chance);
}

/** Steps 3 and 4: control is checked (not in ten rounds), and the turn passes to the left; after Early Thaw the round is over. */
function finishCard(s: State, chance: CardChance): void {
  const endsRound = cardsOf(s).effectOf[s.card] === EFFECT['early thaw'];
  if (!isTenRounds(s)) checkControl(s, chance);
  s.card = NOTHING;
  s.left = 0;
  s.chosen = NOTHING;
  s.opponent = NOTHING;
  if (endsRound) {
    scoreRound(s, chance, 'early thaw');
    goOn(s, chance);
  } else {
    nextTurn(s, chance);
  }
}
