/** A stored game in the list: who plays, where it stands or who has won, and what can be done with it. */
import { useCallback } from 'react';
import { gameTitle } from '../../games/index.ts';
import { Portrait } from '../cast/Portrait.tsx';
import { type ArchivedGame, download } from '../storage/saved-games.ts';
import { useLoad } from '../ui/use-load.ts';
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';
import { type SavedStanding, standingOf } from './saved-standing.ts';
import './saved-games.css';

/** How far a game is, in a line. */
function useProgress(standing: SavedStanding | null): string {
  const { saved } = useWords('page');
  const { language } = useLanguage();
  if (standing === null) return '';
  const { meta, seats, round, decides } = standing;
  if (decides === null)
    return saved.finished({ winners: seats.filter(({ place }) => place === 1).map(({ name }) => name) });
  const where = round === undefined ? saved.inProgress() : meta.cover[language].round(round);
  return [where, saved.decides({ player: decides })].join(' · ');
}

interface SavedGameProps {
  game: string;
  text: string;
  /** Null for the current one. */
  archived: ArchivedGame | null;
  onOpen: () => void;
  /** Null for the current one. */
  onRemove: (() => void) | null;
}

export function SavedGame({ game, text, archived, onOpen, onRemove }: SavedGameProps) {
  const { saved, player, loading } = useWords('page');
  const { language } = useLanguage();
  const load = useCallback(() => standingOf(game, text, (seat) => player({ number: seat + 1 })), [game, text, player]);
  const loaded = useLoad(load);
  const standing = loaded.status === 'ready' ? loaded.value : null;
  const progress = useProgress(standing);
  const isCompared = standing?.seats.some(({ place }) => place !== 1) ?? false;
  const details = [
    ...(standing === null ? [] : [saved.moves({ moves: standing.moves })]),
    ...(archived === null ? [] : [saved.archived({ date: archived.date.getTime() })]),
  ];
  return (
    <>
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
