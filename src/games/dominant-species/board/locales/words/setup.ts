/** The form of a new game's options, and hints. */
import type { AnimalName, Length, TerrainName } from '../../../rules/components.ts';

/** What speaks for an answer: a key, how much it counts, and what the sentence names. */
export interface HintReason {
  reason: string;
  points: number;
  count: number;
  terrain: TerrainName | null;
  animal: AnimalName | null;
}

/** When the reasons for an answer hold: as earth stands now, at the end of the action that it belongs to, or at once. */
export type HintTime = 'as things stand' | 'at the end' | 'at once';

export interface SetupWords {
  /** The form of a new game's options. */
  setup: {
    animals: string;
    how: Record<'given' | 'dealt' | 'chosen', { name: string; text: string }>;
    /** Above the animals of each player. */
    whoLeads: string;
    animalsOf(player: string): string;
    takenBy(animal: string, player: string): string;
    missing(player: string, count: number): string;
    options: string;
    severalEach: string;
    severalEachText(each: number): string;
    severalEachOnly: string;
    lengthTitle: string;
    length: Record<Length, { name: string; text: string }>;
    randomEarth: string;
    randomEarthText: string;
  };
  hint: {
    /** `move` and `other` are answers in words. */
    /** The next best answer is behind: so many VPs, 0 if less than half a VP. */
    ahead(vps: number, other: string): string;
    /** The choice of another answer, to hear why it is not advised. */
    /** Why not `move`: what it would cost, as with `ahead`, and what one would go without. */
    cost(move: string, vps: number, reasons: readonly HintReason[]): string;
    /** That nothing speaks for an answer that could be named, though it is ahead. */
    later: string;
    /** What speaks for it. `isWatched`: nobody who reads it is "you". */
    because(reasons: readonly HintReason[], time: HintTime, isWatched: boolean): string;
  };
}
