/** The board: lays out the table and asks the open question. It shows what the rules allow and decides nothing itself. */
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
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
import type { HistoryEntry } from './log/history.ts';
import { type Pace, isToGoOn, useNarration } from './narration/use-narration.ts';
import { useFocusOnAnswers } from './prompt/focus.ts';
import { PromptBar } from './prompt/PromptBar.tsx';
import { useLookBack } from './state/highlight-props.ts';
import { HighlightProvider } from './state/highlighted.ts';
import { TableContext } from './state/table.ts';
import { useTableValue } from './state/use-table.ts';
import { Tooltip } from './tooltip/Tooltip.tsx';
import './board.css';
import './layout/layout.css';

export type { HistoryEntry } from './log/history.ts';
export type { Pace } from './narration/use-narration.ts';

export interface BoardProps {
  state: State;
  /** The players' names, by seat. */
  names: readonly string[];
  /** The seats this screen decides for: all of them hot-seat, none for a spectator. */
  seats: readonly number[];
  /** Sends a legal answer to the open question. `isJoined`: by the same gesture as the move before. */
  onMove: (move: Move, isJoined?: boolean) => void;
  /** Takes back the last move; null if nothing can be taken back now, left out where nothing ever is. */
  onUndo?: (() => void) | null | undefined;
  /** What an undo takes back, oldest first. */
  undoes?: readonly HistoryEntry[];
  /** Makes again what was taken back; null if there is nothing now, left out where there never is. */
  onRedo?: (() => void) | null | undefined;
  /** What happened so far, oldest first: for each move (or the setup) the events it caused. */
  history: readonly HistoryEntry[];
  /** In a game that is watched again, how it went on: log and chart show it all. */
  whole?: { readonly state: State; readonly history: readonly HistoryEntry[] } | undefined;
  /** Shows the table as it was after an entry of the history, or of the whole one. */
  onLookBack?: ((entry: number) => void) | undefined;
  /** How fast the moves of others are shown; at once where it is left out. */
  pace?: Pace | undefined;
  /** Hands out the record of the game; left out where there is none. */
  onDownload?: () => void;
  /** Shown in the bar while the question is another's: who thinks, and how far it is. */
  waiting?: ReactNode;
  /** Shown beside earth: what a teacher says of the question. */
  advice?: ReactNode;
  /** The answer a teacher would give; it is marked and its effect shown. */
  hinted?: Move | null;
  /** The button that asks for a hint: what it says (no button without), and what it does (nothing now without). */
  hintLabel?: string | undefined;
  onHint?: (() => void) | undefined;
  /** Extra buttons of the shell at the end of the top bar. */
  menu?: ReactNode;
}

const useMotion = lazyValue(() => import('./motion/Motion.tsx'));
const NarrationControls = lazyPart(async () => (await import('./narration/NarrationControls.tsx')).NarrationControls);

/** What the drawings share. */
const DEFINITIONS = (
  <svg className="ds-defs" aria-hidden="true">
    <TerrainDefs />
    <AnimalDefs />
  </svg>
);

export function Board(props: BoardProps) {
  const { state, names, seats, onMove, onUndo, undoes = [], history, pace = 'fast', hinted = null } = props;
  const words = useLocale();
  const layout = useLayout();
  const root = useRef<HTMLDivElement>(null);
  usePressWithoutFocus(root);

  const asked = decision(state);
  const isOurs = asked !== null && seats.includes(asked.player);
  // Step by step, whoever runs the bots waits for each click.
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

  // A click is answered in the bar at once; the rest of the table follows as soon as that is on the screen.
  const now = useMemo(() => ({ table, history: narration.history }), [table, narration.history]);
  const { table: shown, history: told } = useAfterPaint(now, useAtOnce());
  useFocusOnAnswers(root, shown.s);
  useHurry(shown);

  useEffect(() => {
    if (hinted === null) return;
    highlight.set({ at: 'move', move: hinted });
    // On small screens it may lie further down in its sheet.
    root.current?.querySelector(`.ds-part [data-move="${String(hinted)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [hinted, highlight]);

  const isNarrated = narration.isBehind || (!isOurs && asked !== null && (pace === 'calm' || pace === 'slow'));
  const motion = useMotion();
  const sheets = useSheets(table, told.length, layout);
  const { sheet, toggle } = sheets;

  const laidOut = shown.s.phase !== SETUP;
  useKeys({
    ...(legal.size > 0 || sheet === 'answers' ? { l: toggle('answers') } : {}),
    ...(laidOut ? { h: toggle('log'), v: toggle(s.over ? 'final' : 'chart') } : {}),
    ...(!onUndo || narration.isBehind ? {} : { u: onUndo }),
    ...(narration.isBehind ? { ' ': narration.next, n: narration.skip } : {}),
    ...(sheet !== null ? { Escape: sheets.close } : table.back === null ? {} : { Escape: table.back }),
    '/': () => {
      sheets.showRules('search');
    },
  });

  const goOn = (event: MouseEvent): void => {
    if (!isToGoOn(event)) return;
    // It means nothing else.
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
                    {isNarrated && <NarrationControls narration={narration} />}
                  </>
                }
                isNarrated={isNarrated}
                hintLabel={props.hintLabel}
                onHint={props.onHint}
                menu={props.menu}
              />
            </TableContext>
            <Parts
              sheets={sheets}
              layout={layout}
              history={told}
              whole={props.whole}
              seats={seats}
              advice={legal.size > 0 ? props.advice : null}
              isBusy={shown !== table}
              isTold={pace !== 'fast'}
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
