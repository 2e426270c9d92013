/** What is pointed at. It is kept outside React's state, so that moving the pointer renders only what shows it. */
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Board, GameTypes, Move, Pointed, PointedAt, Pointing } from './types.ts';
import { useTable } from './use-table.ts';

/** The tables for which previews are kept: that of the bar, and the one painted. */
const TABLES = 2;

export function newPointing<G extends GameTypes>(preview?: Board<G>['preview']): Pointing<G> {
  let pointed: PointedAt<G> | null = null;
  let held: PointedAt<G> | null = null;
  const listeners = new Set<() => void>();
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  const previews: { state: G['State']; moves: string; preview: G['Preview'] | null }[] = [];
  return {
    point(at) {
      if (at === pointed) return;
      pointed = at;
      changed();
    },
    hold(at) {
      if (at === held) return;
      held = at;
      changed();
    },
    get: () => pointed,
    held: () => held,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    preview(state, moves) {
      if (preview === undefined || moves.length === 0) return null;
      const key = moves.join();
      let known = previews.find((each) => each.state === state && each.moves === key);
      if (known === undefined) {
        known = { state, moves: key, preview: preview(state, moves) };
        previews.unshift(known);
        previews.length = Math.min(previews.length, TABLES);
      }
      return known.preview;
    },
  };
}

/** A part of what is in the store; rendering it yields to everything the player does. */
function useTableStore<G extends GameTypes, Part>(pointing: Pointing<G>, read: (pointing: Pointing<G>) => Part): Part {
  const [part, setPart] = useState(() => read(pointing));
  useEffect(() => {
    const follow = (): void => {
      startTransition(() => {
        setPart(() => read(pointing));
      });
    };
    return pointing.subscribe(follow);
  }, [pointing, read]);
  return part;
}

const now = <G extends GameTypes>(pointing: Pointing<G>): PointedAt<G> | null => pointing.get() ?? pointing.held();
const held = <G extends GameTypes>(pointing: Pointing<G>): PointedAt<G> | null => pointing.held();

/** What was chosen with `hold`. */
export const useHeld = <G extends GameTypes>(): PointedAt<G> | null => useTableStore(useTable<G>().pointing, held<G>);

const NONE: readonly never[] = [];

/** What a table shows besides its state. */
export function usePointed<G extends GameTypes>(): Pointed<G> {
  const { pointing, state, legal, advice } = useTable<G>();
  const at = useTableStore(pointing, now<G>);
  const advised = advice?.move;
  return useMemo(() => {
    const named = at?.moves ?? NONE;
    const isOpen = named.length > 0 && legal.has(named[0]!);
    const isAdvice = at === null && advised !== undefined && legal.has(advised);
    const moves = isOpen ? named : isAdvice ? [advised] : NONE;
    return {
      moves,
      events: at?.events ?? NONE,
      places: at?.places ?? NONE,
      preview: pointing.preview(state, moves),
      isAdvice,
    };
  }, [pointing, at, state, legal, advised]);
}

/** For something that stands for moves: they are pointed at while it has the focus, or the mouse is on it. A finger cannot hover. */
export function pointsAt<G extends GameTypes>(pointing: Pointing<G>, ...moves: readonly Move[]) {
  const point = (): void => {
    pointing.point({ moves });
  };
  const leave = (): void => {
    pointing.point(null);
  };
  return {
    onPointerEnter({ pointerType }: { readonly pointerType: string }) {
      if (pointerType !== 'touch') point();
    },
    onPointerLeave({ pointerType }: { readonly pointerType: string }) {
      if (pointerType !== 'touch') leave();
    },
    onFocus: point,
    onBlur: leave,
  };
}
