import { type RefObject } from 'react';
import { useReplayWords } from './words.ts';

/** The keys of a replay. */
export function KeysDialog({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const { viewer: words } = useReplayWords();
  return (
    <dialog ref={ref} className="shell-dialog" aria-label={words.keys}>
      <div>
        <dl className="replay-keys">
          {words.keyList.map(([keys, what]) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <button type="button" className="ui-button ui-main" onClick={() => ref.current?.close()}>
          {words.close}
        </button>
      </div>
    </dialog>
  );
}
