/** A line of the log: its subject, a sentence, the VPs. Pointing at it highlights its events on earth. */
import type { ReactNode } from 'react';
import { ANIMALS } from '../../rules/components.ts';
import type { GameEvent } from '../../rules/events.ts';
import { AnimalIcon } from '../art/animals.tsx';
import { highlightProps } from '../state/highlight-props.ts';
import type { Highlight } from '../state/highlight.ts';
import type { Gain } from './sentences.ts';
import { fineprinted } from '../locales/fine-print.ts';
import { useLocale } from '../locales/locale.ts';
import './log-line.css';

/** A sentence with its fine print. */
export function Sentence({ text }: { text: string }) {
  return fineprinted(text).map((part, i) =>
    part.quiet ? (
      <small key={i} className="ds-place">
        {part.text}
      </small>
    ) : (
      part.text
    ),
  );
}

const signed = (vps: number): string => (vps < 0 ? `−${String(-vps)}` : `+${String(vps)}`);

/** VPs gained and lost, animal by animal. */
export function Gains({ gains, size = 16 }: { gains: readonly Gain[]; size?: number }) {
  const words = useLocale();
  if (gains.length === 0) return null;
  return (
    <span className="ds-gains">
      {gains.map(({ animal, vps, place }) => (
        <span key={animal} className={`ds-gain${vps < 0 ? ' ds-loss' : ''}`}>
          <span className="visually-hidden">{` ${words.log.gain(ANIMALS[animal]!, vps, place)},`}</span>
          <span aria-hidden="true">
            {place !== null && <small>{words.log.place(place)}</small>}
            <AnimalIcon animal={animal} size={size} />
            <b>{signed(vps)}</b>
          </span>
        </span>
      ))}
    </span>
  );
}

interface LogLineProps {
  /** The icon before the sentence. */
  mark: ReactNode;
  text: string;
  gains?: readonly Gain[];
  events: readonly GameEvent[];
  highlight: Highlight;
  className?: string;
  /** Whether the Tab key stops at it; not in a list with arrow-key navigation. */
  isTab?: boolean;
  /** Whether it is next to earth: a tap then first shows its place, before the next one opens the earlier table. */
  isBesideEarth?: boolean;
}

const NO_GAINS: readonly Gain[] = [];

export function LogLine({
  mark,
  text,
  gains = NO_GAINS,
  events,
  highlight,
  className = '',
  isTab = false,
  isBesideEarth = false,
}: LogLineProps) {
  return (
    <li>
      <button
        type="button"
        tabIndex={isTab ? 0 : -1}
        className={`ds-log-line ${className}`}
        {...highlightProps(highlight, events, isBesideEarth)}
      >
        {mark}
        <span className="ds-log-line-text">
          <span>
            <Sentence text={text} />
          </span>
          <Gains gains={gains} />
        </span>
      </button>
    </li>
  );
}
