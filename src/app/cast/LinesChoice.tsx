/** The choice whether the characters of bots speak, for a menu. */
import { useSyncExternalStore } from 'react';
import { CheckField } from '../../ui/forms/fields.tsx';
import { WithWords } from '../ui/WithWords.tsx';
import { useWords } from '../words/words.ts';
import { linesWanted, onLinesWanted, setLinesWanted } from './lines-wanted.ts';

function Choice() {
  const { wanted } = useWords('cast');
  const isOn = useSyncExternalStore(onLinesWanted, linesWanted);
  return <CheckField label={wanted()} checked={isOn} onChange={setLinesWanted} />;
}

export const LinesChoice = () => (
  <WithWords of="cast" isPart>
    <Choice />
  </WithWords>
);
