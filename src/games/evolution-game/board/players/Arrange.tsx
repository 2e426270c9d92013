/**
 * Arranging a gene pool: two cards of each colour; choosing two compartments in turn swaps them, or everything is arranged at
 * random.
 */
import { useState } from 'react';
import { ALL_DOMAINS } from '../../rules/components.ts';
import { ARRANGEMENTS, arrangeMove, genePoolOf } from '../../rules/moves.ts';
import { useTable } from '../table.ts';
import { GenePool } from './GenePool.tsx';

export function Arrange() {
  const { state, words, play } = useTable();
  const [colours, setColours] = useState<readonly number[]>(() => genePoolOf(ARRANGEMENTS[0]!));
  const [chosen, setChosen] = useState<number | null>(null);
  const choose = (region: number): void => {
    if (chosen === null) {
      setChosen(region);
      return;
    }
    const swapped = [...colours];
    [swapped[chosen], swapped[region]] = [swapped[region]!, swapped[chosen]!];
    setColours(swapped);
    setChosen(null);
  };
  return (
    <div className="evo-arrange">
      <p className="evo-help">{words.table.arrangeHelp()}</p>
      <GenePool player={state.asked} colours={colours} open={ALL_DOMAINS} chosen={chosen} onChoose={choose} />
      <div className="evo-actions">
        <button
          type="button"
          className="ui-button"
          onClick={() => {
            setColours(genePoolOf(ARRANGEMENTS[Math.floor(Math.random() * ARRANGEMENTS.length)]!));
            setChosen(null);
          }}
        >
          {words.buttons.atRandom()}
        </button>
        <button
          type="button"
          className="ui-button evo-main"
          onClick={() => {
            play(arrangeMove(colours));
          }}
        >
          {words.buttons.arrange()}
        </button>
      </div>
    </div>
  );
}
