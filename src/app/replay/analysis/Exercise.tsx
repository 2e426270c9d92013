/** A costly decision to be tried again, below the board on which its question is open; then the better move, and what speaks for it. */
import { notationOf } from '../../../kit/record/record.ts';
import type { Costly } from '../../../kit/analysis/analysis.ts';
import type { Timeline } from '../../../kit/record/timeline.ts';
import { useWords } from '../../words/words.ts';
import type { LoadedGame } from '../../ui/GameLoader.tsx';
import { costText } from '../change.ts';
import { moveNameOf } from '../../bots/judge.ts';
import { usePointText } from '../use-point-text.ts';
import './analysis.css';

/** What the player has tried: a move, or `shown` if they did not want to. */
export type Tried = { readonly move: unknown } | 'shown';

interface ExerciseProps {
  loaded: LoadedGame;
  timeline: Timeline;
  names: readonly string[];
  costly: Costly;
  /** Null while the question is open. */
  tried: Tried | null;
  onTry: (tried: Tried | null) => void;
}

/** The decision that is tried again. */
export function Exercise({ loaded, timeline, names, costly, tried, onTry }: ExerciseProps) {
  const { game, ui } = loaded;
  const { analysis: words } = useWords('replay');
  const pointText = usePointText({ loaded, timeline, names });
  const { point, played, cost } = costly;
  const state = timeline.at(point);
  const notation = notationOf(game, state);
  const written = (move: unknown): string => JSON.stringify(notation.move.write(move));
  const nameOf = (move: unknown): string => moveNameOf(loaded, state, move);
  const better = nameOf(cost.better);
  const sentence = (): string => {
    if (tried === null) return words.tryNow();
    if (tried === 'shown') return words.instead({ played: nameOf(played), better });
    if (written(tried.move) === written(cost.better)) return words.found({ better, played: nameOf(played) });
    if (written(tried.move) === written(played)) return words.sameAgain({ better });
    return words.tried({ tried: nameOf(tried.move), better });
  };
  return (
    <aside className="analysis-one" aria-label={words.own({ people: 1 })}>
      <div role="status">
        <p>
          <strong>{pointText(point)}</strong> <small>{costText(words, cost, ui.timeline(loaded.words).score)}</small>
        </p>
        <p>
          {sentence()} {tried !== null && ui.reasonsText?.(loaded.words, state, cost.reasons)}
        </p>
      </div>
      <div className="ui-buttons">
        <button
          type="button"
          className="ui-button"
          onClick={() => {
            onTry(tried === null ? 'shown' : null);
          }}
        >
          {tried === null ? words.showBetter() : words.tryAgain()}
        </button>
      </div>
    </aside>
  );
}
