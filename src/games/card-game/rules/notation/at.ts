/** The point in the round of a position's text: the open question with its details, or that the game is over. */
import {
  type Field,
  boolean,
  entries,
  fail,
  integer,
  object,
  oneOf,
  required,
} from '../../../../kit/documents/decode.ts';
import { type CardLists, ENDANGERED, cardBits, cardOf } from '../cards.ts';
import { COMPETITION, EFFECT, NOTHING, Q, QUESTIONS, SCORING, SURVIVAL } from '../components.ts';
import { biomeFaults, cardFaults, faults, tableFaults } from '../invariants.ts';
import { questionOf } from '../play.ts';
import { say } from '../errors.ts';
import { type State, cardsOf, isTenRounds, playersOf } from '../state.ts';
import { card as byId } from '../names.ts';

export function writeAt(s: State): Record<string, unknown> {
  if (s.over) return { over: true };
  const cards = cardsOf(s);
  const at: Record<string, unknown> = { question: QUESTIONS[s.question]!, player: s.active };
  if (s.card !== NOTHING) at.card = byId.write(s.card, cards);
  if (s.question === Q.discard || s.question === Q.recover) at.left = s.left;
  if (s.chosen !== NOTHING) at.chosen = byId.write(s.chosen, cards);
  if (s.opponent !== NOTHING) at.opponent = s.opponent;
  return at;
}

/** Reads the point in the round: a question, or the end. By default, the starting player's turn. */
export function readAt(s: State, cards: CardLists, field: Field | undefined): void {
  s.phase = COMPETITION;
  s.active = s.starter;
  if (field === undefined) {
    checkTurn(s, { value: undefined, path: 'starter' });
    return;
  }
  if (entries(field).some(([key]) => key === 'over')) {
    const fields = object(field, ['over']);
    if (!boolean(fields.over!)) fail(fields.over!, say`is left out while the game goes on`);
    s.phase = SCORING;
    s.over = true;
    return;
  }
  const fields = object(field, ['question', 'player', 'card', 'left', 'chosen', 'opponent']);
  const questionField = required(field, fields, 'question');
  const question = oneOf(questionField, QUESTIONS, 'a question');
  const playerField = required(field, fields, 'player');
  s.active = integer(playerField, 0, playersOf(s) - 1);
  if (question === Q.turn) {
    object(field, ['question', 'player']);
    checkTurn(s, playerField);
    return;
  }
  s.question = question;
  if (question === Q.discard && !fields.card) {
    s.phase = SURVIVAL;
    if (isTenRounds(s)) fail(questionField, say`nobody discards after a round in ten rounds`);
    if (!isCleanedUp(s)) fail(questionField, say`survival comes after a round, when the tables are empty`);
  } else {
    checkTurn(s, playerField);
    readCardAt(s, cards, required(field, fields, 'card'), questionField);
  }
  readDetails(s, cards, field, fields);
  const wrong = faults(s);
  if (wrong.length > 0 && cardFaults(s).length + biomeFaults(s).length + tableFaults(s).length === 0) {
    fail(field, say`${wrong}`);
  }
}

/** Whether the previous round is over and its tables have been cleaned up. */
const isCleanedUp = (s: State): boolean =>
  s.round > 1 && s.spent.length === 0 && s.tables.every((each) => each.length === 0) && !s.passed.includes(1);

function checkTurn(s: State, field: Field): void {
  if (s.passed[s.active] === 1) fail(field, say`has passed, and gets no more turns this round`);
}

/** The card that a question is about, played by the player asked. */
function readCardAt(s: State, cards: CardLists, field: Field, questionField: Field): void {
  s.card = byId.read(field, cards);
  const id = cards.ids[s.card]!;
  const effect = cards.effectOf[s.card]!;
  const onTable = s.tables[s.active]!.some((piece) => cardOf(piece) === s.card);
  const isSpent = s.spent.includes(s.card);
  if (!onTable && !isSpent) fail(field, say`${id} was not played by this player`);
  if (questionOf(s, s.card) !== s.question) fail(questionField, say`${id} does not ask this question`);
  if ((effect === EFFECT.abundance || effect === EFFECT.drought) && !s.tables[s.active]!.includes(cardBits(s.card))) {
    fail(field, say`${id} has its element already`);
  }
}

/** The other details of a question. */
function readDetails(
  s: State,
  cards: CardLists,
  field: Field,
  fields: Readonly<Record<string, Field | undefined>>,
): void {
  const effect = s.card === NOTHING ? NOTHING : cards.effectOf[s.card]!;
  const counts = s.question === Q.discard || s.question === Q.recover;
  if (counts) {
    const most = mostLeft(s, cards);
    if (most === 0) fail(field, say`the open question leaves no choice`);
    s.left = integer(required(field, fields, 'left'), 1, most);
  } else if (fields.left) {
    fail(fields.left, say`says how many cards or animals are still to be named; none here`);
  }
  if (effect === EFFECT.predation) s.left = fields.chosen ? 1 : 2;
  if (fields.chosen) {
    if (effect !== EFFECT.predation) fail(fields.chosen, say`only Predation names two animals`);
    s.chosen = byId.read(fields.chosen, cards);
    if (!wasSuppressed(s, s.chosen)) fail(fields.chosen, say`${cards.ids[s.chosen]!} has not been suppressed`);
  }
  if (effect === EFFECT.parasitism) {
    const opponent = required(field, fields, 'opponent');
    s.opponent = integer(opponent, 0, playersOf(s) - 1);
    if (s.opponent === s.active) fail(opponent, say`a player cannot be their own opponent`);
  } else if (fields.opponent) {
    fail(fields.opponent, say`only Parasitism goes from opponent to opponent`);
  }
  if (s.question === Q.discard && s.hands[s.active]!.length <= s.left) {
    fail(field, say`a hand that is discarded whole is not asked about`);
  }
}

/**
 * The maximum number of cards or animals left to name: as many as the space of the Survival Track or the card asks for (rules §6,
 * §8).
 */
function mostLeft(s: State, cards: CardLists): number {
  if (s.phase === SURVIVAL) return cards.table.track[s.track[s.active]!]!.discard;
  const effect = cards.effectOf[s.card]!;
  return effect === EFFECT['adaptive radiation'] ? 3 : effect === EFFECT.recovery ? 2 : 1;
}

/** Whether an animal is in a state that suppression leaves: endangered on a table, or eliminated. */
const wasSuppressed = (s: State, card: number): boolean =>
  s.faceUp.includes(card) || s.tables.some((table) => table.includes(cardBits(card) | ENDANGERED));
