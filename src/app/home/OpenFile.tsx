/** Opens a file: a saved game to go on with, or a position to start from. */
import { useRef, useState } from 'react';
import { freshChance } from '../bots/chance.ts';
import { openText } from '../hot-seat/session.ts';
import { openSession } from '../hot-seat/start.ts';
import { useLocale } from '../locales/locale.ts';

export function OpenFile() {
  const { start: words, player: nameOf } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const open = async (file: File): Promise<void> => {
    try {
      const session = await openText(await file.text(), (player) => nameOf(player + 1), freshChance());
      setRefused(null);
      openSession(session, () => window.confirm(words.overwrite));
    } catch (error) {
      setRefused(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <button
        type="button"
        className="ui-button"
        title={words.openText}
        onClick={() => {
          input.current?.click();
        }}
      >
        {words.open}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = '';
          if (chosen) void open(chosen);
        }}
      />
      <p className="ui-message" role="alert">
        {refused !== null && <span className="ui-reason">{words.refused(refused)}</span>}
      </p>
    </>
  );
}
