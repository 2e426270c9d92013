/** What follows from a position without being stored in it, in the terms of the notation. */
import { iconsIn } from './cards.ts';
import { ELEMENTS } from './components.ts';
import { biomeNames } from './names.ts';
import { placesByTotal } from './scoring.ts';
import { type State, cardsOf, playersOf } from './state.ts';
import { type Tally, addUp, isProtected } from './table.ts';

/** The sizes of the piles; by player the food chain total, its place (null for none), icons, and whether Camouflage protects. */
export function derived(s: State) {
  const tallies = Array.from({ length: playersOf(s) }, (_, player): Tally => {
    const tally = { foodChain: 0, low: 0, high: 0 };
    addUp(s, player, tally);
    return tally;
  });
  const places = placesByTotal(tallies.map(({ foodChain }) => foodChain));
  return {
    drawPile: s.pileSize,
    discardPile: s.faceUp.length + s.faceDown.length,
    players: tallies.map(({ foodChain, low, high }, player) => ({
      foodChain,
      place: foodChain === 0 ? null : places[player]! + 1,
      icons: Object.fromEntries(
        ELEMENTS.map((element, i) => [element, iconsIn(low, high, i)] as const).filter(([, icons]) => icons > 0),
      ),
      isProtected: isProtected(s, player),
    })),
  };
}

/** The biomes and the piles, and a line for each player: VPs, track, hand, food chain, icons, Element cards. */
export function summary(s: State): readonly string[] {
  const { drawPile, discardPile, players } = derived(s);
  const names = biomeNames(cardsOf(s));
  const next = names[s.next];
  return [
    `${names[s.biome]!}${next === undefined ? '' : `, then ${next}`}; ${String(drawPile)} cards in the draw pile, ${String(discardPile)} in the discard pile`,
    ...players.map(({ foodChain, place, icons }, player) => {
      const shown = Object.entries(icons).map(([element, count]) => `${element} ${String(count)}`);
      const controlled = ELEMENTS.filter((_, element) => s.control[element] === player);
      return [
        `seat ${String(player)}: ${String(s.vps[player])} VPs, space ${String(s.track[player]! + 1)}, ${String(s.hands[player]!.length)} in hand`,
        `food chain ${String(foodChain)}${place === null ? '' : ` (place ${String(place)})`}`,
        shown.length > 0 ? `icons ${shown.join(', ')}` : 'no icons',
        controlled.length > 0 ? `controls ${controlled.join(', ')}` : 'controls nothing',
        ...(s.passed[player] === 1 ? ['has passed'] : []),
      ].join('; ');
    }),
  ];
}
