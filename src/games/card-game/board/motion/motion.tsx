/** Flying pieces and sounds. Loaded after the table. */
import type { Motion } from '../../../../table/types.ts';
import { cardBits } from '../../rules/cards.ts';
import { cardsOf } from '../../rules/state.ts';
import { ElementIcon } from '../art/ElementIcon.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { useWords } from '../words.ts';
import { type Types, useCards } from '../table.ts';
import type { Piece as PieceOf } from '../places.ts';
import { flightsOf } from './flights.ts';
import { sounds } from './sounds.ts';
import './motion.css';

function Piece({ piece }: { piece: PieceOf }) {
  const words = useWords();
  const cards = useCards();
  switch (piece.piece) {
    case 'element':
      return (
        <span className="cg-element-card">
          <ElementIcon element={piece.element} size={28} />
        </span>
      );
    case 'card':
      return <CardFace cards={cards} piece={cardBits(piece.card)} size="small" />;
    case 'vps':
      return <b className="cg-flying-vps">{words.preview.plus({ vps: piece.vps })}</b>;
  }
}

export const motion: Motion<Types> = {
  flights: (events, _, after) => flightsOf(events, cardsOf(after)),
  Piece,
  sounds,
};
