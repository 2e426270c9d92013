/** Opens a file: a saved game to go on with, or a position to start from. */
import { useState } from 'react';
import { freshChance } from '../bots/chance.ts';
import { openText } from '../hot-seat/session.ts';
import { openSession } from '../hot-seat/start.ts';
import { useLanguage } from '../locales/languages.tsx';
import { useLocale } from '../locales/locale.ts';
import { FileButton } from '../ui/FileButton.tsx';
import { faultText } from '../ui/fault-text.ts';

export function OpenFile() {
  const { start: words, player: nameOf } = useLocale();
  const { language } = useLanguage();
  const [refused, setRefused] = useState<string | null>(null);
  const open = async (file: File): Promise<void> => {
    try {
      const session = await openText(await file.text(), (player) => nameOf(player + 1), freshChance());
      setRefused(null);
      openSession(session, () => window.confirm(words.overwrite));
    } catch (error) {
      setRefused(await faultText(error, language));
    }
  };
  return (
    <>
      <FileButton text={words.open} title={words.openText} onFile={(file) => void open(file)} />
      <p className="ui-message" role="alert">
        {refused !== null && <span className="ui-reason">{words.refused(refused)}</span>}
      </p>
    </>
  );
}
