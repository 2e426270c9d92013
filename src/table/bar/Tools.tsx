/** The tools at the end of the bar, always in the same order: hint, undo, redo, what can be opened, the page's menu. */
import { useFrameWords } from '../use-table.ts';
import { HintIcon, RedoIcon, UndoIcon } from '../../ui/marks.tsx';
import { PANEL_KEYS } from '../panels/frame-panels.tsx';
import { useFrame } from '../use-frame.ts';
import { NarrationButtons } from './NarrationButtons.tsx';

/** The label of the undo button: what it takes back, as far as that is known. */
function useUndone(): string | null {
  const { board, newest, page } = useFrame();
  const { onUndo, undoes = [] } = page;
  const words = useFrameWords();
  const first = undoes.find(({ move }) => move !== null);
  if (!onUndo || first === undefined) return null;
  const own = undoes.filter(({ player }) => player === first.player);
  const what = board.undoText(own, newest);
  return what === null || own.length === undoes.length ? what : words.undoesAlso({ what });
}

/** Undo and redo; a page without them has no buttons. */
function UndoButtons() {
  const { page } = useFrame();
  const { onUndo, onRedo } = page;
  const words = useFrameWords();
  const what = useUndone();
  return (
    <>
      {onUndo !== undefined && (
        <button
          type="button"
          className="ui-button table-undo"
          // The accessible name is the visible text, for voice control.
          aria-label={what === null ? words.undo() : `${words.undo()} ${what}`}
          aria-keyshortcuts="u Control+z"
          title={what === null ? words.undo() : `${words.undo()}: ${what}`}
          disabled={onUndo === null}
          onClick={() => onUndo?.()}
        >
          <UndoIcon size={18} />
          <span className="table-word">
            {words.undo()} {what !== null && <small>{what}</small>}
          </span>
        </button>
      )}
      {onRedo !== undefined && (
        <button
          type="button"
          className="ui-button table-redo"
          aria-label={words.redo()}
          aria-keyshortcuts="Control+Shift+z"
          title={words.redo()}
          disabled={onRedo === null}
          onClick={() => onRedo?.()}
        >
          <RedoIcon size={18} />
        </button>
      )}
    </>
  );
}

/** The buttons that open panels; those with tabs are not among them. */
function PanelButtons() {
  const { panels, newest } = useFrame();
  return panels.tools.map(({ name, title, Icon }) => {
    const isOpen = panels.opened === name;
    const text = title(newest.words, newest.question === null);
    return (
      <button
        key={name}
        type="button"
        className={`ui-button table-open-${name}`}
        aria-label={text}
        aria-expanded={isOpen}
        aria-keyshortcuts={PANEL_KEYS[name]}
        title={text}
        disabled={name === 'moves' && newest.legal.size === 0 && !isOpen}
        onClick={() => {
          panels.open(isOpen ? null : name);
        }}
      >
        {Icon && <Icon size={18} />}
        <span className="table-word">{text}</span>
      </button>
    );
  });
}

export function Tools() {
  const { page, newest, narration, panels } = useFrame();
  const { hintLabel, onHint } = page;
  const onAsk = newest.legal.size > 0 ? onHint : undefined;
  return (
    <div className="table-tools" data-picture="none" data-many={panels.tools.length > 4 || narration.isSkippable}>
      {narration.isSkippable && !narration.isHeld && <NarrationButtons narration={narration} />}
      {hintLabel !== undefined && newest.question !== null && (
        <button
          type="button"
          className="ui-button table-ask-hint"
          aria-label={hintLabel}
          // Not `disabled`: it keeps the focus.
          aria-disabled={onAsk === undefined}
          aria-keyshortcuts="h"
          title={hintLabel}
          onClick={() => onAsk?.()}
        >
          <HintIcon size={18} />
          <span className="table-word">{hintLabel}</span>
        </button>
      )}
      <UndoButtons />
      <PanelButtons />
      <div className="table-menu">{page.menu}</div>
    </div>
  );
}
