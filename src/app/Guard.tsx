/** Says so when something unexpected breaks the page, and keeps the game at hand: it may be what breaks it. */
import { Component, type ReactNode } from 'react';
import { BrokenSave } from './BrokenSave.tsx';
import { putAside, savedText } from './saved-game.ts';
import type { Words } from './words/words.ts';

interface GuardProps {
  words: Words['failed'];
  children: ReactNode;
}

interface GuardState {
  /** What went wrong; null if nothing did. */
  reason: string | null;
}

export class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { reason: null };

  static getDerivedStateFromError(error: unknown): GuardState {
    return { reason: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { words, children } = this.props;
    const { reason } = this.state;
    if (reason === null) return children;
    return (
      <BrokenSave
        title={words.title}
        text={words.text}
        reason={reason}
        saved={savedText()}
        onAnew={() => {
          putAside();
          this.setState({ reason: null });
        }}
      >
        <button
          type="button"
          onClick={() => {
            window.location.reload();
          }}
        >
          {words.reload}
        </button>
      </BrokenSave>
    );
  }
}
