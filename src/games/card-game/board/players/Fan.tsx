/** A player's cards in play, in the order played; those that can be named are buttons. */
import { ENDANGERED, cardOf, isEndangered } from '../../rules/cards.ts';
import { EFFECT } from '../../rules/components.ts';
import { RECOVER, TARGET, kindOf, valueOf } from '../../rules/moves.ts';
import { CardFace, cardText } from '../cards/CardFace.tsx';
import { useWords } from '../locales/locale.ts';
import { pointing, useTable } from '../state/table.ts';
import './fan.css';

/** Whether what is played, or would be, eliminates animals outright. */
function eliminates({ s, cards, preview }: Pick<ReturnType<typeof useTable>, 's' | 'cards' | 'preview'>): boolean {
  return cards.effectOf[preview?.card ?? s.card] === EFFECT.extinction;
}

export function Fan({ player }: { player: number }) {
  const words = useWords();
  const table = useTable();
  const { s, cards, legal, answer, hinted, me, preview, names, pointAt } = table;
  const pieces = s.tables[player]!;
  const landing = player === me && preview?.lands === true ? preview.card : null;
  if (pieces.length === 0 && landing === null) return <p className="cg-fan cg-none">{words.table.emptyTable}</p>;
  const isThreatened = (card: number): boolean =>
    preview !== null &&
    (preview.choices.some(({ move }) => kindOf(move) === kindOf(TARGET) && valueOf(move) === card) ||
      preview.events.some((event) => event.event === 'suppressed' && event.card === card));
  return (
    <ul className="cg-fan" aria-label={names[player]}>
      {pieces.map((piece) => {
        const card = cardOf(piece);
        const move = [TARGET | card, RECOVER | card].find((each) => legal.has(each));
        const threatened = isThreatened(card);
        const text = cardText(words, cards, piece);
        const face = <CardFace cards={cards} piece={piece} size="small" />;
        const healthy = cards.foodChain[card]!;
        const turned = cards.foodChain[card | ENDANGERED]!;
        const outcome =
          move === (RECOVER | card)
            ? `${String(turned)} → ${String(healthy)}`
            : isEndangered(piece) || eliminates(table)
              ? words.card.nextOut
              : `${String(healthy)} → ${String(turned)}`;
        return (
          <li key={card} data-threatened={threatened} data-motion={`card ${String(card)}`}>
            {move === undefined ? (
              <span className="cg-piece" role="img" aria-label={text} title={text}>
                {face}
              </span>
            ) : (
              <button
                type="button"
                className="cg-piece cg-legal"
                data-move={move}
                data-hinted={move === hinted}
                {...pointing(pointAt, move)}
                onClick={() => {
                  answer(move);
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
          <CardFace cards={cards} piece={landing} size="small" />
        </li>
      )}
    </ul>
  );
}
