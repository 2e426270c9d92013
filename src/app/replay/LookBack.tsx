/** Looking back in a game on this device that is being played or has just ended. The game itself is not affected. */
import { type ReactNode, useMemo } from 'react';
import type { Costly } from '../../kit/analysis/analysis.ts';
import type { GameEnd, HistoryEntry } from '../../kit/module.ts';
import type { GameRecord } from '../../kit/record/record.ts';
import { timelineOf, withTimes } from '../../kit/record/timeline.ts';
import type { LoadedGame } from '../ui/GameLoader.tsx';
import { Tools } from './Tools.tsx';
import { Viewer } from './Viewer.tsx';

interface LookBackProps {
  loaded: LoadedGame;
  /** It grows while the game goes on. */
  record: GameRecord;
  /** The history of an online game, which knows when moves were made. */
  history?: readonly Pick<HistoryEntry<unknown, unknown>, 'at'>[];
  names: readonly string[];
  from: number;
  /** Whose view is shown while the game goes on. */
  viewer: number | null;
  isOver: boolean;
  /** A decision to be tried again, or whose better move is shown at once. */
  exercise?: { readonly costly: Costly; readonly isToTry: boolean } | undefined;
  /** Set if the game ended by more than its rules. */
  end?: GameEnd | undefined;
  /** The match of an online game: once it is over, the server shows it to everybody. */
  matchID?: string | undefined;
  /** Further actions for the point shown. */
  more?: ((point: number) => ReactNode) | undefined;
  onBack: () => void;
}

const NO_TIMES: readonly never[] = [];

export function LookBack({
  loaded,
  record,
  history = NO_TIMES,
  names,
  from,
  viewer,
  isOver,
  exercise,
  end,
  matchID,
  more,
  onBack,
}: LookBackProps) {
  const { game } = loaded;
  const text = JSON.stringify(record);
  // The record is rebuilt each time, but compared by its text.
  const undated = useMemo(() => timelineOf(game, JSON.parse(text)), [game, text]);
  const timeline = useMemo(() => withTimes(undated, history), [undated, history]);
  // Continuing from a position with hidden hands would reveal them.
  const isShared = isOver || !loaded.game.meta.hasSecrets;
  return (
    <Viewer
      loaded={loaded}
      timeline={timeline}
      names={names}
      from={from}
      viewer={viewer}
      exercise={exercise}
      end={end}
      onBack={onBack}
      isRunning={!isOver}
      tools={
        isShared
          ? (point) => (
              <>
                {more?.(point)}
                <Tools
                  loaded={loaded}
                  timeline={timeline}
                  names={names}
                  source={isOver && matchID !== undefined ? { from: 'match', id: matchID } : null}
                  point={point}
                />
              </>
            )
          : more
      }
    />
  );
}
