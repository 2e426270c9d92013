/** The fields of forms. */
import type { ReactNode } from 'react';

/** What a choice means, in bold, and below it more. */
interface Meaning {
  readonly label: ReactNode;
  readonly text?: ReactNode;
}

/** The words of one of several choices in `.ui-choices`. */
const MeaningText = ({ label, text }: Meaning) => (
  <span>
    <strong>{label}</strong>
    {text !== undefined && <small>{text}</small>}
  </span>
);

interface CheckFieldProps extends Meaning {
  checked: boolean;
  disabled?: boolean;
  className?: string | undefined;
  onChange: (checked: boolean) => void;
}

/** A box to tick, and its label. */
export const CheckField = ({ label, checked, disabled, className, onChange }: CheckFieldProps) => (
  <label className={className}>
    <input
      type="checkbox"
      checked={checked}
      disabled={disabled}
      onChange={({ target }) => {
        onChange(target.checked);
      }}
    />
    {label}
  </label>
);

/** A box to tick in `.ui-choices`. */
export const CheckChoice = ({ label, text, ...props }: CheckFieldProps) => (
  <CheckField {...props} label={<MeaningText label={label} text={text} />} />
);

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

export type Options<Value = string> = readonly (readonly [value: Value, text: string])[];

interface SelectProps<Value> {
  /** The label, if none is around it. */
  label?: string;
  /** Shown on hover. */
  title?: string;
  className?: string;
  value: Value;
  options: Options<Value>;
  onChange: (value: Value) => void;
}

/** A list to choose from. */
export const Select = <Value extends string | number | null>({
  label,
  title,
  className = 'ui-field',
  value,
  options,
  onChange,
}: SelectProps<Value>) => (
  <select
    className={className}
    aria-label={label}
    title={title}
    value={value ?? ''}
    onChange={({ target }) => {
      onChange(options[target.selectedIndex]![0]);
    }}
  >
    {options.map(([each, text]) => (
      <option key={each} value={each ?? ''}>
        {text}
      </option>
    ))}
  </select>
);
