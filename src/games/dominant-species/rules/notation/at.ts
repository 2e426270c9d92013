/** The point in the turn of a position: at a question, before a phase, or at the end of the game (docs/notation.md). */
import {
  CARDS,
  COMPETITION,
  DOMINATION,
  FIRST_SPACE,
  PHASES,
  PLANNING,
  ANIMALS,
  REGRESSION,
  RESET,
  SECTIONS,
  SPACES_OF,
  SPECIATION,
} from '../components.ts';
import type { Chance } from '../chance.ts';
import { randomChance } from '../../../../kit/chance.ts';
import { type Field, boolean, entries, fail, object, oneOf, required } from '../../../../kit/documents/decode.ts';
import { type DetailName, detail } from '../details.ts';
import { faults } from '../invariants.ts';
import type { Move } from '../moves.ts';
import { QUESTION_RULES, begin, legalMoves, play } from '../play.ts';
import { DETAILS_OF, NONE, Q, QUESTIONS } from '../questions.ts';
import { NOTHING, type State, copyState } from '../state.ts';
import { DETAIL_TEXTS, readDetail, textOf, writeDetail } from './details.ts';
import { space as spaceRange, spaceName } from '../names.ts';
import { readAnimalInPlay } from './names.ts';
import { type Message } from '../../../../kit/say.ts';
import { say } from '../errors.ts';

/** The phase that a question belongs to: its section's; Domination's for the cards. */
const PHASE_OF_QUESTION: readonly number[] = QUESTIONS.map((question) => {
  if (question.startsWith('extinction')) return RESET;
  const phase = PHASES.findIndex((name) => question.startsWith(`${name} `));
  return phase >= 0 ? phase : DOMINATION;
});

/** The card that a question belongs to, or NOTHING. */
const CARD_OF_QUESTION: readonly number[] = QUESTIONS.map((question) =>
  CARDS.findIndex((name) => question.startsWith(`${name} `)),
);

/** The point in the turn of a state. */
export function writeAt(s: State): Record<string, unknown> {
  if (s.over) return { over: true };
  const question = QUESTIONS[s.question]!;
  const at: Record<string, unknown> = { question, animal: ANIMALS[s.asked]! };
  if (s.actor !== s.asked && s.actor !== NOTHING) at.actor = ANIMALS[s.actor]!;
  if (isInPass(s)) at.space = spaceName(s.space);
  for (const name of DETAILS_OF[question]) {
    const written = writeDetail(s, name);
    if (written !== undefined) at[textOf(name)] = written;
  }
  return at;
}

const isInPass = (s: State): boolean =>
  s.space >= FIRST_SPACE[s.phase]! && s.space < FIRST_SPACE[s.phase]! + SPACES_OF[s.phase]!;

/** Reads the point in the turn, and starts a phase that is about to start. */
export function readAt(s: State, field: Field, chance: Chance): void {
  const keys = entries(field).map(([key]) => key);
  if (keys.includes('over')) {
    const { over } = object(field, ['over']);
    s.phase = RESET;
    s.over = boolean(over!);
    if (!s.over) fail(over!, say`can only be true`);
  } else if (keys.includes('phase')) {
    const { phase, next } = object(field, ['phase', 'next']);
    const start = oneOf(phase!, ['planning', 'execution', ...SECTIONS, 'reset'], 'a phase that can be about to start');
    if (start === PLANNING) {
      s.phase = PLANNING;
      const animal = next ? readAnimalInPlay(s, next) : s.initiative.find((each) => s.hand[each]! > 0);
      if (animal === undefined) return;
      if (s.hand[animal] === 0) fail(next!, say`the ${ANIMALS[animal]!} has no pawn in hand`);
      s.question = Q['planning space'];
      s.asked = animal;
      if (!s.display.includes(NOTHING)) s.question = NONE;
    } else {
      if (next) fail(next, say`says who places a pawn next, in planning only`);
      begin(s, chance, Math.max(1, start - 1));
    }
  } else {
    readQuestion(s, field);
  }
  if (!s.over && s.question !== NONE) checkQuestion(s, field);
}

function readQuestion(s: State, field: Field): void {
  const all = object(field, [...DETAIL_TEXTS, 'question', 'animal', 'actor', 'space']);
  s.question = oneOf(required(field, all, 'question'), QUESTIONS, 'a question');
  const details = DETAILS_OF[QUESTIONS[s.question]!];
  const known = object(field, ['question', 'animal', 'actor', 'space', ...details.map(textOf)]);
  s.phase = PHASE_OF_QUESTION[s.question]!;
  s.card = CARD_OF_QUESTION[s.question]!;
  s.asked = readAnimalInPlay(s, required(field, known, 'animal'));
  s.space = readAtSpace(s, field, known.space);
  if (hasActor(s)) s.actor = known.actor ? readAnimalInPlay(s, known.actor) : s.asked;
  if (known.actor && s.actor !== s.asked && QUESTION_RULES[s.question]!.asksOthers !== true) {
    fail(known.actor, say`this question is asked of the animal whose action it is`);
  }
  for (const name of details) {
    const given = known[textOf(name)];
    if (given) readDetail(s, name, given);
    else if (detail(name).optional === undefined) fail(at(field, name), say`is missing`);
  }
}

/** The path of a detail in a position. */
const at = (field: Field, name: DetailName | 'animal'): Field => ({
  value: undefined,
  path: `${field.path}.${name === 'animal' ? name : textOf(name)}`,
});

/** Whether an animal is carrying out an action or a card: not in planning, nor while all are asked in turn by the rules. */
const hasActor = (s: State): boolean => s.phase !== PLANNING && s.phase !== REGRESSION && s.phase !== RESET;

/** The space being carried out; questions before or after the pass of a section have none. */
function readAtSpace(s: State, at: Field, field: Field | undefined): number {
  const first = FIRST_SPACE[s.phase]!;
  if (field) {
    const space = spaceRange.read(field);
    if (space < first || space >= first + SPACES_OF[s.phase]!) fail(field, say`is not a space of ${PHASES[s.phase]!}`);
    return space;
  }
  switch (s.phase) {
    case PLANNING:
    case RESET:
      return NOTHING;
    case REGRESSION:
      return first - 1;
    case COMPETITION:
      if (s.question !== Q['competition tile']) return first - 1;
      break;
    case SPECIATION:
      if (s.question === Q['speciation insect']) return first + SPACES_OF[s.phase]!;
      break;
  }
  return fail({ value: undefined, path: `${at.path}.space` }, say`is missing: the space being carried out`);
}

/**
 * Refuses a question that cannot come up in play: by its own validation, or because an answer would break an invariant. Each
 * answer is tried once, on a copy, with its own draws.
 */
function checkQuestion(s: State, field: Field): void {
  const validate = QUESTION_RULES[s.question]!.validate ?? {};
  for (const name of ['animal', ...DETAILS_OF[QUESTIONS[s.question]!]] as const) {
    if (validate[name]?.(s) === false) fail(at(field, name), say`this cannot come about in play`);
  }
  const moves = legalMoves(s);
  if (moves.length === 0) fail(field, say`the question has no answer`);
  for (const move of moves) {
    const wrong = consequence(s, move);
    if (wrong.length > 0) fail(field, say`this cannot come about in play: ${wrong}`);
  }
}

/** What is wrong after a move, in words. */
function consequence(s: State, move: Move): Message[] {
  const after = copyState(s);
  const chance = randomChance(() => 0);
  try {
    play(after, move, chance);
  } catch (error) {
    return [say`${String(error)}`];
  }
  return faults(after);
}
