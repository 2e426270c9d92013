/** A game at any point, on its own board: a timeline, steps of four sizes, playback at several speeds. No moves can be made. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { GameEnd } from '../../kit/module.ts';
import type { Timeline } from '../../kit/record/timeline.ts';
import { STEP_SIZES } from '../../kit/step-sizes.ts';
import { AtOnce } from '../../ui/motion/at-once.ts';
import { lazyPart } from '../../ui/lazy.tsx';
import { useKeys } from '../../ui/keys.ts';
import type { LoadedGame } from '../ui/GameLoader.tsx';
import type { Costly } from '../../kit/analysis/analysis.ts';
import type { Tried } from './analysis/Exercise.tsx';
import type { Compared } from './analysis/MoveMarks.tsx';
import { Choice } from './Choice.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { type Playback, usePlayback } from './use-playback.ts';
import { usePointText } from './use-point-text.ts';
import { useCharacters } from '../cast/use-characters.ts';
import { useSeenGame } from './use-seen-game.ts';
import { useWords } from '../words/words.ts';
import './replay.css';

const MoveMarks = lazyPart(async () => (await import('./analysis/MoveMarks.tsx')).MoveMarks);
const Exercise = lazyPart(async () => (await import('./analysis/Exercise.tsx')).Exercise);
const AnalysisPanel = lazyPart(async () => (await import('./analysis/AnalysisPanel.tsx')).AnalysisPanel);

interface ViewerProps {
  loaded: LoadedGame;
  timeline: Timeline;
  /** The players' names, by seat. */
  names: readonly string[];
  /** Set if the game ended by more than its rules. */
  end?: GameEnd | undefined;
  /** The bots' levels by seat, if the timeline does not have them. */
  bots?: readonly (string | null)[] | undefined;
  /** The point shown first. */
  from: number;
  /** Whose view is shown while the game goes on: a seat's, or a spectator's (null). Once it is over everything is shown. */
  viewer: number | null;
  /** A decision to be tried again, or whose better move is shown at once. */
  exercise?: { readonly costly: Costly; readonly isToTry: boolean } | undefined;
  /** Returns to the table; left out if there is none. */
  onBack?: (() => void) | undefined;
  /** Whether the game is still being played. */
  isRunning?: boolean;
  /** Called with the point that is shown. */
  onPoint?: ((point: number) => void) | undefined;
  /** More actions for the point shown, at the end of the bar. */
  tools?: ((point: number) => ReactNode) | undefined;
}

/** Nobody moves in a replay. */
const stay = (): void => undefined;
const NO_SEATS: readonly number[] = [];
const NO_BOTS: readonly null[] = [];

/** Arrows step, whatever they do on the board otherwise; digits choose the stepSize; P plays. */
function useReplayKeys({ step, go, toggle, setStepSize }: Playback, last: number, onBack?: () => void): void {
  useKeys(
    {
      ArrowLeft: () => {
        step(-1);
      },
      ArrowRight: () => {
        step(1);
      },
      Home: () => {
        go(0);
      },
      End: () => {
        go(last);
      },
      p: toggle,
      ...Object.fromEntries(
        STEP_SIZES.map((each, i) => [
          String(i + 1),
          () => {
            setStepSize(each);
          },
        ]),
      ),
      ...(onBack ? { b: onBack } : {}),
    },
    true,
  );
}

export function Viewer(props: ViewerProps) {
  const { loaded, timeline, names, end, bots = NO_BOTS, from, viewer, exercise, onBack, isRunning = false } = props;
  const { onPoint, tools } = props;
  const { game, ui } = loaded;
  const { viewer: words, analysis: analysisWords } = useWords('replay');
  const [analysis, setAnalysis] = useState<'never' | 'open' | 'closed'>('never');
  const [compared, setCompared] = useState<Compared | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const { characters } = useCharacters(timeline.bots ?? bots);
  const playback = usePlayback(timeline, from);
  const { at, go } = playback;
  const pointText = usePointText(props);
  useEffect(() => {
    onPoint?.(at);
  }, [at, onPoint]);
  const seen = useSeenGame(loaded, timeline, viewer, at);
  useReplayKeys(playback, timeline.last, onBack);
  // At another point it is an ordinary replay.
  const costly = exercise?.costly.point === at && analysis !== 'open' ? exercise.costly : null;
  const [tried, setTried] = useState<Tried | null>(exercise?.isToTry === false ? 'shown' : null);
  const isTried = costly !== null && tried === null;
  const seenBetter: Compared | null =
    costly === null || isTried
      ? null
      : { point: at, played: String(costly.played), preferred: String(costly.cost.better) };
  // While two answers are compared, or one is tried, the question is open on the board, so that all can be seen.
  const marks = compared?.point === at ? compared : seenBetter;
  const answering = marks === null && !isTried ? undefined : timeline.asked[at]?.player;
  const answer = (move: unknown): void => {
    setTried({ move });
  };
  const seats = useMemo(() => (answering === undefined ? NO_SEATS : [answering]), [answering]);

  return (
    <div className="replay">
      <div className="replay-table">
        <div className="replay-stage">
          <div ref={board} className="replay-board">
            <AtOnce value>
              <ui.Board
                state={seen.state}
                names={names}
                characters={characters}
                seats={seats}
                fromSeat={seen.fromSeat ?? undefined}
                isWatched={seen.isOver}
                onMove={isTried ? answer : stay}
                history={seen.history}
                whole={seen.whole}
                end={at === timeline.last ? end : undefined}
                onLookBack={go}
              />
            </AtOnce>
          </div>
          {marks && <MoveMarks board={board} compared={marks} />}
        </div>
        {costly !== null && <Exercise {...{ loaded, timeline, names, costly, tried }} onTry={setTried} />}
        {analysis !== 'never' && (
          <AnalysisPanel
            isOpen={analysis === 'open'}
            loaded={loaded}
            timeline={timeline}
            names={names}
            point={at}
            onGo={go}
            onCompare={setCompared}
            onClose={() => {
              setAnalysis('closed');
            }}
          />
        )}
      </div>
      <ReplayBar
        timeline={timeline}
        playback={playback}
        parts={ui.timeline(loaded.words)}
        text={pointText(at)}
        isRunning={isRunning}
        choices={
          game.meta.hasSecrets &&
          seen.isOver && (
            <Choice
              label={words.seenBy()}
              value={seen.chosen}
              options={[[null, `${words.seenBy()}…`], ...names.map((name, seat) => [seat, name] as const)]}
              onChoose={seen.setChosen}
            />
          )
        }
        tools={
          <>
            {tools?.(at)}
            {seen.isOver && analysis !== 'open' && (
              <button
                type="button"
                className="ui-button"
                onClick={() => {
                  setAnalysis('open');
                }}
              >
                {analysisWords.title()}
              </button>
            )}
          </>
        }
        onBack={onBack}
      />
    </div>
  );
}
