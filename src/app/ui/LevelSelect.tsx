/** Chooses who plays a seat: one of the table's own options, or a bot by its level. */
import { castName } from '../../kit/cast.ts';

interface LevelSelectProps {
  label: string;
  /** The options besides bots: value and name. */
  others: readonly (readonly [value: string, name: string])[];
  levels: readonly string[];
  /** How many bots of a level sit before: the seat's own would be the next character of it. */
  before?: (level: string) => number;
  value: string;
  onChange: (value: string) => void;
}

export function LevelSelect({ label, others, levels, before = () => 0, value, onChange }: LevelSelectProps) {
  return (
    <select
      className="ui-field"
      aria-label={label}
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    >
      {others.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
      {levels.map((level) => (
        <option key={level} value={level}>
          {castName(level, before(level))}
        </option>
      ))}
    </select>
  );
}
