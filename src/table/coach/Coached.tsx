/** A table with the coach below it: a card of constant size, from which an arrow leads to what it speaks of. */
import { type ReactNode, useState } from 'react';
import type { CoachStep } from '../../kit/module.ts';
import { AboveContext } from '../Effects.tsx';
import type { GameTypes } from '../types.ts';
import { useTable } from '../use-table.ts';
import { Card } from './Card.tsx';
import { Rings } from './Rings.tsx';
import './coach.css';

interface CoachedProps {
  readonly coach: CoachStep;
  /** The table. */
  readonly children: ReactNode;
}

export function Coached({ coach, children }: CoachedProps) {
  const { layout } = useTable<GameTypes>();
  const [whole, setWhole] = useState<HTMLElement | null>(null);
  return (
    <div ref={setWhole} className="table-coached" data-narrow={layout === 'phone'} data-looked-at={coach.isLookedAt}>
      <div className="table-coached-room">
        <div className="table-coached-board">
          <AboveContext value={<Rings key={coach.id} at={coach.at} taught={coach.taught} whole={whole} />}>
            {children}
          </AboveContext>
        </div>
      </div>
      <Card step={coach} />
    </div>
  );
}
