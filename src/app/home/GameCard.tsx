/** A game in the list: a small picture of its table, who plays, where it stands or who has won, and what can be done with it. */
import type { ReactNode } from 'react';
import { gameTitle } from '../../games/index.ts';
import { Portrait } from '../cast/Portrait.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { GameLoader } from '../ui/GameLoader.tsx';
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';
import type { SavedSeat, SavedStanding } from './saved-standing.ts';
import './saved-games.css';

/** What stands out of a game: that it waits for its player, or how it ended for them. */
export interface Flag {
  readonly kind: 'turn' | 'won' | 'over';
  readonly text: string;
}

/** How a game ended for the only person that the list is for. */
export function useResultFlag(own: SavedStanding['own']): Flag | null {
  const { saved } = useWords('page');
  if (own === null) return null;
  const { place, by } = own;
  if (place > 1) return { kind: 'over', text: saved.cameIn({ place, by }) };
  return { kind: 'won', text: by > 0 ? saved.won({ by }) : saved.wonLevel() };
}

/** A small picture of the table, as far as it can be drawn; `isFirst`: the first of its game on the page. */
function Picture({ game, view, isFirst }: { game: string; view: unknown; isFirst: boolean }) {
  return (
    <ErrorBoundary show={() => null}>
      <GameLoader id={game}>
        {({ ui }) => ui.Picture !== undefined && <ui.Picture state={view} isAlone={isFirst} />}
      </GameLoader>
    </ErrorBoundary>
  );
}

interface GameCardProps {
  game: string;
  /** The table as whoever sees the list may see it; undefined shows the cover of the game. */
  view: unknown;
  isFirst: boolean;
  flag: Flag | null;
  progress: ReactNode;
  details: ReactNode;
  seats: readonly SavedSeat[];
  /** The buttons. */
  children: ReactNode;
}

export function GameCard({ game, view, isFirst, flag, progress, details, seats, children }: GameCardProps) {
  const { language } = useLanguage();
  const isCompared = seats.some(({ place }) => place !== 1);
  return (
    <>
      <div className={view === undefined ? `saved-picture saved-cover cover-${game}` : 'saved-picture'}>
        {view !== undefined && <Picture game={game} view={view} isFirst={isFirst} />}
        {flag !== null && <span data-kind={flag.kind}>{flag.text}</span>}
      </div>
      <div className="page-game">
        <strong>{gameTitle(game, language)}</strong>
        <span>{progress}</span>
        <small>{details}</small>
      </div>
      {seats.length > 0 && (
        <ol className="page-game-seats">
          {seats.map(({ name, bot, before, place, score }, i) => (
            <li key={i} data-first={place === 1 && isCompared}>
              <Portrait {...{ level: bot, before, name }} />
              <span>{name}</span>
              {score !== null && <b>{score}</b>}
            </li>
          ))}
        </ol>
      )}
      <span className="ui-buttons">{children}</span>
    </>
  );
}
