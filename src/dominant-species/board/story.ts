/** The story of the game as sentences, by turn and section. */
import {
  ANIMALS,
  BOXES,
  CARDS,
  type CardName,
  ELEMENTS,
  PHASES,
  PHASE_OF_SPACE,
  SETUP,
  type SectionName,
  TERRAINS,
  type TerrainName,
} from '../rules/components.ts';
import type { GameEvent, VpSource } from '../rules/dealer.ts';
import { HEXES_AT } from '../rules/earth.ts';
import { ANIMAL, FORFEIT, type Move, valueOf } from '../rules/moves.ts';
import { NOTHING, type State } from '../rules/state.ts';
import type { Source, Words } from './words/words.ts';

/** A move (or the setup) and what it caused. */
export interface StoryEntry {
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

/** The sentences of a section in a turn. */
export interface Chapter {
  turn: number;
  phase: number;
  lines: { animal: number; text: string }[];
}

const sourceName = (source: VpSource): Source | CardName =>
  source.startsWith('card ') ? (source.slice('card '.length) as CardName) : (source as Source);

/**
 * Events as sentences. A tile is called by its large tile, which never changes; whether it lay under tundra by then a state does
 * not remember.
 */
function tell(event: GameEvent, s: State, words: Words): { animal: number; text: string } | null {
  const animal = 'animal' in event ? event.animal : NOTHING;
  const who = ANIMALS[animal] ?? 'mammal';
  const at = (hex: number): TerrainName => TERRAINS[s.terrain[hex]!] ?? 'tundra';
  const around = (corner: number): TerrainName[] => HEXES_AT[corner]!.flatMap((hex) => TERRAINS[s.terrain[hex]!] ?? []);
  const said = (text: string) => ({ animal, text });
  const { log } = words;
  switch (event.event) {
    case 'turn':
    case 'phase':
      return null;
    case 'acts':
      return said(log.acts(who, PHASES[PHASE_OF_SPACE[event.space]!] as SectionName));
    case 'pawn':
      return said(log.pawn(who, PHASES[PHASE_OF_SPACE[event.space]!] as SectionName));
    case 'pawns':
      return said(log.pawns(who, event.gained));
    case 'initiative':
      return said(log.initiative(who));
    case 'vps':
      return said(log.vps(who, event.vps, sourceName(event.source), event.hex === NOTHING ? null : at(event.hex)));
    case 'placed':
      return said(log.placed(who, event.count, at(event.hex)));
    case 'moved':
      return said(log.moved(who, event.count, at(event.from), at(event.to)));
    case 'eliminated':
      return said(log.eliminated(who, event.count, at(event.hex)));
    case 'extinct':
      return said(log.extinct(who, event.count, at(event.hex)));
    case 'saved':
      return said(log.saved(who, at(event.hex)));
    case 'hibernated':
      return said(log.hibernated(who, event.count, at(event.hex)));
    case 'returned':
      return said(log.returned(who, event.count));
    case 'disk put':
      return said(log.diskPut(ELEMENTS[event.element]!, around(event.corner)));
    case 'disk removed':
      return said(log.diskRemoved(ELEMENTS[event.element]!, around(event.corner)));
    case 'element gained':
      return said(log.elementGained(who, ELEMENTS[event.element]!));
    case 'element lost':
      return said(log.elementLost(who, ELEMENTS[event.element]!));
    case 'element returned':
      return said(log.elementReturned(ELEMENTS[event.element]!, BOXES[event.box]!));
    case 'tile':
      return said(log.tile(TERRAINS[event.terrain]!));
    case 'tundra':
      return said(log.tundra(at(event.hex)));
    case 'card':
      return said(log.card(who, CARDS[event.card]!));
    case 'end':
      return said(log.end);
  }
}

/** The chapters of the story, oldest first. Those in which nothing was said are left out. */
export function chapters(story: readonly StoryEntry[], s: State, names: readonly string[], words: Words): Chapter[] {
  const all: Chapter[] = [];
  let chapter: Chapter | undefined;
  const at = (turn: number, phase: number): Chapter => {
    if (chapter?.turn !== turn || chapter.phase !== phase) {
      chapter = { turn, phase, lines: [] };
      all.push(chapter);
    }
    return chapter;
  };
  for (const { player, animal, move, turn, phase, events } of story) {
    const lines = at(turn, phase).lines;
    if (move === FORFEIT && animal !== NOTHING) lines.push({ animal, text: words.log.forfeits(ANIMALS[animal]!) });
    if (phase === SETUP && move !== null && player !== null && move >= ANIMAL) {
      const led = valueOf(move);
      lines.push({ animal: led, text: words.log.led(names[player] ?? '', ANIMALS[led]!) });
    }
    let now = { turn, phase };
    for (const event of events) {
      if (event.event === 'turn') now = { turn: event.turn, phase: 0 };
      else if (event.event === 'phase') now = { ...now, phase: event.phase };
      const line = tell(event, s, words);
      if (line !== null) at(now.turn, now.phase).lines.push(line);
    }
  }
  return all.filter(({ lines }) => lines.length > 0);
}
