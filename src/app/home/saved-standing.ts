/** Where a stored game stands. */
import { sameBefore } from '../../kit/cast.ts';
import { loadGame } from '../../games/index.ts';
import type { GameMeta } from '../../kit/module.ts';
import { parsedText } from '../../kit/decode.ts';
import { resumeSession } from '../session/session.ts';
import { movesOf } from '../session/local-game.ts';

export interface SavedSeat {
  readonly name: string;
  /** The level of the bot that plays here; null for a person. */
  readonly bot: string | null;
  /** How many bots of that level sit before. */
  readonly before: number;
  /** From 1; null in games that compare nobody before their end. */
  readonly place: number | null;
  readonly score: number | null;
}

export interface SavedStanding {
  readonly meta: GameMeta;
  /** By place, then by seat. */
  readonly seats: readonly SavedSeat[];
  readonly moves: number;
  readonly isOver: boolean;
  /** The round or turn, in games that count them, until the end. */
  readonly round?: number;
  /** Who is to decide; null once the game is over. */
  readonly decides: string | null;
}

/** Reads a stored game. Rejects if it is damaged. */
export async function standingOf(id: string, text: string, nameOf: (player: number) => string): Promise<SavedStanding> {
  const game = await loadGame(id);
  const { names, bots, local } = await resumeSession(game, parsedText(text), nameOf);
  const { state } = local.now;
  const { rules } = game;
  const asked = rules.decision(state);
  const result = rules.result(state) ?? rules.standing?.(state);
  const seats = names.map((name, seat): SavedSeat => ({
    name,
    bot: bots[seat]!,
    before: sameBefore(bots, seat),
    place: result?.places[seat] ?? null,
    score: result?.scores[seat] ?? null,
  }));
  return {
    meta: game.meta,
    seats: seats.sort((one, other) => (one.place ?? 0) - (other.place ?? 0)),
    moves: movesOf(local),
    isOver: asked === null,
    ...(asked?.round === undefined ? {} : { round: asked.round }),
    decides: asked === null ? null : names[asked.player]!,
  };
}
