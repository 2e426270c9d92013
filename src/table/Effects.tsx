/** What the frame shows above every table: marks of places, flying pieces, tooltips. */
import { type ReactNode, createContext, useContext, useEffect, useState } from 'react';
import { Marks } from './marks/Marks.tsx';
import { Explained } from './tooltip/Explained.tsx';
import type { GameTypes } from './types.ts';
import { useFrame } from './use-frame.ts';

/** What a part around the table adds. */
export const AboveContext = createContext<ReactNode>(null);

export function Effects() {
  const { board } = useFrame<GameTypes>();
  const around = useContext(AboveContext);
  const [motion, setMotion] = useState<ReactNode>(null);
  useEffect(() => {
    if (board.motion === undefined) return;
    let isShown = true;
    // Nothing waits for it; without it the table is still.
    Promise.all([import('./motion/Motion.tsx'), board.motion()]).then(
      ([{ Motion }, ofGame]) => {
        if (isShown) setMotion(<Motion<GameTypes> motion={ofGame} />);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [board]);
  return (
    <>
      <Marks />
      <Explained />
      {motion}
      {around}
    </>
  );
}
