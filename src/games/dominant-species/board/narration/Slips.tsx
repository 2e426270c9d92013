/** Slips of paper over a corner of earth: what others have just done or did since, and the hint. */
import type { ReactNode } from 'react';
import { News } from '../../../../table/parts.ts';
import { useTable } from '../table.ts';
import './narration.css';

interface SlipsProps {
  /** The hint. */
  advice: ReactNode;
  /** Whether others' moves are narrated. */
  isNarrated: boolean;
}

export function Slips({ advice, isNarrated }: SlipsProps) {
  const { question, advice: hint } = useTable();
  const isHint = advice !== null && advice !== undefined;
  return (
    <div className="ds-slips">
      <div className="ds-slip">
        {(isHint || (isNarrated && question !== null && hint === null)) && <News>{advice}</News>}
      </div>
    </div>
  );
}

/** Room that earth leaves for slips, so that at least a few lines hide no tile. */
export const SlipRoom = () => <div className="ds-slip-room" data-obstacle="" />;
