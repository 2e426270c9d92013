import type { Timeline } from '../../kit/record/timeline.ts';
import { useWords } from '../words/words.ts';
import type { LoadedGame } from '../ui/GameLoader.tsx';

interface Shown {
  loaded: LoadedGame;
  timeline: Timeline;
  /** The players' names, by seat. */
  names: readonly string[];
}

/** A point in words: turn, phase and who is asked. */
export function usePointText({ loaded, timeline, names }: Shown) {
  const { viewer: words } = useWords('replay');
  const { player: nameOf } = useWords('page');
  const parts = loaded.ui.timeline(loaded.words);
  return (point: number): string => {
    const asked = timeline.asked[point];
    // A single position is not the start of a game.
    if (point === 0 && timeline.last > 0) return words.start();
    if (!asked) return words.end();
    const phase = loaded.ui.phaseName?.(loaded.words, asked.phase) ?? asked.phase;
    const round = asked.round === undefined ? [] : [parts.round(asked.round, timeline.at(point), loaded.words)];
    return [...round, phase, names[asked.player] ?? nameOf({ number: asked.player + 1 })].join(' · ');
  };
}
