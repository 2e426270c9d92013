/** Fertility: draw 1 card; then every player with the fewest VPs draws 1, clockwise from you, you too if you are one (rules §6). */
import type { Effect } from '../effect.ts';
import { playersOf } from '../state.ts';
import { draw } from '../table.ts';

export const fertility: Effect = {
  carryOut(s, chance) {
    const players = playersOf(s);
    let fewest = Infinity;
    for (const vps of s.vps) fewest = Math.min(fewest, vps);
    draw(s, chance, s.active, 1);
    for (let i = 0; i < players; i++) {
      const player = (s.active + i) % players;
      if (s.vps[player] === fewest) draw(s, chance, player, 1);
    }
  },
};
