/** The three packs: drawing from the top, putting back under the bottom (rules §1). */
import { MAX_NICHES, RAPID_SPECIATION, MUTATION_CARDS } from './components.ts';
import type { DrawKind, GameChance } from './events.ts';
import { type State, nicheCount, tables } from './state.ts';

/** No card. */
const NO_CARD = -1;

/** How many of each card a pack holds, by number: weights of a draw, all 0 between draws. */
const weights: Record<'niche' | 'mutation' | 'selection', number[]> = {
  niche: new Array<number>(256).fill(0),
  mutation: new Array<number>(MUTATION_CARDS.length).fill(0),
  selection: new Array<number>(RAPID_SPECIATION + 256).fill(0),
};

/**
 * Draws the top card of a pack. Cards never drawn have no stored order: all are equally likely. Once they are gone, the cards put
 * back come in the order in which they were put there.
 */
function draw(kind: keyof typeof weights & DrawKind, pack: number[], bottom: number[], chance: GameChance): number {
  if (pack.length === 0) return bottom.length === 0 ? NO_CARD : bottom.shift()!;
  const card = chance.pick ? chance.pick(kind, pack) : drawWeighted(kind, pack, chance);
  const at = pack.indexOf(card);
  for (let i = at + 1; i < pack.length; i++) pack[i - 1] = pack[i]!;
  pack.pop();
  return card;
}

function drawWeighted(kind: keyof typeof weights & DrawKind, pack: readonly number[], chance: GameChance): number {
  const counts = weights[kind];
  for (const card of pack) counts[card]!++;
  try {
    return chance.draw(kind, counts);
  } finally {
    for (const card of pack) counts[card] = 0;
  }
}

/** A player draws a niche. There always is one: the deal takes as many as players ever hold, since no minimum rises. */
export function drawNiche(s: State, player: number, chance: GameChance): number {
  const niche = draw('niche', s.nichePack, s.nicheBottom, chance);
  s.niches[player * MAX_NICHES + nicheCount(s, player)] = niche;
  return niche;
}

/** A player draws niches up to the minimum of their stage. */
export function drawUpToMinimum(s: State, player: number, chance: GameChance): void {
  const minimum = tables(s).minimum[s.stage[player]!]!;
  for (let count = nicheCount(s, player); count < minimum; count++) {
    const niche = drawNiche(s, player, chance);
    chance.emit?.({ event: 'drewNiche', player, niche });
  }
}

/** A player draws a mutation card; false if the pack is empty. */
export function drawMutation(s: State, player: number, chance: GameChance): boolean {
  const card = draw('mutation', s.mutationPack, s.mutationBottom, chance);
  if (card === NO_CARD) return false;
  s.mutation[player]!.push(card);
  chance.emit?.({ event: 'drewMutation', player, card });
  return true;
}

export const mutationPackSize = (s: State): number => s.mutationPack.length + s.mutationBottom.length;

/** Draws the top Natural Selection card and puts it at the bottom. */
export function drawSelection(s: State, player: number, chance: GameChance): number {
  const card = draw('selection', s.selectionPack, s.selectionBottom, chance);
  s.selectionBottom.push(card);
  chance.emit?.({ event: 'drewSelection', player, card });
  return card;
}

/** Puts a player's niches at these indices of the hand under the pack, in this order; the others move up. */
export function returnNiches(s: State, player: number, places: readonly number[]): void {
  const hand = player * MAX_NICHES;
  for (const place of places) {
    s.nicheBottom.push(s.niches[hand + place]!);
    s.niches[hand + place] = 0;
  }
  let kept = 0;
  for (let i = 0; i < MAX_NICHES; i++) {
    const niche = s.niches[hand + i]!;
    if (niche === 0) continue;
    s.niches[hand + i] = 0;
    s.niches[hand + kept++] = niche;
  }
}
