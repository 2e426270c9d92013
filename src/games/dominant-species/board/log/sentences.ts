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
import type { Locale } from '../words.ts';
import { counted, disksIn, elementTexts, toText, whereText } from '../phrases.ts';
import type { Tile } from '../words.ts';

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

/** Where VPs can come from, cards apart. */
type Source = keyof Locale['log']['vps'];

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
  /** Counts by tile. */
  const byTile = (happened: readonly { hex: number; count: number }[]): { count: number; tile: Tile }[] =>
    summed(happened, ({ hex }) => String(hex)).map(({ hex, count }) => ({ count, tile: tile(hex) }));
  const on = (happened: readonly { hex: number; count: number }[]): string[] =>
    byTile(happened).map(({ count, tile: at }) => log.on({ count, tile: at }));
  const terrainsAt = (corner: number): TerrainName[] =>
    HEXES_AT[corner]!.flatMap((hex) => (TERRAINS[s.terrain[hex]!] === undefined ? [] : tile(hex).terrain));
  const elements = (happened: readonly { element: number }[]): ElementName[] =>
    happened.map(({ element }) => ELEMENTS[element]!);

  switch (first.event) {
    case 'acts':
      return log.forfeits({ animal: name(first.animal), section: sectionOf(first.space) });
    case 'waits': {
      const animals = [...new Set(only(events, 'waits').map(({ animal }) => name(animal)))];
      return log.waits({ animals, count: animals.length });
    }
    case 'pawn':
      return log.pawn({
        animal: name(first.animal),
        section: sectionOf(first.space),
        space: spaceName(words, first.space),
      });
    case 'pawns': {
      const animals = only(events, 'pawns').map(({ animal }) => name(animal));
      return log.pawns({ animals, count: animals.length, isGain: first.gained > 0 });
    }
    case 'initiative':
      return log.initiative({ animal: name(first.animal) });
    case 'vps': {
      if (first.source === 'domination') return log.scored({ by, tile: tile(first.hex) });
      if (first.source === 'final scoring') return log.scoredAtEnd({ tile: tile(first.hex) });
      const source = sourceName(first.source);
      return source in log.vps
        ? log.vps[source as Source]()
        : log.vpsByCard({ card: source, isLoss: source === 'niche biomes' });
    }
    case 'placed': {
      const places = byTile(only(events, 'placed')).map(({ count, tile: at }) => log.onto({ count, tile: at }));
      return log.placed({ animal: name(first.animal), places });
    }
    case 'moved': {
      const ways = summed(only(events, 'moved'), ({ from, to }) => `${String(from)} ${String(to)}`);
      return log.moved({
        animal: name(first.animal),
        ways: ways.map(({ count, from, to }) => log.way({ count, from: tile(from), to: tile(to) })),
        by: CARDS[card] === 'mass exodus' && actor !== first.animal ? by : null,
      });
    }
    case 'eliminated': {
      const losses = only(events, 'eliminated');
      if (CARDS[card] === 'immigrants') return log.lost({ animal: name(first.animal), places: on(losses) });
      const byAnimal = summed(losses, ({ animal, hex }) => `${String(animal)} ${String(hex)}`);
      return log.eliminated({
        by,
        losses: byAnimal.map(({ animal, count, hex }) => log.loss({ animal: name(animal), count, tile: tile(hex) })),
      });
    }
    case 'extinct':
      return log.extinct({ animal: name(first.animal), places: on(only(events, 'extinct')) });
    case 'saved':
      return log.saved({ animal: name(first.animal), tile: tile(first.hex) });
    case 'hibernated':
      return log.hibernated({ animal: name(first.animal), places: on(only(events, 'hibernated')) });
    case 'returned':
      return log.returned({
        species: only(events, 'returned').map(({ animal, count }) => log.species({ animal: name(animal), count })),
      });
    case 'disk put': {
      const terrains = terrainsAt(first.corner);
      const element = ELEMENTS[first.element]!;
      return log.diskPut({ by, element, where: whereText(words, terrains), to: toText(words, terrains) });
    }
    case 'disk removed': {
      const chosenBy = phase === DEPLETION || card === BLIGHT ? by : null;
      const removed = only(events, 'disk removed');
      if (removed.length > 1) {
        const all = elements(removed);
        return log.disksRemoved({ by: chosenBy, elements: disksIn(words, all), each: elementTexts(words, all) });
      }
      const where = whereText(words, terrainsAt(first.corner));
      return log.diskRemoved({ by: chosenBy, element: ELEMENTS[first.element]!, where });
    }
    case 'element gained': {
      const gained = elementTexts(words, elements(only(events, 'element gained')));
      return log.elementsGained({ animal: name(first.animal), elements: gained });
    }
    case 'element lost': {
      const lost = elementTexts(words, elements(only(events, 'element lost')));
      return log.elementsLost({ animal: name(first.animal), elements: lost });
    }
    case 'element returned':
      return log.elementReturned({ by, element: ELEMENTS[first.element]!, box: BOXES[first.box]! });
    case 'tile':
      return log.tile({ by, tile: tile(first.hex) });
    case 'tundra':
      return log.tundra({ by, tile: tile(first.hex) });
    case 'card':
      return log.card({ animal: name(first.animal), card: CARDS[first.card]! });
    case 'drawn':
      return log.drawn({ box: BOXES[first.box]!, elements: disksIn(words, elements(only(events, 'drawn'))) });
    case 'card up':
      return log.cardsUp({ cards: only(events, 'card up').map((event) => CARDS[event.card]!) });
    case 'tile up': {
      const terrains = only(events, 'tile up').map(({ terrain }) => TERRAINS[terrain]!);
      const tiles = counted(terrains).map(({ thing, count }) => log.newTile({ terrain: thing, count }));
      return log.tilesUp({ tiles, count: terrains.length });
    }
    case 'end':
      return log.end();
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
