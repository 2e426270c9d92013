/** The effect of a move in sentences, for its tooltip. */
import { useMemo } from 'react';
import { lazyValue } from '../../../../ui/lazy-value.ts';
import type { Move } from '../../rules/moves.ts';
import { useTable } from '../state/table.ts';

const useEffectText = lazyValue(async () => (await import('../log/effect-text.ts')).effectText);

/** The effect of a move; empty for null, and until the code is loaded. */
export function useEffectLines(move: Move | null): readonly string[] {
  const { s, words } = useTable();
  const effectText = useEffectText(move !== null);
  return useMemo(
    () => (effectText === null || move === null ? [] : effectText({ s, words }, move)),
    [effectText, s, words, move],
  );
}
