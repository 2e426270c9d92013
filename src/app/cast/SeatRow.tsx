/** Who plays a seat of a game that is set up: a portrait, the choice, and the character of a bot. */
import type { ReactNode } from 'react';
import { sameBefore } from '../../kit/bots/cast.ts';
import type { GameMeta } from '../../kit/module.ts';
import type { Options } from '../../ui/forms/fields.tsx';
import { LevelSelect } from '../ui/LevelSelect.tsx';
import { Portrait, Temper } from './Portrait.tsx';

interface SeatRowProps {
  meta: GameMeta;
  seat: number;
  /** The levels of the bots by seat; null where none plays. */
  bots: readonly (string | null)[];
  /** Who sits there, for the portrait. */
  name: string;
  label: string;
  /** The options besides bots. */
  others: Options;
  value: string;
  /** Whether the gallery fills this seat. */
  isFilled: boolean;
  onUsed: (seat: number) => void;
  onChange: (value: string) => void;
  /** Stands between the portrait and the choice. */
  children?: ReactNode;
}

export function SeatRow(props: SeatRowProps) {
  const { meta, seat, bots, name, label, others, value, isFilled, onUsed, onChange, children } = props;
  const bot = bots[seat] ?? null;
  const before = sameBefore(bots, seat);
  return (
    <div
      className="page-seat"
      data-filled={isFilled}
      onFocus={() => {
        onUsed(seat);
      }}
    >
      <Portrait level={bot} before={before} name={name} />
      {children}
      <LevelSelect
        label={label}
        others={others}
        levels={meta.levels}
        before={(level) => sameBefore(bots, seat, level)}
        value={value}
        onChange={onChange}
      />
      {bot !== null && <Temper level={bot} before={before} strength={meta.strengths[bot]} />}
    </div>
  );
}
