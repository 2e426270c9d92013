import { NAME_LENGTH } from '../wire.ts';

/** A field for one's own name. */
export function NameInput({
  value,
  onChange,
  required = false,
}: {
  value: string;
  onChange: (name: string) => void;
  required?: boolean;
}) {
  return (
    <input
      className="ui-field"
      type="text"
      autoComplete="nickname"
      maxLength={NAME_LENGTH}
      required={required}
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    />
  );
}
