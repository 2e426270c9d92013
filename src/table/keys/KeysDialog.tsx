/** All keys of a table. */
import { useFrameWords } from '../use-table.ts';
import { useLayoutEffect, useRef } from 'react';
import type { GameKey } from '../frame-keys.ts';
import './keys.css';

interface KeysDialogProps {
  /** Those of the game; the frame's are always the same. */
  readonly keys: readonly GameKey[];
  readonly onClose: () => void;
}

export function KeysDialog({ keys, onClose }: KeysDialogProps) {
  const { keys: words, panels, undo, redo } = useFrameWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    // jsdom opens no dialogs.
    if (typeof dialog.current?.showModal === 'function') dialog.current.showModal();
    else dialog.current?.setAttribute('open', '');
  }, []);
  const all: readonly (readonly [keys: readonly string[], does: string])[] = [
    ...keys.map(({ key, label }) => [[key.toUpperCase()], label] as const),
    [['A'], panels.moves()],
    [['L'], panels.log()],
    [['V'], panels.chart()],
    [['/'], words.search()],
    [['H'], words.hint()],
    [['U', 'Ctrl+Z'], undo()],
    [['Ctrl+Shift+Z'], redo()],
    [[words.space()], words.next()],
    [['N'], words.skip()],
    [[words.escapeKey()], words.escape()],
    [['?'], words.all()],
  ];
  return (
    <dialog ref={dialog} className="table-keys" aria-label={words.title()} onClose={onClose}>
      <h2>{words.title()}</h2>
      <dl>
        {all.map(([names, does]) => (
          <div key={names.join()}>
            <dt>
              {names.map((name) => (
                <kbd key={name} className="ui-kbd">
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="ui-button" onClick={onClose}>
        {words.close()}
      </button>
    </dialog>
  );
}
