/** What follows from a position without being stored in it, in the terms of the notation. */
import { adaptedDomains, establishedNiches } from './adaptation.ts';
import { LETTERS, MAX_NICHES, lettersOf } from './components.ts';
import { RECONSTRUCTION } from './data.ts';
import { niche } from './letters.ts';
import { type State } from './state.ts';

/**
 * By player: the domains they are adapted to, the niches they are established in, the colonies in their store; and the number of
 * cards in each pack, including those put back.
 */
export function derived(s: State) {
  return {
    players: Array.from({ length: s.players }, (_, player) => {
      const established = establishedNiches(s, player);
      return {
        adapted: lettersOf(adaptedDomains(s, player), LETTERS),
        established: s.niches
          .slice(player * MAX_NICHES, (player + 1) * MAX_NICHES)
          .filter((_niche, place) => (established >> place) & 1)
          .map(niche.write),
        store: s.store[player]!,
      };
    }),
    packs: {
      niches: s.nichePack.length + s.nicheBottom.length,
      mutation: s.mutationPack.length + s.mutationBottom.length,
      naturalSelection: s.selectionPack.length + s.selectionBottom.length,
    },
  };
}

/** A line for each player: stage, counter, niches established, store. */
export function summary(s: State): readonly string[] {
  const { stages } = s.data ?? RECONSTRUCTION;
  return derived(s).players.map(({ adapted, established, store }, player) => {
    const stage = s.stage[player]!;
    const square = s.counter[player]! < 0 ? 'off the circuit' : `on square ${String(s.counter[player])}`;
    const niches = established.length > 0 ? established.join(', ') : 'no niche';
    return `seat ${String(player)} (player ${String(player + 1)}): ${stages[stage]!.name} (${String(stage)}), ${square}; adapted to ${adapted || 'nothing'}; established in ${niches}; ${String(store)} in the store`;
  });
}
