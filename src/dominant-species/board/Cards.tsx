/** The face-up Dominance cards with their effects, the one being carried out, and the deck. */
import { memo } from 'react';
import { ANIMALS, CARDS, ICE_AGE } from '../rules/components.ts';
import { CARD } from '../rules/moves.ts';
import { FACE_UP, IN_DECK, NOTHING, TAKEN } from '../rules/state.ts';
import { CardIcon } from './art/marks.tsx';
import { useTable } from './table-context.ts';
import { MoveButton } from './Target.tsx';

export const Cards = memo(function Cards() {
  const { s, words } = useTable();
  const faceUp = CARDS.flatMap((_, card) => (s.cards[card] === FACE_UP ? [card] : []));
  const inDeck = s.cards.filter((where) => where === IN_DECK).length;
  const taken = s.cards.filter((where) => where === TAKEN).length;
  return (
    <div className="ds-cards">
      <p className="ds-stage" data-tip="deck">
        <CardIcon size={16} />
        <b>{words.parts.cards}</b>
        <span>
          {words.deck.left(inDeck)} · {words.deck.taken(taken)}
        </span>
      </p>
      {s.card !== NOTHING && s.actor !== NOTHING && (
        <div className="ds-card ds-current" data-tip={`card:${String(s.card)}`}>
          <b>{words.cards[CARDS[s.card]!].name}</b>{' '}
          <span>
            {words.deck.carriedOut(ANIMALS[s.actor]!)}: {words.cards[CARDS[s.card]!].effect}
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
            className={`ds-card${card === ICE_AGE ? ' ds-ice-age' : ''}`}
            label={words.answers.card(name)}
            tip={`card:${String(card)}`}
          >
            <b>{title}</b> <span>{effect}</span>
          </MoveButton>
        );
      })}
      {faceUp.length === 0 && <p className="ds-none">{words.deck.none}</p>}
    </div>
  );
});
