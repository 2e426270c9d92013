import { useCallback, useState } from 'react';
import type { Layout } from '../../../../ui/use-layout.ts';
import type { RulebookTarget } from '../rulebook/target.ts';
import type { Table } from '../state/table.ts';
import { type Sheet, partNeeded, useSheet } from './sheet.ts';

/** The open sheet, what opens and closes it, and where the rulebook opens. `entries`: how long the history is. */
export function useSheets({ s, legal }: Table, entries: number, layout: Layout) {
  const needed = partNeeded(s, legal);
  const question = [s.turn, s.phase, s.space, s.question, s.asked, s.speciesLeft, s.protectionsLeft, entries].join();
  const [sheet, open] = useSheet(question, needed, layout, legal.size > 0);
  const [rulesTarget, setRulesTarget] = useState<RulebookTarget>({ to: null });
  const showRules = useCallback(
    (to: RulebookTarget['to']): void => {
      setRulesTarget({ to });
      open('rules');
    },
    [open],
  );
  const show = useCallback(
    (part: Sheet | null): void => {
      if (part === 'rules') showRules(null);
      else open(part);
    },
    [open, showRules],
  );
  const toggleAnimals = useCallback((): void => {
    open(sheet === 'animals' ? null : 'animals');
  }, [open, sheet]);
  const close = useCallback((): void => {
    open(null);
  }, [open]);
  return {
    sheet,
    /** The part on which the open question is answered. */
    needed,
    rulesTarget,
    showRules,
    show,
    toggleAnimals,
    toggle: (part: Sheet) => (): void => {
      open(sheet === part ? null : part);
    },
    close,
  };
}

export type Sheets = ReturnType<typeof useSheets>;
