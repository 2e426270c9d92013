/** A hint in words: the answer, by how much it is ahead of the next best, and what speaks for it. */
import { answerText } from '../../dominant-species/board/answer-text.ts';
import { useWords as useBoardWords } from '../../dominant-species/board/words/words.ts';
import type { Move } from '../../dominant-species/rules/moves.ts';
import { decision } from '../../dominant-species/rules/play.ts';
import type { State } from '../../dominant-species/rules/state.ts';
import { useWords } from '../words/words.ts';
import { ProgressBar } from './ProgressBar.tsx';
import type { Hint } from './use-hint.ts';

/** Reasons named; the others matter little. */
const NAMED = 3;
/** A reason worth less is none, in VPs. */
const LEAST = 0.1;

export function HintText({ hint, state }: { hint: Hint; state: State }) {
  const { hint: words } = useWords();
  const boardWords = useBoardWords();
  const named = (move: Move): string => answerText({ s: state, words: boardWords, asked: decision(state) }, move);
  switch (hint.hint) {
    case 'none':
      return null;
    case 'thinking':
      return (
        <p className="shell-hint">
          {words.thinking} <ProgressBar progress={hint.progress} label={words.thinking} />
        </p>
      );
    case 'failed':
      return <p className="shell-hint">{words.failed}</p>;
    case 'given': {
      const { move, other, reasons } = hint.advice;
      const weighty = reasons.filter(({ vps }) => vps >= LEAST).slice(0, NAMED);
      return (
        <p className="shell-hint">
          <b>{words.best(named(move))}</b> {other !== null && words.ahead(other.behind, named(other.move))}{' '}
          {weighty.length > 0 && words.because(weighty)}
        </p>
      );
    }
  }
}
