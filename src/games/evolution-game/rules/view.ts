/** What a seat may know (rules §12): everything but the order of the packs. */
import type { Viewer } from '../../../kit/module.ts';
import { type Move, inListedOrder } from './moves.ts';
import { type State, copyState } from './state.ts';

const ascending = (a: number, b: number): number => a - b;

/** A state without the order of the packs, with the cards put back among the others. The same for every seat. */
export function view(s: State): State {
  const seen = copyState(s);
  seen.nichePack = [...s.nichePack, ...s.nicheBottom].sort(ascending);
  seen.mutationPack = [...s.mutationPack, ...s.mutationBottom].sort(ascending);
  seen.selectionPack = [...s.selectionPack, ...s.selectionBottom].sort(ascending);
  seen.nicheBottom = [];
  seen.mutationBottom = [];
  seen.selectionBottom = [];
  return seen;
}

/** A move as others see it: only the player knows the order in which cards went under a pack. */
export const viewMove = (move: Move, mover: number, viewer: Viewer): Move =>
  viewer === mover ? move : inListedOrder(move);
