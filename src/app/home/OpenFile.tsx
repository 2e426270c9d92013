/** Opens a file: a saved game to continue, or a start position. */
import { useState } from 'react';
import { freshChance } from '../bots/chance.ts';
import { openText } from '../session/session.ts';
import { openSession } from '../session/start.ts';
import { useLocale } from '../locales/locale.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { useFault } from '../ui/use-fault.ts';

export function OpenFile() {
  const { start: words, player: nameOf } = useLocale();
  const [error, setError] = useState<unknown>(null);
  const refused = useFault(error);
  const open = async (file: File): Promise<void> => {
    try {
      const session = await openText(await file.text(), (player) => nameOf(player + 1), freshChance());
      setError(null);
      openSession(session, () => window.confirm(words.overwrite));
    } catch (wrong) {
      setError(wrong);
    }
  };
  return (
    <>
      <FileButton text={words.open} title={words.openText} onFile={(file) => void open(file)} />
      <p className="ui-message" role="alert">
        {refused !== '' && <span className="ui-reason">{words.refused(refused)}</span>}
      </p>
    </>
  );
}
