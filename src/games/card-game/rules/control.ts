/** Control of the Element cards (rules §7). */
import { ELEMENTS, MAX_PLAYERS, NOTHING } from './components.ts';
import { iconsIn } from './cards.ts';
import type { CardChance } from './chance.ts';
import { type State, playersOf } from './state.ts';
import { type Tally, addUp } from './table.ts';

const tallies: readonly Tally[] = Array.from({ length: MAX_PLAYERS }, () => ({ foodChain: 0, low: 0, high: 0 }));

/** Checks all elements, after a card has done all it does: a sole leader in icons takes the card. */
export function checkControl(s: State, chance: CardChance): void {
  const players = playersOf(s);
  for (let player = 0; player < players; player++) addUp(s, player, tallies[player]!);
  let shownLow = 0;
  let shownHigh = 0;
  for (let player = 0; player < players; player++) {
    shownLow |= tallies[player]!.low;
    shownHigh |= tallies[player]!.high;
  }
  for (let element = 0; element < ELEMENTS.length; element++) {
    // What nobody shows, nobody leads in.
    if (iconsIn(shownLow, shownHigh, element) === 0) continue;
    let most = 0;
    let leader = NOTHING;
    for (let player = 0; player < players; player++) {
      const icons = iconsIn(tallies[player]!.low, tallies[player]!.high, element);
      if (icons > most) {
        most = icons;
        leader = player;
      } else if (icons === most) {
        leader = NOTHING;
      }
    }
    if (leader !== NOTHING && leader !== s.control[element]) moveElement(s, chance, element, leader, true);
  }
}

/** An Element card goes to a player, or aside; `told` icons are those just added up. */
function moveElement(s: State, chance: CardChance, element: number, to: number, told: boolean): void {
  const from = s.control[element]!;
  s.control[element] = to;
  chance.emit?.({
    event: 'control',
    element,
    from,
    to,
    icons: told
      ? tallies.slice(0, playersOf(s)).map((tally) => iconsIn(tally.low, tally.high, element))
      : s.hands.map(() => 0),
  });
}

/** Sets a controlled Element card aside (§6 Blight). */
export function setAside(s: State, chance: CardChance, element: number): void {
  moveElement(s, chance, element, NOTHING, false);
}
