/** The answer played and the one the bot prefers, framed on the board where they can be seen. */
import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import { useWords } from '../../words/words.ts';

/** Two answers to the question that is open at a point, as the board marks them (`data-move`). */
export interface Compared {
  readonly point: number;
  readonly played: string;
  readonly preferred: string;
}

type Which = 'played' | 'preferred';

interface Mark {
  readonly which: Which;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 4;
/** The height of a label, in CSS pixels: with less room above, it goes below. */
const LABEL = 20;

/** The element for an answer on the board. */
const targetOf = (board: Element | null, move: string): Element | undefined =>
  [...(board?.querySelectorAll(`[data-move="${CSS.escape(move)}"]`) ?? [])].find(
    (target) => target.getClientRects().length > 0,
  );

/** Its position; null if it cannot be seen. */
function placeOf(board: Element, which: Which, move: string): Mark | null {
  const target = targetOf(board, move);
  if (target === undefined) return null;
  const { x, y, width, height } = target.getBoundingClientRect();
  const middle = document.elementFromPoint(x + width / 2, y + height / 2);
  if (middle === null || !board.contains(middle)) return null;
  return {
    which,
    left: Math.round(x - GAP),
    top: Math.round(y - GAP),
    width: Math.round(width + 2 * GAP),
    height: Math.round(height + 2 * GAP),
  };
}

export function MoveMarks({ board, compared }: { board: RefObject<HTMLElement | null>; compared: Compared }) {
  const { analysis: words } = useWords('replay');
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const { played, preferred } = compared;
  useEffect(() => {
    let shown = '';
    let frame = 0;
    for (const move of [preferred, played])
      targetOf(board.current, move)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // The board may be resized, panned or scrolled at any time.
    const look = (): void => {
      const found = (
        [
          ['played', played],
          ['preferred', preferred],
        ] as const
      ).flatMap(([which, move]) => (board.current && placeOf(board.current, which, move)) ?? []);
      const text = JSON.stringify(found);
      if (text !== shown) setMarks(found);
      shown = text;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [board, played, preferred]);
  return marks.map(({ which, ...box }) => (
    <span
      key={which}
      className="move-mark"
      data-which={which}
      data-high={box.top < LABEL ? '' : undefined}
      style={box satisfies CSSProperties}
      aria-hidden="true"
    >
      <b>{words[which]()}</b>
    </span>
  ));
}
