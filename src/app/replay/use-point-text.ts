import type { Timeline } from '../../kit/timeline.ts';
import { useLanguage } from '../locales/languages.tsx';
import { useLocale } from '../locales/locale.ts';
import type { LoadedGame } from '../ui/GameLoader.tsx';
import { useGameWords } from '../ui/use-game-words.ts';
import { useReplayWords } from './use-words.ts';

interface Shown {
  loaded: LoadedGame;
  timeline: Timeline;
  /** The players' names, by seat. */
  names: readonly string[];
}

/** A point in words: turn, phase and who is asked. */
export function usePointText({ loaded, timeline, names }: Shown) {
  const { viewer: words } = useReplayWords();
  const { player: nameOf } = useLocale();
  const { language } = useLanguage();
  const gameWords = useGameWords(loaded);
  const parts = loaded.ui.timeline[language];
  return (point: number): string => {
    const asked = timeline.asked[point];
    // A single position is not the start of a game.
    if (point === 0 && timeline.last > 0) return words.start;
    if (!asked) return words.end;
    // Until the game's words have loaded, rather none than a name from its code.
    const phase = gameWords === null ? [] : [loaded.ui.phaseName?.(gameWords, asked.phase) ?? asked.phase];
    const round = asked.round === undefined ? [] : [parts.round(asked.round, timeline.at(point), gameWords)];
    return [...round, ...phase, names[asked.player] ?? nameOf(asked.player + 1)].join(' · ');
  };
}
