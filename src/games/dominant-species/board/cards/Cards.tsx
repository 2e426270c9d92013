/** The face-up Dominance cards with their effects, the one being carried out, and the deck. */
import { type ComponentType, memo } from 'react';
import { lazyValue } from '../../../../ui/lazy-value.ts';
import { ANIMALS, CARDS, type CardName, ICE_AGE } from '../../rules/components.ts';
import { CARD } from '../../rules/moves.ts';
import { FACE_UP, IN_DECK, NOTHING, TAKEN } from '../../rules/state.ts';
import { TundraIcon } from '../art/marks.tsx';
import { MoveButton } from '../answers/MoveTarget.tsx';
import { useTable } from '../state/table.ts';
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
  const { s, words } = useTable();
  const left = s.cards.filter((where) => where === IN_DECK).length;
  if (left === 0) return null;
  return (
    <div className="ds-card ds-deck" data-tooltip="deck" data-place="deck">
      <TundraIcon size={30} />
      <b>{words.cards[CARDS[ICE_AGE]!].name}</b>
      <span>{words.deck.above(left - 1)}</span>
    </div>
  );
}

export const Cards = memo(function Cards() {
  const { s, words } = useTable();
  const Drawing = useVignettes();
  const faceUp = CARDS.flatMap((_, card) => (s.cards[card] === FACE_UP ? [card] : []));
  const taken = s.cards.filter((where) => where === TAKEN).length;
  const isCarriedOut = s.card !== NOTHING && s.actor !== NOTHING;
  const current = CARDS[s.card];
  return (
    <div className="ds-cards">
      <h2 data-tooltip="deck">
        {words.deck.title} <small>{words.deck.taken(taken)}</small>
      </h2>
      <div className="ds-plates">
        {isCarriedOut && current !== undefined && (
          <div className="ds-card ds-current" data-tooltip={`card:${String(s.card)}`}>
            <Picture Drawing={Drawing} card={current} />
            <b>{words.cards[current].name}</b>
            <span>
              {words.deck.carriedOut(ANIMALS[s.actor]!)}: {words.cards[current].effect}
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
              label={words.answers.card(name)}
              tip={`card:${String(card)}`}
              place={`card ${String(card)}`}
            >
              <Picture Drawing={Drawing} card={name} />
              <b>{title}</b>
              <span>{effect}</span>
            </MoveButton>
          );
        })}
        <Deck />
      </div>
      {faceUp.length === 0 && !isCarriedOut && <p className="ui-empty">{words.deck.none}</p>}
    </div>
  );
});
