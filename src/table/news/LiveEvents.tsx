/** The live region of every table: what has just happened, for screen readers. */
import { useMemo } from 'react';
import { fineprinted } from '../../ui/fine-print.ts';
import { useGainTexts } from '../log/LogLine.tsx';
import type { GameTypes } from '../types.ts';
import { useFrame } from '../use-frame.ts';
import { useTable } from '../use-table.ts';
import { latestLines } from './news.ts';

export function LiveEvents() {
  const { board, narration } = useFrame<GameTypes>();
  const table = useTable<GameTypes>();
  const gainTexts = useGainTexts();
  // What is shown step by step is said once, with the whole move.
  const isStep = narration.step !== undefined;
  const lines = useMemo(() => (isStep ? [] : latestLines(board, table)), [board, table, isStep]);
  return (
    <p className="visually-hidden" aria-live="polite" data-live="events">
      {lines
        .map(({ text, gains = [] }) =>
          `${fineprinted(text)
            .map((part) => part.text)
            .join('')} ${gainTexts(gains)}`.trim(),
        )
        .join(' ')}
    </p>
  );
}
