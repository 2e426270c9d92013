import { notationOf } from '../../kit/record.ts';
import type { LoadedGame } from './GameLoader.tsx';

/** A move in words, before it is made; as records have it if the game has none. */
export const moveNameOf = ({ game, ui, words }: LoadedGame, state: unknown, move: unknown): string =>
  ui.moveName?.(words, state, move) ?? JSON.stringify(notationOf(game, state).move.write(move));
