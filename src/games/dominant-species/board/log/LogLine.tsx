/** A line of the log: what it is about, a sentence, the VPs it brought. Pointing at it shows on earth what it tells. */
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

/** A sentence with its quiet parts shown small. */
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
  /** What stands before the sentence. */
  mark: ReactNode;
  text: string;
  gains?: readonly Gain[];
  events: readonly GameEvent[];
  highlight: Highlight;
  className?: string;
  /** Whether the Tab key stops at it; in a list that is gone through with arrows it does not. */
  isTab?: boolean;
  /** Whether it stands beside earth: a finger then shows its place before it leads to the table as it was. */
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
        className={`ds-told ${className}`}
        {...highlightProps(highlight, events, isBesideEarth)}
      >
        {mark}
        <span className="ds-told-text">
          <span>
            <Sentence text={text} />
          </span>
          <Gains gains={gains} />
        </span>
      </button>
    </li>
  );
}
