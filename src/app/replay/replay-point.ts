import type { Timeline } from '../../kit/record/timeline.ts';
import type { LoadedGame } from '../ui/GameLoader.tsx';
import type { Source } from './sources.ts';

/** The point shown in a replay. */
export interface ReplayPoint {
  loaded: LoadedGame;
  timeline: Timeline;
  names: readonly string[];
  /** The game's source; null while it is being played. */
  source: Source | null;
  point: number;
}
