/** Slips of paper over a corner of earth: what others have just done or did since, and the hint. */
import type { ReactNode } from 'react';
import { lazyPart } from '../../../../ui/lazy.tsx';
import type { HistoryEntry } from '../state/history.ts';
import { byTheRules } from '../state/since.ts';
import { useTable } from '../state/table.ts';
import './narration.css';

const Recap = lazyPart(async () => (await import('./Report.tsx')).Recap);
const Report = lazyPart(async () => (await import('./Report.tsx')).Report);

interface SlipsProps {
  history: readonly HistoryEntry[];
  /** The players at this screen. */
  seats: readonly number[];
  /** The hint. */
  advice: ReactNode;
  /** Whether others' moves are narrated. */
  isNarrated: boolean;
}

export function Slips({ history, seats, advice, isNarrated }: SlipsProps) {
  const { s, asked, legal, hinted } = useTable();
  const by = history.at(-1)?.player ?? null;
  const hasNews = by !== null && (!seats.includes(by) || byTheRules(history.at(-1)!).length > 0);
  return (
    <div className="ds-slips">
      {advice !== null && advice !== undefined && <div className="ds-slip ds-advice">{advice}</div>}
      {isNarrated && !s.over && legal.size === 0 && by !== null && <Report history={history} seats={seats} />}
      {/* A hint replaces it: two slips would cover earth. */}
      {isNarrated && legal.size > 0 && hasNews && asked !== null && hinted === null && (
        <Recap history={history} player={asked.player} />
      )}
    </div>
  );
}

/** Room that earth leaves for slips, so that at least a few lines hide no tile. */
export const SlipRoom = () => <div className="ds-slip-room" data-obstacle="" />;
