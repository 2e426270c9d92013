/** Chooses the number of players. */
import { useWords } from '../words/words.ts';

interface PlayersFieldProps {
  min: number;
  max: number;
  value: number;
  onChange: (players: number) => void;
}

export function PlayersField({ min, max, value, onChange }: PlayersFieldProps) {
  const { start: words } = useWords('page');
  return (
    <fieldset className="page-segments">
      <legend>{words.players()}</legend>
      {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((count) => (
        <label key={count}>
          <input
            type="radio"
            name="players"
            aria-label={words.playersNumber({ count })}
            checked={value === count}
            onChange={() => {
              onChange(count);
            }}
          />
          <span>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
