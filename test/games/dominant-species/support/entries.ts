/** The history of a table from what tests write down of it. */
import { PHASES } from '../../../../src/games/dominant-species/rules/components.ts';
import type { GameEvent } from '../../../../src/games/dominant-species/rules/events.ts';
import type { Move } from '../../../../src/games/dominant-species/rules/moves.ts';
import type { HistoryEntry as Entry } from '../../../../src/kit/module.ts';

/** A move, and the turn and phase in which the animal was asked for it. */
export interface Noted {
  readonly player: number | null;
  readonly animal: number;
  readonly move: Move | null;
  readonly turn: number;
  readonly phase: number;
  readonly events: GameEvent[];
}

const made = new WeakMap<Noted, Entry<Move, GameEvent>>();

/** The same entry each time, as at any table. */
export function entryOf(noted: Noted): Entry<Move, GameEvent> {
  const { player, move, events, turn, phase, animal } = noted;
  const entry = made.get(noted) ?? {
    player,
    move,
    events,
    asked: { player: player ?? 0, phase: PHASES[phase] ?? 'setup', stage: '', round: turn, role: animal },
  };
  made.set(noted, entry);
  return entry;
}
