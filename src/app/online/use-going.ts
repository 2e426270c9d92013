/** How a match goes, in a few words: who is to decide, or how it ended. */
import type { Match } from '../wire.ts';
import { useWords } from '../words/words.ts';
import { gameEnd } from './ending.ts';
import { decidingIn, namesOf, occupantOf, waitsFor } from './seats.ts';

/** `playerID`: my seat there; null if I have none. */
export function useGoing(match: Match, playerID: string | null): string {
  const words = useWords('page');
  const online = useWords('online');
  const { lobby } = online;
  const { gameover, players } = match;
  const names = namesOf(players, words, online);
  const deciding = decidingIn(match);
  if (gameover !== undefined)
    return gameover.winner === undefined
      ? (gameEnd(gameover, names, online.time)?.text ?? lobby.drawn())
      : lobby.won({ player: names[Number(gameover.winner)]! });
  if (playerID !== null && waitsFor(match, playerID)) return lobby.yourTurn();
  if (deciding === null) return '';
  return occupantOf(players[deciding]!) === 'nobody'
    ? lobby.waitsForPlayers()
    : lobby.decides({ player: names[deciding]! });
}
