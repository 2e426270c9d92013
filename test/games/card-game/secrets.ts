/** What the card game hides. */
import { type CardGame, type SecretsOf, cardSecrets, marked, markedAs } from '../../contract/hiding.ts';

/** Other players' hands, the draw pile and its order, and others' discards: `card | player << 7` (rules §11). */
interface State {
  readonly hands: readonly (readonly number[])[];
  readonly faceDown: readonly number[];
  readonly pile: readonly number[];
  readonly nextCards: readonly number[];
}
const cards: CardGame<State> = {
  hidden: ({ hands, faceDown, pile }, viewer) => [
    ...hands.filter((_, player) => player !== viewer).flat(),
    ...faceDown.filter((discard) => discard >> 7 !== viewer).map((discard) => discard & 127),
    ...marked(pile),
  ],
  withCards: (s, to) => ({
    ...s,
    hands: s.hands.map((hand) => hand.map(to)),
    faceDown: s.faceDown.map((discard) => to(discard & 127) | (discard & ~127)),
    pile: markedAs(s.pile, to),
    nextCards: s.nextCards.map(to),
  }),
  moves: { play: 'open', target: 'open', recover: 'open', discard: 'hidden' },
};

export const secretsOf: SecretsOf = (game) => cardSecrets(game, cards);
