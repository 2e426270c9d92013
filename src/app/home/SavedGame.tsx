/** A game of this device in the list. */
import { useCallback } from 'react';
import { filled } from '../../kit/game-meta.ts';
import { type ArchivedGame, download } from '../storage/saved-games.ts';
import { useLoad } from '../ui/use-load.ts';
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';
import { GameCard, useResultFlag } from './GameCard.tsx';
import { type SavedStanding, standingOf } from './saved-standing.ts';

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
  const where = round === undefined ? saved.inProgress() : filled(meta.cover[language].round, { round });
  return [where, isOwnTurn(standing) ? saved.yourTurn() : saved.decides({ player: decides })].join(' · ');
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
  const load = useCallback(() => standingOf(game, text, (seat) => player({ number: seat + 1 })), [game, text, player]);
  const loaded = useLoad(load);
  const standing = loaded.status === 'ready' ? loaded.value : null;
  const progress = useProgress(standing);
  const result = useResultFlag(standing?.isOver === true ? standing.own : null);
  const details = [
    ...(standing === null ? [] : [saved.moves({ moves: standing.moves })]),
    ...(archived === null ? [] : [saved.archived({ date: archived.date.getTime() })]),
  ];
  return (
    <GameCard
      {...{ game, isFirst }}
      view={standing?.view}
      flag={standing !== null && isOwnTurn(standing) ? { kind: 'turn', text: saved.yourTurn() } : result}
      progress={
        loaded.status === 'failed' ? saved.damaged() : loaded.status === 'loading' ? loading.loading() : progress
      }
      details={details.join(' · ')}
      seats={standing?.seats ?? []}
    >
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
    </GameCard>
  );
}
