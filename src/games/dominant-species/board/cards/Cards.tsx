/** The face-up Dominance cards with their effects, the one being carried out, and the deck. */
import { type ComponentType, memo } from 'react';
import { lazyValue } from '../../../../ui/lazy-value.ts';
import { ANIMALS, CARDS, type CardName, ICE_AGE } from '../../rules/components.ts';
import { CARD } from '../../rules/moves.ts';
import { FACE_UP, NOTHING, TAKEN, deckSize } from '../../rules/state.ts';
import { TundraIcon } from '../art/marks.tsx';
import { MoveButton } from '../answers/MoveTarget.tsx';
import { useTable } from '../table.ts';
import { placeId } from '../place-ids.ts';
import './cards.css';

/** The drawings of the cards; cards can be read and taken without. */
const useVignettes = lazyValue(async () => (await import('./Vignette.tsx')).Vignette);

const Picture = memo(function Picture({
  Drawing,
  card,
}: {
  Drawing: ComponentType<{ card: CardName }> | null;
  card: CardName;
}) {
  return <div className="ds-vignette">{Drawing !== null && <Drawing card={card} />}</div>;
});

/** What is left of the deck, with Ice Age at its bottom. */
function Deck() {
  const { state, words } = useTable();
  const left = deckSize(state);
  if (left === 0) return null;
  return (
    <div className="ds-card ds-deck" data-place="deck">
      <TundraIcon size={30} />
      <b>{words.cards[CARDS[ICE_AGE]!].name()}</b>
      <span>{words.deck.above({ cards: left - 1 })}</span>
    </div>
  );
}

export const Cards = memo(function Cards() {
  const { state, words } = useTable();
  const Drawing = useVignettes();
  const faceUp = CARDS.flatMap((_, card) => (state.cards[card] === FACE_UP ? [card] : []));
  const taken = state.cards.filter((where) => where === TAKEN).length;
  const isCarriedOut = state.card !== NOTHING && state.actor !== NOTHING;
  const current = CARDS[state.card];
  return (
    <div className="ds-cards">
      <h2 data-place="deck">
        {words.deck.title()}{' '}
        <small>{words.deck.taken({ cards: taken, of: taken + faceUp.length + deckSize(state) })}</small>
      </h2>
      <div className="ds-plates">
        {isCarriedOut && current !== undefined && (
          <div className="ds-card ds-current" data-place={placeId('card', state.card)}>
            <Picture Drawing={Drawing} card={current} />
            <b>{words.cards[current].name()}</b>
            <span>
              {words.deck.carriedOut({ animal: ANIMALS[state.actor]! })}: {words.cards[current].effect()}
            </span>
          </div>
        )}
        {faceUp.map((card) => {
          const name = CARDS[card]!;
          const { name: title, effect } = words.cards[name];
          return (
            <MoveButton
              key={card}
              move={CARD + card}
              className="ds-card"
              label={words.answers.card({ card: name })}
              place={placeId('card', card)}
            >
              <Picture Drawing={Drawing} card={name} />
              <b>{title()}</b>
              <span>{effect()}</span>
            </MoveButton>
          );
        })}
        <Deck />
      </div>
      {faceUp.length === 0 && !isCarriedOut && <p className="ui-empty">{words.deck.none()}</p>}
    </div>
  );
});
