/** The shell: the online pages where the address names one; otherwise, at one screen, start page, table, and what is shown when a saved game cannot be read. */
import { useState, useSyncExternalStore } from 'react';
import { late } from '../dominant-species/board/late.tsx';
import { BrokenSave } from './BrokenSave.tsx';
import { Guard } from './Guard.tsx';
import { noteMove } from './Heading.tsx';
import { HotSeat } from './HotSeat.tsx';
import { StartPage } from './StartPage.tsx';
import { freshDealer } from './chance.ts';
import { putAside, save, savedText } from './saved-game.ts';
import { type Session, openText } from './session.ts';
import { type Words, useWords } from './words/words.ts';

type Page =
  | { page: 'start' }
  | { page: 'table'; session: Session; isKept: boolean }
  | { page: 'broken'; saved: string; reason: string };

/** Opens the game this browser kept. */
function openSaved(words: Words): Page {
  const saved = savedText();
  if (saved === null) return { page: 'start' };
  try {
    const session = openText(saved, (player) => words.player(player + 1), freshDealer());
    return { page: 'table', session, isKept: true };
  } catch (error) {
    return { page: 'broken', saved, reason: error instanceof Error ? error.message : String(error) };
  }
}

function Pages() {
  const words = useWords();
  // Each page opened has a number, so that nothing of a table stays when another game is opened.
  const [{ shown, opening }, setOpened] = useState(() => ({ shown: openSaved(words), opening: 0 }));
  const show = (next: Page): void => {
    setOpened((before) => ({ shown: next, opening: before.opening + 1 }));
  };
  const startAnew = (): void => {
    putAside();
    show({ page: 'start' });
  };
  switch (shown.page) {
    case 'start':
      return (
        <StartPage
          onStart={(session) => {
            if (!putAside() && !window.confirm(words.start.overwrite)) return false;
            const isKept = save(JSON.stringify(session.memory.record));
            show({ page: 'table', session, isKept });
            return isKept;
          }}
        />
      );
    case 'table':
      return (
        <HotSeat
          key={opening}
          session={shown.session}
          isKept={shown.isKept}
          onLeave={startAnew}
          onReload={() => {
            show(openSaved(words));
          }}
        />
      );
    case 'broken':
      return (
        <BrokenSave
          title={words.broken.title}
          text={words.broken.text}
          reason={shown.reason}
          saved={shown.saved}
          onAnew={startAnew}
        />
      );
  }
}

const OnlinePages = late(async () => (await import('./online/OnlinePages.tsx')).OnlinePages);

const subscribeToHash = (changed: () => void): (() => void) => {
  const move = (): void => {
    noteMove();
    changed();
  };
  window.addEventListener('hashchange', move);
  return () => {
    window.removeEventListener('hashchange', move);
  };
};

/** Addresses of online pages: the lobby, a new table, a table. */
const ONLINE = /^#(lobby|new|table)\b/;

export function App() {
  const hash = useSyncExternalStore(subscribeToHash, () => window.location.hash);
  if (ONLINE.test(hash)) return <OnlinePages hash={hash} />;
  return <OneScreen />;
}

function OneScreen() {
  return (
    <Guard words={useWords().failed}>
      <Pages />
    </Guard>
  );
}
