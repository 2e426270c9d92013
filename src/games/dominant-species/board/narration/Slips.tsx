/** Slips of paper over a corner of earth: what others have just done or did since, and what a teacher says. */
import type { ReactNode } from 'react';
import { lazyPart } from '../../../../ui/lazy.tsx';
import type { HistoryEntry } from '../log/history.ts';
import { useTable } from '../state/table.ts';
import './narration.css';

const Recap = lazyPart(async () => (await import('./Report.tsx')).Recap);
const Report = lazyPart(async () => (await import('./Report.tsx')).Report);

interface SlipsProps {
  history: readonly HistoryEntry[];
  /** Who sits here. */
  seats: readonly number[];
  /** What a teacher says. */
  advice: ReactNode;
  /** Whether what others do is told. */
  isTold: boolean;
}

export function Slips({ history, seats, advice, isTold }: SlipsProps) {
  const { s, asked, legal, hinted } = useTable();
  const by = history.at(-1)?.player ?? null;
  const isOthers = by !== null && !seats.includes(by);
  return (
    <div className="ds-slips">
      {advice !== null && advice !== undefined && <div className="ds-slip ds-advice">{advice}</div>}
      {isTold && !s.over && legal.size === 0 && isOthers && <Report history={history} />}
      {/* A hint takes its place: two slips would cover earth. */}
      {isTold && legal.size > 0 && isOthers && asked !== null && hinted === null && (
        <Recap history={history} player={asked.player} />
      )}
    </div>
  );
}

/** Room that earth leaves to slips, so that at least a few lines hide no tile. */
export const SlipRoom = () => <div className="ds-slip-room" data-obstacle="" />;
