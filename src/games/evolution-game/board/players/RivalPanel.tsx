/** A rival's panel: gene pool, niches and mutation cards, small. */
import { NOTHING } from '../../rules/components.ts';
import { useNaming, useTable } from '../table.ts';
import { GenePool } from './GenePool.tsx';
import { MutationCards } from './MutationCards.tsx';
import { Niches } from './Niches.tsx';
import { PanelHead } from './OwnPanel.tsx';

export function RivalPanel({ player }: { player: number }) {
  const { state, question } = useTable();
  const naming = useNaming();
  return (
    <section
      className={`evo-panel evo-rival${question?.seat === player ? ' evo-asked' : ''}`}
      aria-label={naming.player(player)}
      data-plate=""
    >
      <PanelHead player={player} />
      {state.genePool[player * 8] !== NOTHING && (
        <>
          <GenePool player={player} />
          <div className="evo-rival-cards">
            <Niches player={player} small />
            <MutationCards player={player} small />
          </div>
        </>
      )}
    </section>
  );
}
