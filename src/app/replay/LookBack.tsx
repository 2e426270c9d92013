/** Looking back in a game that is being played on this device, or that has just ended. Nothing of the game changes by it. */
import { useMemo } from 'react';
import type { GameRecord } from '../../kit/record.ts';
import { timelineOf } from '../../kit/timeline.ts';
import type { LoadedGame } from '../ui/GameLoader.tsx';
import { Tools } from './Tools.tsx';
import { Viewer } from './Viewer.tsx';

interface LookBackProps {
  loaded: LoadedGame;
  /** It grows while the game goes on. */
  record: GameRecord;
  names: readonly string[];
  from: number;
  /** Whose eyes the game is seen with while it goes on. */
  viewer: number | null;
  isOver: boolean;
  /** The match, of a game online: once it is over the server has a copy of it. */
  matchID?: string;
  onBack: () => void;
}

export function LookBack({ loaded, record, names, from, viewer, isOver, matchID, onBack }: LookBackProps) {
  const { game } = loaded;
  const text = JSON.stringify(record);
  // A record that is rebuilt each time is the same as long as its text is.
  const timeline = useMemo(() => timelineOf(game, JSON.parse(text)), [game, text]);
  // Playing on from a position with hidden hands would show them.
  const isShared = isOver || !loaded.game.meta.hasSecrets;
  return (
    <Viewer
      loaded={loaded}
      timeline={timeline}
      names={names}
      from={from}
      viewer={viewer}
      onBack={onBack}
      isRunning={!isOver}
      tools={
        isShared
          ? (point) => (
              <Tools
                loaded={loaded}
                timeline={timeline}
                names={names}
                source={isOver && matchID !== undefined ? { from: 'match', id: matchID } : null}
                point={point}
              />
            )
          : undefined
      }
    />
  );
}
