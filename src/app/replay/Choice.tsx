import { type Options, Select } from '../../ui/forms/fields.tsx';

interface ChoiceProps<Value> {
  label: string;
  value: Value;
  options: Options<Value>;
  onChoose: (value: Value) => void;
}

/** A select box for the bar. Its label is read aloud, and shown on hover. */
export const Choice = <Value extends string | number | null>({ label, onChoose, ...props }: ChoiceProps<Value>) => (
  <label className="replay-choice">
    <span className="visually-hidden">{label}</span>
    <Select {...props} title={label} onChange={onChoose} />
  </label>
);
