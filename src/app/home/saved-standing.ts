/** Where a stored game stands. */
import { sameBefore } from '../../kit/bots/cast.ts';
import { loadGame } from '../../games/index.ts';
import type { GameMeta, GameResult } from '../../kit/module.ts';
import { parsedText } from '../../kit/documents/decode.ts';
import { resumeSession } from '../session/resume.ts';
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
  /** Whether a person is to decide, so that the game waits for this device. */
  readonly isWaiting: boolean;
  /** The place of the only person at the device, and how far that is from the winner, or the winner from the next; null if there are several. */
  readonly own: { readonly place: number; readonly by: number } | null;
  /** The table as anybody may see it. */
  readonly view: unknown;
}

/** The place of a seat, and how far its score is from the winner's; the winner's from the next. */
export function distance({ places, scores }: GameResult, seat: number): { place: number; by: number } {
  const place = places[seat]!;
  const others = scores.filter((_, other) => other !== seat && (place === 1 || places[other] === 1));
  return { place, by: others.length === 0 ? 0 : Math.abs(scores[seat]! - Math.max(...others)) };
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
  const person = bots.indexOf(null);
  const isAlone = person >= 0 && person === bots.lastIndexOf(null);
  const own = isAlone && result ? distance(result, person) : null;
  return {
    meta: game.meta,
    own,
    isWaiting: asked !== null && bots[asked.player] === null,
    view: rules.view(state, null),
    seats: seats.sort((one, other) => (one.place ?? 0) - (other.place ?? 0)),
    moves: movesOf(local),
    isOver: asked === null,
    ...(asked?.round === undefined ? {} : { round: asked.round }),
    decides: asked === null ? null : names[asked.player]!,
  };
}
