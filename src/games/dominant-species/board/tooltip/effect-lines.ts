/** The sentences of what a move would do, for its explanation. */
import { useMemo } from 'react';
import { lazyValue } from '../../../../ui/lazy-value.ts';
import type { Move } from '../../rules/moves.ts';
import { useTable } from '../state/table.ts';

const useEffectText = lazyValue(async () => (await import('../preview/effect-text.ts')).effectText);

/** What a move would do; nothing for null, and as long as the code is not there. */
export function useEffectLines(move: Move | null): readonly string[] {
  const { s, words } = useTable();
  const tell = useEffectText(move !== null);
  return useMemo(() => (tell === null || move === null ? [] : tell({ s, words }, move)), [tell, s, words, move]);
}
