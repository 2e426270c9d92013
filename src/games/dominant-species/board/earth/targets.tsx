/**
 * The clickable parts of earth: tiles, free hexes and corners that are answers, and the tiles already named by the current
 * answer.
 */
import { memo } from 'react';
import { ELEMENTS } from '../../rules/components.ts';
import { CORNER, TILE } from '../../rules/moves.ts';
import { NOTHING, isTile } from '../../rules/state.ts';
import { MoveGroup } from '../answers/MoveTarget.tsx';
import { namedInstead, namedSoFar } from '../answers/named.ts';
import { whereText } from '../phrases.ts';
import { inhabitedText } from './tile-text.ts';
import { useTable } from '../table.ts';
import { DISK, SIDE, centreOf, cornerAt, hexagon } from './geometry.ts';
import { cornerName, terrainsAt } from '../places.ts';
import { placeId } from '../place-ids.ts';

/** A tile (or free hex) that can be chosen. */
const TileTarget = memo(function TileTarget({
  hex,
  label,
  grouped,
}: {
  hex: number;
  label: string;
  /** Whether species can be dragged from it. */
  grouped: boolean;
}) {
  return (
    <MoveGroup
      move={TILE + hex}
      label={label}
      className="ds-tile"
      place={placeId('tile', hex)}
      group={grouped ? hex : undefined}
    >
      <polygon className="ds-casing" points={hexagon(centreOf(hex), 0.945)} />
      <polygon className="ds-lit" points={hexagon(centreOf(hex), 0.945)} />
    </MoveGroup>
  );
});

/** A corner that can be chosen: a ring around its disk, or a plus where there is none. */
const CornerTarget = memo(function CornerTarget({
  corner,
  label,
  vacant,
}: {
  corner: number;
  label: string;
  vacant: boolean;
}) {
  const { x, y } = cornerAt(corner);
  return (
    <MoveGroup move={CORNER + corner} label={label} className="ds-corner" place={placeId('corner', corner)}>
      <circle className="ds-hit" cx={x} cy={y} r={SIDE / 2} />
      <circle className={`ds-ring${vacant ? ' ds-vacant-ring' : ''}`} cx={x} cy={y} r={vacant ? DISK : DISK * 1.28} />
      {vacant && <path className="ds-plus" d={`M${String(x - 9)} ${String(y)}h18M${String(x)} ${String(y - 9)}v18`} />}
    </MoveGroup>
  );
});

/** The tiles and free hexes that can be chosen. */
export function TileTargets({ hexes }: { hexes: readonly number[] }) {
  const { state, words, question } = useTable();
  const areGrouped = question?.kind === 'migration from' || question?.kind === 'wanderlust from';
  return hexes.map((hex) => (
    <TileTarget key={hex} hex={hex} grouped={areGrouped} label={inhabitedText({ state, words }, hex)} />
  ));
}

/** The tiles that the current answer has named, and the alternatives. */
export function NamedTiles() {
  const { state, question, legal, back, replace } = useTable();
  const named = namedSoFar(state, 'hex').filter((hex) => isTile(state, hex));
  const others =
    back === null || question === null
      ? []
      : namedInstead(state, question.kind).filter((hex) => !legal.has(TILE + hex));
  return (
    <>
      {named.map((hex) => (
        // Clicking a named tile again takes it back; by keyboard, Escape or the button in the bar does.
        <polygon
          key={hex}
          className={`ds-named${back === null ? '' : ' ds-undoable'}`}
          points={hexagon(centreOf(hex), 0.94)}
          aria-hidden="true"
          data-group={hex}
          onClick={() => back?.()}
        />
      ))}
      {others.map((hex) => (
        <polygon
          key={hex}
          className="ds-undoable"
          points={hexagon(centreOf(hex), 0.94)}
          aria-hidden="true"
          data-place={placeId('tile', hex)}
          onClick={() => {
            replace(TILE + hex);
          }}
        />
      ))}
    </>
  );
}

/** The corners that can be chosen. */
export function CornerTargets({ corners }: { corners: readonly number[] }) {
  const { state, words } = useTable();
  return corners.map((corner) => (
    <CornerTarget
      key={corner}
      corner={corner}
      vacant={state.disks[corner] === NOTHING}
      label={words.answers.corner({
        element: ELEMENTS[state.disks[corner]!] ?? null,
        where: whereText(words, terrainsAt(state, corner)),
        at: cornerName(corner),
      })}
    />
  ));
}
