/** A line of the story: what it is about, a sentence, the VPs it brought. Pointing at it shows on earth what it tells. */
import type { ReactNode } from 'react';
import { ANIMALS } from '../rules/components.ts';
import type { GameEvent } from '../rules/dealer.ts';
import { AnimalIcon } from './art/animals.tsx';
import { lookProps } from './look-at.ts';
import type { Attention } from './attention.ts';
import type { Gain } from './telling.ts';
import { parted } from './words/quiet.ts';
import { useWords } from './words/words.ts';

/** A sentence with its quiet parts shown small. */
export function Sentence({ text }: { text: string }) {
  return parted(text).map((part, i) =>
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
  const words = useWords();
  if (gains.length === 0) return null;
  return (
    <span className="ds-gains">
      {gains.map(({ animal, vps, place }) => (
        <span key={animal} className={`ds-gain${vps < 0 ? ' ds-loss' : ''}`}>
          <span className="ds-unseen">{` ${words.log.gain(ANIMALS[animal]!, vps, place)},`}</span>
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

interface ToldProps {
  /** What stands before the sentence. */
  mark: ReactNode;
  text: string;
  gains?: readonly Gain[];
  events: readonly GameEvent[];
  attention: Attention;
  className?: string;
}

const NO_GAINS: readonly Gain[] = [];

export function Told({ mark, text, gains = NO_GAINS, events, attention, className = '' }: ToldProps) {
  return (
    <li>
      <button type="button" tabIndex={-1} className={`ds-told ${className}`} {...lookProps(attention, events)}>
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
