/** Tooltips and previews of what is pointed at: loaded when something is first pointed at. */
import { useEffect, useState } from 'react';
import { useIds } from '../../ui/ids.tsx';
import type { RulebookEntry } from '../rulebook/rulebook-text.ts';
import type { Explanations, GameTypes } from '../types.ts';
import { useFrame } from '../use-frame.ts';
import { useTable } from '../use-table.ts';
import { usePointer } from './pointer.ts';
import type * as TooltipModule from './Tooltip.tsx';

interface Loaded {
  readonly Tooltip: (typeof TooltipModule)['Tooltip'];
  readonly explanations: Explanations<GameTypes>;
}

/** The tooltip and what it says; null until that is loaded, and in games without tooltips. */
function useExplanations(isWanted: boolean): Loaded | null {
  const { board } = useFrame<GameTypes>();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (!isWanted || loaded !== null || board.explanations === undefined) return;
    let isShown = true;
    Promise.all([import('./Tooltip.tsx'), board.explanations()]).then(
      ([{ Tooltip }, explanations]) => {
        if (isShown) setLoaded({ Tooltip, explanations });
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [board, isWanted, loaded]);
  return loaded;
}

/** The rulebook, fetched for the tooltips that quote it; null until it is there. */
function useEntries(explanations: Explanations<GameTypes> | null): readonly RulebookEntry[] | null {
  const { language } = useTable<GameTypes>().words;
  const [entries, setEntries] = useState<readonly RulebookEntry[] | null>(null);
  useEffect(() => {
    let isShown = true;
    explanations?.entries?.(language).then(
      (fetched) => {
        if (isShown) setEntries(fetched);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [explanations, language]);
  return entries;
}

export function Explained() {
  const { root } = useFrame<GameTypes>();
  const { pointing } = useTable<GameTypes>();
  const id = useIds()('table-tooltip');
  const pointed = usePointer(root, pointing, id);
  const loaded = useExplanations(pointed !== null);
  const entries = useEntries(loaded?.explanations ?? null);
  if (pointed === null || loaded === null) return null;
  return <loaded.Tooltip id={id} pointed={pointed} explanations={loaded.explanations} entries={entries} />;
}
