import { useMemo, useState } from 'react';
import { seen } from '../../kit/seen.ts';
import type { Timeline } from '../../kit/record/timeline.ts';
import type { LoadedGame } from '../ui/GameLoader.tsx';

/** The game at a point as the reader may see it: from the viewer's seat while it goes on, from any chosen seat once it is over. */
export function useSeenGame({ game }: LoadedGame, timeline: Timeline, viewer: number | null, at: number) {
  const isOver = timeline.asked[timeline.last] === null;
  const [chosen, setChosen] = useState<number | null>(null);
  const state = useMemo(() => {
    const reached = timeline.at(at);
    return isOver ? reached : game.rules.view(reached, viewer);
  }, [timeline, at, isOver, game, viewer]);
  const all = useMemo(
    () => timeline.history.map((entry) => seen(game, entry, viewer, isOver)),
    [timeline, isOver, game, viewer],
  );
  const history = useMemo(() => all.slice(0, at + 1), [all, at]);
  const whole = useMemo(
    () => ({ state: isOver ? timeline.end : game.rules.view(timeline.end, viewer), history: all }),
    [timeline, isOver, game, viewer, all],
  );
  return { isOver, fromSeat: isOver ? chosen : viewer, chosen, setChosen, state, history, whole };
}
