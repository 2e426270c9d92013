/** The cards of a hand, each showing what it would change before it is played. */
import type { KeyboardEvent } from 'react';
import { cardBits } from '../../rules/cards.ts';
import { NOTHING } from '../../rules/components.ts';
import { CardFace, cardText } from '../cards/CardFace.tsx';
import { useWords } from '../words.ts';
import { useMedia } from '../../../../ui/use-layout.ts';
import { cardPlace, handPlace } from '../places.ts';
import { useCards, useTable } from '../table.ts';
import { moveWith } from './MovePreview.tsx';

/** Moves to the neighbouring card with the arrow keys. */
function onArrow(event: KeyboardEvent<HTMLUListElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const held = [...event.currentTarget.querySelectorAll<HTMLElement>('.cg-held')];
  const next = held[held.indexOf(event.target as HTMLElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Up to this many cards fit side by side at their full width. */
const ROOMY = 6;
/** With more than this there is no room for everything on a card. */
const SIDE_BY_SIDE = 8;
/** The window of a small notebook has room for fewer: no more than `ROOMY`. */
const NARROW = '(max-width: 85rem)';
/** With more than this a name does not fit across its card, and runs down its side. */
const ACROSS = 12;

interface HandProps {
  /** The cards as they are sorted. */
  order: readonly number[];
  picked: number | null;
  /** The pointer is on a card, or no longer on any (null). */
  onPick: (card: number | null) => void;
}

export function Hand({ order, picked, onPick }: HandProps) {
  const words = useWords();
  const { seat, legal, play, advice } = useTable();
  const cards = useCards();
  const isNarrow = useMedia(NARROW);
  return (
    <div
      className="cg-hand"
      data-place={seat === null ? undefined : handPlace(seat)}
      data-many={order.length > ROOMY}
      data-crowded={order.length > (isNarrow ? ROOMY : SIDE_BY_SIDE)}
      data-packed={order.length > ACROSS}
    >
      {order.length === 0 && <p className="cg-none">{words.table.emptyHand()}</p>}
      <ul onKeyDown={onArrow}>
        {order.map((card) => {
          const piece = cardBits(card);
          const move = moveWith(legal, card);
          return (
            <li key={card} data-event={cards.classOf[card] === NOTHING} data-place={cardPlace(card, cards)}>
              <button
                type="button"
                className="cg-held"
                aria-disabled={move === undefined}
                data-legal={move !== undefined}
                data-picked={picked === card}
                data-move={move}
                data-advised={move !== undefined && move === advice?.move}
                onPointerEnter={(event) => {
                  if (event.pointerType !== 'touch') onPick(card);
                }}
                onPointerLeave={(event) => {
                  if (event.pointerType !== 'touch') onPick(null);
                }}
                // A finger cannot hover: its first tap previews the card, the second plays it.
                onPointerUp={(event) => {
                  if (event.pointerType === 'touch') onPick(card);
                }}
                onFocus={() => {
                  onPick(card);
                }}
                onClick={() => {
                  if (move !== undefined) play(move);
                }}
              >
                <span className="visually-hidden">{cardText(words, cards, piece)}</span>
                <CardFace cards={cards} piece={piece} size="medium" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
