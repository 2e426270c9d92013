/** What the parts of the frame read besides the table: what the page has passed, the game's parts, the newest table, the narration. */
import { type ReactNode, type RefObject, createContext, createElement, useContext } from 'react';
import type { Narration } from './narration/use-narration.ts';
import type { RulebookTarget } from './rulebook/RulebookPages.tsx';
import type { RulesLink } from './rules-link.ts';
import type { Board, Entry, GameTypes, Panel, Table, TableProps } from './types.ts';

/** What stands in place, or opens over the table or beside it. */
export interface Panels<G extends GameTypes> {
  /** All that can be seen or opened at the moment. */
  readonly shown: readonly Panel<G>[];
  /** What opens by a button of the bar, and by a tab. */
  readonly tools: readonly Panel<G>[];
  readonly tabs: readonly Panel<G>[];
  /** The panel on which the open question is answered. */
  readonly needed: string | null;
  readonly isInPlace: (panel: string) => boolean;
  /** What is open; null if nothing is. */
  readonly opened: string | null;
  /** Opens a panel, at a place in it; null closes what is open. */
  readonly open: (panel: string | null, at?: string) => void;
  /** Where the rulebook is opened. */
  readonly rulesAt: RulebookTarget;
}

/** Nothing can be opened. */
const NO_PANELS: Panels<never> = {
  shown: [],
  tools: [],
  tabs: [],
  needed: null,
  isInPlace: () => false,
  opened: null,
  open: () => undefined,
  rulesAt: { to: null },
};

export interface Frame<G extends GameTypes> {
  readonly board: Board<G>;
  /** While the table is behind, nothing can be undone or redone, nobody is waited for, and nothing has ended. */
  readonly page: TableProps<G>;
  /** The table of the bar. */
  readonly newest: Table<G>;
  readonly narration: Narration<G['State'], Entry<G>>;
  /** The way from what is explained to the rulebook. */
  readonly rules: RulesLink;
  /** The element around the table. */
  readonly root: RefObject<HTMLElement | null>;
  readonly panels: Panels<G>;
}

const FrameContext = createContext<unknown>(null);

/** The frame around one of its parts. Throws outside of one. */
export function useFrame<G extends GameTypes>(): Frame<G> {
  const frame = useContext(FrameContext);
  if (frame === null) throw new Error('a part of the frame was used outside of it');
  // As with the table: the frames of all games share one context.
  return frame as Frame<G>;
}

interface FrameProviderProps<G extends GameTypes> {
  readonly frame: Omit<Frame<G>, 'panels'> & { readonly panels?: Panels<G> };
  readonly children?: ReactNode;
}

/** Gives its children a frame; without panels, nothing can be opened in it. */
export function FrameProvider<G extends GameTypes>({ frame, children }: FrameProviderProps<G>) {
  return createElement(FrameContext, { value: { panels: NO_PANELS, ...frame } }, children);
}
