/** A player's cards in play, in the order played; those that can be named are buttons. */
import { CardFace, cardText } from '../cards/CardFace.tsx';
import { ENDANGERED, cardOf, isEndangered } from '../../rules/cards.ts';
import { RECOVER, TARGET } from '../../rules/moves.ts';
import { useWords } from '../locales/locale.ts';
import { useTable } from '../state/table.ts';

export function Fan({ player }: { player: number }) {
  const words = useWords();
  const { s, cards, legal, answer, hinted, me, preview, names } = useTable();
  const pieces = s.tables[player]!;
  const landing = player === me && preview?.stays === true ? preview.card : null;
  if (pieces.length === 0 && landing === null) return <p className="cg-fan cg-none">{words.table.emptyTable}</p>;
  return (
    <ul className="cg-fan" aria-label={names[player]}>
      {pieces.map((piece) => {
        const card = cardOf(piece);
        const move = [TARGET | card, RECOVER | card].find((each) => legal.has(each));
        const isThreatened = preview?.targets.includes(card) === true;
        const text = cardText(words, cards, piece);
        const face = <CardFace cards={cards} piece={piece} size="small" />;
        const after = cards.foodChain[card | ENDANGERED]!;
        return (
          <li key={card} data-threatened={isThreatened}>
            {move === undefined ? (
              <span className="cg-piece" role="img" aria-label={text} title={text}>
                {face}
              </span>
            ) : (
              <button
                type="button"
                className="cg-piece cg-legal"
                data-hinted={move === hinted}
                aria-label={text}
                onClick={() => {
                  answer(move);
                }}
              >
                {face}
              </button>
            )}
            {(isThreatened || (move !== undefined && move === (TARGET | card))) && (
              <span className="cg-chip" aria-hidden>
                {isEndangered(piece) ? words.card.nextOut : `${String(cards.foodChain[card]!)} → ${String(after)}`}
              </span>
            )}
          </li>
        );
      })}
      {landing !== null && (
        <li className="cg-landing" aria-hidden>
          {words.table.landsHere}
        </li>
      )}
    </ul>
  );
}
