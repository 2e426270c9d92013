import type { GameTypes } from '../types.ts';
import { useFrame } from '../use-frame.ts';
import { useTable } from '../use-table.ts';

/** Whether the table itself shows the section at the end, so that the chart leaves it out: on wide screens, not in lessons. */
export function useSectionOnTable(): boolean {
  const { board, page } = useFrame<GameTypes>();
  const { question, layout } = useTable<GameTypes>();
  return board.series.section !== undefined && question === null && layout === 'wide' && page.coach === undefined;
}
