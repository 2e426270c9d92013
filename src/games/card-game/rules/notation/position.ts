/** A position as text: everything a table holds, and where in the round it stands (docs/notation-card-game.md). */
import {
  type Field,
  entries,
  fail,
  array,
  documentOf,
  oneOf,
  object,
  required,
  boolean,
  integer,
} from '../../../../kit/decode.ts';
import {
  type CardLists,
  ENDANGERED,
  LAST_BIOME,
  type Piece,
  cardOf,
  elementOf,
  isEndangered,
  withElement,
} from '../cards.ts';
import type { CardChance } from '../chance.ts';
import {
  BIOMES,
  COMPETITION,
  EFFECT,
  ELEMENTS,
  FIRST_ONGOING,
  MAX_PLAYERS,
  MIN_PLAYERS,
  NOTHING,
  Q,
  QUESTIONS,
  SCORING,
  SURVIVAL,
} from '../components.ts';
import { biomeFaults, cardFaults, tableFaults, faults } from '../invariants.ts';
import { goOn, questionOf } from '../play.ts';
import { drawBiome } from '../setup.ts';
import { type State, cardsOf, discardBy, discardedCard, discarder, emptyState, playersOf } from '../state.ts';
import { cardsText, readCardsField } from './options.ts';
import { biomeNames, cardText, readCard, readPlayer } from './words.ts';
import { inEnglish } from '../../../../kit/say.ts';
import { say } from '../sentences.ts';

export const POSITION_FORMAT = 'card-game position 1';

/** A position as JSON. */
export interface Position {
  format: typeof POSITION_FORMAT;
  cards?: unknown;
  round?: number;
  biome?: string;
  next?: string | null;
  gone?: string[];
  players: Partial<PlayerText>[];
  starter?: number;
  spent?: string[];
  discards?: { faceUp?: string[]; faceDown?: { player: number; card: string }[] };
  upcoming?: { cards?: string[]; biomes?: string[] };
  at?: Record<string, unknown>;
}
export interface PlayerText {
  vps: number;
  /** Their space of the Survival Track, from 1. */
  space: number;
  hand: string[];
  table: PieceText[];
  elements: string[];
  passed: boolean;
}
type PieceText = string | { card: string; endangered?: boolean; element?: string };

// ---------------------------------------------------------------- writing

/** A state as a position. Reading it gives the same state, unless cards of it are hidden: those are written "?". */
export function writePosition(s: State): Position {
  const cards = cardsOf(s);
  const names = biomeNames(cards);
  const ids = (list: readonly number[]): string[] => list.map((card) => cardText(cards, card));
  return {
    format: POSITION_FORMAT,
    cards: cardsText(s.cards),
    round: s.round,
    biome: names[s.biome]!,
    next: names[s.next] ?? null,
    gone: s.gone.map((biome) => names[biome]!),
    players: s.hands.map((hand, player) => ({
      vps: s.vps[player]!,
      space: s.track[player]! + 1,
      hand: ids(hand),
      table: s.tables[player]!.map((piece) => pieceText(cards, piece)),
      elements: ELEMENTS.filter((_, element) => s.control[element] === player),
      passed: s.passed[player] === 1,
    })),
    starter: s.starter,
    spent: ids(s.spent),
    discards: {
      faceUp: ids(s.faceUp),
      faceDown: s.faceDown.map((each) => ({
        player: discarder(each),
        card: cardText(cards, discardedCard(each)),
      })),
    },
    ...(s.nextCards.length + s.nextBiomes.length > 0
      ? { upcoming: { cards: ids(s.nextCards), biomes: s.nextBiomes.map((biome) => names[biome]!) } }
      : {}),
    at: writeAt(s),
  };
}

function pieceText(cards: CardLists, piece: Piece): PieceText {
  const card = cardText(cards, cardOf(piece));
  if (isEndangered(piece)) return { card, endangered: true };
  const element = ELEMENTS[elementOf(piece)];
  return element === undefined ? card : { card, element };
}

function writeAt(s: State): Record<string, unknown> {
  if (s.over) return { over: true };
  const cards = cardsOf(s);
  const at: Record<string, unknown> = { question: QUESTIONS[s.question]!, player: s.active };
  if (s.card !== NOTHING) at.card = cardText(cards, s.card);
  if (s.question === Q.discard || s.question === Q.recover) at.left = s.left;
  if (s.chosen !== NOTHING) at.chosen = cardText(cards, s.chosen);
  if (s.opponent !== NOTHING) at.opponent = s.opponent;
  return at;
}

// ---------------------------------------------------------------- reading

/**
 * Reads a position and goes on to its first question; what must be drawn on the way there, `chance` draws. Throws a NotationError that
 * names the field if the document is not a position or contradicts itself. `path` is where it stands in a larger document.
 */
export function readPosition(document: unknown, chance: CardChance, path = ''): State {
  const root: Field = { value: document, path };
  const fields = documentOf(root, POSITION_FORMAT, [
    'cards',
    'round',
    'biome',
    'next',
    'gone',
    'players',
    'starter',
    'spent',
    'discards',
    'upcoming',
    'at',
  ]);
  const playersField = required(root, fields, 'players');
  const players = array(playersField, MAX_PLAYERS);
  if (players.length < MIN_PLAYERS) fail(playersField, say`at least ${String(MIN_PLAYERS)} play`);
  const s = emptyState(players.length, readCardsField(fields.cards));
  const cards = cardsOf(s);
  /** Takes a card out of the draw pile. */
  const take = (field: Field): number => {
    const card = readCard(cards, field);
    if (s.pile[card] === 0) fail(field, say`${cards.ids[card]!} is somewhere else already`);
    s.pile[card] = 0;
    s.pileSize--;
    return card;
  };
  const list = (field: Field | undefined): number[] => (field ? array(field, cards.ids.length).map(take) : []);

  players.forEach((field, player) => {
    readOnePlayer(s, cards, field, player, take);
  });
  s.spent = list(fields.spent);
  if (fields.starter) s.starter = readPlayer(fields.starter, players.length);
  if (fields.discards) {
    const discards = object(fields.discards, ['faceUp', 'faceDown']);
    s.faceUp = list(discards.faceUp);
    s.faceDown = (discards.faceDown ? array(discards.faceDown) : []).map((field) => {
      const each = object(field, ['player', 'card']);
      const player = readPlayer(required(field, each, 'player'), players.length);
      return discardBy(player, take(required(field, each, 'card')));
    });
  }
  readBiomes(s, cards, root, fields, chance);
  if (fields.upcoming) readUpcoming(s, cards, fields.upcoming);
  const wrong = [...cardFaults(s), ...biomeFaults(s), ...tableFaults(s)];
  // While an Abundance is asked for its element it has none.
  readAt(s, cards, fields.at);
  const missing = `${cards.ids[s.card] ?? ''} needs an element`;
  const contradictions = wrong.filter((each) => inEnglish(each) !== missing);
  if (contradictions.length > 0) fail(root, say`the position does not add up: ${contradictions}`);
  goOn(s, chance);
  return s;
}

function readOnePlayer(s: State, cards: CardLists, field: Field, player: number, take: (field: Field) => number): void {
  const fields = object(field, ['vps', 'space', 'hand', 'table', 'elements', 'passed']);
  if (fields.vps) s.vps[player] = integer(fields.vps, -5, 9999);
  if (fields.space) s.track[player] = integer(fields.space, 1, cards.table.track.length) - 1;
  if (fields.hand) s.hands[player] = array(fields.hand, cards.ids.length).map(take);
  if (fields.table)
    s.tables[player] = array(fields.table, cards.ids.length).map((each) => readPiece(cards, each, take));
  if (fields.passed && boolean(fields.passed)) s.passed[player] = 1;
  for (const each of fields.elements ? array(fields.elements, ELEMENTS.length) : []) {
    const element = oneOf(each, ELEMENTS, 'an element');
    if (s.control[element] !== NOTHING) fail(each, say`the ${ELEMENTS[element]!} card is with another player already`);
    s.control[element] = player;
  }
}

function readPiece(cards: CardLists, field: Field, take: (field: Field) => number): Piece {
  if (typeof field.value === 'string') return take(field);
  const fields = object(field, ['card', 'endangered', 'element']);
  const card = take(required(field, fields, 'card'));
  if (fields.endangered && boolean(fields.endangered)) {
    return cards.classOf[card] === NOTHING
      ? fail(fields.endangered, say`only an animal can be endangered`)
      : card | ENDANGERED;
  }
  if (!fields.element) return card;
  if (cards.effectOf[card] !== EFFECT.abundance) fail(fields.element, say`only Abundance has an element`);
  return withElement(card, oneOf(fields.element, ELEMENTS, 'an element'));
}

function readBiomes(
  s: State,
  cards: CardLists,
  root: Field,
  fields: Readonly<Record<string, Field | undefined>>,
  chance: CardChance,
): void {
  const names = biomeNames(cards);
  const read = (field: Field): number => oneOf(field, names, 'a biome');
  s.gone = fields.gone ? array(fields.gone, BIOMES).map(read) : [];
  s.round = s.gone.length + 1;
  if (fields.round && fields.round.value !== s.round) {
    fail(fields.round, say`${String(s.gone.length)} biomes are gone, so this is round ${String(s.round)}`);
  }
  if (s.round > BIOMES) fail(root, say`all biomes are gone`);
  s.biome = fields.biome ? read(fields.biome) : drawBiome(s, chance);
  if (fields.next && fields.next.value !== null) s.next = read(fields.next);
  else if (s.round < BIOMES && !fields.next) s.next = drawBiome(s, chance);
}

/** Cards and biomes to be drawn next. */
function readUpcoming(s: State, cards: CardLists, field: Field): void {
  const fields = object(field, ['cards', 'biomes']);
  for (const each of fields.cards ? array(fields.cards, cards.ids.length) : []) {
    const card = readCard(cards, each);
    if (s.pile[card] === 0) fail(each, say`${cards.ids[card]!} is not in the draw pile`);
    if (s.nextCards.includes(card)) fail(each, say`${cards.ids[card]!} cannot be drawn twice`);
    s.nextCards.push(card);
  }
  const names = biomeNames(cards);
  for (const each of fields.biomes ? array(fields.biomes, BIOMES) : []) {
    const biome = oneOf(each, names, 'a biome');
    const met = [...s.gone, s.biome, s.next, ...s.nextBiomes];
    if (met.includes(biome)) fail(each, say`${names[biome]!} is met already`);
    if (biome === cards.sea && met.filter((one) => one !== NOTHING).length < BIOMES - 1) {
      fail(each, say`${LAST_BIOME} comes last`);
    }
    s.nextBiomes.push(biome);
  }
}

/** Where in the round it stands: at a question, or after the end. Left out, it is the starting player's turn. */
function readAt(s: State, cards: CardLists, field: Field | undefined): void {
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
  s.active = readPlayer(playerField, playersOf(s));
  if (question === Q.turn) {
    object(field, ['question', 'player']);
    checkTurn(s, playerField);
    return;
  }
  s.question = question;
  if (question === Q.discard && !fields.card) s.phase = SURVIVAL;
  else readCardAt(s, cards, required(field, fields, 'card'), questionField);
  readRegisters(s, cards, field, fields);
  const wrong = faults(s);
  if (wrong.length > 0 && cardFaults(s).length + biomeFaults(s).length + tableFaults(s).length === 0) {
    fail(field, say`${wrong}`);
  }
}

function checkTurn(s: State, field: Field): void {
  if (s.passed[s.active] === 1) fail(field, say`has passed, and gets no more turns this round`);
}

/** The card that a question is about, played by who is asked. */
function readCardAt(s: State, cards: CardLists, field: Field, questionField: Field): void {
  s.card = readCard(cards, field);
  const id = cards.ids[s.card]!;
  const effect = cards.effectOf[s.card]!;
  const onTable = s.tables[s.active]!.some((piece) => cardOf(piece) === s.card);
  const isSpent = effect !== NOTHING && effect < FIRST_ONGOING && s.spent.includes(s.card);
  if (!onTable && !isSpent) fail(field, say`${id} was not played by this player`);
  if (questionOf(s, s.card) !== s.question) fail(questionField, say`${id} asks no such question`);
}

/** What else a question needs to know. */
function readRegisters(
  s: State,
  cards: CardLists,
  field: Field,
  fields: Readonly<Record<string, Field | undefined>>,
): void {
  const effect = s.card === NOTHING ? NOTHING : cards.effectOf[s.card]!;
  const counts = s.question === Q.discard || s.question === Q.recover;
  if (counts) s.left = integer(required(field, fields, 'left'), 1, s.question === Q.recover ? 2 : cards.ids.length);
  else if (fields.left) fail(fields.left, say`says how many cards or animals are still to be named; none here`);
  if (effect === EFFECT.predation) s.left = fields.chosen ? 1 : 2;
  if (fields.chosen) {
    if (effect !== EFFECT.predation) fail(fields.chosen, say`only Predation names two animals`);
    s.chosen = readCard(cards, fields.chosen);
  }
  if (effect === EFFECT.parasitism) {
    const opponent = required(field, fields, 'opponent');
    s.opponent = readPlayer(opponent, playersOf(s));
    if (s.opponent === s.active) fail(opponent, say`a player is no opponent of their own`);
  } else if (fields.opponent) {
    fail(fields.opponent, say`only Parasitism goes from opponent to opponent`);
  }
  if (s.question === Q.discard && s.hands[s.active]!.length <= s.left) {
    fail(field, say`a hand that is discarded whole is not asked about`);
  }
}
