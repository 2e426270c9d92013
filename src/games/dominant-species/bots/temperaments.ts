/** Temperaments: bots that search alike but prefer some actions. They place pawns there when it costs them little. */
import {
  ABUNDANCE,
  ADAPTATION,
  COMPETITION,
  GLACIATION,
  MIGRATION,
  PHASE_OF_SPACE,
  SPECIATION,
  WANDERLUST,
  WASTELAND,
} from '../rules/components.ts';
import { type Move, valueOf } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { isPlacing } from './planning.ts';

/**
 * A temperament: the preferred actions, and by how many VPs the first pawn of a turn is preferred; each further one on the same
 * action by half of that.
 */
export interface Temperament {
  /** What it is called: "builder", "hunter", "wanderer". */
  readonly name: string;
  /** By section, an index into `PHASES`: VPs by which its first pawn is preferred. */
  readonly likes: Readonly<Partial<Record<number, number>>>;
}

export const TEMPERAMENTS = [
  { name: 'builder', likes: { [ADAPTATION]: 0.75, [ABUNDANCE]: 0.75, [SPECIATION]: 1.5 } },
  { name: 'hunter', likes: { [COMPETITION]: 0.75, [WASTELAND]: 0.75, [GLACIATION]: 1.5 } },
  { name: 'wanderer', likes: { [WANDERLUST]: 1.5, [MIGRATION]: 2 } },
] as const satisfies readonly Temperament[];

/** How much a temperament prefers each answer to the open question. */
export function preferenceOf(s: State, { likes }: Temperament): (move: Move) => number {
  if (!isPlacing(s)) return () => 0;
  const pawns = new Map<number, number>();
  for (const [space, animal] of s.display.entries()) {
    const phase = PHASE_OF_SPACE[space]!;
    if (animal === s.asked) pawns.set(phase, (pawns.get(phase) ?? 0) + 1);
  }
  return (move) => {
    const phase = PHASE_OF_SPACE[valueOf(move)]!;
    return (likes[phase] ?? 0) / 2 ** (pawns.get(phase) ?? 0);
  };
}
