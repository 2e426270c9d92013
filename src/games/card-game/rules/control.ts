/** Control of the Element cards (rules §7). */
import { MAX_PLAYERS, NOTHING } from './components.ts';
import { BITS, ELEMENTS_EACH, ICONS, iconsIn } from './cards.ts';
import type { CardChance } from './chance.ts';
import { type State, playersOf } from './state.ts';
import { type Tally, addUp } from './table.ts';

/** Icons by player, as the pairs of integers of `iconsIn`; filled anew by every check. */
const lows = new Int32Array(MAX_PLAYERS);
const highs = new Int32Array(MAX_PLAYERS);
const tally: Tally = { foodChain: 0, low: 0, high: 0 };

/** Checks all elements, after a card has done all it does: a sole leader in icons takes the card. */
export function checkControl(s: State, chance: CardChance): void {
  const players = playersOf(s);
  for (let player = 0; player < players; player++) {
    addUp(s, player, tally);
    lows[player] = tally.low;
    highs[player] = tally.high;
  }
  checkThree(s, chance, lows, 0);
  checkThree(s, chance, highs, ELEMENTS_EACH);
}

/** Checks the elements from `first` on whose icons `sums` holds by player. */
function checkThree(s: State, chance: CardChance, sums: Int32Array, first: number): void {
  const players = playersOf(s);
  for (let i = 0; i < ELEMENTS_EACH; i++) {
    const mask = ICONS << (BITS * i);
    let most = 0;
    let leader = NOTHING;
    for (let player = 0; player < players; player++) {
      const icons = sums[player]! & mask;
      if (icons > most) {
        most = icons;
        leader = player;
      } else if (icons === most) {
        leader = NOTHING;
      }
    }
    if (leader !== NOTHING && leader !== s.control[first + i]) moveElement(s, chance, first + i, leader, true);
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
    icons: told ? s.hands.map((_, player) => iconsIn(lows[player]!, highs[player]!, element)) : s.hands.map(() => 0),
  });
}

/** Sets a controlled Element card aside (§6 Blight). */
export function setAside(s: State, chance: CardChance, element: number): void {
  moveElement(s, chance, element, NOTHING, false);
}
