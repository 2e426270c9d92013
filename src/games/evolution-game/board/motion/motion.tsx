/** Flying pieces and sounds. Loaded after the table. */
import type { Motion } from '../../../../table/types.ts';
import { COLOURS, LETTERS, MUTATION_CARDS } from '../../rules/components.ts';
import { tables } from '../../rules/state.ts';
import { Swatch } from '../art/colours.tsx';
import { Token } from '../art/tokens.tsx';
import type { Types } from '../table.ts';
import type { Piece as PieceOf } from '../places.ts';
import { flightsOf } from './flights.ts';
import { sounds } from './sounds.ts';
import { waitOf } from './timing.ts';
import './motion.css';

function Piece({ piece }: { piece: PieceOf }) {
  switch (piece.piece) {
    case 'colony':
      return (
        <span className="evo-flying-colony">
          <Token player={piece.player} />
        </span>
      );
    case 'mutation':
      return (
        <span className="evo-flying-card">
          {COLOURS.map((_, colour) =>
            (MUTATION_CARDS[piece.card]! >> colour) & 1 ? <Swatch key={colour} colour={colour} /> : null,
          )}
        </span>
      );
    case 'niche':
      return (
        <span className="evo-flying-card">
          {LETTERS.map((letter, region) => ((piece.niche >> region) & 1 ? <b key={letter}>{letter}</b> : null))}
        </span>
      );
  }
}

/** Survival, which leads to a later stage, is named, and colonies that are lost to a card. */
const moments: Motion<Types>['moments'] = (event) => {
  if (event.event === 'advanced') return event.by === 'survival' ? 'gain' : null;
  return event.event === 'removed' ? 'loss' : null;
};

export const motion: Motion<Types> = {
  flights: flightsOf,
  Piece,
  sounds,
  moments,
  delay: (events, state) => waitOf(events, tables(state).squareKind.length),
};
