/** How fast the moves of others are shown. */
import { useId } from 'react';
import { useWords } from '../words/words.ts';
import type { Pace } from '../storage/preferences.ts';

interface PaceChoiceProps {
  title: string;
  paces: readonly Pace[];
  value: Pace;
  onChange: (pace: Pace) => void;
}

export function PaceChoice({ title, paces, value, onChange }: PaceChoiceProps) {
  const { bots } = useWords('page');
  const name = useId();
  return (
    <fieldset>
      <legend>{title}</legend>
      {paces.map((pace) => (
        <label key={pace}>
          <input
            type="radio"
            name={name}
            checked={value === pace}
            onChange={() => {
              onChange(pace);
            }}
          />
          {bots.paces[pace]()}
        </label>
      ))}
    </fieldset>
  );
}
