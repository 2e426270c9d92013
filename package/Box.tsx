/** The box that a board fills, on a page that may show other things. */
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { OwnIds } from '../src/ui/ids.tsx';
import { observeSize } from '../src/ui/resize.ts';
import { BoxContext } from '../src/ui/use-layout.ts';
import './box.css';

/** Gives a board the size of its box to lay itself out by, and ids of its own. */
export function Box({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<{ readonly width: number; readonly height: number } | null>(null);
  useLayoutEffect(() => {
    const measured = element.current!;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = measured;
      // What is not displayed keeps its layout until it is again.
      if (width === 0 || height === 0) return;
      setBox((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    return observeSize(measured, measure);
  }, []);
  const style =
    box === null
      ? undefined
      : ({
          '--box-width': `${String(box.width)}px`,
          '--box-height': `${String(box.height)}px`,
        } as CSSProperties);
  return (
    <div className="board-box" data-box="">
      <div className="board-scroller" ref={element} style={style}>
        <BoxContext value={box}>
          <OwnIds>{children}</OwnIds>
        </BoxContext>
      </div>
    </div>
  );
}
