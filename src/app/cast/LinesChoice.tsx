/** The choice whether the characters of bots speak, for a menu. */
import { useSyncExternalStore } from 'react';
import { WithWords } from '../ui/WithWords.tsx';
import { useWords } from '../words/words.ts';
import { linesWanted, onLinesWanted, setLinesWanted } from './lines-wanted.ts';

function Choice() {
  const { wanted } = useWords('cast');
  return (
    <label>
      <input
        type="checkbox"
        checked={useSyncExternalStore(onLinesWanted, linesWanted)}
        onChange={(event) => {
          setLinesWanted(event.target.checked);
        }}
      />
      {wanted()}
    </label>
  );
}

export const LinesChoice = () => (
  <WithWords of="cast">
    <Choice />
  </WithWords>
);
