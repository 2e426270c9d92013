/** The buttons at the end of the bar: hint, undo and redo, log and rules, and the shell's menu. */
import type { ReactNode } from 'react';
import type { HistoryEntry } from '../../../../kit/module.ts';
import { HintButton } from '../../../../ui/HintButton.tsx';
import { UndoButton } from '../../../../ui/UndoButton.tsx';
import type { GameEvent } from '../../rules/chance.ts';
import type { Move } from '../../rules/moves.ts';
import { useWords } from '../locales/locale.ts';
import { useTable } from '../state/table.ts';
import { moveName } from './move-name.ts';
import type { Sheet } from './SheetTabs.tsx';

interface ToolsProps {
  hintLabel: string | undefined;
  onHint: (() => void) | undefined;
  /** Omitted for no button. */
  onUndo: (() => void) | null | undefined;
  /** What an undo would take back, oldest first. */
  undoes: readonly HistoryEntry<Move, GameEvent>[] | undefined;
  onRedo: (() => void) | null | undefined;
  /** What is open beside the table; null where tabs open it. */
  sheet: Sheet | null;
  onSheet: (sheet: Sheet) => void;
  menu: ReactNode;
}

export function Tools({ hintLabel, onHint, onUndo, undoes = [], onRedo, sheet, onSheet, menu }: ToolsProps) {
  const words = useWords();
  const { s, cards } = useTable();
  const first = undoes[0]?.move;
  const undoLabel =
    !onUndo || first === undefined || first === null
      ? words.bar.undo
      : words.bar.undoes(moveName(words, cards, first), undoes.length - 1);
  return (
    <div className="cg-tools" data-picture="none">
      {hintLabel !== undefined && !s.over && <HintButton label={hintLabel} onClick={onHint} />}
      <UndoButton does="undo" label={undoLabel} onClick={onUndo}>
        <span className="ui-word">{words.bar.undo}</span>
      </UndoButton>
      <UndoButton does="redo" className="cg-redo" onClick={onRedo ?? undefined}>
        <span className="ui-word">{words.bar.redo}</span>
      </UndoButton>
      {sheet !== null &&
        (['log', 'rules'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className="ui-button"
            aria-expanded={sheet === each}
            onClick={() => {
              onSheet(each);
            }}
          >
            {words.sheets.names[each]}
          </button>
        ))}
      {menu}
    </div>
  );
}
