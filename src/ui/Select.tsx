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
