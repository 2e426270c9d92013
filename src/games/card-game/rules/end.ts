/** The end of the game (rules §9). */
import { NOTHING, TRACK_VPS } from './components.ts';
import type { CardChance } from './chance.ts';
import type { State } from './state.ts';
import { controlled, score } from './table.ts';

/** VPs for the Survival Track, and the game is over. */
export function endGame(s: State, chance: CardChance): void {
  const highest = Math.max(...s.track);
  const lowest = Math.min(...s.track);
  s.track.forEach((space, player) => {
    if (space === highest) score(s, chance, player, TRACK_VPS, 'highest');
  });
  s.track.forEach((space, player) => {
    if (space === lowest) score(s, chance, player, -TRACK_VPS, 'lowest');
  });
  s.over = true;
  s.active = s.starter;
  s.question = NOTHING;
  chance.emit?.({ event: 'game over', places: finalPlaces(s) });
}

/**
 * The final places, 1 for a winner: by VPs, then the space on the Survival Track, then cards in hand, then Element cards. Players
 * who are equal in all of these share a place, and the next place is skipped.
 */
export function finalPlaces(s: State): number[] {
  const keys = s.hands.map((hand, player) => [s.vps[player]!, s.track[player]!, hand.length, controlled(s, player)]);
  const isBefore = (a: readonly number[], b: readonly number[]): boolean => {
    const i = a.findIndex((value, at) => value !== b[at]);
    return i >= 0 && a[i]! > b[i]!;
  };
  return keys.map((own) => 1 + keys.filter((other) => isBefore(other, own)).length);
}
