/** What the game of the tests hides. */
import { type CardGame, type SecretsOf, cardSecrets, marked, markedAs } from './hiding.ts';

/** Hands, cards laid face down, and the deck. */
interface State {
  readonly hands: readonly (readonly number[])[];
  readonly laid: readonly number[];
  readonly deck: readonly number[];
}
const cards: CardGame<State> = {
  hidden: ({ hands, laid, deck }, viewer) => [
    ...hands.filter((_, player) => player !== viewer).flat(),
    ...laid.filter((card, player) => player !== viewer && card >= 0),
    ...marked(deck),
  ],
  withCards: (s, to) => ({
    ...s,
    hands: s.hands.map((hand) => hand.map(to)),
    laid: s.laid.map(to),
    deck: markedAs(s.deck, to),
  }),
  moves: { card: 'hidden' },
};

export const secretsOf: SecretsOf = (game) => cardSecrets(game, cards);
