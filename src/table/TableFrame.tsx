/** The frame around every game's board: the only context of a table, narration, pointing, motion and marks. */
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Bar } from './bar/Bar.tsx';
import { useAfterPaint } from '../ui/motion/after-paint.ts';
import { useAtOnce } from '../ui/motion/at-once.ts';
import { LazyTextContext, lazyPart } from '../ui/lazy.tsx';
import { useHurry } from '../ui/motion/hurry.ts';
import { usePressWithoutFocus } from '../ui/release.ts';
import { useLayout } from '../ui/use-layout.ts';
import { Effects } from './Effects.tsx';
import { useMotionEndedByPress } from './motion/end-motion.ts';
import { clickGoesOn } from './bar/NarrationButtons.tsx';
import { useNarration } from './narration/use-narration.ts';
import { frameWords } from './words.ts';
import { LiveEvents } from './news/LiveEvents.tsx';
import { Panels } from './panels/Panels.tsx';
import { Tabs } from './panels/Tabs.tsx';
import { usePanels } from './panels/use-panels.ts';
import { newRulesLink } from './rules-link.ts';
import { FrameProvider, useFrame } from './use-frame.ts';
import type { Board, GameTypes, TableProps, TableRules } from './types.ts';
import { useNewest } from './use-newest.ts';
import { TableProvider, useTable } from './use-table.ts';

interface TableFrameProps<G extends GameTypes> extends TableProps<G> {
  /** The game, of which only the rules are needed. */
  readonly game: { readonly rules: TableRules<G> };
  readonly board: Board<G>;
}

interface PartsProps {
  /** Whether the table still has to follow the bar. */
  readonly isBusy: boolean;
}

/** The bar, the main part, panels, what is at the foot, tabs. */
function Parts({ isBusy }: PartsProps) {
  const { board, newest, narration, root, panels } = useFrame();
  const table = useTable<GameTypes>();
  const { main, Foot, Defs, bar } = board;
  const { opened } = panels;
  const { layout } = newest;
  return (
    <div
      {...board.root?.(table)}
      ref={root as RefObject<HTMLDivElement | null>}
      data-layout={layout}
      data-over={newest.question === null ? '' : undefined}
      data-opened={opened ?? undefined}
      data-drawn={layout === 'wide' && opened !== null ? '' : undefined}
      aria-busy={isBusy}
      onClickCapture={narration.isBehind ? clickGoesOn(narration) : undefined}
    >
      {Defs && <Defs />}
      <Bar {...bar?.(layout)} />
      <main className="table-parts" data-parts="">
        <main.Content />
        <Panels />
        {Foot && <Foot />}
        <Tabs />
      </main>
      <Effects />
    </div>
  );
}

const Coached = lazyPart(async () => (await import('./coach/Coached.tsx')).Coached);

/** A table: what a page passes, on the board of a game. */
export function TableFrame<G extends GameTypes>({ game, board, ...page }: TableFrameProps<G>) {
  const { state, history, seats, pace = 'fast', isShared = false, onUndo, onRedo, waiting, onHeld } = page;
  const { rules } = game;
  const root = useRef<HTMLDivElement>(null);
  const [link] = useState(newRulesLink);
  usePressWithoutFocus(root);
  const layout = useLayout();
  const asked = page.end === undefined ? rules.decision(state) : null;
  const steps = board.steps && { of: board.steps.of, isShared };
  const narration = useNarration(
    state,
    history,
    seats,
    // Step by step, bots wait for each click.
    pace === 'step' ? 'fast' : pace,
    asked === null || seats.includes(asked.player),
    board.milliseconds,
    pace === 'fast' ? undefined : steps,
  );
  const { isBehind, hasHeld } = narration;
  useLayoutEffect(() => {
    onHeld?.(hasHeld);
  }, [onHeld, hasHeld]);
  const newest = useNewest(rules, board, page, narration, layout);
  // The bar reacts to a click at once; the rest of the table follows once that is on the screen.
  const painted = useAfterPaint(newest, useAtOnce());
  useHurry(painted);
  useMotionEndedByPress(root);
  const shown: TableProps<G> = {
    ...page,
    onUndo: isBehind ? onUndo && null : onUndo,
    onRedo: isBehind ? onRedo && null : onRedo,
    waiting: isBehind ? undefined : waiting,
    // Until a move is shown, its bot has not made it.
    thinking: isBehind ? newest.question?.seat : page.thinking,
    end: isBehind ? undefined : page.end,
  };
  const panels = usePanels(board, { newest, link });
  const { lazyPart: lazyWords } = frameWords(painted.words);
  const lazyText = useMemo(
    () => ({ loading: lazyWords.loading(), failed: lazyWords.failed(), again: lazyWords.again() }),
    [lazyWords],
  );
  const parts = <Parts isBusy={painted !== newest} />;
  return (
    <FrameProvider frame={{ board, page: shown, newest, narration, rules: link, root, panels }}>
      <TableProvider table={painted}>
        <LazyTextContext value={lazyText}>
          <LiveEvents />
          {page.coach === undefined ? parts : <Coached coach={page.coach}>{parts}</Coached>}
        </LazyTextContext>
      </TableProvider>
    </FrameProvider>
  );
}
