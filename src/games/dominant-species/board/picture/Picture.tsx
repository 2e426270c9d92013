/** Earth as a small picture: as a whole, or around the places of an answer and a better one. */
import type { PictureProps } from '../../../../kit/game-ui.ts';
import { CORNER_POINTS, HEX_POINTS } from '../../rules/earth.ts';
import { CORNER, TILE, type Move, kindOf, valueOf } from '../../rules/moves.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import { AnimalDefs } from '../art/animals.tsx';
import { TerrainDefs } from '../art/terrains.tsx';
import { Disk, Ground, Sides, Species, speciesProps } from '../earth/EarthTile.tsx';
import { type Box, DISK, boxOf, centreOf, coastOf, cornerAt, hexagon } from '../earth/geometry.ts';
import { tilesOf } from '../places.ts';
import './picture.css';

/** How much of the neighbours of a marked tile is in the picture, in units of the drawing. */
const AROUND = 60;

const isTileMove = (move: Move): boolean => kindOf(move) === kindOf(TILE);
const isCornerMove = (move: Move): boolean => kindOf(move) === kindOf(CORNER);

/** The hexes that a move names, or whose corner it names. */
function hexesOf(s: State, move: Move): number[] {
  if (isTileMove(move)) return [valueOf(move)];
  if (!isCornerMove(move)) return [];
  const { x, y } = CORNER_POINTS[valueOf(move)]!;
  return tilesOf(s).filter((hex) => Math.hypot(HEX_POINTS[hex]!.x - x, HEX_POINTS[hex]!.y - y) < 1.1);
}

/** What is in the picture: around the places named, or earth as a whole if the moves name none. */
function boxFor(s: State, moves: readonly Move[]): Box {
  const named = moves.flatMap((move) => hexesOf(s, move));
  if (named.length === 0) return boxOf(tilesOf(s));
  const { x, y, width, height } = boxOf(named);
  return { x: x - AROUND, y: y - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND };
}

/** The frame of a place; null for a move that names none on earth. */
function Mark({ move, which }: { move: Move; which: 'played' | 'better' }) {
  if (isTileMove(move)) {
    return <polygon className="ds-picture-mark" data-which={which} points={hexagon(centreOf(valueOf(move)), 0.95)} />;
  }
  if (!isCornerMove(move)) return null;
  const { x, y } = cornerAt(valueOf(move));
  return <circle className="ds-picture-mark" data-which={which} cx={x} cy={y} r={DISK * 1.5} />;
}

export function Picture({ state, marks, isAlone }: PictureProps<State, Move>) {
  const moves = [marks?.played, marks?.better].filter((move) => move !== undefined);
  const { x, y, width, height } = boxFor(state, moves);
  // What no window of this shape could show is not drawn.
  const near = { left: x - width, right: x + 2 * width, top: y - height, bottom: y + 2 * height };
  const tiles = tilesOf(state).filter((hex) => {
    const centre = centreOf(hex);
    return centre.x > near.left && centre.x < near.right && centre.y > near.top && centre.y < near.bottom;
  });
  const free = moves.filter((move) => isTileMove(move) && !tiles.includes(valueOf(move)));
  return (
    <>
      {isAlone === true && (
        <svg className="ds-defs" aria-hidden="true">
          <TerrainDefs />
          <AnimalDefs />
        </svg>
      )}
      <svg
        className="ds-picture"
        viewBox={[x, y, width, height].join(' ')}
        preserveAspectRatio={`xMidYMid ${marks === undefined ? 'meet' : 'slice'}`}
        aria-hidden="true"
      >
        <Sides hexes={tiles.join(' ')} />
        {tiles.map((hex) => (
          <Ground
            key={hex}
            hex={hex}
            terrain={state.terrain[hex]!}
            tundra={state.tundra[hex] === 1}
            coast={coastOf(state, hex)}
          />
        ))}
        {free.map((move) => (
          <polygon key={move} className="ds-picture-free" points={hexagon(centreOf(valueOf(move)), 0.95)} />
        ))}
        {tiles.map((hex) => (
          <Species key={hex} {...speciesProps(state, hex)} />
        ))}
        {state.disks.map(
          (element, corner) => element !== NOTHING && <Disk key={corner} corner={corner} element={element} />,
        )}
        {marks !== undefined && (
          <>
            {marks.better !== undefined && <Mark move={marks.better} which="better" />}
            <Mark move={marks.played} which="played" />
          </>
        )}
      </svg>
    </>
  );
}
