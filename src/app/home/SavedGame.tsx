/** A stored game in the list: who plays, where it stands or who has won, and what can be done with it. */
import { useCallback } from 'react';
import { gameTitle } from '../../games/index.ts';
import { GameLoader } from '../ui/GameLoader.tsx';
import { Portrait } from '../cast/Portrait.tsx';
import { type ArchivedGame, download } from '../storage/saved-games.ts';
import { useLoad } from '../ui/use-load.ts';
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';
import { type SavedStanding, standingOf } from './saved-standing.ts';
import './saved-games.css';

/** Whether the only person at the device is to decide. */
const isOwnTurn = ({ isWaiting, seats }: SavedStanding): boolean =>
  isWaiting && seats.filter(({ bot }) => bot === null).length === 1;

/** How far a game is, in a line. */
function useProgress(standing: SavedStanding | null): string {
  const { saved } = useWords('page');
  const { language } = useLanguage();
  if (standing === null) return '';
  const { meta, seats, round, decides, own } = standing;
  if (decides === null && own?.place === 1) return saved.youWon();
  if (decides === null)
    return saved.finished({ winners: seats.filter(({ place }) => place === 1).map(({ name }) => name) });
  const where = round === undefined ? saved.inProgress() : meta.cover[language].round(round);
  return [where, isOwnTurn(standing) ? saved.yourTurn() : saved.decides({ player: decides })].join(' · ');
}

/** What stands out of a game: that it waits for this device, or how it ended for its player. */
function useFlag(standing: SavedStanding | null): { kind: 'turn' | 'won' | 'over'; text: string } | null {
  const { saved } = useWords('page');
  if (standing === null) return null;
  const { own, isOver } = standing;
  if (!isOver) return isOwnTurn(standing) ? { kind: 'turn', text: saved.yourTurn() } : null;
  if (own === null) return null;
  const { place, by } = own;
  if (place > 1) return { kind: 'over', text: saved.cameIn({ place, by }) };
  return { kind: 'won', text: by > 0 ? saved.won({ by }) : saved.wonLevel() };
}

/** A small picture of the table; `isFirst`: the first of its game on the page. */
function SavedPicture({ game, view, isFirst }: { game: string; view: unknown; isFirst: boolean }) {
  return (
    <GameLoader id={game}>
      {({ ui }) => ui.Picture !== undefined && <ui.Picture state={view} isAlone={isFirst} />}
    </GameLoader>
  );
}

interface SavedGameProps {
  game: string;
  /** Whether it is the first of its game in the list. */
  isFirst: boolean;
  text: string;
  /** Null for the current one. */
  archived: ArchivedGame | null;
  onOpen: () => void;
  /** Null for the current one. */
  onRemove: (() => void) | null;
}

export function SavedGame({ game, isFirst, text, archived, onOpen, onRemove }: SavedGameProps) {
  const { saved, player, loading } = useWords('page');
  const { language } = useLanguage();
  const load = useCallback(() => standingOf(game, text, (seat) => player({ number: seat + 1 })), [game, text, player]);
  const loaded = useLoad(load);
  const standing = loaded.status === 'ready' ? loaded.value : null;
  const progress = useProgress(standing);
  const flag = useFlag(standing);
  const isCompared = standing?.seats.some(({ place }) => place !== 1) ?? false;
  const details = [
    ...(standing === null ? [] : [saved.moves({ moves: standing.moves })]),
    ...(archived === null ? [] : [saved.archived({ date: archived.date.getTime() })]),
  ];
  return (
    <>
      <div className="saved-picture">
        {standing !== null && <SavedPicture game={game} view={standing.view} isFirst={isFirst} />}
        {flag !== null && <span data-kind={flag.kind}>{flag.text}</span>}
      </div>
      <div className="shell-game">
        <strong>{gameTitle(game, language)}</strong>
        <span>
          {loaded.status === 'failed' ? saved.damaged() : loaded.status === 'loading' ? loading.loading() : progress}
        </span>
        <small>{details.join(' · ')}</small>
      </div>
      {standing !== null && (
        <ol className="shell-game-seats">
          {standing.seats.map(({ name, bot, before, place, score }, i) => (
            <li key={i} data-first={place === 1 && isCompared}>
              <Portrait {...{ level: bot, before, name }} />
              <span>{name}</span>
              {score !== null && <b>{score}</b>}
            </li>
          ))}
        </ol>
      )}
      <span className="ui-buttons">
        <button type="button" className="ui-button" onClick={onOpen}>
          {standing?.isOver === true ? saved.look() : saved.goOn()}
        </button>
        <button
          type="button"
          className="ui-button"
          onClick={() => {
            download(`${game}.json`, text);
          }}
        >
          {saved.save()}
        </button>
        {onRemove !== null && (
          <button type="button" className="ui-button" onClick={onRemove}>
            {saved.delete()}
          </button>
        )}
      </span>
    </>
  );
}
