/** A player's cards in play, in the order played; those that can be named are buttons. */
import { type CardLists, ENDANGERED, cardBits, cardOf, isEndangered } from '../../rules/cards.ts';
import { EFFECT } from '../../rules/components.ts';
import { RECOVER, TARGET, kindOf, valueOf } from '../../rules/moves.ts';
import { CardFace, cardText } from '../cards/CardFace.tsx';
import { useWords } from '../words.ts';
import { cardPlace } from '../places.ts';
import { useCards, usePreview, useTable } from '../table.ts';
import './fan.css';

/** Whether what is played, or would be, eliminates animals outright. */
const eliminates = (cards: CardLists, card: number): boolean => cards.effectOf[card] === EFFECT.extinction;

export function CardRow({ player }: { player: number }) {
  const words = useWords();
  const { state, legal, play, advice, seat, names } = useTable();
  const cards = useCards();
  const preview = usePreview();
  const pieces = state.tables[player]!;
  const landing = player === seat && preview?.lands === true ? preview.card : null;
  if (pieces.length === 0 && landing === null) return <p className="cg-fan cg-none">{words.table.emptyTable()}</p>;
  const isThreatened = (card: number): boolean =>
    preview !== null &&
    (preview.choices.some(({ move }) => kindOf(move) === kindOf(TARGET) && valueOf(move) === card) ||
      preview.events.some((event) => event.event === 'suppressed' && event.card === card));
  return (
    <ul className="cg-fan" aria-label={names[player]}>
      {pieces.map((piece) => {
        const card = cardOf(piece);
        const side = cardBits(card);
        const move = [TARGET | side, RECOVER | side].find((each) => legal.has(each));
        const threatened = isThreatened(card);
        const text = cardText(words, cards, piece);
        const face = <CardFace cards={cards} piece={piece} size="small" />;
        const healthy = cards.foodChain[side]!;
        const turned = cards.foodChain[side | ENDANGERED]!;
        const outcome =
          move === (RECOVER | side)
            ? `${String(turned)} → ${String(healthy)}`
            : isEndangered(piece) || eliminates(cards, preview?.card ?? state.card)
              ? words.card.nextOut()
              : `${String(healthy)} → ${String(turned)}`;
        return (
          <li key={card} data-threatened={threatened} data-place={cardPlace(card, cards)}>
            {move === undefined ? (
              <span className="cg-piece" role="img" aria-label={text}>
                {face}
              </span>
            ) : (
              <button
                type="button"
                className="cg-piece cg-legal"
                data-move={move}
                data-advised={move === advice?.move}
                onClick={() => {
                  play(move);
                }}
              >
                <span className="visually-hidden">{`${text}: ${outcome}`}</span>
                {face}
              </button>
            )}
            {(threatened || move !== undefined) && (
              <span className="cg-chip" aria-hidden>
                {outcome}
              </span>
            )}
          </li>
        );
      })}
      {landing !== null && (
        <li className="cg-landing" aria-hidden>
          <CardFace cards={cards} piece={cardBits(landing)} size="small" />
        </li>
      )}
    </ul>
  );
}
