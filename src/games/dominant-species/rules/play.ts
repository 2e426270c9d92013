/**
 * The sequence of play, one question at a time.
 *
 * A state is always at an open question or at the end of the game. `legalMoves` lists the answers; `apply` carries one out and
 * advances, through as many spaces, sections and phases as necessary, to the next question that leaves a choice. A question with
 * a single legal answer is answered without asking (rules §4).
 */
import { FIRST_SPACE, INITIATIVE, PHASES, PLANNING, type PhaseName, RESET, SETUP, SPACES_OF } from './components.ts';
import { CARD_EFFECTS } from './cards/index.ts';
import type { Chance } from './chance.ts';
import type { Move } from './moves.ts';
import { PLANNING_QUESTIONS, startPlanning } from './planning.ts';
import { NONE, QUESTIONS, type QuestionName } from './questions.ts';
import { RESET_QUESTIONS, reset } from './reset.ts';
import { SECTION_RULES } from './sections/index.ts';
import { SETUP_QUESTIONS, type Setup, animalsInPlay, setUp } from './setup.ts';
import { type PackedState, copyInto, isPacked, packed } from './packed.ts';
import { NOTHING, type State, clearDetails, copyState, emptyState } from './state.ts';
import { MoveList, type Question, type Questions } from './pieces.ts';

const questionsByName = [
  SETUP_QUESTIONS,
  PLANNING_QUESTIONS,
  RESET_QUESTIONS,
  ...SECTION_RULES.map((section) => section?.questions),
  ...CARD_EFFECTS.map((card) => card.questions),
].reduce<Questions>((all, some) => ({ ...all, ...some }), {});

/** The rules of each kind of question, by its number. */
export const QUESTION_RULES: readonly Question[] = QUESTIONS.map((name) => questionsByName[name]!);

// Looked up by every move, so the objects are created alike: the JavaScript engine then finds fields without searching.
const questions = QUESTION_RULES.map(({ legal, answer }) => ({ legal, answer }));
const nothing = (): void => undefined;
const sections = SECTION_RULES.map((section, phase) => ({
  first: FIRST_SPACE[phase]!,
  passEnd: FIRST_SPACE[phase]! + (section?.acting ?? SPACES_OF[phase]!),
  end: FIRST_SPACE[phase]! + SPACES_OF[phase]!,
  before: section?.before ?? nothing,
  act: section?.act ?? nothing,
  after: section?.after ?? nothing,
}));

/** The open question: whose, where, which. */
export interface Decision {
  /** The player asked, by seat. */
  player: number;
  /** The animal asked; NOTHING while players choose their animals. */
  animal: number;
  /** The phase of the turn, or the section of the execution. */
  phase: PhaseName;
  /** What is asked; boardgame.io's stage. */
  question: QuestionName;
}

/** The open question; null once the game is over. */
export function decision(s: State): Decision | null {
  if (s.question === NONE) return null;
  return {
    player: s.phase === SETUP ? animalsInPlay(s) % s.players : s.owner[s.asked]!,
    animal: s.asked,
    phase: PHASES[s.phase]!,
    question: QUESTIONS[s.question]!,
  };
}

/**
 * A buffer for states from outside: the rules only read and play packed states. Others may be frozen, parsed or made by hand,
 * which the JavaScript engine represents differently; rules that have seen too many representations stay half as fast, in
 * searches and simulations too.
 */
const inside = packed(emptyState());

/** Lists the legal answers to the open question into `moves`, replacing its contents; none once the game is over. */
export function listMoves(s: State, moves: MoveList): void {
  if (isPacked(s)) {
    list(s, moves);
  } else {
    copyInto(s, inside);
    list(inside, moves);
  }
}

function list(s: PackedState, moves: MoveList): void {
  moves.length = 0;
  if (s.question !== NONE) questions[s.question]!.legal(s, moves);
}

const answers = new MoveList();

/** The legal answers to the open question; none once the game is over. */
export function legalMoves(s: State): Move[] {
  listMoves(s, answers);
  return Array.from(answers.moves.subarray(0, answers.length));
}

/** Whether a move is a legal answer to the open question. */
export function isLegal(s: State, move: Move): boolean {
  listMoves(s, answers);
  for (let i = 0; i < answers.length; i++) if (answers.moves[i] === move) return true;
  return false;
}

/** A packed state to play on; undefined while a call that is waiting for chance uses it. */
let spare: PackedState | undefined = packed(inside);

/** Does something to a plain state, on a packed copy. Changes are kept even if chance or a listener throws. */
function doPacked(s: State, act: (s: PackedState) => void): void {
  const copy = spare ?? packed(inside);
  spare = undefined;
  copyInto(s, copy);
  try {
    act(copy);
  } finally {
    copyInto(copy, s);
    spare = copy;
  }
}

/** The move is not a legal answer to the open question. */
export class IllegalMoveError extends Error {
  /** "IllegalMoveError", to tell it from other errors where `instanceof` cannot. */
  override name = 'IllegalMoveError';
}

/** Starts a game: sets up the table and advances to the first question. Throws a SetupError for an invalid setup. */
export function newGame(setup: Setup, chance: Chance): State {
  const s = emptyState();
  doPacked(s, (at) => {
    setUp(at, setup, chance);
    goOn(at, chance, answers);
  });
  return s;
}

/** The state after a move, leaving the given one unchanged. Throws an IllegalMoveError if the move is not legal. */
export function apply(s: State, move: Move, chance: Chance): State {
  if (!isLegal(s, move)) throw new IllegalMoveError('that move is not legal now');
  const after = copyState(s);
  play(after, move, chance);
  return after;
}

/**
 * Carries out a move in place, for callers that have copied the state and know the move is legal. The answers to the next
 * question, which have to be listed to see whether there is a choice, are left in `next`: none once the game is over.
 */
export function play(s: State, move: Move, chance: Chance, next: MoveList = answers): void {
  if (isPacked(s)) {
    answer(s, move, chance);
    goOn(s, chance, next);
  } else {
    doPacked(s, (at) => {
      play(at, move, chance, next);
    });
  }
}

/** Advances from a position to the first question that leaves a choice, or to the end of the game. */
export function advance(s: State, chance: Chance): void {
  if (isPacked(s)) goOn(s, chance, answers);
  else
    doPacked(s, (at) => {
      goOn(at, chance, answers);
    });
}

function answer(s: State, move: Move, chance: Chance): void {
  const question = questions[s.question]!;
  s.question = NONE;
  question.answer(s, move, chance);
}

/** Advances to the next question that leaves a choice, with its answers in `next`, or to the end of the game. */
function goOn(s: PackedState, chance: Chance, next: MoveList): void {
  while (!s.over) {
    if (s.question === NONE) {
      proceed(s, chance);
    } else {
      list(s, next);
      if (next.length > 1) return;
      if (next.length === 0) throw new Error(`"${QUESTIONS[s.question]!}" has no answer`);
      answer(s, next.moves[0]!, chance);
    }
  }
  next.length = 0;
  clear(s);
}

/** Clears the details of a finished action. */
function clear(s: State): void {
  // Nothing is settled before an animal acts or is asked.
  if (s.actor === NOTHING && s.asked === NOTHING) return;
  clearDetails(s);
  s.asked = NOTHING;
  s.actor = NOTHING;
  s.card = NOTHING;
}

/** Proceeds when nothing is asked and nothing is left to do of the previous action. */
function proceed(s: State, chance: Chance): void {
  clear(s);
  if (s.phase === SETUP || s.phase === RESET) {
    s.phase = PLANNING;
    chance.emit?.({ event: 'turn', turn: s.turn });
    startPlanning(s);
  } else if (s.phase === PLANNING) {
    begin(s, chance, INITIATIVE);
  } else {
    nextSpace(s, chance);
  }
}

/** Begins a section, or the Reset after the last. */
export function begin(s: State, chance: Chance, phase: number): void {
  s.phase = phase;
  chance.emit?.({ event: 'phase', phase });
  if (phase === RESET) {
    s.space = NOTHING;
    reset(s, chance);
  } else {
    s.space = sections[phase]!.first - 1;
    sections[phase]!.before(s, chance);
  }
}

/** Carries out the next pawn of the section, or what comes after the last. */
function nextSpace(s: State, chance: Chance): void {
  const { passEnd, end, act, after } = sections[s.phase]!;
  if (s.space === end) {
    begin(s, chance, s.phase + 1);
    return;
  }
  do s.space++;
  while (s.space < passEnd && s.display[s.space] === NOTHING);
  if (s.space < passEnd) {
    s.actor = s.display[s.space]!;
    s.display[s.space] = NOTHING;
    s.hand[s.actor]!++;
    chance.emit?.({ event: 'acts', animal: s.actor, space: s.space });
    act(s, chance);
  } else {
    s.space = end;
    after(s, chance);
  }
}
