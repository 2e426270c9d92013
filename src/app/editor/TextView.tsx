/** A position as text, next to the board. */
import { type ReactNode, useState } from 'react';
import { download } from '../storage/saved-games.ts';
import type { LoadedGame } from '../ui/GameLoader.tsx';
import { useWords } from '../words/words.ts';

interface TextViewProps {
  loaded: LoadedGame;
  text: string;
  isWrong: boolean;
  onText: (text: string) => void;
  /** The board with the last valid position. */
  board: ReactNode;
}

export function TextView({ loaded: { game }, text, isWrong, onText, board }: TextViewProps) {
  const { text: words } = useWords('editor');
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(words.copied());
    } catch {
      setCopied(words.copyYourself());
    }
  };
  return (
    <div className="editor-as-text">
      <section className="editor-text">
        <p>{words.lead()}</p>
        <textarea
          aria-label={words.label()}
          spellCheck={false}
          value={text}
          aria-invalid={isWrong}
          onChange={({ target }) => {
            setCopied(null);
            onText(target.value);
          }}
        />
        <p className="ui-buttons">
          <button type="button" className="ui-button" onClick={() => void copy()}>
            {words.copy()}
          </button>
          <button
            type="button"
            className="ui-button"
            onClick={() => {
              download(`${game.meta.id}-position.json`, text);
            }}
          >
            {words.save()}
          </button>
          <span role="status">{copied}</span>
        </p>
      </section>
      <section className="replay-board" aria-label={words.board()}>
        {board}
      </section>
    </div>
  );
}
