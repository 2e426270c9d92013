/** A player's mutation cards. At the start of a turn a click chooses those to use in a chain; they can also be dragged. */
import { COLOURS, MUTATION_CARDS } from '../../rules/components.ts';
import { mutationText } from '../card-names.ts';
import { Swatch } from '../art/colours.tsx';
import { handPlace } from '../places.ts';
import { useNaming, useTable } from '../table.ts';
import { useCardDrag } from './use-card-drag.ts';
import './mutation-cards.css';

interface Props {
  readonly player: number;
  readonly small?: boolean;
  /** Cards by their place in the hand: those that can be used, and those chosen. */
  readonly usable?: (card: number) => boolean;
  readonly chosen?: readonly number[];
  readonly onChoose?: (place: number) => void;
  /** Compartments take cards that are dragged onto them. */
  readonly onDrop?: (region: number) => void;
}

const nothing = (): void => undefined;

export function MutationCards({ player, small = false, usable, chosen = [], onChoose, onDrop = nothing }: Props) {
  const { state, words } = useTable();
  const naming = useNaming();
  const hand = state.mutation[player]!;
  const cardProps = useCardDrag(
    onChoose ?? nothing,
    (place) => {
      if (!chosen.includes(place)) onChoose?.(place);
    },
    onDrop,
  );
  if (hand.length === 0) {
    return (
      <p className="evo-none" data-place={handPlace(player)}>
        {small ? '' : words.parts.noMutation()}
      </p>
    );
  }
  return (
    <div className={`evo-cards${small ? ' evo-small' : ''}`} data-place={handPlace(player)}>
      {hand.map((card, place) => {
        const label = words.table.card({ colours: mutationText(card, naming) });
        const colours = COLOURS.map((_, colour) => colour).filter((colour) => (MUTATION_CARDS[card]! >> colour) & 1);
        const content = colours.map((colour) => <Swatch key={colour} colour={colour} />);
        const canUse = usable?.(card) === true && onChoose !== undefined;
        const key = `${String(card)} ${String(place)}`;
        return canUse ? (
          <button
            key={key}
            type="button"
            className={`evo-card evo-legal${chosen.includes(place) ? ' evo-chosen' : ''}`}
            aria-pressed={chosen.includes(place)}
            aria-label={label}
            {...cardProps(place)}
          >
            {content}
          </button>
        ) : (
          <span key={key} className="evo-card" role="img" aria-label={label}>
            {content}
          </span>
        );
      })}
    </div>
  );
}
