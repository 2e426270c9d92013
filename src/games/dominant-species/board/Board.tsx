/** The board: lays out the table and asks the open question. It shows what the rules allow and decides nothing itself. */
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useAtOnce } from '../../../ui/at-once.ts';
import { useAfterPaint } from '../../../ui/after-paint.ts';
import { useHurry } from '../../../ui/hurry.ts';
import { useKeys } from '../../../ui/keys.ts';
import { LazyTextContext, lazyPart } from '../../../ui/lazy.tsx';
import { lazyValue } from '../../../ui/lazy-value.ts';
import '../../../ui/theme.css';
import '../../../ui/ui.css';
import { usePressWithoutFocus } from '../../../ui/release.ts';
import { useLayout } from '../../../ui/use-layout.ts';
import { narrationKeys } from '../../../ui/use-narration.ts';
import { SETUP } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import { decision } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { AnimalDefs } from './art/animals.tsx';
import { TerrainDefs } from './art/terrains.tsx';
import { Parts } from './layout/Parts.tsx';
import { isRead } from './layout/sheet.ts';
import { useSheets } from './layout/use-sheets.ts';
import { useLocale } from './locales/locale.ts';
import type { HistoryEntry } from './state/history.ts';
import { type Pace, isToGoOn, useNarration } from './narration/use-narration.ts';
import { useFocusOnAnswers } from './prompt/focus.ts';
import { PromptBar } from './prompt/PromptBar.tsx';
import type { Highlight } from './state/highlight.ts';
import { useLookBack } from './state/highlight-props.ts';
import { HighlightProvider } from './state/highlighted.ts';
import { TableContext } from './state/table.ts';
import { useTableValue } from './state/use-table.ts';
import { Tooltip } from './tooltip/Tooltip.tsx';
import './board.css';
import './layout/layout.css';

export type { HistoryEntry } from './state/history.ts';
export type { Pace } from './narration/use-narration.ts';

export interface BoardProps {
  state: State;
  /** The players' names, by seat. */
  names: readonly string[];
  /** The seats this screen decides for: all of them on one device, none for a spectator. */
  seats: readonly number[];
  /** Sends a legal answer to the open question. `isJoined`: by the same gesture as the previous move. */
  onMove: (move: Move, isJoined?: boolean) => void;
  /** Undoes the last move; null if nothing can be undone now, left out if nothing ever can. */
  onUndo?: (() => void) | null | undefined;
  /** What an undo would take back, oldest first. */
  undoes?: readonly HistoryEntry[];
  /** Redoes what was undone; null if there is nothing now, left out if there never is. */
  onRedo?: (() => void) | null | undefined;
  /** What has happened so far, oldest first: for each move (or the setup) its events. */
  history: readonly HistoryEntry[];
  /** In a replay, how the game went on: log and chart show all of it. */
  whole?: { readonly state: State; readonly history: readonly HistoryEntry[] } | undefined;
  /** Shows the table as it was after an entry of the history, or of the whole one. */
  onLookBack?: ((entry: number) => void) | undefined;
  /** How fast others' moves are shown; instantly if left out. */
  pace?: Pace | undefined;
  /** Downloads the record of the game; left out if there is none. */
  onDownload?: () => void;
  /** Shown in the bar during another player's decision: who is thinking, and the progress. */
  waiting?: ReactNode;
  /** Shown next to earth: a hint for the question. */
  advice?: ReactNode;
  /** The advised answer, which is marked and previewed. */
  hinted?: Move | null;
  /** The hint button: its label (no button without), and its action (disabled without). */
  hintLabel?: string | undefined;
  onHint?: (() => void) | undefined;
  /** Extra buttons of the page at the end of the top bar. */
  menu?: ReactNode;
}

const useMotion = lazyValue(() => import('./motion/Motion.tsx'));
const NarrationControls = lazyPart(async () => (await import('./narration/NarrationControls.tsx')).NarrationControls);

/** Shared definitions of the drawings. */
const DEFINITIONS = (
  <svg className="ds-defs" aria-hidden="true">
    <TerrainDefs />
    <AnimalDefs />
  </svg>
);

/** Shows the effect of the answer that a teacher would give, and brings it into view. */
function useShownHint(root: RefObject<HTMLElement | null>, hinted: Move | null, highlight: Highlight): void {
  useEffect(() => {
    if (hinted === null) return;
    highlight.set({ at: 'move', move: hinted });
    // On small screens it may be further down in its sheet.
    root.current?.querySelector(`.ds-part [data-move="${String(hinted)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [root, hinted, highlight]);
}

export function Board(props: BoardProps) {
  const { state, names, seats, onMove, onUndo, undoes = [], history, pace = 'fast', hinted = null } = props;
  const words = useLocale();
  const layout = useLayout();
  const root = useRef<HTMLDivElement>(null);
  usePressWithoutFocus(root);

  const asked = decision(state);
  const isOurs = asked !== null && seats.includes(asked.player);
  // Step by step, bots wait for each click.
  const narration = useNarration(state, history, seats, pace === 'step' ? 'fast' : pace, isOurs || asked === null);
  const table = useTableValue({
    state: narration.state,
    history: narration.history,
    isCatchingUp: narration.isBehind,
    names,
    seats,
    words,
    hinted,
    onMove,
    onUndo: onUndo ?? null,
  });
  const { s, legal, highlight } = table;
  useLookBack(highlight, props.whole?.history ?? history, props.onLookBack);

  // The bar reacts to a click at once; the rest of the table follows once that is on the screen.
  const now = useMemo(() => ({ table, history: narration.history }), [table, narration.history]);
  const { table: shown, history: shownHistory } = useAfterPaint(now, useAtOnce());
  useFocusOnAnswers(root, shown.s);
  useHurry(shown);

  useShownHint(root, hinted, highlight);

  const motion = useMotion();
  const sheets = useSheets(table, shownHistory.length, layout);
  const { sheet, toggle } = sheets;

  const laidOut = shown.s.phase !== SETUP;
  useKeys({
    ...(legal.size > 0 || sheet === 'answers' ? { l: toggle('answers') } : {}),
    ...(laidOut ? { h: toggle('log'), v: toggle(s.over ? 'final' : 'chart') } : {}),
    ...(!onUndo || narration.isBehind ? {} : { u: onUndo }),
    ...narrationKeys(narration),
    ...(sheet !== null ? { Escape: sheets.close } : table.back === null ? {} : { Escape: table.back }),
    '/': () => {
      sheets.showRules('search');
    },
  });

  const goOn = (event: MouseEvent): void => {
    if (!isToGoOn(event)) return;
    // It has no other meaning.
    event.stopPropagation();
    narration.next();
  };

  const isDrawn = layout === 'wide' && isRead(sheet);
  const classes = [
    'ds-board',
    laidOut ? '' : 'ds-before',
    isDrawn ? 'ds-drawn' : '',
    sheet === null ? '' : 'ds-covered',
  ];
  return (
    <TableContext value={shown}>
      <HighlightProvider>
        <LazyTextContext value={words.lazyPart}>
          <div
            ref={root}
            className={classes.filter((name) => name !== '').join(' ')}
            data-layout={layout}
            onClickCapture={narration.isBehind ? goOn : undefined}
          >
            {DEFINITIONS}
            <TableContext value={table}>
              <PromptBar
                onUndo={narration.isBehind ? onUndo && null : onUndo}
                undoes={undoes}
                onRedo={narration.isBehind ? props.onRedo && null : props.onRedo}
                listed={sheet === 'answers'}
                onList={toggle('answers')}
                waiting={
                  <>
                    {!narration.isBehind && props.waiting}
                    {narration.isSkippable && <NarrationControls narration={narration} />}
                  </>
                }
                isNarrated={narration.isSkippable}
                hintLabel={props.hintLabel}
                onHint={props.onHint}
                menu={props.menu}
              />
            </TableContext>
            <Parts
              sheets={sheets}
              layout={layout}
              history={shownHistory}
              whole={props.whole}
              seats={seats}
              advice={legal.size > 0 ? props.advice : null}
              isBusy={shown !== table}
              isNarrated={pace !== 'fast'}
              onDownload={props.onDownload}
            />
            {motion !== null && <motion.Motion root={root} events={shown.last} />}
            <Tooltip
              root={root}
              onRules={(entry) => {
                if (entry === null && sheet === 'rules') sheets.close();
                else sheets.showRules(entry ?? 'title');
              }}
            />
          </div>
        </LazyTextContext>
      </HighlightProvider>
    </TableContext>
  );
}
