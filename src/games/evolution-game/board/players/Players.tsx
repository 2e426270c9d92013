/** The players: at the end the final standing, one's own panel, the rivals in the order of play. */
import { memo } from 'react';
import { Final } from '../final/Final.tsx';
import { useTable } from '../state/table.ts';
import { OwnPanel } from './OwnPanel.tsx';
import { RivalPanel } from './RivalPanel.tsx';
import './players.css';

interface PlayersProps {
  onDownload: (() => void) | undefined;
  onLookBack: ((entry: number) => void) | undefined;
}

export const Players = memo(function Players({ onDownload, onLookBack }: PlayersProps) {
  const { s, words, asked, own, history } = useTable();
  const rivals = Array.from({ length: s.players - 1 }, (_, i) => (own + 1 + i) % s.players);
  return (
    // It may scroll, so it has to be focusable.
    <div
      className={`evo-panels evo-players-${String(s.players)}`}
      role="region"
      aria-label={words.parts.players}
      tabIndex={0}
    >
      {asked === null && <Final history={history} onDownload={onDownload} onLookBack={onLookBack} />}
      <OwnPanel />
      <div className="evo-rivals">
        {rivals.map((player) => (
          <RivalPanel key={player} player={player} />
        ))}
      </div>
    </div>
  );
});
