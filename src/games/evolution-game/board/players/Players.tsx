/** The players: one's own panel, which on small screens belongs to the main part, and the rivals in the order of play. */
import { memo } from 'react';
import { isSmall, largeSeat, useTable } from '../table.ts';
import { OwnPanel } from './OwnPanel.tsx';
import { RivalPanel } from './RivalPanel.tsx';
import './players.css';

/** One's own panel on a small screen, below the map or beside it. */
export const Own = memo(function Own() {
  const { words } = useTable();
  return (
    // It may scroll, so it has to be focusable.
    <div className="evo-panels" role="group" aria-label={words.parts.you()} tabIndex={0}>
      <OwnPanel />
    </div>
  );
});

export const Players = memo(function Players() {
  const table = useTable();
  const { state, layout } = table;
  const seat = largeSeat(table);
  const rivals = Array.from({ length: state.players - 1 }, (_, i) => (seat + 1 + i) % state.players);
  return (
    <div className={`evo-panels evo-players-${String(state.players)}`} tabIndex={0}>
      {!isSmall(layout) && <OwnPanel />}
      <div className="evo-rivals">
        {rivals.map((player) => (
          <RivalPanel key={player} player={player} />
        ))}
      </div>
    </div>
  );
});
