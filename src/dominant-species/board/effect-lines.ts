/** The sentences of what an answer would do, for its explanation: their code is fetched when they are first wanted. */
import { useEffect, useMemo, useState } from 'react';
import type { Move } from '../rules/moves.ts';
import type { effectText } from './effect-text.ts';
import { useTable } from './table-context.ts';

let fetched: typeof effectText | null = null;

/** What an answer would do; nothing for null, and as long as the code is not there. */
export function useEffectLines(move: Move | null): readonly string[] {
  const { s, words } = useTable();
  const [tell, setTell] = useState(() => fetched);
  const wanted = move !== null;

  useEffect(() => {
    if (!wanted || tell !== null) return;
    let shown = true;
    import('./effect-text.ts').then(
      (module) => {
        fetched = module.effectText;
        if (shown) setTell(() => fetched);
      },
      () => {
        // The explanation does without; the next one tries again.
      },
    );
    return () => {
      shown = false;
    };
  }, [wanted, tell]);

  return useMemo(() => (tell === null || move === null ? [] : tell({ s, words }, move)), [tell, s, words, move]);
}
