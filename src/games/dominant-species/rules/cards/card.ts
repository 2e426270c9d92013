/** The interface of a Dominance card. "You" on a card is `s.actor`, the dominant animal. */
import { ANIMALS, CARDS } from '../components.ts';
import type { Chance } from '../chance.ts';
import type { VpSource } from '../events.ts';
import { type State, type Table, inPlay } from '../state.ts';
import type { Questions } from '../pieces.ts';

export interface Card {
  /** Carries out the card up to its first choice, and asks about that. `scored` is the tile just scored. */
  carryOut(s: State, chance: Chance, scored: number): void;
  questions?: Questions;
}

/** The source of VPs that the card being carried out gives. */
export const fromCard = (s: Table): VpSource => `card ${CARDS[s.card]!}`;

/** The animals in play other than the actor, in food chain order. */
export function others(s: Table): number[] {
  const list: number[] = [];
  for (let animal = 0; animal < ANIMALS.length; animal++)
    if (animal !== s.actor && inPlay(s, animal)) list.push(animal);
  return list;
}
