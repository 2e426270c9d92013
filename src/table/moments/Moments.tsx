/** Names what a game turns on, below the bar, for a moment each. It ignores the pointer, delays nothing, and a press ends it. */
import { useEffect, useState } from 'react';
import { playSound, tone } from '../../ui/sound.ts';
import { Sentence, Sign } from '../log/LogLine.tsx';
import { useFrame } from '../use-frame.ts';
import type { Moment } from './moments.ts';
import './moments.css';

/** Two notes, under the sounds of what has happened. */
const SOUND = [tone(392, 0, 0.25, 0.15), tone(523, 0.12, 0.35, 0.15)];

export function Moments({ moments }: { moments: readonly Moment[] }) {
  const { root } = useFrame();
  const [passed, setPassed] = useState<{ moments: readonly Moment[]; count: number }>({ moments, count: 0 });
  const count = passed.moments === moments ? passed.count : 0;
  const moment = moments[count];
  useEffect(() => {
    if (moments.length === 0) return;
    playSound(SOUND);
    const end = (): void => {
      setPassed({ moments, count: moments.length });
    };
    window.addEventListener('pointerdown', end, { passive: true });
    window.addEventListener('keydown', end);
    return () => {
      window.removeEventListener('pointerdown', end);
      window.removeEventListener('keydown', end);
    };
  }, [moments]);
  const isNamed = moment !== undefined;
  useEffect(() => {
    const table = root.current;
    if (!isNamed || table === null) return;
    table.toggleAttribute('data-captioned', true);
    return () => {
      table.toggleAttribute('data-captioned', false);
    };
  }, [root, isNamed]);
  if (moment === undefined) return null;
  return (
    // The live region says it.
    <div
      key={count}
      ref={(plate) => {
        const table = root.current;
        const bar = table?.querySelector('[data-bar] > header');
        if (plate === null || table === null || bar === undefined || bar === null) return;
        const top = bar.getBoundingClientRect().bottom - table.getBoundingClientRect().top;
        plate.style.top = `${top.toFixed(0)}px`;
      }}
      className="table-caption"
      data-tone={moment.tone}
      aria-hidden="true"
      onAnimationEnd={() => {
        setPassed({ moments, count: count + 1 });
      }}
    >
      {moment.side !== null && <Sign side={moment.side} size={28} />}
      <p>
        <Sentence text={moment.text} />
      </p>
    </div>
  );
}
