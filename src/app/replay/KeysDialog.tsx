import { type RefObject } from 'react';
import type { TimelineWords } from '../../kit/module.ts';
import { STRIDES } from '../../kit/strides.ts';
import { useReplayWords } from './use-words.ts';

/** The keys of a replay. */
export function KeysDialog({ ref, parts }: { ref: RefObject<HTMLDialogElement | null>; parts: TimelineWords }) {
  const { viewer: words } = useReplayWords();
  return (
    <dialog ref={ref} className="shell-dialog" aria-label={words.keys}>
      <div>
        <dl className="replay-keys">
          {words.keyList(STRIDES.map((each) => parts.strides[each]).join(', ')).map(([keys, what]) => (
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
