/** What is shown when a game cannot be read or shown: why, and the ways on. Nothing is thrown away. */
import type { ReactNode } from 'react';
import { download } from './saved-game.ts';
import { useWords } from './words/words.ts';

interface BrokenSaveProps {
  title: string;
  text: string;
  reason: string;
  /** The game as the browser keeps it; null if it keeps none. */
  saved: string | null;
  onAnew: () => void;
  /** More ways on. */
  children?: ReactNode;
}

export function BrokenSave({ title, text, reason, saved, onAnew, children }: BrokenSaveProps) {
  const words = useWords().broken;
  return (
    <main className="shell-page" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="shell-reason">{words.reason(reason)}</p>
      <p className="shell-buttons">
        {children}
        {saved !== null && (
          <button
            type="button"
            className="shell-main"
            onClick={() => {
              download('dominant-species-damaged.json', saved);
            }}
          >
            {words.download}
          </button>
        )}
        <button type="button" onClick={onAnew}>
          {words.anew}
        </button>
      </p>
    </main>
  );
}
