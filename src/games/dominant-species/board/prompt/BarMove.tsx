/** Moves that are made in the bar rather than on the table; forfeit and done have a place of their own. */
import { ANIMALS, ELEMENTS, TERRAINS } from '../../rules/components.ts';
import { MOVE_KINDS, type Move, kindOf, valueOf } from '../../rules/moves.ts';
import { AnimalIcon } from '../art/animals.tsx';
import { ElementIcon } from '../art/elements.tsx';
import { PawnIcon } from '../art/marks.tsx';
import { TerrainSwatch } from '../art/terrains.tsx';
import { useTable } from '../state/table.ts';
import { MoveButton } from '../answers/MoveTarget.tsx';

const IN_BAR = ['element', 'animal', 'count', 'stack', 'losePawn', 'keepOne'] as const;

export const isBarMove = (move: Move): boolean => (IN_BAR as readonly string[]).includes(MOVE_KINDS[kindOf(move)]!);

export function BarMove({ move }: { move: Move }) {
  const { s, words } = useTable();
  const value = valueOf(move);
  switch (MOVE_KINDS[kindOf(move)]) {
    case 'element':
      return (
        <MoveButton
          move={move}
          label={words.answers.element(ELEMENTS[value]!)}
          className="ui-button ds-answer ds-answer-element"
          tip={`element:${String(value)}`}
        >
          <ElementIcon element={value} size={26} variant="disk" />
          <span>{words.answers.element(ELEMENTS[value]!)}</span>
        </MoveButton>
      );
    case 'animal':
      return (
        <MoveButton move={move} className="ui-button ds-answer" tip={`animal:${String(value)}`}>
          <AnimalIcon animal={value} size={26} />
          <span>{words.answers.animal(ANIMALS[value]!)}</span>
        </MoveButton>
      );
    case 'count':
      return (
        <MoveButton move={move} className="ui-button ds-answer ds-answer-count">
          {words.answers.count(value)}
        </MoveButton>
      );
    case 'stack': {
      const terrain = s.faceUp[value]!;
      return (
        <MoveButton move={move} className="ui-button ds-answer" tip={`stack:${String(value)}`}>
          <TerrainSwatch terrain={terrain} size={28} />
          <span>{words.answers.stack(TERRAINS[terrain]!)}</span>
        </MoveButton>
      );
    }
    case 'losePawn':
      return (
        <MoveButton move={move} className="ui-button ds-answer">
          <PawnIcon size={20} />
          <span>{words.answers.losePawn}</span>
        </MoveButton>
      );
    case 'keepOne':
      return (
        <MoveButton move={move} className="ui-button ds-answer">
          <span>{words.answers.keepOne}</span>
        </MoveButton>
      );
    default:
      return null;
  }
}
