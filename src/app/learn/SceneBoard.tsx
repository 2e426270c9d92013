/** The board of a lesson or a challenge: the scene so far, with the reader at one seat and bots at the others. */
import { useMemo } from 'react';
import type { Scene } from '../../kit/learning.ts';
import { type Course, levelOf } from '../../kit/scenes.ts';
import type { BotLevel } from '../../kit/module.ts';
import { useLocale } from '../locales/locale.ts';
import type { LoadedGame } from '../ui/GameLoader.tsx';
import { seatNames } from '../ui/seat-names.ts';

export type Played = Course<unknown, unknown, unknown>;

interface SceneBoardProps {
  loaded: LoadedGame;
  levels: readonly BotLevel<unknown, unknown>[];
  scene: Scene;
  now: Played;
  /** Null while it is not the reader's move. */
  onMove: ((move: unknown, isJoined?: boolean) => void) | null;
  /** Without it there is no button. */
  onUndo?: (() => void) | null | undefined;
  /** Whether the table is only shown: its bar does not say what comes next. */
  isLookedAt?: boolean;
}

const NOBODY: readonly number[] = [];
const stay = (): void => undefined;

export function SceneBoard({ loaded, levels, scene, now, onMove, onUndo, isLookedAt = false }: SceneBoardProps) {
  const { game, ui } = loaded;
  const words = useLocale();
  const { seat } = scene;
  const seats = useMemo(() => [seat], [seat]);
  const players = game.rules.players(now.state);
  const level = levelOf(levels, scene).name;
  const names = useMemo(
    () =>
      seatNames(
        Array.from({ length: players }, (_, i) => ({
          name: i === seat ? words.you : '',
          bot: i === seat ? null : level,
        })),
        words,
      ),
    [players, seat, level, words],
  );
  return (
    <div className="learn-table" data-looked-at={isLookedAt ? '' : undefined}>
      <div className="learn-board">
        <ui.Board
          state={now.state}
          names={names}
          seats={onMove === null ? NOBODY : seats}
          looksFrom={seat}
          onMove={onMove ?? stay}
          onUndo={onUndo}
          history={now.history}
        />
      </div>
    </div>
  );
}
