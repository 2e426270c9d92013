/** On each tile that can be scored: what it brings the animal that chooses, and who would gain most by it. */
import { NOTHING } from '../../rules/state.ts';
import { HEXES } from '../../rules/earth.ts';
import { TILE } from '../../rules/moves.ts';
import { placings } from '../../rules/scoring.ts';
import { AnimalSign } from '../art/animals.tsx';
import { useTable } from '../table.ts';
import { SIDE, centreOf } from './geometry.ts';

const HEXES_OF_EARTH = Array.from({ length: HEXES }, (_, hex) => hex);

/** How far above its middle the tag of a tile lies: on its upper edge, above the tokens. */
const ABOVE = SIDE * 0.79;

/** The tag of a tile. */
function Tag({ hex, animal }: { hex: number; animal: number }) {
  const { state } = useTable();
  const scores = placings(state, hex);
  const own = scores.find((each) => each.animal === animal)?.vps ?? 0;
  const [most] = scores;
  const other = most === undefined || most.animal === animal ? null : most;
  const { x, y } = centreOf(hex);
  const width = other === null ? 52 : 116;
  return (
    <g transform={`translate(${x.toFixed(1)} ${(y - ABOVE).toFixed(1)})`}>
      <g className="ds-tag" data-own={own > 0}>
        <rect x={-width / 2} y="-15" width={width} height="30" rx="15" />
        <text className="ds-tag-own" x={26 - width / 2} y="8">
          {`+${String(own)}`}
        </text>
        {other !== null && (
          <>
            <AnimalSign animal={other.animal} x={66 - width / 2} y={0} size={24} />
            <text x={95 - width / 2} y="8">
              {`+${String(other.vps)}`}
            </text>
          </>
        )}
      </g>
    </g>
  );
}

/** The tags, while it is asked which tile is scored. */
export function ScoreTags() {
  const { question, legal } = useTable();
  const animal = question?.side ?? NOTHING;
  if (question?.kind !== 'domination tile' || animal === NOTHING) return null;
  return HEXES_OF_EARTH.filter((hex) => legal.has(TILE + hex)).map((hex) => (
    <Tag key={hex} hex={hex} animal={animal} />
  ));
}
