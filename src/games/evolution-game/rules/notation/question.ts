/** The open question of a position, written and read. */
import { type Field, fail, oneOf, object, required, integer } from '../../../../kit/documents/decode.ts';
import {
  ALL_DOMAINS,
  ARRANGE,
  BEGIN,
  CHOOSE,
  DOMAINS,
  EITHER,
  EVO,
  FOR_COLONISATION,
  FOR_GROWTH,
  FOR_SPECIATION,
  GROWTH,
  LETTERS,
  NATURAL_SELECTION,
  NOTHING,
  PHASES,
  PLACE,
  QUESTIONS,
  RAPID_SPECIATION,
  REMEDY,
  SETTLE,
  SURVIVE,
  TASKS,
  TRANSITION,
  lettersOf,
} from '../components.ts';
import { adaptedDomains, canPlace, colonyCount } from '../adaptation.ts';
import { legalMoves } from '../play.ts';
import { canMutate } from '../squares/mutation.ts';
import { type State, tables } from '../state.ts';
import { readLetters } from '../letters.ts';
import { say } from '../errors.ts';

export function writeQuestion(s: State): Record<string, string | number> | null {
  if (s.question === NOTHING) return null;
  return {
    stage: QUESTIONS[s.question]!,
    player: s.asked + 1,
    ...(s.rolled > 0 ? { rolled: s.rolled } : {}),
    ...(s.question === PLACE ? { for: TASKS[s.task]!, open: lettersOf(s.open, LETTERS), left: s.left } : {}),
  };
}

/** Reads which question is open and whose it is; returns its fields, or null once the game is over. */
export function readAsked(
  s: State,
  field: Field | undefined,
  root: Field,
): Readonly<Record<string, Field | undefined>> | null {
  if (!field || field.value === null) {
    const winner = s.stage.indexOf(tables(s).lastStage);
    if (winner < 0) fail(field ?? root, say`nobody has reached the last stage, so a question is open`);
    Object.assign(s, { question: NOTHING, asked: NOTHING, winner, current: winner, phase: PHASES.indexOf('play') });
    if (s.first === NOTHING) s.first = 0;
    return null;
  }
  const fields = object(field, ['stage', 'player', 'rolled', 'for', 'open', 'left']);
  const stage = required(field, fields, 'stage');
  s.question = oneOf(stage, QUESTIONS, 'a question');
  s.asked = integer(required(field, fields, 'player'), 1, s.players) - 1;
  s.phase = s.question === ARRANGE ? 0 : s.question <= SETTLE ? 1 : 2;
  if (s.phase > 0 && s.first === NOTHING) s.first = s.question === REMEDY ? 0 : s.asked;
  s.current = s.question === REMEDY ? s.first : s.asked;
  return fields;
}

/** What the open question depends on, and whether it would be asked. */
export function readDetails(s: State, field: Field, fields: Readonly<Record<string, Field | undefined>>): void {
  const stage = fields.stage!;
  if (s.phase < 2) {
    for (const key of ['rolled', 'for', 'open', 'left'] as const) {
      if (fields[key]) fail(fields[key], say`must be left out when the question is ${QUESTIONS[s.question]!}`);
    }
  } else {
    readTurn(s, field, fields);
  }
  if (s.question === REMEDY && adaptedDomains(s, s.asked) !== 0) {
    fail(stage, say`the player is adapted to a domain: there is nothing to remedy`);
  }
  if (s.question === SETTLE && s.toSettle[s.asked] === 0)
    fail(field, say`the player asked has no colony left to settle`);
  if (s.question === CHOOSE && !(canMutate(s, s.asked) && canPlace(s, s.asked, ALL_DOMAINS))) {
    fail(stage, say`only one of the two would do anything, so it is not asked`);
  }
  if (s.question !== BEGIN && legalMoves(s).length < 2) {
    fail(stage, say`"${QUESTIONS[s.question]!}" leaves no choice here, so it is not asked`);
  }
}

/** What a question of a turn depends on: the roll, and what colonies are placed for. */
function readTurn(s: State, field: Field, fields: Readonly<Record<string, Field | undefined>>): void {
  const { timeDie, squareKind } = tables(s);
  if (s.turn === 0) s.turn = 1;
  if (s.question !== BEGIN) {
    const rolled = required(field, fields, 'rolled');
    s.rolled = integer(rolled, 1, timeDie.length - 1);
    if (timeDie[s.rolled] === 0) fail(rolled, say`${String(s.rolled)} is not on the time die`);
    if (s.question !== QUESTIONS.indexOf('move') && s.counter[s.asked] === NOTHING) {
      fail(field, say`the counter of the player asked is on no square of the circuit`);
    }
    const kind = squareKind[s.counter[s.asked]!]!;
    if (s.question === CHOOSE && kind !== EITHER)
      fail(field, say`the counter is on no Mutation or Population Growth square`);
    if (s.question === SURVIVE && kind !== EVO && kind !== TRANSITION)
      fail(field, say`the counter is on no Survival square`);
  } else if (fields.rolled) {
    fail(fields.rolled, say`must be left out before the roll`);
  }
  if (s.question !== PLACE) {
    for (const key of ['for', 'open', 'left'] as const) {
      if (fields[key]) fail(fields[key], say`must be left out unless colonies are placed`);
    }
    return;
  }
  readTask(s, field, fields);
}

/** What colonies are placed for, the domains still open for it, and how many may still be placed. */
function readTask(s: State, field: Field, fields: Readonly<Record<string, Field | undefined>>): void {
  const task = required(field, fields, 'for');
  s.task = oneOf(task, TASKS, 'what colonies are placed for');
  const { squareKind, selection } = tables(s);
  const kind = squareKind[s.counter[s.asked]!]!;
  if (s.task === FOR_GROWTH ? kind !== GROWTH && kind !== EITHER : kind !== NATURAL_SELECTION) {
    fail(task, say`the counter is on no square that asks for this`);
  }
  if (s.task === FOR_GROWTH) {
    s.open = fields.open ? readLetters(fields.open, LETTERS, DOMAINS, DOMAINS) : ALL_DOMAINS;
    s.left = integer(required(field, fields, 'left'), 1, s.rolled);
    return;
  }
  // A card fills each domain up to one colony, or up to the number rolled: what is left follows from the colonies there.
  const full = s.task === FOR_COLONISATION ? 1 : s.rolled;
  const adapted = adaptedDomains(s, s.asked);
  const missing = LETTERS.map((_letter, domain) =>
    (adapted >> domain) & 1 ? Math.max(0, full - colonyCount(s, s.asked, domain)) : 0,
  );
  const open = required(field, fields, 'open');
  s.open = readLetters(open, LETTERS, 1, DOMAINS);
  const closed = LETTERS.filter((_letter, domain) => (s.open >> domain) & 1 && missing[domain] === 0);
  if (closed.length > 0) fail(open, say`${closed.join('')} cannot be open: unadapted, or filled already`);
  const isOnACard = (card: number): boolean => card >= RAPID_SPECIATION && (s.open & ~(card - RAPID_SPECIATION)) === 0;
  if (s.task === FOR_SPECIATION && !selection.some(isOnACard)) {
    fail(open, say`no Rapid Speciation card has all these letters`);
  }
  s.left = missing.reduce((sum, count, domain) => sum + ((s.open >> domain) & 1 ? count : 0), 0);
  if (fields.left && fields.left.value !== s.left) {
    fail(fields.left, say`${JSON.stringify(fields.left.value)} is not ${String(s.left)}, what the open domains lack`);
  }
}
