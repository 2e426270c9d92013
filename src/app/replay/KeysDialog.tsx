import { type RefObject } from 'react';
import type { TimelineWords } from '../../kit/module.ts';
import { STEP_SIZES } from '../../kit/step-sizes.ts';
import { useWords } from '../words/words.ts';

/** The keys of a replay. */
export function KeysDialog({ ref, parts }: { ref: RefObject<HTMLDialogElement | null>; parts: TimelineWords }) {
  const { viewer: words } = useWords('replay');
  const stepSizes = STEP_SIZES.map((each) => parts.stepSizes[each]).join(', ');
  return (
    <dialog ref={ref} className="page-dialog" aria-label={words.keys()}>
      <div>
        <dl className="replay-keys">
          {Object.values(words.keyList).map(({ keys, what }) => (
            <div key={keys()}>
              <dt>{keys()}</dt>
              <dd>{what({ stepSizes })}</dd>
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
