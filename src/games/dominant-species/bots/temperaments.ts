/** Temperaments: bots that think alike but like some actions more than others. What they like they place where it costs them little. */
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

/** A temperament: the actions that are liked, and by how many VPs beyond what they are worth. */
export interface Temperament {
  readonly name: string;
  readonly likes: Readonly<Partial<Record<number, number>>>;
}

export const TEMPERAMENTS = [
  { name: 'builder', likes: { [ADAPTATION]: 3, [ABUNDANCE]: 3, [SPECIATION]: 3 } },
  { name: 'hunter', likes: { [COMPETITION]: 4, [WASTELAND]: 3, [GLACIATION]: 3 } },
  { name: 'wanderer', likes: { [WANDERLUST]: 3, [MIGRATION]: 4 } },
] as const satisfies readonly Temperament[];

/** How much a temperament likes each answer to the open question. */
export const likingOf =
  (s: State, { likes }: Temperament) =>
  (move: Move): number =>
    isPlacing(s) ? (likes[PHASE_OF_SPACE[valueOf(move)]!] ?? 0) : 0;
