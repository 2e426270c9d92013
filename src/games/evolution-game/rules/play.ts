/**
 * The sequence of play, one question at a time.
 *
 * A state is always at an open question or at the end of the game. A question with a single legal answer is answered without
 * asking; only *begin* is always asked (rules §11).
 */
import type { GameResult } from '../../../kit/module.ts';
import {
  ARRANGING,
  IN_SETTLING,
  MAX_PLAYERS,
  MIN_PLAYERS,
  NOTHING,
  PHASES,
  type PhaseName,
  QUESTIONS,
  type QuestionName,
} from './components.ts';
import type { GameData } from './data.ts';
import type { GameChance } from './events.ts';
import { type Move, MoveList, inListedOrder } from './moves.ts';
import { placeQuestion } from './placing.ts';
import type { Question } from './question.ts';
import { afterArranging, arrangeQuestion, proceedSettling, remedyQuestion, settleQuestion } from './setup.ts';
import { chooseQuestion } from './squares/either.ts';
import { type State, copyState, emptyState } from './state.ts';
import { surviveQuestion } from './squares/survive.ts';
import { beginQuestion, beginTurn, moveQuestion } from './turn.ts';

/** The rules of each kind of question, by its number. */
export const QUESTION_RULES: readonly Question[] = [
  arrangeQuestion,
  remedyQuestion,
  settleQuestion,
  beginQuestion,
  moveQuestion,
  chooseQuestion,
  placeQuestion,
  surviveQuestion,
];

/** The options of a game. */
export interface GameOptions {
  /** 2 to 4. */
  readonly players: number;
  /** The data of an owner's edition; the reconstruction by default. */
  readonly data?: GameData | undefined;
}

/** Invalid options; the message names the field. */
export class OptionsError extends Error {
  /** "OptionsError", to tell it from other errors where `instanceof` cannot. */
  override name = 'OptionsError';
}

/** The open question: whose, where, which. */
export interface OpenQuestion {
  /** The player asked, by seat. */
  readonly player: number;
  /** The phase of the game. */
  readonly phase: PhaseName;
  /** What is asked. */
  readonly stage: QuestionName;
}

/** Starts a game: the first seat is about to arrange its gene pool. Throws an OptionsError for invalid options. */
export function newGame(options: GameOptions): State {
  const { players, data } = options;
  if (!Number.isInteger(players) || players < MIN_PLAYERS || players > MAX_PLAYERS) {
    throw new OptionsError(
      `players: ${String(players)} is not a whole number from ${String(MIN_PLAYERS)} to ${String(MAX_PLAYERS)}`,
    );
  }
  return emptyState(players, data ?? null);
}

/** The open question; null once the game is over. */
export function decision(s: State): OpenQuestion | null {
  if (s.question === NOTHING) return null;
  return { player: s.asked, phase: PHASES[s.phase]!, stage: QUESTIONS[s.question]! };
}

/** Lists the legal answers to the open question into `moves`, replacing its contents; none once the game is over. */
export function listMoves(s: State, moves: MoveList): void {
  moves.length = 0;
  if (s.question !== NOTHING) QUESTION_RULES[s.question]!.legal(s, moves);
}

const list = new MoveList();

/** The legal answers to the open question; none once the game is over. Cards and niches are named in ascending order. */
export function legalMoves(s: State): Move[] {
  listMoves(s, list);
  return Array.from(list.moves.subarray(0, list.length));
}

/** Whether a move is a legal answer to the open question. Cards and niches may be named in any order. */
export function isLegal(s: State, move: Move): boolean {
  if (!Number.isInteger(move) || move < 0 || move > 0x7fffffff) return false;
  const listed = inListedOrder(move);
  listMoves(s, list);
  for (let i = 0; i < list.length; i++) if (list.moves[i] === listed) return true;
  return false;
}

/** The move is not a legal answer to the open question. */
export class IllegalMoveError extends Error {
  /** "IllegalMoveError", to tell it from other errors where `instanceof` cannot. */
  override name = 'IllegalMoveError';
}

/** The state after a move, leaving the given one unchanged. Throws an IllegalMoveError if the move is not legal. */
export function apply(s: State, move: Move, chance: GameChance): State {
  if (!isLegal(s, move)) throw new IllegalMoveError('that move is not legal now');
  const after = copyState(s);
  play(after, move, chance);
  return after;
}

/** Carries out a legal move in place, and advances to the next question that leaves a choice or to the end of the game. */
export function play(s: State, move: Move, chance: GameChance): void {
  const question = QUESTION_RULES[s.question]!;
  s.question = NOTHING;
  question.answer(s, move, chance);
  if (s.phase === ARRANGING) afterArranging(s, chance);
  if (s.question === NOTHING) proceed(s, chance);
}

/** Proceeds when nothing is asked. */
export function proceed(s: State, chance: GameChance): void {
  if (s.winner !== NOTHING) {
    s.asked = NOTHING;
    return;
  }
  if (s.phase === IN_SETTLING) {
    proceedSettling(s, chance);
    if (s.question !== NOTHING) return;
  }
  beginTurn(s, chance);
}

/** The players ranked by stage; equal stages share a place. */
export function standing(s: State): GameResult {
  const scores = s.stage.slice();
  return { places: scores.map((score) => 1 + scores.filter((other) => other > score).length), scores };
}

/** The result; null until the game is over. */
export const result = (s: State): GameResult | null => (s.winner === NOTHING ? null : standing(s));
