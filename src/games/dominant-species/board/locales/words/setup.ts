/** The form of a new game's options, and hints. */
import type { AnimalName, TerrainName } from '../../../rules/components.ts';

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
    randomEarth: string;
    randomEarthText: string;
  };
  hint: {
    /** `move` and `other` are answers in words. */
    best(move: string): string;
    ahead(vps: number, other: string): string;
    asGood(other: string): string;
    /** The choice of another answer, to hear why it is not advised. */
    whyNot: string;
    /** Why not `move`: so many VPs behind, or as good. */
    about(move: string, vps: number): string;
    /** That nothing speaks for an answer that could be named, though it is ahead. */
    later: string;
    /** What speaks for it. `isWatched`: nobody who reads it is "you". */
    because(reasons: readonly HintReason[], time: HintTime, isWatched: boolean): string;
  };
}
