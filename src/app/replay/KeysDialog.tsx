import { type RefObject } from 'react';
import type { TimelineWords } from '../../kit/module.ts';
import { STRIDES } from '../../kit/strides.ts';
import { useWords } from '../words/words.ts';

/** The keys of a replay. */
export function KeysDialog({ ref, parts }: { ref: RefObject<HTMLDialogElement | null>; parts: TimelineWords }) {
  const { viewer: words } = useWords('replay');
  const strides = STRIDES.map((each) => parts.strides[each]).join(', ');
  return (
    <dialog ref={ref} className="page-dialog" aria-label={words.keys()}>
      <div>
        <dl className="replay-keys">
          {Object.values(words.keyList).map(({ keys, what }) => (
            <div key={keys()}>
              <dt>{keys()}</dt>
              <dd>{what({ strides })}</dd>
            </div>
          ))}
        </dl>
        <button type="button" className="ui-button ui-main" onClick={() => ref.current?.close()}>
          {words.close()}
        </button>
      </div>
    </dialog>
  );
}
