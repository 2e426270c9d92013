/** The log: for everything that happened a sentence, the animal it is about, and the VPs beside it. */
import {
  ANIMALS,
  type AnimalName,
  BOXES,
  CARDS,
  type CardName,
  DEPLETION,
  ELEMENTS,
  type ElementName,
  FIRST_SPACE,
  MIGRATION,
  PHASES,
  PHASE_OF_SPACE,
  SPECIATION,
  COMPETITION,
  type SectionName,
  TERRAINS,
  type TerrainName,
} from '../../rules/components.ts';
import type { GameEvent, VpSource } from '../../rules/events.ts';
import { HEXES_AT } from '../../rules/earth.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import { placeName } from '../places.ts';
import { spaceText } from '../display/space-text.ts';
import type { Happening } from '../state/history.ts';
import type { Gain } from '../../../../table/types.ts';
import { finePrint } from '../../../../ui/fine-print.ts';
import type { Locale } from '../locales/locale.ts';
import type { Source, Tile } from '../locales/words/history.ts';

type Kind = GameEvent['event'];
type EventOf<K extends Kind> = Extract<GameEvent, { event: K }>;

/** The events of one kind. */
const only = <K extends Kind>(events: readonly GameEvent[], kind: K): EventOf<K>[] =>
  events.filter((event): event is EventOf<K> => event.event === kind);

/** Counts of the same thing added up. */
function summed<T extends { count: number }>(happened: readonly T[], thing: (each: T) => string): T[] {
  const sums = new Map<string, T>();
  for (const each of happened) {
    const key = thing(each);
    sums.set(key, { ...each, count: (sums.get(key)?.count ?? 0) + each.count });
  }
  return [...sums.values()];
}

/** A source of VPs as the words know it. */
export const sourceName = (source: VpSource): Source | CardName =>
  source.startsWith('card ') ? (source.slice('card '.length) as CardName) : (source as Source);

/** A tile by its terrain at that time. */
export function tileOf(s: State, hex: number, tundra: ReadonlySet<number>): Tile {
  const terrain = tundra.has(hex) ? undefined : TERRAINS[s.terrain[hex]!];
  return { terrain: terrain ?? 'tundra', at: finePrint(placeName(hex)) };
}

const sectionOf = (space: number): SectionName => PHASES[PHASE_OF_SPACE[space]!] as SectionName;

/** What is printed on a space, if that distinguishes it within its section. */
export function spaceName(words: Locale, space: number): string | null {
  const phase = PHASE_OF_SPACE[space]!;
  if (phase !== SPECIATION && phase !== MIGRATION && phase !== COMPETITION) return null;
  return spaceText(words, sectionOf(space), phase, space - FIRST_SPACE[phase]!);
}

const BLIGHT = CARDS.indexOf('blight');

/** What happened as a sentence. */
export function sentence({ events, by: actor, card, phase, tundra }: Happening, s: State, words: Locale): string {
  const { log } = words;
  const first = events[0];
  const by = ANIMALS[actor] ?? null;
  const name = (animal: number): AnimalName => ANIMALS[animal]!;
  const tile = (hex: number): Tile => tileOf(s, hex, tundra);
  const on = (happened: readonly { hex: number; count: number }[]) =>
    summed(happened, ({ hex }) => String(hex)).map(({ hex, count }) => ({ count, tile: tile(hex) }));
  const terrainsAt = (corner: number): TerrainName[] =>
    HEXES_AT[corner]!.flatMap((hex) => (TERRAINS[s.terrain[hex]!] === undefined ? [] : tile(hex).terrain));
  const elements = (happened: readonly { element: number }[]): ElementName[] =>
    happened.map(({ element }) => ELEMENTS[element]!);

  switch (first.event) {
    case 'acts':
      return log.forfeits(name(first.animal), sectionOf(first.space));
    case 'pawn':
      return log.pawn(name(first.animal), sectionOf(first.space), spaceName(words, first.space));
    case 'pawns':
      return log.pawns(
        only(events, 'pawns').map(({ animal }) => name(animal)),
        first.gained,
      );
    case 'initiative':
      return log.initiative(name(first.animal));
    case 'vps':
      if (first.source === 'domination') return log.scored(by, tile(first.hex));
      if (first.source === 'final scoring') return log.scoredAtEnd(tile(first.hex));
      return log.vps(sourceName(first.source));
    case 'placed':
      return log.placed(name(first.animal), on(only(events, 'placed')));
    case 'moved':
      return log.moved(
        name(first.animal),
        summed(only(events, 'moved'), ({ from, to }) => `${String(from)} ${String(to)}`).map(({ count, from, to }) => ({
          count,
          from: tile(from),
          to: tile(to),
        })),
        CARDS[card] === 'mass exodus' && actor !== first.animal ? by : null,
      );
    case 'eliminated': {
      const losses = only(events, 'eliminated');
      if (CARDS[card] === 'immigrants') return log.lost(name(first.animal), on(losses));
      return log.eliminated(
        by,
        summed(losses, ({ animal, hex }) => `${String(animal)} ${String(hex)}`).map(({ animal, count, hex }) => ({
          animal: name(animal),
          count,
          tile: tile(hex),
        })),
      );
    }
    case 'extinct':
      return log.extinct(name(first.animal), on(only(events, 'extinct')));
    case 'saved':
      return log.saved(name(first.animal), tile(first.hex));
    case 'hibernated':
      return log.hibernated(name(first.animal), on(only(events, 'hibernated')));
    case 'returned':
      return log.returned(only(events, 'returned').map(({ animal, count }) => ({ animal: name(animal), count })));
    case 'disk put':
      return log.diskPut(by, ELEMENTS[first.element]!, terrainsAt(first.corner));
    case 'disk removed': {
      const chosenBy = phase === DEPLETION || card === BLIGHT ? by : null;
      const removed = only(events, 'disk removed');
      return removed.length === 1
        ? log.diskRemoved(chosenBy, ELEMENTS[first.element]!, terrainsAt(first.corner))
        : log.disksRemoved(chosenBy, elements(removed));
    }
    case 'element gained':
      return log.elementsGained(name(first.animal), elements(only(events, 'element gained')));
    case 'element lost':
      return log.elementsLost(name(first.animal), elements(only(events, 'element lost')));
    case 'element returned':
      return log.elementReturned(by, ELEMENTS[first.element]!, BOXES[first.box]!);
    case 'tile':
      return log.tile(by, tile(first.hex));
    case 'tundra':
      return log.tundra(by, tile(first.hex));
    case 'card':
      return log.card(name(first.animal), CARDS[first.card]!);
    case 'drawn':
      return log.drawn(BOXES[first.box]!, elements(only(events, 'drawn')));
    case 'card up':
      return log.cardsUp(only(events, 'card up').map((event) => CARDS[event.card]!));
    case 'tile up':
      return log.tilesUp(only(events, 'tile up').map(({ terrain }) => TERRAINS[terrain]!));
    case 'end':
      return log.end;
  }
}

/** The animal that an event is about, or NOTHING. */
export function subjectOf({ events, by, card }: Happening): number {
  const [first] = events;
  if (first.event === 'moved' && CARDS[card] === 'mass exodus') return by;
  if (first.event === 'eliminated' || first.event === 'returned' || first.event === 'pawns') return by;
  if (first.event !== 'vps') return 'animal' in first ? first.animal : by;
  return by === NOTHING && first.source === 'survival' ? first.animal : by;
}

/** The VPs that a happening brought. */
export const gainsOf = ({ events }: Happening): Gain[] =>
  only(events, 'vps').map(({ animal, vps, source }, i) => ({
    side: animal,
    points: vps,
    ...(source === 'domination' || source === 'final scoring' ? { place: i + 1 } : {}),
  }));

/** What is highlighted when the player points at an event. */
export const litBy = ({ events, acts }: Happening): readonly GameEvent[] =>
  acts === null || acts === events[0] ? events : [acts, ...events];
