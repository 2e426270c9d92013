/** The record of an online game, from its first state and boardgame.io's log. */
import type { LogEntry } from 'boardgame.io';
import { type MoveMetadata, loggedMove } from '../boardgame/log.ts';
import type { GameModule } from '../module.ts';
import { type GameRecord, type RecordedMove, recordedEnd } from './record.ts';

/** The moves of a log that were not undone, as a record has them. */
function recordedMoves({ actions, notation }: GameModule, start: unknown, log: readonly LogEntry[]): RecordedMove[] {
  const words = notation.forState?.(start) ?? notation;
  const moves: RecordedMove[] = [];
  for (const entry of log) {
    const made = loggedMove(entry);
    if (made === null) continue;
    if (made.name === 'undo') {
      moves.pop();
      continue;
    }
    const move = actions.read(made.name, made.args);
    if (move === undefined) throw new Error(`the log has a move that the rules do not know: ${made.name}`);
    const { outcomes = [] } = (entry.metadata ?? {}) as MoveMetadata;
    moves.push({ move: words.move.write(move), ...(outcomes.length > 0 ? { outcomes } : {}) });
  }
  return moves;
}

/** The record of a game, with boardgame.io's `gameover` if it has ended. A game that still hides something has none; see `canRecord`. */
export const recordOf = (
  game: GameModule,
  { start, log }: { readonly start: unknown; readonly log: readonly LogEntry[] },
  names: readonly string[],
  bots: readonly (string | null)[],
  gameover?: unknown,
): GameRecord => {
  const end = recordedEnd(gameover);
  return {
    format: game.notation.recordFormat,
    names,
    ...(bots.some((bot) => bot !== null) ? { bots } : {}),
    position: game.notation.position.write(start),
    moves: recordedMoves(game, start, log),
    ...(end && { end }),
  };
};

/** Whether everything that a record needs is known: always if nothing is hidden. */
export const canRecord = ({ meta }: GameModule): boolean => !meta.hasSecrets;
