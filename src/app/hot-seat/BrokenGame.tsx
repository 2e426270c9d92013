/** Shown when a game cannot be read or displayed: the reason, and what to do. Nothing is deleted. */
import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { download } from '../storage/saved-games.ts';
import { Heading } from '../ui/Heading.tsx';

interface BrokenGameProps {
  game: string;
  title: string;
  text: string;
  reason: string;
  /** The stored record; null if there is none. */
  saved: string | null;
  onAnew: () => void;
  /** More actions. */
  children?: ReactNode;
}

export function BrokenGame({ game, title, text, reason, saved, onAnew, children }: BrokenGameProps) {
  const { broken: words } = useWords('page');
  return (
    <main className="page-main" role="alert">
      <Heading>{title}</Heading>
      <p>{text}</p>
      <p className="ui-reason">{words.reason({ reason })}</p>
      <p className="ui-buttons">
        {children}
        {saved !== null && (
          <button
            type="button"
            className="ui-button ui-main"
            onClick={() => {
              download(`${game}-damaged.json`, saved);
            }}
          >
            {words.download()}
          </button>
        )}
        <button type="button" className="ui-button" onClick={onAnew}>
          {words.anew()}
        </button>
      </p>
    </main>
  );
}
