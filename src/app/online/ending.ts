/** Ending a game before its rules do: the request, who has to answer it, and what it leads to. */
import type { GameEnd, GameResult } from '../../kit/module.ts';
import { END_REQUEST_MS, MOVES_BEFORE_ASKING_AGAIN } from '../../kit/online/wire.ts';
import type { WordsOf } from '../words/words.ts';
import type { End, Match } from '../wire.ts';
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

/**
 * How a game ended that its players ended, or in which somebody resigned; undefined if its rules alone did. `gameover` is that of
 * a match, or the end that its record has.
 */
export function gameEnd(
  gameover: Pick<End, 'how' | 'places'> | undefined,
  names: readonly string[],
  words: WordsOf<'online'>['time'],
): GameEnd | undefined {
  const { how, places = [] } = gameover ?? {};
  const inOrder = placesText({ places }, names);
  const winners = names.filter((_, seat) => places[seat] === 1);
  switch (how) {
    case 'agreed':
      return { text: words.endedAgreed({ places: inOrder }), places };
    case 'resigned':
      return { text: words.endedResigned({ winner: winners.length === 1 ? winners[0]! : null }), places };
    case 'played':
      return { text: words.endedPlayed({ places: inOrder }), places };
    case 'void':
      return { text: words.endedVoid() };
    case undefined:
      return undefined;
  }
}
