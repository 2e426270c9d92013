import type { ReactNode } from 'react';
import { type Meaning, MeaningText } from './CheckField.tsx';

interface RadioFieldProps<Value extends string> {
  legend: string;
  name: string;
  className?: string;
  value: Value;
  options: readonly (readonly [value: Value, label: ReactNode])[];
  onChange: (value: Value) => void;
}

/** One of several choices. */
export function RadioField<Value extends string>({
  legend,
  name,
  className,
  value,
  options,
  onChange,
}: RadioFieldProps<Value>) {
  return (
    <fieldset className={className}>
      <legend>{legend}</legend>
      {options.map(([each, label]) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={value === each}
            onChange={() => {
              onChange(each);
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

interface RadioChoicesProps<Value extends string> extends Omit<RadioFieldProps<Value>, 'className' | 'options'> {
  options: readonly Value[];
  meaning: (value: Value) => Meaning;
}

/** One of several choices, each with what it means. */
export const RadioChoices = <Value extends string>({ options, meaning, ...props }: RadioChoicesProps<Value>) => (
  <RadioField
    {...props}
    className="ui-choices"
    options={options.map((each) => [each, <MeaningText key={each} {...meaning(each)} />])}
  />
);
