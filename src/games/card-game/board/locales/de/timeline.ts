/** What the parts of the game are called in replays, in German. */
import type { TimelineWords } from '../../../../../kit/module.ts';
import type { State } from '../../../rules/state.ts';
import { biomeOf } from '../biome-of.ts';

export const timeline: TimelineWords<State> = {
  round: (round, s, words) => `Runde ${String(round)}${biomeOf(s, words)}`,
  strides: { move: 'Zug', action: 'Karte', phase: 'Phase', round: 'Runde' },
  back: {
    move: 'Einen Zug zurück',
    action: 'Eine Karte zurück',
    phase: 'Eine Phase zurück',
    round: 'Eine Runde zurück',
  },
  forward: { move: 'Einen Zug vor', action: 'Eine Karte vor', phase: 'Eine Phase vor', round: 'Eine Runde vor' },
  score: 'SP',
};
