/**
 * Chips with numbers at the tile where species arrive: the greatest under the pointer, smaller ones below it. They appear once
 * the tile is named, and already while it is pointed at: then one click names both. An action that fills several tiles can be
 * chosen as a whole where it began.
 *
 * A shortcut for the pointer and for digits: the same moves are buttons in the bar, for screen readers.
 */
import { type ReactNode, useMemo } from 'react';
import { useKeys } from '../../../../ui/keys.ts';
import { type CountOffers, countOffers, wholeOffer } from '../answers/offers.ts';
import { usePointed } from '../../../../table/pointing.ts';
import { type Steps, type Types, useTable } from '../table.ts';
import { type Point, centreOf, cornerAt } from './geometry.ts';
import { placeId } from '../place-ids.ts';

/** Chips in a row, and the room for one, in units of the drawing. */
const ROW = 5;
const ROOM = 46;

/** Where a chip stands: the greatest number in the middle, the others below it, the next greatest first. */
function placeOf(i: number, all: number): Point {
  if (i === 0) return { x: 0, y: 0 };
  const row = Math.floor((i - 1) / ROW);
  const inRow = Math.min(ROW, all - 1 - row * ROW);
  return { x: (((i - 1) % ROW) - (inRow - 1) / 2) * ROOM, y: 54 + row * ROOM };
}

const at = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

interface ChipProps {
  place: Point;
  steps: Steps;
  isMain: boolean;
  /** Half its width, where that is more than its height asks for. */
  half?: number;
  children: ReactNode;
}

function Chip({ place, steps, isMain, half = 0, children }: ChipProps) {
  const { play, pointing } = useTable();
  const r = isMain ? 29 : 20;
  const width = Math.max(r, half);
  return (
    <g transform={at(place)}>
      <g
        className={`ds-count-chip${isMain ? ' ds-most' : ''}`}
        data-steps={steps.join(' ')}
        onClick={(event) => {
          event.stopPropagation();
          pointing.point(null);
          play(...steps);
        }}
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') pointing.point({ moves: steps });
        }}
      >
        <rect x={-width} y={-r} width={2 * width} height={2 * r} rx={r} />
        <text y={isMain ? 12 : 8}>{children}</text>
      </g>
    </g>
  );
}

/** The chips at a tile. Between them is the tile itself: a click there names it without a number. */
function TileChips({ hex, offers }: CountOffers) {
  const { play, pointing } = useTable();
  const [tile] = offers[0]!.steps;
  const isNamed = offers[0]!.steps.length === 1;
  const last = placeOf(offers.length - 1, offers.length);
  return (
    <g transform={at(centreOf(hex))} className="ds-count-chips" aria-hidden="true">
      <g
        data-place={placeId('tile', hex)}
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse') pointing.point(null);
        }}
        onClick={() => {
          if (!isNamed) play(tile);
        }}
      >
        {!isNamed && <rect className="ds-hit" x="-60" y="-30" width="120" height={last.y + 52} rx="24" />}
        {offers.map(({ count, steps }, i) => (
          <Chip key={count} place={placeOf(i, offers.length)} steps={steps} isMain={i === 0}>
            {count}
          </Chip>
        ))}
      </g>
    </g>
  );
}

/** The whole action as one chip. */
function WholeChip() {
  const { state, legal, pointing } = useTable();
  const offer = useMemo(() => wholeOffer(state, legal), [state, legal]);
  if (offer === null) return null;
  const text = offer.counts.map((count) => `+${String(count)}`).join(' ');
  return (
    <g
      transform={at('corner' in offer.at ? cornerAt(offer.at.corner) : centreOf(offer.at.hex))}
      className="ds-count-chips"
      aria-hidden="true"
    >
      <g
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse') pointing.point(null);
        }}
      >
        <Chip place={{ x: 0, y: 0 }} steps={offer.steps} isMain half={text.length * 9 + 14}>
          {text}
        </Chip>
      </g>
    </g>
  );
}

export function CountChips() {
  const { state, legal, pointing, play } = useTable();
  const pointed = usePointed<Types>().moves[0] ?? null;
  const offered = useMemo(() => countOffers(state, legal, pointed), [state, legal, pointed]);
  useKeys(
    Object.fromEntries(
      (offered?.offers ?? []).flatMap(({ count, steps }) =>
        count < 10
          ? [
              [
                String(count),
                () => {
                  pointing.point(null);
                  play(...steps);
                },
              ] as const,
            ]
          : [],
      ),
    ),
  );
  return (
    <>
      {/* Two offers in one place would overlap. */}
      {offered === null && <WholeChip />}
      {offered !== null && <TileChips {...offered} />}
    </>
  );
}
