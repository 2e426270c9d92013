/** The board of a lesson or a challenge: the scene as far as it has been played, the reader at one seat and bots at the others. */
import { useMemo } from 'react';
import { type Course, type Scene, levelOf } from '../../kit/learning.ts';
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
  /** Null while the reader is not to move. */
  onMove: ((move: unknown, isJoined?: boolean) => void) | null;
  /** No button where it is left out. */
  onUndo?: (() => void) | null | undefined;
  /** Whether the table is only looked at: its bar does not say what will be asked next. */
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
