/** The board of a lesson or a challenge: the scene so far, with the reader at one seat and bots at the others. */
import { useMemo } from 'react';
import type { Scene } from '../../kit/learning.ts';
import { type SceneAttempt, levelOf } from '../../kit/scenes.ts';
import type { BotLevel, CoachStep } from '../../kit/module.ts';
import { seen } from '../../kit/seen.ts';
import { useWords } from '../words/words.ts';
import type { LoadedGame } from '../ui/GameLoader.tsx';
import { seatNames } from '../ui/seat-names.ts';

export type Played = SceneAttempt<unknown, unknown, unknown>;

interface SceneBoardProps {
  loaded: LoadedGame;
  levels: readonly BotLevel<unknown, unknown>[];
  scene: Scene;
  now: Played;
  /** Null while it is not the reader's move. */
  onMove: ((move: unknown, isJoined?: boolean) => void) | null;
  /** Without it there is no button. */
  onUndo?: (() => void) | null | undefined;
  coach: CoachStep;
}

const NOBODY: readonly number[] = [];
const stay = (): void => undefined;

export function SceneBoard({ loaded, levels, scene, now, onMove, onUndo, coach }: SceneBoardProps) {
  const { game, ui } = loaded;
  const words = useWords('page');
  const { seat } = scene;
  const seats = useMemo(() => [seat], [seat]);
  // The reader sees what their seat would see at a table.
  const state = useMemo(() => game.rules.view(now.state, seat), [game, now.state, seat]);
  const history = useMemo(() => {
    const isOver = game.rules.decision(now.state) === null;
    return now.history.map((entry) => seen(game, entry, seat, isOver));
  }, [game, now, seat]);
  const players = game.rules.players(state);
  const level = levelOf(levels, scene).name;
  const names = useMemo(
    () =>
      seatNames(
        Array.from({ length: players }, (_, i) => ({
          name: i === seat ? words.you() : '',
          bot: i === seat ? null : level,
        })),
        words,
      ),
    [players, seat, level, words],
  );
  return (
    <ui.Board
      state={state}
      names={names}
      seats={onMove === null ? NOBODY : seats}
      fromSeat={seat}
      onMove={onMove ?? stay}
      onUndo={onUndo}
      history={history}
      coach={coach}
    />
  );
}
