/**
 * Numbers to choose from, at the tile where species arrive: the greatest under the pointer, fewer below it.
 *
 * A short way for the pointer: the same moves are buttons in the bar, for the keyboard and for who hears the page.
 */
import { COUNT, type Move, kindOf, valueOf } from '../../rules/moves.ts';
import type { QuestionName } from '../../rules/questions.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import { NO_HIGHLIGHT } from '../state/highlight.ts';
import { useTable } from '../state/table.ts';
import { centreOf } from './geometry.ts';

/** Chips in a row, and the room for one, in units of the drawing. */
const ROW = 5;
const ROOM = 46;

/** Where the species of the open question arrive. */
const goalOf = (s: State, question: QuestionName): number =>
  question === 'migration count' || question === 'mass exodus count' ? s.to : s.tile;

/** Where a chip stands: the greatest number in the middle, the others below it, the next greatest first. */
function placeOf(i: number, all: number): string {
  if (i === 0) return 'translate(0 0)';
  const row = Math.floor((i - 1) / ROW);
  const inRow = Math.min(ROW, all - 1 - row * ROW);
  const x = (((i - 1) % ROW) - (inRow - 1) / 2) * ROOM;
  return `translate(${String(x)} ${String(54 + row * ROOM)})`;
}

export function CountChips() {
  const { s, asked, legal, send, highlight } = useTable();
  const counts = [...legal].filter((move) => kindOf(move) === kindOf(COUNT)).toReversed();
  const goal = asked === null || counts.length === 0 ? NOTHING : goalOf(s, asked.question);
  if (goal === NOTHING) return null;
  const { x, y } = centreOf(goal);
  const props = (move: Move) => ({
    onClick() {
      highlight.set(NO_HIGHLIGHT);
      send(move);
    },
    onPointerEnter() {
      highlight.set({ at: 'move', move });
    },
    onPointerLeave() {
      highlight.set(NO_HIGHLIGHT);
    },
  });
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} aria-hidden="true">
      {counts.map((move, i) => (
        <g key={move} transform={placeOf(i, counts.length)}>
          <g className={`ds-count-chip${i === 0 ? ' ds-most' : ''}`} {...props(move)}>
            <circle r={i === 0 ? 29 : 20} />
            <text y={i === 0 ? 12 : 8}>{valueOf(move)}</text>
          </g>
        </g>
      ))}
    </g>
  );
}
