/** How fast the moves of others are shown. */
import { useId } from 'react';
import { RadioField } from '../../ui/forms/fields.tsx';
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
    <RadioField
      legend={title}
      name={name}
      value={value}
      options={paces.map((pace) => [pace, bots.paces[pace]()])}
      onChange={onChange}
    />
  );
}
