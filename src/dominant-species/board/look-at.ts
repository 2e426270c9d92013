/** Looking at something of the story by pointing at what tells it: by hover, focus or tap. */
import { type PointerEvent, useEffect } from 'react';
import type { GameEvent } from '../rules/dealer.ts';
import { type Attention, NOTHING_LOOKED_AT } from './attention.ts';
import { useTable } from './table-context.ts';

/** What a button that tells of these events listens to. */
export const lookProps = (attention: Attention, events: readonly GameEvent[]) => {
  const look = (): void => {
    attention.look({ at: 'events', events });
  };
  const lookAway = (): void => {
    attention.look(NOTHING_LOOKED_AT);
  };
  return {
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType === 'mouse') look();
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === 'mouse') lookAway();
    },
    onFocus: look,
    onBlur: lookAway,
    onClick: look,
  };
};

/** Looks away once the component is gone. */
export function useLookAway(): void {
  const { attention } = useTable();
  useEffect(
    () => () => {
      attention.look(NOTHING_LOOKED_AT);
    },
    [attention],
  );
}
