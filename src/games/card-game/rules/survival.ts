/** Survival: everybody draws, then discards, according to their space of the Survival Track (rules §8, step 6). */
import { NOTHING, SURVIVAL, TEN_DRAWN } from './components.ts';
import type { CardChance } from './chance.ts';
import { startDiscarding } from './discarding.ts';
import { type State, cardsOf, isTenRounds, playersOf } from './state.ts';
import { draw, leftOf } from './table.ts';

/** Clockwise from the new starting player all draw; then the first one discards, but in ten rounds nobody does. */
export function startSurvival(s: State, chance: CardChance): void {
  const { table, rounds } = cardsOf(s);
  const { track } = table;
  const players = playersOf(s);
  const isByTrack = !isTenRounds(s) || s.round === rounds;
  s.phase = SURVIVAL;
  for (let i = 0; i < players; i++) {
    const player = (s.starter + i) % players;
    draw(s, chance, player, isByTrack ? track[s.track[player]!]!.draw : TEN_DRAWN);
  }
  s.active = s.starter;
  startDiscarding(s, chance, track[s.track[s.active]!]!.discard);
}

/** Advances to the next player who discards; false if all have. */
export function nextToDiscard(s: State, chance: CardChance): boolean {
  const { track } = cardsOf(s).table;
  while (leftOf(s, s.active) !== s.starter) {
    s.active = leftOf(s, s.active);
    startDiscarding(s, chance, track[s.track[s.active]!]!.discard);
    if (s.question !== NOTHING) return true;
  }
  return false;
}
