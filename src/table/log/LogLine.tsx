/** A line of the log: a sign, a sentence, what it brings. Pointing at it shows its events on the table. */
import type { ReactNode } from 'react';
import { fineprinted } from '../../ui/fine-print.ts';
import type { Gain, GameTypes, LogLine } from '../types.ts';
import { useFrame } from '../use-frame.ts';
import { useTable, useFrameWords } from '../use-table.ts';
import { eventLink } from './event-links.ts';
import type { LinkTable } from './turns.ts';
import './log-line.css';

/** The sign of a side, or as much room; `title`: its name, where nothing beside it says it. */
export function Sign({ side, size, title }: { side: number | null; size: number; title?: string }) {
  const { board } = useFrame<GameTypes>();
  if (side === null) return <span className="table-no-sign" />;
  const sign = <board.Sign side={side} size={size} />;
  if (title === undefined) return sign;
  return (
    <span title={title}>
      {sign}
      <span className="visually-hidden">{title}</span>
    </span>
  );
}

/** A sentence with its fine print. */
export function Sentence({ text }: { text: string }) {
  return fineprinted(text).map((part, i) =>
    part.quiet ? (
      <small key={i} className="table-fine-print">
        {part.text}
      </small>
    ) : (
      part.text
    ),
  );
}

const signed = (points: number): string => (points < 0 ? `−${String(-points)}` : `+${String(points)}`);

/** Gains as a screen reader says them. */
export function useGainTexts(): (gains: readonly Gain[]) => string {
  const { board } = useFrame<GameTypes>();
  const table = useTable<GameTypes>();
  const { log } = useFrameWords();
  return (gains) => {
    const sides = board.sides(table);
    const name = (side: number): string => sides.find(({ id }) => id === side)?.name ?? '';
    return gains
      .map(({ side, points, place }) =>
        log.gain({ side: name(side), points: board.points(points, table), place: place ?? null }),
      )
      .join(', ');
  };
}

/** Points gained and lost, side by side. */
export function Gains({ gains, size = 16 }: { gains: readonly Gain[]; size?: number }) {
  const { log } = useFrameWords();
  const textOf = useGainTexts();
  if (gains.length === 0) return null;
  return (
    <span className="table-gains">
      {gains.map((gain, i) => (
        <span key={i} className="table-gain" data-loss={gain.points < 0}>
          <span className="visually-hidden">{` ${textOf([gain])},`}</span>
          <span aria-hidden="true">
            {gain.place !== undefined && <small>{log.place({ place: gain.place })}</small>}
            <Sign side={gain.side} size={size} />
            <b>{signed(gain.points)}</b>
          </span>
        </span>
      ))}
    </span>
  );
}

/** How often something happened in a row. */
function Times({ times }: { times: number }) {
  const { log } = useFrameWords();
  if (times === 1) return null;
  return (
    <>
      {' '}
      <span className="visually-hidden">{log.times({ times })}</span>
      <span aria-hidden="true">×{times}</span>
    </>
  );
}

interface LogLineProps {
  line: LogLine<GameTypes>;
  /** What stands before the sentence; the sign of the line's side if left out. */
  mark?: ReactNode;
  /** The table around it; it may be an earlier one if nothing in the line has changed since. */
  table: LinkTable<GameTypes>;
  /** Whether the Tab key stops at it; not in a list with arrow-key navigation. */
  isTab?: boolean;
  /** Whether its events are in view: a tap then first shows their place, before the next one opens the earlier table. */
  isInView?: boolean;
}

export function LogLineButton({ line, mark, table, isTab = false, isInView = false }: LogLineProps) {
  const { text, brief, side, gains = [], events, level = 'line', times = 1 } = line;
  return (
    <li>
      <button
        type="button"
        tabIndex={isTab ? 0 : -1}
        className="table-log-line"
        data-level={level}
        aria-label={brief === undefined ? undefined : text}
        {...eventLink(table, events, isInView)}
      >
        {mark ?? <Sign side={side} size={18} />}
        <span className="table-log-text">
          <span>
            <Sentence text={brief ?? text} />
            <Times times={times} />
          </span>
          <Gains gains={gains} />
        </span>
      </button>
    </li>
  );
}
