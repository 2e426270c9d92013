/** Cards, moves and outcomes as text, and back (docs/notation-card-game.md). */
import type { Outcome } from '../../../../kit/chance.ts';
import { type Field, entries, fail, oneOf, text, integer } from '../../../../kit/decode.ts';
import { HIDDEN, type CardLists } from '../cards.ts';
import type { GameEvent } from '../chance.ts';
import { CLASSES, ELEMENTS, MAX_PLAYERS, NOTHING } from '../components.ts';
import { MOVE_KINDS, type Move, type MoveKind, kindOf, moveOf, valueOf } from '../moves.ts';
import { say } from '../sentences.ts';
import { type State, cardsOf } from '../state.ts';

/** The notation of a hidden card. */
const UNSEEN = '?';

/** The id of a card. */
export const cardText = (cards: CardLists, card: number): string => (card === HIDDEN ? UNSEEN : cards.ids[card]!);

/** Reads a card by its id. */
export function readCard(cards: CardLists, field: Field): number {
  if (field.value === UNSEEN) fail(field, say`is a card that was not seen; a position to play from names every card`);
  const card = cards.ids.indexOf(text(field));
  return card >= 0
    ? card
    : fail(
        field,
        say`${JSON.stringify(field.value)} is not a card of "${cards.table.name}"; a card is ${JSON.stringify(cards.ids[0])} or the like`,
      );
}

/** Reads a player: the number of the seat, from 0. */
export const readPlayer = (field: Field, players = MAX_PLAYERS): number => integer(field, 0, players - 1);

/** The names of the biomes. */
export const biomeNames = (cards: CardLists): string[] => cards.table.biomes.map(({ name }) => name);

const BARE: readonly MoveKind[] = ['pass', 'done'];
const OF_CARDS: readonly string[] = ['play', 'target', 'recover', 'discard'];

/** A move in a record: what it names, `{"play": "insect-01"}`, or a word, `"pass"`. */
export type MoveText = string | Readonly<Record<string, string>>;

export function moveText(cards: CardLists, move: Move): MoveText {
  const kind = MOVE_KINDS[kindOf(move)]!;
  if (BARE.includes(kind)) return kind;
  const value = valueOf(move);
  if (kind === 'class') return { class: CLASSES[value]! };
  if (kind === 'element') return { element: ELEMENTS[value]! };
  return { [kind]: cardText(cards, value) };
}

/** Reads a move. Whether it is legal is left to the rules. */
export function readMove(cards: CardLists, field: Field): Move {
  if (typeof field.value === 'string') {
    const kind = BARE.find((each) => each === field.value);
    return kind === undefined
      ? fail(field, say`${JSON.stringify(field.value)} is not a move; allowed as words: ${BARE.join(', ')}`)
      : moveOf(kind);
  }
  const named = entries(field);
  const [kind, value] = named[0] ?? [];
  if (named.length === 1 && kind !== undefined && value !== undefined) {
    if (OF_CARDS.includes(kind)) return moveOf(kind as MoveKind, readCard(cards, value));
    if (kind === 'class') return moveOf(kind, oneOf(value, CLASSES, 'a class'));
    if (kind === 'element') return moveOf(kind, oneOf(value, ELEMENTS, 'an element'));
  }
  return fail(field, say`a move names one thing: ${[...OF_CARDS, 'class', 'element'].join(', ')}`);
}

/** An outcome in a record: `{"card": "insect-01"}`. */
export type OutcomeText = Readonly<Record<string, string | number>>;

export function outcomeText(cards: CardLists, { kind, drawn }: Outcome): OutcomeText {
  if (kind === 'player') return { player: drawn };
  return { [kind]: kind === 'biome' ? biomeNames(cards)[drawn]! : cardText(cards, drawn) };
}

/** Reads an outcome. Whether it is possible is left to the rules. */
export function readOutcome(cards: CardLists, field: Field): Outcome {
  const named = entries(field);
  const [kind, value] = named[0] ?? [];
  if (named.length === 1 && value !== undefined) {
    if (kind === 'card') return { kind, drawn: readCard(cards, value) };
    if (kind === 'biome') return { kind, drawn: oneOf(value, biomeNames(cards), 'a biome') };
    if (kind === 'player') return { kind, drawn: readPlayer(value) };
  }
  return fail(field, say`an outcome names one thing: card, biome, player`);
}

/** An event in the terms of the notation: names for numbers, the space from 1, `null` for an element that is set aside. */
export function eventText(event: GameEvent, s: State): Readonly<Record<string, unknown>> {
  const cards = cardsOf(s);
  const element = (number: number): string => ELEMENTS[number]!;
  const holder = (player: number): number | null => (player === NOTHING ? null : player);
  switch (event.event) {
    case 'round':
    case 'next':
      return { ...event, biome: biomeNames(cards)[event.biome]! };
    case 'drew':
    case 'discarded':
    case 'played':
    case 'recovered':
      return { ...event, card: cardText(cards, event.card) };
    case 'suppressed':
      return { ...event, by: cardText(cards, event.by), card: cardText(cards, event.card) };
    case 'class':
      return { ...event, card: cardText(cards, event.card), class: CLASSES[event.class]! };
    case 'abundance':
      return { ...event, card: cardText(cards, event.card), element: element(event.element) };
    case 'control': {
      const { icons, ...rest } = event;
      const moved = { ...rest, element: element(event.element), from: holder(event.from), to: holder(event.to) };
      return event.to === NOTHING ? moved : { ...moved, icons };
    }
    case 'vps': {
      const { element: scored, ...rest } = event;
      return scored === NOTHING ? rest : { ...rest, element: element(scored) };
    }
    case 'advanced':
      return { ...event, space: event.space + 1 };
    default:
      return { ...event };
  }
}
