/** A position as text: the whole table, and the point in the round (docs/notation-card-game.md). */
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
  together,
} from '../../../../kit/documents/decode.ts';
import {
  type CardLists,
  ENDANGERED,
  LAST_BIOME,
  type Piece,
  cardBits,
  cardOf,
  elementOf,
  isEndangered,
  withElement,
} from '../cards.ts';
import { type RandomInt, randomChance } from '../../../../kit/chance.ts';
import { START_FIELDS, dealHands, readStart } from '../../../../kit/documents/standard-start.ts';
import type { CardChance } from '../chance.ts';
import {
  BIOMES,
  EFFECT,
  ELEMENTS,
  type Edition,
  FIRST_ONGOING,
  HAND,
  MAX_PLAYERS,
  MIN_PLAYERS,
  NOTHING,
  TRACK_VPS,
} from '../components.ts';
import type { Message } from '../../../../kit/say.ts';
import { biomeFaults, cardFaults, needsElement, tableFaults } from '../invariants.ts';
import { goOn } from '../play.ts';
import { drawBiome } from '../setup.ts';
import { type State, cardsOf, discardBy, discardedCard, discarder, emptyState, isTenRounds } from '../state.ts';
import { readAt, writeAt } from './at.ts';
import { cardsText, editionText, readCardsField } from './options.ts';
import { biomeNames, card as byId } from '../names.ts';
import { say } from '../errors.ts';

/** The `format` of a position: what the document is, and its version. */
export const POSITION_FORMAT = 'card-game position 1';

/**
 * A position as JSON; docs/notation-card-game.md describes it field by field. Cards are given by id, biomes and elements by
 * name.
 */
export interface Position {
  /** "card-game position 1". */
  format: typeof POSITION_FORMAT;
  /** The standard start for these players, with the changes given. */
  start?: true;
  /** How that start is shuffled. */
  seed?: number;
  /** "ten rounds"; left out, "twelve rounds". */
  edition?: Edition;
  /** The table of cards: the edition's own, the default, or a whole one. */
  cards?: unknown;
  /** The round, from 1. */
  round?: number;
  /** The biome of this round. */
  biome?: string;
  /** The biome of the next round; null in the last one. */
  next?: string | null;
  /** Biomes that have left the game, in order. */
  gone?: string[];
  /** The players, by seat; fields left out have the defaults of docs/notation-card-game.md. */
  players: Partial<PlayerText>[];
  /** The seat of the round's starting player, from 0. */
  starter?: number;
  /** One-time events played this round. */
  spent?: string[];
  /**
   * The discard pile.
   *
   * @property faceUp The cards that lie face up.
   * @property faceDown The cards that lie face down.
   * @property player The seat that discarded it, from 0.
   * @property card The card's id; "?" if it is hidden.
   */
  discards?: { faceUp?: string[]; faceDown?: { player: number; card: string }[] };
  /**
   * What will be drawn next; all other draws are random.
   *
   * @property cards The cards, in order.
   * @property biomes The biomes, in order.
   */
  upcoming?: { cards?: string[]; biomes?: string[] };
  /** How far the round has got: the open question with its details; by default the starting player's turn. */
  at?: Record<string, unknown>;
}
/** A player in a position. */
export interface PlayerText {
  /** Victory points. */
  vps: number;
  /** Their space of the Survival Track, from 1. */
  space: number;
  /** Cards in hand; "?" for those that are hidden. */
  hand: string[];
  /** Animals and ongoing events on the table, in the order played. */
  table: PieceText[];
  /** Element cards that the player controls; in ten rounds there are none. */
  elements?: string[];
  /** Whether the player has passed this round. */
  passed: boolean;
}
/**
 * A piece on a player's table in a position: a card's id, or more.
 *
 * @property card The card's id.
 * @property endangered Whether it is an animal on its endangered side.
 * @property element The element chosen for an Abundance or a Drought.
 */
export type PieceText = string | { card: string; endangered?: boolean; element?: string };

/** A state as a position. Reading it gives the same state, unless some of its cards are hidden: those are written as "?". */
export function writePosition(s: State): Position {
  const cards = cardsOf(s);
  const names = biomeNames(cards);
  const ids = (list: readonly number[]): string[] => list.map((card) => byId.write(card, cards));
  return {
    format: POSITION_FORMAT,
    ...editionText(s.cards),
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
      ...(isTenRounds(s) ? {} : { elements: ELEMENTS.filter((_, element) => s.control[element] === player) }),
      passed: s.passed[player] === 1,
    })),
    starter: s.starter,
    spent: ids(s.spent),
    discards: {
      faceUp: ids(s.faceUp),
      faceDown: s.faceDown.map((each) => ({
        player: discarder(each),
        card: byId.write(discardedCard(each), cards),
      })),
    },
    ...(s.nextCards.length + s.nextBiomes.length > 0
      ? { upcoming: { cards: ids(s.nextCards), biomes: s.nextBiomes.map((biome) => names[biome]!) } }
      : {}),
    at: writeAt(s),
  };
}

function pieceText(cards: CardLists, piece: Piece): PieceText {
  const card = byId.write(cardOf(piece), cards);
  if (isEndangered(piece)) return { card, endangered: true };
  const element = ELEMENTS[elementOf(piece)];
  return element === undefined ? card : { card, element };
}

/**
 * Reads a position and advances to its first question; `chance` makes any draws on the way. Throws a NotationError that names the
 * field if the document is not a position or contradicts itself. `path` is the position's path in a larger document.
 */
export function readPosition(document: unknown, chance: CardChance, path = ''): State {
  const root: Field = { value: document, path };
  const fields = documentOf(root, POSITION_FORMAT, [
    ...START_FIELDS,
    'edition',
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
  const shuffled = readStart(fields);
  const playersField = required(root, fields, 'players');
  const players = array(playersField, MAX_PLAYERS);
  if (players.length < MIN_PLAYERS) fail(playersField, say`at least ${String(MIN_PLAYERS)} play`);
  const s = emptyState(players.length, readCardsField(fields.cards, fields.edition));
  const cards = cardsOf(s);
  const namedBy = new Map<number, Field>();
  /** Takes a card out of the draw pile. */
  const take = (field: Field): number => {
    const card = byId.read(field, cards);
    if (s.pile[card] === 0) fail(field, say`${cards.ids[card]!} is somewhere else already`);
    s.pile[card] = 0;
    s.pileSize--;
    namedBy.set(card, field);
    return card;
  };
  const list = (field: Field | undefined): number[] =>
    field ? together(array(field, cards.ids.length).map((each) => () => take(each))) : [];
  const isOver = fields.at !== undefined && entries(fields.at).some(([key]) => key === 'over');

  together([
    ...players.map((field, player) => () => {
      readOnePlayer(s, cards, field, player, take, isOver);
    }),
    () => {
      s.spent = together(
        (fields.spent ? array(fields.spent, cards.ids.length) : []).map((field) => () => {
          const card = take(field);
          return isOneTime(cards, card) ? card : fail(field, say`${cards.ids[card]!} cannot be spent`);
        }),
      );
    },
    () => {
      if (fields.starter) s.starter = integer(fields.starter, 0, players.length - 1);
    },
    () => {
      if (fields.discards) readDiscards(s, fields.discards, list, take);
    },
    () => {
      readBiomes(s, cards, root, fields);
      if (fields.upcoming) readUpcoming(s, cards, fields.upcoming);
    },
  ]);
  const biomeChance: CardChance = shuffled === null ? chance : randomChance(shuffled());
  if (s.biome === NOTHING) s.biome = drawBiome(s, biomeChance);
  if (s.next === NOTHING && s.round < cards.rounds) s.next = drawBiome(s, biomeChance);
  if (shuffled !== null) {
    const sizes = players.map((field) => (entries(field).some(([key]) => key === 'hand') ? 0 : HAND));
    dealStart(s, sizes, shuffled());
  }
  const addsUp = (contradictions: readonly Message[]): void => {
    if (contradictions.length > 0) fail(root, say`the position does not add up: ${contradictions}`);
  };
  together([
    () => {
      readAt(s, cards, fields.at);
      // Only the card that the question is about may not have an element yet.
      const needElement = s.tables
        .flat()
        .filter((piece) => elementOf(piece) === NOTHING)
        .map(cardOf)
        .filter((card) => card !== s.card && needsElement(s, cards.effectOf[card]!));
      together(needElement.map((card) => () => fail(namedBy.get(card)!, say`${cards.ids[card]!} needs an element`)));
      addsUp(tableFaults(s));
    },
    () => {
      addsUp([...cardFaults(s), ...biomeFaults(s)]);
    },
  ]);
  goOn(s, chance);
  return s;
}

/** Deals the hands of the standard start from the cards that the position puts nowhere else. */
function dealStart(s: State, sizes: readonly number[], below: RandomInt): void {
  const cards = [...s.pile.keys()];
  const taken = cards.filter((card) => s.pile[card] === 0 || s.nextCards.includes(card));
  for (const [player, dealt] of dealHands(cards, sizes, HAND, taken, below).entries()) {
    for (const card of dealt) s.pile[card] = 0;
    s.pileSize -= dealt.length;
    s.hands[player]!.push(...dealt);
  }
}

/** Whether a card is a one-time event, which goes to the spent events when played. */
function isOneTime(cards: CardLists, card: number): boolean {
  const effect = cards.effectOf[card]!;
  return effect !== NOTHING && effect < FIRST_ONGOING;
}

function readOnePlayer(
  s: State,
  cards: CardLists,
  field: Field,
  player: number,
  take: (field: Field) => number,
  isOver: boolean,
): void {
  const { vps, space, hand, table, elements, passed } = object(field, [
    'vps',
    'space',
    'hand',
    'table',
    'elements',
    'passed',
  ]);
  together([
    () => {
      // Only the end of the game takes VPs away.
      if (vps) s.vps[player] = integer(vps, isOver ? -TRACK_VPS : 0, 9999);
    },
    () => {
      if (space) s.track[player] = integer(space, 1, cards.table.track.length) - 1;
    },
    () => {
      if (hand) s.hands[player] = together(array(hand, cards.ids.length).map((each) => () => take(each)));
    },
    () => {
      if (!table) return;
      const pieces = array(table, cards.ids.length);
      s.tables[player] = together(pieces.map((each) => () => readPiece(cards, each, take)));
    },
    () => {
      if (passed && boolean(passed)) s.passed[player] = 1;
    },
    () => {
      if (elements && isTenRounds(s)) fail(elements, say`there are no Element cards in ten rounds`);
      else if (elements) readHeldElements(s, elements, player);
    },
  ]);
}

function readHeldElements(s: State, field: Field, player: number): void {
  together(
    array(field, ELEMENTS.length).map((each) => () => {
      const element = oneOf(each, ELEMENTS, 'an element');
      if (s.control[element] !== NOTHING)
        fail(each, say`the ${ELEMENTS[element]!} card is with another player already`);
      s.control[element] = player;
    }),
  );
}

function readDiscards(
  s: State,
  field: Field,
  list: (field: Field | undefined) => number[],
  take: (field: Field) => number,
): void {
  const { faceUp, faceDown } = object(field, ['faceUp', 'faceDown']);
  together([
    () => {
      s.faceUp = list(faceUp);
    },
    () => {
      s.faceDown = together(
        (faceDown ? array(faceDown) : []).map((given) => () => {
          const each = object(given, ['player', 'card']);
          const player = integer(required(given, each, 'player'), 0, s.hands.length - 1);
          return discardBy(player, take(required(given, each, 'card')));
        }),
      );
    },
  ]);
}

function readPiece(cards: CardLists, field: Field, take: (field: Field) => number): Piece {
  const fields = typeof field.value === 'string' ? {} : object(field, ['card', 'endangered', 'element']);
  const card = take(typeof field.value === 'string' ? field : required(field, fields, 'card'));
  if (isOneTime(cards, card)) fail(field, say`${cards.ids[card]!} cannot be on a table`);
  if (fields.endangered && boolean(fields.endangered)) {
    return cards.classOf[card] === NOTHING
      ? fail(fields.endangered, say`only an animal can be endangered`)
      : cardBits(card) | ENDANGERED;
  }
  if (!fields.element) return cardBits(card);
  if (cards.effectOf[card] !== EFFECT.abundance && cards.effectOf[card] !== EFFECT.drought)
    fail(fields.element, say`only Abundance and Drought have an element`);
  return withElement(card, oneOf(fields.element, ELEMENTS, 'an element'));
}

/** The given biomes; NOTHING for those left out. */
function readBiomes(
  s: State,
  cards: CardLists,
  root: Field,
  fields: Readonly<Record<string, Field | undefined>>,
): void {
  const names = biomeNames(cards);
  const met: number[] = [];
  /** Reads the biome of a round, from 1. */
  const read = (field: Field, round: number): number => {
    const biome = oneOf(field, names, 'a biome');
    if (met.includes(biome)) fail(field, say`${names[biome]!} has come up already`);
    if (biome === cards.sea && round < cards.rounds) fail(field, say`${LAST_BIOME} comes last`);
    met.push(biome);
    return biome;
  };
  s.gone = fields.gone ? array(fields.gone, cards.rounds).map((field, i) => read(field, i + 1)) : [];
  s.round = s.gone.length + 1;
  if (fields.round && fields.round.value !== s.round) {
    fail(fields.round, say`${String(s.gone.length)} biomes are gone, so this is round ${String(s.round)}`);
  }
  if (s.round > cards.rounds) fail(root, say`all biomes are gone`);
  if (fields.biome) s.biome = read(fields.biome, s.round);
  if (!fields.next) return;
  if ((fields.next.value === null) !== (s.round === cards.rounds)) {
    fail(fields.next, say`the next biome is face up in all rounds but the last`);
  }
  if (fields.next.value !== null) s.next = read(fields.next, s.round + 1);
}

/** Reads the cards and biomes to be drawn next. */
function readUpcoming(s: State, cards: CardLists, field: Field): void {
  const fields = object(field, ['cards', 'biomes']);
  for (const each of fields.cards ? array(fields.cards, cards.ids.length) : []) {
    const card = byId.read(each, cards);
    if (s.pile[card] === 0) fail(each, say`${cards.ids[card]!} is not in the draw pile`);
    if (s.nextCards.includes(card)) fail(each, say`${cards.ids[card]!} cannot be drawn twice`);
    s.nextCards.push(card);
  }
  const names = biomeNames(cards);
  for (const each of fields.biomes ? array(fields.biomes, BIOMES) : []) {
    const biome = oneOf(each, names, 'a biome');
    const met = [...s.gone, s.biome, s.next, ...s.nextBiomes];
    if (met.includes(biome)) fail(each, say`${names[biome]!} has come up already`);
    if ((biome === cards.sea) !== (met.filter((one) => one !== NOTHING).length === cards.rounds - 1)) {
      fail(each, say`${LAST_BIOME} comes last`);
    }
    s.nextBiomes.push(biome);
  }
}
