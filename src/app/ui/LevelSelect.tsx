/** Chooses who plays a seat: one of the table's own options, or a bot by its level. */
import { castName } from '../../kit/bots/cast.ts';
import { type Options, Select } from '../../ui/forms/fields.tsx';

interface LevelSelectProps {
  label: string;
  /** The options besides bots: value and name. */
  others: Options;
  levels: readonly string[];
  /** How many bots of a level sit before: the seat's own would be the next character of it. */
  before?: (level: string) => number;
  value: string;
  onChange: (value: string) => void;
}

export const LevelSelect = ({ others, levels, before = () => 0, ...props }: LevelSelectProps) => (
  <Select
    {...props}
    options={[...others, ...levels.map((level) => [level, castName(level, before(level))] as const)]}
  />
);
