interface ChoiceProps<T> {
  label: string;
  value: T;
  /** The options, each with its text. */
  options: readonly (readonly [T, string])[];
  onChoose: (value: T) => void;
}

/** A select box for the bar. Its label is read aloud, and shown on hover. */
export function Choice<T extends string | number | null>({ label, value, options, onChoose }: ChoiceProps<T>) {
  return (
    <label className="replay-choice">
      <span className="visually-hidden">{label}</span>
      <select
        className="ui-field"
        value={value ?? ''}
        title={label}
        onChange={({ target }) => {
          onChoose(options[target.selectedIndex]![0]);
        }}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each ?? ''}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
