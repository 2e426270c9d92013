/** A space of the action display: what is printed on it, the pawn that stands there, and whether it can be chosen. */
import { memo } from 'react';
import {
  ANIMALS,
  COMPETITION_TERRAINS,
  MIGRATION_SPECIES,
  SPECIATION_ELEMENTS,
  type SectionName,
  TUNDRA,
} from '../../rules/components.ts';
import { SPACE } from '../../rules/moves.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import { ElementGlyph } from '../art/elements.tsx';
import { PawnMark } from '../art/pieces.tsx';
import { TerrainHalf } from '../art/terrains.tsx';
import { MoveButton } from '../answers/MoveTarget.tsx';
import { useTable } from '../table.ts';
import { spaceText } from './space-text.ts';
import { placeId } from '../place-ids.ts';

/** What is printed on a space. */
const Printed = memo(function Printed({ section, place }: { section: SectionName; place: number }) {
  switch (section) {
    case 'speciation':
      return (
        <span className="ds-printed">
          <ElementGlyph element={SPECIATION_ELEMENTS[place]!} size={18} />
        </span>
      );
    case 'migration':
      return <span className="ds-printed">{MIGRATION_SPECIES[place]}</span>;
    case 'competition':
      return (
        <span className="ds-printed ds-halves">
          {COMPETITION_TERRAINS[place]!.filter((terrain) => terrain !== TUNDRA).map((terrain) => (
            <TerrainHalf key={terrain} terrain={terrain} />
          ))}
        </span>
      );
    default:
      return null;
  }
});

/** The animal whose pawn is being carried out on a space, or NOTHING: its pawn is back in hand already. */
export function actingOn(s: State, space: number, question: string | undefined): number {
  if (s.space !== space || s.actor === NOTHING || s.card !== NOTHING) return NOTHING;
  return question === 'domination card' || question === 'regression element' ? NOTHING : s.actor;
}

interface SpaceProps {
  section: SectionName;
  phase: number;
  space: number;
  place: number;
}

export function Space({ section, phase, space, place }: SpaceProps) {
  const { state, words, question } = useTable();
  const pawn = state.display[space]!;
  const acting = actingOn(state, space, question?.kind);
  const text = spaceText(words, section, phase, place);
  const stands = pawn !== NOTHING ? pawn : acting;
  const classes = [
    `ds-space ds-space-${section}`,
    state.space === space && state.phase === phase ? 'ds-acting' : '',
    stands === NOTHING ? '' : 'ds-occupied',
    pawn === NOTHING && acting !== NOTHING ? 'ds-ghost' : '',
  ];
  return (
    <MoveButton
      move={SPACE + space}
      className={classes.filter((name) => name !== '').join(' ')}
      label={words.answers.space({ section, space: text })}
      place={placeId('space', space)}
    >
      <Printed section={section} place={place} />
      {stands !== NOTHING && (
        <span className="ds-pawn-on">
          <PawnMark animal={stands} size={28} />
        </span>
      )}
      {pawn !== NOTHING && (
        <span className="visually-hidden">{`${text}, ${words.display.taken({ animal: ANIMALS[pawn]! })}`}</span>
      )}
    </MoveButton>
  );
}
