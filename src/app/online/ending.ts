/** Ending a game before its rules do: the request, who has to answer it, and what it leads to. */
import type { GameResult } from '../../kit/module.ts';
import { END_REQUEST_MS, MOVES_BEFORE_ASKING_AGAIN } from '../../kit/wire.ts';
import type { WordsOf } from '../words/words.ts';
import type { Match } from '../wire.ts';
import { occupantOf } from './seats.ts';

type Ending = NonNullable<Match['ending']>;

/** The open request to end the game; undefined if there is none. */
export function openEnding({ ending, gameover }: Match, now: number): Ending | undefined {
  const isOpen = ending !== undefined && ending.refused === undefined && now - ending.since < END_REQUEST_MS;
  return isOpen && gameover === undefined ? ending : undefined;
}

/** The people who still have to answer a request. */
export const missingFor = ({ players }: Match, { seat, granted }: Ending): number[] =>
  players.flatMap((player, i) =>
    i !== seat && occupantOf(player) === 'person' && player.bot === undefined && !granted.includes(i) ? [i] : [],
  );

/** Who refused the last request, and after how many moves it can be made again; undefined if it can be made now. */
export function refusedEnding({ ending, standing }: Match): { by: number; moves: number } | undefined {
  if (ending?.refused === undefined || ending.refused === ending.seat) return undefined;
  return { by: ending.refused, moves: Math.max(0, ending.stateID + MOVES_BEFORE_ASKING_AGAIN - standing.stateID) };
}

/** The places in words: "1. Ben, 2. Ann and Cy". */
export function placesText({ places }: Pick<GameResult, 'places'>, names: readonly string[]): string {
  const order = [...new Set(places)].sort((one, other) => one - other);
  return order
    .map((place) => `${String(place)}. ${names.filter((_, seat) => places[seat] === place).join(' = ')}`)
    .join(', ');
}

/** How a game ended that its players ended; null if its rules did. */
export function endedText(
  { gameover }: Match,
  names: readonly string[],
  words: WordsOf<'online'>['time'],
): string | null {
  switch (gameover?.how) {
    case 'agreed':
      return words.endedAgreed({ places: placesText({ places: gameover.places ?? [] }, names) });
    case 'resigned':
      return words.endedResigned({ winner: gameover.winner === undefined ? null : names[Number(gameover.winner)]! });
    case 'void':
      return words.endedVoid();
    default:
      return null;
  }
}
