/** The board: lays out the table and asks the open question. It shows what the rules allow and decides nothing itself. */
// First what all parts share, then each part's own.
import '../../../ui/theme.css';
import '../../../ui/ui.css';
import './board.css';
import { useCallback, useRef, useState } from 'react';
import { useAtOnce } from '../../../ui/at-once.ts';
import { useAfterPaint } from '../../../ui/after-paint.ts';
import type { BoardProps } from '../../../kit/module.ts';
import { useHurry } from '../../../ui/hurry.ts';
import { useKeys } from '../../../ui/keys.ts';
import { usePressWithoutFocus } from '../../../ui/release.ts';
import { useBackCloses } from '../../../ui/use-back-closes.ts';
import { useLayout } from '../../../ui/use-layout.ts';
import { NarrationButtons, clickGoesOn } from '../../../ui/NarrationButtons.tsx';
import { narrationKeys, useNarration } from '../../../ui/use-narration.ts';
import { useLocale } from '../locales/locale.ts';
import type { GameEvent } from '../rules/events.ts';
import { CHOOSE_GROWTH, CHOOSE_MUTATION, DONE, type Move, ROLL } from '../rules/moves.ts';
import { decision } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { Ages } from './ages/Ages.tsx';
import { ColourDefs, paintStyle } from './art/colours.tsx';
import { SquareKey } from './circuit/SquareKey.tsx';
import { World } from './environment/World.tsx';
import { type Page, PageButtons, PageDialog } from './layout/pages.tsx';
import { type Tab, Tabs } from './layout/Tabs.tsx';
import { hurry } from './motion/hurry.ts';
import { Motion } from './motion/Motion.tsx';
import { readingTime } from './narration/reading-time.ts';
import { Players } from './players/Players.tsx';
import { PromptBar } from './prompt/PromptBar.tsx';
import { useSettleRest } from './prompt/use-settle-rest.ts';
import { TableContext, dataOf } from './state/table.ts';
import { useTableValue } from './state/use-table.ts';

export function Board(props: BoardProps<State, Move, GameEvent>) {
  const { state: latest, names, seats, onMove, history: all, pace = 'fast', advice = null, onHint } = props;
  const words = useLocale();
  const [page, setPage] = useState<Page | null>(null);
  const [tab, setTab] = useState<Tab>('map');
  const root = useRef<HTMLDivElement>(null);
  usePressWithoutFocus(root);
  const layout = useLayout();
  useBackCloses(tab !== 'map', () => {
    setTab('map');
  });

  const latestAsked = decision(latest);
  const isOurs = latestAsked === null || seats.includes(latestAsked.player);
  // Step by step, bots wait for each click.
  const narration = useNarration(latest, all, seats, pace === 'step' ? 'fast' : pace, isOurs, readingTime);
  const { state, history, isBehind } = narration;
  const { table, looked } = useTableValue({
    state,
    isBehind,
    seats,
    looksFrom: props.looksFrom,
    isWatched: props.isWatched === true,
    names,
    words,
    advice,
    history,
    onMove,
  });
  // The bar reacts to a click at once; the rest of the table follows once that is on the screen.
  const shown = useAfterPaint(table, useAtOnce());
  useHurry(shown);
  const { legal } = table;
  const onRest = useSettleRest(state, legal, onMove);

  const only = (move: Move) => () => {
    if (legal.has(move)) table.send(move);
  };
  // Stable, so that what surrounds the bar is rendered again only when it changes.
  const endMotion = useCallback(() => {
    hurry(root.current);
  }, []);
  const undo = isBehind ? props.onUndo && null : props.onUndo;
  useKeys({
    n: endMotion,
    ...narrationKeys(narration),
    r: only(ROLL),
    d: only(DONE),
    m: only(CHOOSE_MUTATION),
    g: only(CHOOSE_GROWTH),
    u: () => undo?.(),
    l: () => {
      setPage('log');
    },
    h: () => onHint?.(),
    ...(table.mine && onRest ? { p: onRest } : {}),
  });

  const style = paintStyle(dataOf(shown.s).colours) as React.CSSProperties;
  return (
    <TableContext value={shown}>
      <div
        ref={root}
        className="evo-table"
        data-layout={layout}
        data-tab={tab}
        style={style}
        aria-busy={shown !== table}
        onClick={clickGoesOn(narration)}
      >
        <ColourDefs />
        <TableContext value={table}>
          <PromptBar
            looked={looked}
            adviceStatus={props.adviceStatus}
            waiting={isBehind ? undefined : props.waiting}
            onUndo={undo}
            undoes={props.undoes}
            onRedo={isBehind ? null : props.onRedo}
            hintLabel={props.hintLabel}
            onHint={onHint}
            onRest={onRest}
            controls={narration.isSkippable && <NarrationButtons narration={narration} words={words.narration} />}
          >
            <span className="evo-pages" data-picture="none">
              <PageButtons className="ui-button" onOpen={setPage} />
            </span>
            {props.menu}
          </PromptBar>
        </TableContext>
        <World onHurry={endMotion} />
        <Ages />
        <Players onDownload={shown.asked === null ? props.onDownload : undefined} onLookBack={props.onLookBack} />
        {layout === 'phone' && tab === 'map' && <SquareKey />}
        <Tabs tab={tab} onTab={setTab} onOpen={setPage} />
        <Motion root={root} events={shown.last} />
        {page !== null && (
          <PageDialog
            page={page}
            onLookBack={props.onLookBack}
            onClose={() => {
              setPage(null);
            }}
          />
        )}
      </div>
    </TableContext>
  );
}
