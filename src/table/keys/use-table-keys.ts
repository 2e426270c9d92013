/** Binds the keys of the frame, and those of a game. */
import { useState } from 'react';
import { useKeys } from '../../ui/keys.ts';
import { endAnimations } from '../../ui/motion/motion.ts';
import { useUndoKeys } from '../../ui/undo-keys.ts';
import type { Choices, GameTypes } from '../types.ts';
import { useFrame } from '../use-frame.ts';
import { FRAME_KEYS, type GameKey } from '../frame-keys.ts';

/** The keys of a game's buttons and its other keys. Throws if the frame has one of them, or two are the same. */
export function gameKeys<G extends GameTypes>({ buttons, choose }: Choices<G>, others: readonly GameKey[]): GameKey[] {
  const keys = [
    ...buttons.flatMap((button): GameKey[] => {
      const { key, label } = button;
      return key === undefined
        ? []
        : [
            {
              key,
              label,
              act: () => {
                choose(button);
              },
            },
          ];
    }),
    ...others,
  ];
  const taken = new Set<string>(FRAME_KEYS);
  for (const { key, label } of keys) {
    if (taken.has(key)) throw new Error(`the key "${key}" cannot mean "${label}": it has another meaning`);
    taken.add(key);
  }
  return keys;
}

/** Binds the keys of a table; returns the game's, and whether the list of all keys is open. */
export function useTableKeys<G extends GameTypes>(choices: Choices<G>) {
  const { board, page, newest, narration, panels, root } = useFrame<G>();
  const [isListed, setListed] = useState(false);
  const { opened, open } = panels;
  const { onUndo = null, onRedo = null, onHint } = page;
  const { legal, back, pointing } = newest;
  const keys = gameKeys(choices, board.keys?.(newest) ?? []);
  const toggle = (panel: string) => (): void => {
    open(opened === panel ? null : panel);
  };
  useUndoKeys(onUndo, onRedo);
  useKeys({
    ...Object.fromEntries(keys.flatMap(({ key, act }) => (act === undefined ? [] : [[key, act]]))),
    ...(legal.size > 0 || opened === 'moves' ? { a: toggle('moves') } : {}),
    l: toggle('log'),
    v: toggle('chart'),
    '/': () => {
      open('rules', 'search');
    },
    ...(onHint && legal.size > 0 ? { h: onHint } : {}),
    ...(onUndo ? { u: onUndo } : {}),
    ...(narration.isBehind ? { ' ': narration.next } : {}),
    n: () => {
      if (narration.isSkippable) narration.skip();
      else endAnimations(root.current);
    },
    '?': () => {
      setListed(true);
    },
    Escape: () => {
      pointing.hold(null);
      if (opened !== null) open(null);
      else back?.();
    },
  });
  return {
    keys,
    isListed,
    close: (): void => {
      setListed(false);
    },
  };
}
