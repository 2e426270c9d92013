/** The shell at one screen: start page, table, and what is shown when a saved game cannot be read. */
import { Component, type ReactNode, useState } from 'react';
import { BrokenSave } from './BrokenSave.tsx';
import { HotSeat } from './HotSeat.tsx';
import { StartPage } from './StartPage.tsx';
import { freshDealer } from './chance.ts';
import { putAside, save, savedText } from './saved-game.ts';
import { type Session, openText } from './session.ts';
import { type Words, useWords } from './words/words.ts';

type Page = { page: 'start' } | { page: 'table'; session: Session } | { page: 'broken'; text: string; reason: string };

/** Opens the game this browser kept. */
function openSaved(words: Words): Page {
  const text = savedText();
  if (text === null) return { page: 'start' };
  try {
    return { page: 'table', session: openText(text, (player) => words.player(player + 1), freshDealer()) };
  } catch (error) {
    return { page: 'broken', text, reason: error instanceof Error ? error.message : String(error) };
  }
}

function Pages() {
  const words = useWords();
  const [shown, setShown] = useState<Page>(() => openSaved(words));
  switch (shown.page) {
    case 'start':
      return (
        <StartPage
          onStart={(session) => {
            putAside();
            save(JSON.stringify(session.memory.record));
            setShown({ page: 'table', session });
          }}
        />
      );
    case 'table':
      return (
        <HotSeat
          session={shown.session}
          onLeave={() => {
            putAside();
            setShown({ page: 'start' });
          }}
          onReload={() => {
            setShown(openSaved(words));
          }}
        />
      );
    case 'broken':
      return (
        <BrokenSave
          text={shown.text}
          reason={shown.reason}
          onAnew={() => {
            putAside();
            setShown({ page: 'start' });
          }}
        />
      );
  }
}

/** Says so when something unexpected breaks the page; the game itself is kept move by move. */
class Guard extends Component<{ words: Words; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { failed } = this.props.words;
    if (!this.state.failed) return this.props.children;
    return (
      <main className="shell-page" role="alert">
        <h1>{failed.title}</h1>
        <p>{failed.text}</p>
        <button
          type="button"
          className="shell-main"
          onClick={() => {
            window.location.reload();
          }}
        >
          {failed.reload}
        </button>
      </main>
    );
  }
}

export function App() {
  return (
    <Guard words={useWords()}>
      <Pages />
    </Guard>
  );
}
