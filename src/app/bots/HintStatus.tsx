/** The status of a hint until it is there: being computed, or none found. */
import { useWords } from '../words/words.ts';
import { ProgressBar } from './ProgressBar.tsx';
import type { Hint } from './use-hint.ts';

function HintStatus({ hint }: { hint: Hint }) {
  const { hint: words } = useWords('page');
  if (hint.hint === 'failed') return <p className="ui-hint">{words.failed()}</p>;
  if (hint.hint !== 'thinking') return null;
  return (
    <p className="ui-hint">
      {words.thinking()} <ProgressBar progress={hint.progress} label={words.thinking()} />
    </p>
  );
}

/** Null if no hint was requested. */
export const hintStatus = (hint: Hint) => (hint.hint === 'none' ? null : <HintStatus hint={hint} />);
