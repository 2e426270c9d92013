/** The panels of a table: which there are, where they stand, and which is open. */
import { useCallback, useEffect, useMemo } from 'react';
import type { RulesLink } from '../rules-link.ts';
import type { Board, GameTypes, Panel, Table } from '../types.ts';
import type { Panels } from '../use-frame.ts';
import { FRAME_PANELS } from './frame-panels.tsx';
import { useOpened } from './opened.ts';

/** The panels shown at the moment: the list of moves, the game's, and the rest of the frame's. */
function panelsOf<G extends GameTypes>({ panels = [] }: Pick<Board<G>, 'panels'>, table: Table<G>): Panel<G>[] {
  // The frame's panels read what the tables of all games have.
  const [moves, ...others] = FRAME_PANELS as readonly Panel<GameTypes>[] as readonly Panel<G>[];
  return [moves!, ...panels, ...others].filter(({ isShown }) => isShown?.(table) ?? true);
}

/** The panels of the newest table. */
export function usePanels<G extends GameTypes>(
  board: Board<G>,
  { newest, link }: { newest: Table<G>; link: RulesLink },
): Panels<G> {
  const { layout, question, legal, history } = newest;
  const shown = useMemo(() => panelsOf(board, newest), [board, newest]);
  const needed = shown.find(({ isNeeded }) => isNeeded?.(newest))?.name ?? null;
  const inPlace = useMemo(
    () =>
      (board.panels ?? []).filter(
        ({ where, placedOn = ['wide'] }) => where === 'in place' && placedOn.includes(layout),
      ),
    [board, layout],
  );
  const isInPlace = useCallback((panel: string) => inPlace.some(({ name }) => name === panel), [inPlace]);
  const areSheets = layout !== 'wide';
  const { opened, open, rulesAt } = useOpened({
    question: [history.length, question?.seat, question?.kind, question?.side, needed].join(),
    needed,
    isOurs: legal.size > 0,
    areSheets,
    isInPlace,
  });
  useEffect(() => {
    link.onOpen((entry) => {
      open('rules', entry);
    });
    return () => {
      link.onOpen(null);
    };
  }, [link, open]);
  return useMemo(() => {
    const others = shown.filter(({ name }) => !isInPlace(name));
    return {
      shown,
      // The list of moves is next to the question on every screen.
      tools: areSheets ? others.slice(0, 1) : others,
      tabs: areSheets ? others.slice(1) : [],
      needed,
      isInPlace,
      opened,
      open,
      rulesAt,
    };
  }, [shown, isInPlace, areSheets, needed, opened, open, rulesAt]);
}
