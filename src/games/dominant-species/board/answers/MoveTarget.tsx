/** What can be clicked or reached by keyboard to answer the open question: buttons in the page, and groups in the drawing. */
import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { Move } from '../../rules/moves.ts';
import { useTable } from '../table.ts';
import type { PlaceId } from '../../../../table/types.ts';
import './answers.css';

interface TargetProps {
  move: Move;
  /** The answer in words, if the children do not say it. */
  label?: string | undefined;
  className?: string;
  style?: CSSProperties;
  place?: PlaceId | undefined;
  /** The tile from which pressing on it drags species. */
  group?: number | undefined;
  children: ReactNode;
}

/** The second click of a double click was meant for the previous question; fingers, however, tap in quick succession. */
const isSecondClick = ({ detail, nativeEvent }: MouseEvent): boolean =>
  detail > 1 && (nativeEvent as PointerEvent).pointerType === 'mouse';

/** A button that gives an answer; a plain box while that answer is not legal. */
export function MoveButton({ move, label, className = '', style, place, children }: TargetProps) {
  const { legal, advice, play } = useTable();
  if (!legal.has(move)) {
    return (
      <div className={className} data-place={place} style={style}>
        {children}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={`${className} ds-target${advice?.move === move ? ' ds-advised' : ''}`}
      data-move={move}
      data-place={place}
      aria-label={label}
      style={style}
      onClick={(event) => {
        if (isSecondClick(event)) return;
        play(move);
      }}
    >
      {children}
    </button>
  );
}

/** A group of the drawing that gives an answer. */
export function MoveGroup({ move, label, className = '', place, group, children }: TargetProps) {
  const { advice, play } = useTable();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) play(move);
  };
  return (
    <g
      role="button"
      tabIndex={0}
      className={`${className} ds-target${advice?.move === move ? ' ds-advised' : ''}`}
      data-move={move}
      data-place={place}
      data-group={group}
      aria-label={label}
      onClick={(event) => {
        if (isSecondClick(event)) return;
        play(move);
      }}
      onKeyDown={onKeyDown}
    >
      {children}
    </g>
  );
}
