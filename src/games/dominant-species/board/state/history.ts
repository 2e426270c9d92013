/** The history of the game: what happened, by turn and section, in pieces of one sentence each. */
import { ANIMALS, ARACHNID, CARDS, COMPETITION, PLANNING, SPECIATION, WASTELAND } from '../../rules/components.ts';
import type { GameEvent } from '../../rules/events.ts';
import { FORFEIT, type Move } from '../../rules/moves.ts';
import { NOTHING, type State, inPlay } from '../../rules/state.ts';

/** A move (or the setup) and what it caused. */
export interface HistoryEntry {
  /** The player who moved, by seat; null for the setup. */
  player: number | null;
  /** The animal that was asked, or NOTHING. */
  animal: number;
  move: Move | null;
  /** The turn and phase in which the question was open. */
  turn: number;
  phase: number;
  events: GameEvent[];
}

/** What happened in a turn. */
export interface Turn {
  readonly turn: number;
  /** The moves of the turn; one that ends a turn is in both, each time with the events of that turn. */
  readonly entries: readonly HistoryEntry[];
  /** The hexes under tundra when the turn began. */
  readonly tundra: ReadonlySet<number>;
  /** VPs gained less those lost, by animal; what animals start with is not gained. */
  readonly gained: readonly number[];
}

/** Entries in which a turn ended, cut once, so that a finished turn keeps its entries and is not rendered again. */
const cut = new WeakMap<HistoryEntry, readonly HistoryEntry[]>();

/** The parts of an entry by turn: the entry itself, unless a turn ends in it. */
function byTurn(entry: HistoryEntry): readonly HistoryEntry[] {
  const { turn, events } = entry;
  const end = events.findIndex((event) => event.event === 'turn' && event.turn !== turn);
  if (end < 0) return [entry];
  const parts = cut.get(entry) ?? [
    { ...entry, events: events.slice(0, end) },
    { ...entry, move: null, turn: turn + 1, phase: PLANNING, events: events.slice(end) },
  ];
  cut.set(entry, parts);
  return parts;
}

/** Cuts the history into turns, oldest first. Cheap: nothing is put together yet. */
export function turnsOf(history: readonly HistoryEntry[], s: State): Turn[] {
  // Tundra stays: what lies under it now and was not covered in the history was covered before it.
  const tundra = new Set(s.tundra.flatMap((covered, hex) => (covered === 1 ? [hex] : [])));
  for (const { events } of history) for (const event of events) if (event.event === 'tundra') tundra.delete(event.hex);

  const turns: { turn: number; entries: HistoryEntry[]; tundra: ReadonlySet<number>; gained: number[] }[] = [];
  const turnNow = (turn: number) => {
    const last = turns.at(-1);
    if (last?.turn === turn) return last;
    const next = { turn, entries: [], tundra: new Set(tundra), gained: ANIMALS.map(() => 0) };
    turns.push(next);
    return next;
  };
  for (const entry of history) {
    for (const part of byTurn(entry)) {
      const now = turnNow(part.turn);
      now.entries.push(part);
      for (const event of part.events) {
        if (event.event === 'vps' && event.source !== 'random earth') now.gained[event.animal]! += event.vps;
        if (event.event === 'tundra') tundra.add(event.hex);
      }
    }
  }
  return turns;
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
    case 'disk removed':
    case 'returned':
    case 'card up':
    case 'tile up':
      return event.event;
    default:
      return null;
  }
}

type Growing = Happening & { events: [Narrated, ...Narrated[]] };

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

/** Groups what happened in a turn. Sections in which nothing happened are left out. */
export function sectionsOf({ entries, tundra: atFirst }: Omit<Turn, 'gained'>, s: State): Section[] {
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
  let action = begun(NOTHING, null);

  const add = (event: Narrated): void => {
    const { by, acts, card, growing } = action;
    action.idle = false;
    const key = keyOf(event, card);
    const before = key === null ? undefined : growing.get(key);
    if (before !== undefined) {
      before.events.push(event);
      return;
    }
    const happening: Growing = { events: [event], by, acts, card, phase, tundra };
    if (key !== null) growing.set(key, happening);
    if (sections.at(-1)?.phase !== phase) sections.push({ phase, happenings: [] });
    sections.at(-1)!.happenings.push(happening);
  };
  const begin = (by: number, acts: Narrated | null): void => {
    // A pawn that did nothing has forfeited its action.
    if (action.idle && action.acts !== null) add(action.acts);
    action = begun(by, acts);
  };

  for (const { animal, move, phase: at, events } of entries) {
    // A history that begins with a position may begin in the middle of a section.
    phase = at;
    if (move === FORFEIT && action.idle && animal === action.by) begin(NOTHING, null);
    for (const event of events) {
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

/** Whether something concerns an animal. */
export const concerns = ({ events, by }: Happening, animal: number): boolean =>
  by === animal || events.some((event) => 'animal' in event && event.animal === animal);

/** What concerns an animal in a section, and the cards that hit it. */
export function concerning(happenings: readonly Happening[], animal: number): Happening[] {
  const cards = new Set(happenings.filter((each) => concerns(each, animal)).map(({ card }) => card));
  return happenings.filter(
    (each) => concerns(each, animal) || (each.events[0].event === 'card' && cards.has(each.card)),
  );
}
