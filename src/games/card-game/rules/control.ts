/** Most icons of an element: control of the Element cards (rules §7), and what ten rounds have instead (§13.3). */
import { ELEMENTS, MAX_PLAYERS, NOTHING } from './components.ts';
import { BITS, ELEMENTS_EACH, ICONS, animalsIn, iconsIn } from './cards.ts';
import type { CardChance } from './chance.ts';
import { type State, cardsOf, playersOf } from './state.ts';

/** Icons by player, as the pairs of integers of `iconsIn`. Reused by every check. */
const lows = new Int32Array(MAX_PLAYERS);
const highs = new Int32Array(MAX_PLAYERS);

/** Checks all elements, after a card has been carried out: a sole leader in icons takes the Element card. */
export function checkControl(s: State, chance: CardChance): void {
  for (let player = 0; player < playersOf(s); player++) addIcons(s, player);
  checkThree(s, chance, lows, 0);
  checkThree(s, chance, highs, ELEMENTS_EACH);
}

/** Adds up a player's icons: `addUp` without the food chain, since this takes most of the rules' time. */
function addIcons(s: State, player: number): void {
  const { pieces } = cardsOf(s);
  const table = s.tables[player]!;
  let counts = 0;
  let low = 0;
  let high = 0;
  for (let i = 0; i < table.length; i++) {
    const piece = table[i]!;
    counts += pieces.counts[piece]!;
    low += pieces.low[piece]!;
    high += pieces.high[piece]!;
  }
  const hasAnimal = animalsIn(counts) > 0;
  lows[player] = hasAnimal ? low : 0;
  highs[player] = hasAnimal ? high : 0;
}

/** Checks the elements from `first` on whose icons are in `sums`, by player. */
function checkThree(s: State, chance: CardChance, sums: Int32Array, first: number): void {
  const players = playersOf(s);
  for (let i = 0; i < ELEMENTS_EACH; i++) {
    const mask = ICONS << (BITS * i);
    const holder = s.control[first + i]!;
    const held = holder === NOTHING ? 0 : sums[holder]! & mask;
    // A negative difference leaves its sign in `signs`: usually nobody shows more than the holder, which is detected without
    // branching.
    let signs = 0;
    for (let player = 0; player < players; player++) signs |= held - (sums[player]! & mask);
    if (signs >= 0) continue;
    const leader = soleLeader(players, sums, mask);
    if (leader !== NOTHING) moveElement(s, chance, first + i, leader, true);
  }
}

/** The player with the sole highest number of the icons under `mask`; NOTHING if tied. */
function soleLeader(players: number, sums: Int32Array, mask: number): number {
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
  return leader;
}

const leaders = new Int32Array(ELEMENTS.length);

/** Who has more icons of each element in play than anyone else; NOTHING if nobody has. Valid until the next call. */
export function leadersInIcons(s: State): Int32Array {
  const players = playersOf(s);
  for (let player = 0; player < players; player++) addIcons(s, player);
  for (let element = 0; element < ELEMENTS.length; element++) {
    const mask = ICONS << (BITS * (element % ELEMENTS_EACH));
    leaders[element] = soleLeader(players, element < ELEMENTS_EACH ? lows : highs, mask);
  }
  return leaders;
}

/** Gives an Element card to a player, or sets it aside; `isCounted`: the icons have just been counted. */
function moveElement(s: State, chance: CardChance, element: number, to: number, isCounted: boolean): void {
  const from = s.control[element]!;
  s.control[element] = to;
  chance.emit?.({
    event: 'control',
    element,
    from,
    to,
    icons: isCounted
      ? s.hands.map((_, player) => iconsIn(lows[player]!, highs[player]!, element))
      : s.hands.map(() => 0),
  });
}

/** Sets a controlled Element card aside (§6 Blight). */
export function setAside(s: State, chance: CardChance, element: number): void {
  moveElement(s, chance, element, NOTHING, false);
}
