/** Opens a file: a saved game to continue, or a start position. */
import { useState } from 'react';
import { freshChance } from '../bots/chance.ts';
import { openText } from '../session/resume.ts';
import { openSession } from '../session/start.ts';
import { useWords } from '../words/words.ts';
import { FileButton } from '../../ui/forms/FileButton.tsx';
import { useFault } from '../ui/use-fault.ts';

export function OpenFile() {
  const { start: words, player: nameOf } = useWords('page');
  const [error, setError] = useState<unknown>(null);
  const refused = useFault(error);
  const open = async (file: File): Promise<void> => {
    try {
      const session = await openText(await file.text(), (player) => nameOf({ number: player + 1 }), freshChance());
      setError(null);
      openSession(session, () => window.confirm(words.overwrite()));
    } catch (wrong) {
      setError(wrong);
    }
  };
  return (
    <>
      <FileButton text={words.open()} title={words.openText()} onFile={(file) => void open(file)} />
      <p className="ui-message" role="alert">
        {refused !== '' && <span className="ui-reason">{words.refused({ reason: refused })}</span>}
      </p>
    </>
  );
}
