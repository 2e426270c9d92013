/** The history of the game: what happened, by turn and section, in pieces of one sentence each. */
import type { Entry as AnyEntry } from '../../../../table/types.ts';
import { ARACHNID, CARDS, COMPETITION, PHASES, PLANNING, SPECIATION, WASTELAND } from '../../rules/components.ts';
import type { GameEvent } from '../../rules/events.ts';
import { FORFEIT } from '../../rules/moves.ts';
import { NOTHING, type State, inPlay } from '../../rules/state.ts';
import type { Types } from '../table.ts';

/** A move (or the setup) and what it caused. */
export type Entry = AnyEntry<Types>;
/** What of an entry its happenings follow from. */
export type Told = Pick<Entry, 'asked' | 'move' | 'events'>;

/** The phase in which a move was asked for. */
export const phaseOf = ({ asked }: Pick<Entry, 'asked'>): number =>
  PHASES.findIndex((phase) => phase === (asked?.phase ?? 'setup'));

/** The animal that was asked, or NOTHING. */
export const animalOf = ({ asked }: Pick<Entry, 'asked'>): number => asked?.role ?? NOTHING;

/** The hexes under tundra when an event happened. Tundra stays: what was covered since has not been before. */
export function tundraBefore(
  first: GameEvent | undefined,
  history: readonly Pick<Entry, 'events'>[],
  s: State,
): ReadonlySet<number> {
  const tundra = new Set(s.tundra.flatMap((covered, hex) => (covered === 1 ? [hex] : [])));
  for (const { events } of history.toReversed()) {
    for (const event of events.toReversed()) {
      if (event.event === 'tundra') tundra.delete(event.hex);
      if (event === first) return tundra;
    }
  }
  return tundra;
}

/** An event that appears in the log. */
export type Narrated = Exclude<GameEvent, { event: 'turn' | 'phase' }>;

/** Something that fits one sentence: events of a kind from one action, and their VPs. */
export interface Happening {
  readonly events: readonly [Narrated, ...Narrated[]];
  /** The animal whose action or card it is, or NOTHING. */
  readonly by: number;
  /** The pawn it began with, to show on the display; null if none. */
  readonly acts: Narrated | null;
  /** The card that is being carried out, or NOTHING. */
  readonly card: number;
  readonly phase: number;
  /** The hexes under tundra before it. */
  readonly tundra: ReadonlySet<number>;
  /** The entry that completed it, by its index. */
  readonly entry: number;
}

/** What happened in a section. */
export interface Section {
  readonly phase: number;
  readonly happenings: readonly Happening[];
}

const IMMIGRANTS = CARDS.indexOf('immigrants');

/** Events of an action with the same key are reported together; null: on their own. */
function keyOf(event: Narrated, card: number): string | null {
  switch (event.event) {
    case 'placed':
    case 'moved':
    case 'extinct':
    case 'hibernated':
    case 'element gained':
    case 'element lost':
      return `${event.event} ${String(event.animal)}`;
    case 'eliminated':
      return card === IMMIGRANTS ? `eliminated ${String(event.animal)}` : 'eliminated';
    case 'pawns':
      return `pawns ${String(event.gained)}`;
    case 'drawn':
      return `drawn ${String(event.box)}`;
    case 'tile':
    case 'tundra':
      return `hex ${String(event.hex)}`;
    case 'vps': {
      const hex = `hex ${String(event.hex)}`;
      if (event.source === 'domination' || event.source === 'final scoring') return `${event.source} ${hex}`;
      return event.hex === NOTHING ? event.source : hex;
    }
    case 'waits':
    case 'disk removed':
    case 'returned':
    case 'card up':
    case 'tile up':
      return event.event;
    default:
      return null;
  }
}

type Growing = Happening & { events: [Narrated, ...Narrated[]]; entry: number };

/** The action of a pawn, or what a section does by itself, as far as it has been read. */
interface Action {
  /** Whose it is, or NOTHING; a card is carried out by the animal that took it. */
  by: number;
  acts: Narrated | null;
  card: number;
  /** Happenings that later events can be added to, by key. */
  growing: Map<string, Growing>;
  /** Whether the acting pawn has done nothing so far. */
  idle: boolean;
}

/** Groups what happened in a turn; `atFirst`: the hexes under tundra when it began. Sections in which nothing happened are left out. */
export function sectionsOf(entries: readonly Told[], atFirst: ReadonlySet<number>, s: State): Section[] {
  const sections: { phase: number; happenings: Growing[] }[] = [];
  const begun = (by: number, acts: Narrated | null): Action => ({
    by,
    acts,
    card: NOTHING,
    growing: new Map(),
    idle: acts !== null,
  });
  let tundra = atFirst;
  let phase = NOTHING;
  let entry = 0;
  let action = begun(NOTHING, null);

  const add = (event: Narrated): void => {
    const { by, acts, card, growing } = action;
    action.idle = false;
    const key = keyOf(event, card);
    const before = key === null ? undefined : growing.get(key);
    if (before !== undefined) {
      before.events.push(event);
      before.entry = entry;
      return;
    }
    const happening: Growing = { events: [event], by, acts, card, phase, tundra, entry };
    if (key !== null) growing.set(key, happening);
    if (sections.at(-1)?.phase !== phase) sections.push({ phase, happenings: [] });
    sections.at(-1)!.happenings.push(happening);
  };
  const begin = (by: number, acts: Narrated | null): void => {
    // A pawn that did nothing has forfeited its action.
    if (action.idle && action.acts !== null) add(action.acts);
    action = begun(by, acts);
  };

  for (const [i, each] of entries.entries()) {
    entry = i;
    // A history that begins with a position may begin in the middle of a section.
    phase = phaseOf(each);
    if (each.move === FORFEIT && action.idle && animalOf(each) === action.by) begin(NOTHING, null);
    for (const event of each.events) {
      switch (event.event) {
        case 'turn':
          begin(NOTHING, null);
          phase = PLANNING;
          break;
        case 'phase':
          begin(NOTHING, null);
          phase = event.phase;
          if (phase === COMPETITION && inPlay(s, ARACHNID)) action.by = ARACHNID;
          break;
        case 'acts':
          begin(event.animal, event);
          break;
        case 'card':
          action = { ...action, by: event.animal, card: event.card, growing: new Map() };
          add(event);
          break;
        case 'disk removed':
          // What vanishes from the tundra is nobody's action.
          if (phase === WASTELAND && action.by !== NOTHING) begin(NOTHING, null);
          add(event);
          break;
        default:
          // The free species comes after all pawns: it is none of the last one's.
          if (phase === SPECIATION && event.event === 'placed' && event.animal !== action.by) begin(event.animal, null);
          add(event);
          if (event.event === 'tundra') tundra = new Set([...tundra, event.hex]);
      }
    }
  }
  return sections;
}
