/** A space of the action display: what is printed on it, the pawn that stands there, and whether it can be chosen. */
import {
  ANIMALS,
  COMPETITION_TERRAINS,
  MIGRATION_SPECIES,
  SPECIATION_ELEMENTS,
  type SectionName,
  TUNDRA,
} from '../rules/components.ts';
import { SPACE } from '../rules/moves.ts';
import { NOTHING, type State } from '../rules/state.ts';
import { ElementIcon } from './art/elements.tsx';
import { TerrainSwatch } from './art/terrains.tsx';
import { PawnMark } from './pieces.tsx';
import { spaceText } from './space-text.ts';
import { useTable } from './table-context.ts';
import { MoveButton } from './Target.tsx';

/** What is printed on a space. */
function Printed({ section, place }: { section: SectionName; place: number }) {
  switch (section) {
    case 'glaciation':
      return place === 0 ? null : <span className="ds-slide">‹</span>;
    case 'speciation':
      return <ElementIcon element={SPECIATION_ELEMENTS[place]!} size={17} variant="printed" />;
    case 'migration':
      return <span className="ds-number">{MIGRATION_SPECIES[place]}</span>;
    case 'competition':
      return COMPETITION_TERRAINS[place]!.filter((terrain) => terrain !== TUNDRA).map((terrain) => (
        <TerrainSwatch key={terrain} terrain={terrain} size={14} />
      ));
    default:
      return null;
  }
}

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
  const { s, words, asked } = useTable();
  const pawn = s.display[space]!;
  const acting = actingOn(s, space, asked?.question);
  const text = spaceText(words, section, phase, place);
  const stands = pawn !== NOTHING ? pawn : acting;
  return (
    <MoveButton
      move={SPACE + space}
      className={`ds-space ds-space-${section}${s.space === space && s.phase === phase ? ' ds-acting' : ''}${
        pawn === NOTHING && acting !== NOTHING ? ' ds-ghost' : ''
      }`}
      label={words.answers.space(section, text)}
      tip={`space:${String(space)}`}
    >
      <span className="ds-eye">{stands === NOTHING ? null : <PawnMark animal={stands} size={28} />}</span>
      <span className="ds-printed">
        <Printed section={section} place={place} />
      </span>
      {pawn !== NOTHING && <span className="ds-unseen">{`${text}, ${words.display.taken(ANIMALS[pawn]!)}`}</span>}
    </MoveButton>
  );
}
