/** A game at any point of it, on its own board: a timeline, steps of four sizes, playing at several speeds. Nothing can be moved. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { historyFor } from '../../kit/history.ts';
import { STRIDES, type Stride, type Timeline, stopFrom } from '../../kit/timeline.ts';
import { lazyPart } from '../../ui/lazy.tsx';
import { useKeys } from '../../ui/keys.ts';
import { useLanguage } from '../locales/languages.tsx';
import { useLocale } from '../locales/locale.ts';
import type { LoadedGame } from '../ui/GameLoader.tsx';
import { useLoad } from '../ui/use-load.ts';
import { Icon } from './Icon.tsx';
import { Track } from './Track.tsx';
import { useReplayWords } from './words.ts';
import './replay.css';

/** How long each point is shown while playing at speed 1, in milliseconds. */
const SHOWN_MS = 1600;
const SPEEDS = [0.5, 1, 2, 4, 8] as const;

const AnalysisPanel = lazyPart(async () => (await import('./analysis/AnalysisPanel.tsx')).AnalysisPanel);

export interface ViewerProps {
  loaded: LoadedGame;
  timeline: Timeline;
  /** The players' names, by seat. */
  names: readonly string[];
  /** The point shown first. */
  from: number;
  /** Whose eyes the game is seen with while it goes on: a seat, or a spectator (null). Once it is over everything is shown. */
  viewer: number | null;
  /** Goes back to the table; left out where there is none. */
  onBack?: (() => void) | undefined;
  /** Whether the game is being played. */
  isRunning?: boolean;
  /** Is told of the point that is shown. */
  onPoint?: ((point: number) => void) | undefined;
  /** More to do with the point that is shown, at the end of the bar. */
  tools?: ((point: number) => ReactNode) | undefined;
}

/** Nobody moves in a replay. */
const stay = (): void => undefined;
const NO_SEATS: readonly number[] = [];

/** Where the viewer stands, and how it goes on. */
function usePlayback(timeline: Timeline, from: number) {
  const [point, setPoint] = useState(Math.min(from, timeline.last));
  const [stride, setStride] = useState<Stride>('action');
  const [speed, setSpeed] = useState<number>(1);
  const [isPlaying, setPlaying] = useState(false);
  const at = Math.min(point, timeline.last);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      const next = stopFrom(timeline, at, stride, 1);
      setPoint(next);
      if (next === timeline.last) setPlaying(false);
    }, SHOWN_MS / speed);
    return () => {
      clearTimeout(timer);
    };
  }, [timeline, at, stride, speed, isPlaying]);
  const go = (to: number): void => {
    setPlaying(false);
    setPoint(Math.max(0, Math.min(timeline.last, to)));
  };
  return {
    at,
    stride,
    setStride,
    speed,
    setSpeed,
    isPlaying,
    go,
    step: (direction: 1 | -1): void => {
      go(stopFrom(timeline, at, stride, direction));
    },
    toggle: (): void => {
      if (!isPlaying && at === timeline.last) setPoint(0);
      setPlaying(!isPlaying);
    },
  };
}

/** The words of the game that is shown; null until they are there. */
export function useGameWords({ ui }: LoadedGame): unknown {
  const { language } = useLanguage();
  const load = useMemo(() => () => ui.loadWords(language), [ui, language]);
  const loaded = useLoad(load);
  return loaded.status === 'ready' ? loaded.value : null;
}

/** A point in words: turn, phase and who is asked. */
export function usePointText({ loaded, timeline, names }: Pick<ViewerProps, 'loaded' | 'timeline' | 'names'>) {
  const { viewer: words } = useReplayWords();
  const { player: nameOf } = useLocale();
  const gameWords = useGameWords(loaded);
  return (point: number): string => {
    const asked = timeline.asked[point];
    if (point === 0) return words.start;
    if (!asked) return words.end;
    const phase = (gameWords === null ? undefined : loaded.ui.phaseName?.(gameWords, asked.phase)) ?? asked.phase;
    const round = asked.round === undefined ? [] : [words.round(asked.round)];
    return [...round, phase, names[asked.player] ?? nameOf(asked.player + 1)].join(' · ');
  };
}

export function Viewer(props: ViewerProps) {
  const { loaded, timeline, names, from, viewer, onBack, isRunning = false, onPoint, tools } = props;
  const { game, ui } = loaded;
  const { viewer: words, analysis: analysisWords } = useReplayWords();
  const [isAnalysed, setAnalysed] = useState(false);
  const playback = usePlayback(timeline, from);
  const { at, stride, go, step } = playback;
  const pointText = usePointText(props);
  const help = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    onPoint?.(at);
  }, [at, onPoint]);

  const isOver = timeline.asked[timeline.last] === null;
  const [chosen, setChosen] = useState<number | null>(null);
  const eyes = isOver ? chosen : viewer;
  const state = useMemo(() => {
    const reached = timeline.at(at);
    return isOver ? reached : game.rules.view(reached, viewer);
  }, [timeline, at, isOver, game, viewer]);
  const seen = useMemo(
    () => (isOver ? timeline.history : historyFor(game, timeline.history, viewer)),
    [timeline, isOver, game, viewer],
  );
  const history = useMemo(() => seen.slice(0, at + 1), [seen, at]);
  const whole = useMemo(
    () => ({ state: isOver ? timeline.end : game.rules.view(timeline.end, viewer), history: seen }),
    [timeline, isOver, game, viewer, seen],
  );

  useKeys({
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
      go(timeline.last);
    },
    p: playback.toggle,
    ...Object.fromEntries(
      STRIDES.map((each, i) => [
        String(i + 1),
        () => {
          playback.setStride(each);
        },
      ]),
    ),
    ...(onBack ? { b: onBack } : {}),
  });

  const button = (name: Parameters<typeof Icon>[0]['name'], label: string, act: () => void, isOff = false) => (
    <button
      type="button"
      className="ui-button replay-button"
      title={label}
      aria-label={label}
      disabled={isOff}
      onClick={act}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <div className="replay">
      <div className="replay-table">
        <div className="replay-board">
          <ui.Board
            state={state}
            names={names}
            seats={NO_SEATS}
            looksFrom={eyes ?? undefined}
            onMove={stay}
            onUndo={null}
            history={history}
            whole={whole}
            onLookBack={go}
          />
        </div>
        {isAnalysed && (
          <AnalysisPanel
            loaded={loaded}
            timeline={timeline}
            names={names}
            point={at}
            onGo={go}
            onClose={() => {
              setAnalysed(false);
            }}
          />
        )}
      </div>
      <section className="replay-bar" aria-label={words.title}>
        <Track timeline={timeline} at={at} label={words.position} text={pointText(at)} onGo={go} />
        <div className="replay-row">
          <span className="replay-steps">
            {button(
              'first',
              words.first,
              () => {
                go(0);
              },
              at === 0,
            )}
            {button(
              'back',
              words.back[stride],
              () => {
                step(-1);
              },
              at === 0,
            )}
            {button(
              playback.isPlaying ? 'pause' : 'play',
              playback.isPlaying ? words.pause : words.play,
              playback.toggle,
              timeline.last === 0,
            )}
            {button(
              'forward',
              words.forward[stride],
              () => {
                step(1);
              },
              at === timeline.last,
            )}
            {button(
              'last',
              words.last,
              () => {
                go(timeline.last);
              },
              at === timeline.last,
            )}
          </span>
          <p className="replay-where">
            <b role={playback.isPlaying ? undefined : 'status'}>{pointText(at)}</b>
            <small>{words.at(at, timeline.last)}</small>
          </p>
          <label className="replay-choice">
            <span className="visually-hidden">{words.stride}</span>
            <select
              value={stride}
              title={words.stride}
              onChange={(event) => {
                playback.setStride(event.target.value as Stride);
              }}
            >
              {STRIDES.map((each) => (
                <option key={each} value={each}>
                  {words.strides[each]}
                </option>
              ))}
            </select>
          </label>
          <label className="replay-choice">
            <span className="visually-hidden">{words.speed}</span>
            <select
              value={playback.speed}
              title={words.speed}
              onChange={(event) => {
                playback.setSpeed(Number(event.target.value));
              }}
            >
              {SPEEDS.map((each) => (
                <option key={each} value={each}>
                  {words.times(each)}
                </option>
              ))}
            </select>
          </label>
          {game.meta.hasSecrets && isOver && (
            <label className="replay-choice">
              <span className="visually-hidden">{words.seenBy}</span>
              <select
                value={chosen ?? ''}
                title={words.seenBy}
                onChange={(event) => {
                  setChosen(event.target.value === '' ? null : Number(event.target.value));
                }}
              >
                <option value="">{words.seenBy}…</option>
                {names.map((name, seat) => (
                  <option key={seat} value={seat}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          {tools?.(at)}
          {isOver && !isAnalysed && (
            <button
              type="button"
              className="ui-button"
              onClick={() => {
                setAnalysed(true);
              }}
            >
              {analysisWords.title}
            </button>
          )}
          {button('keys', words.keys, () => help.current?.showModal())}
          {onBack && (
            <button type="button" className="ui-button ui-main" onClick={onBack}>
              {isRunning ? words.backToNow : words.backToTable}
            </button>
          )}
        </div>
        {isRunning && <p className="replay-live">{words.live}</p>}
      </section>
      <dialog ref={help} className="shell-dialog" aria-label={words.keys}>
        <div>
          <dl className="replay-keys">
            {words.keyList.map(([keys, what]) => (
              <div key={keys}>
                <dt>{keys}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <button type="button" className="ui-button ui-main" onClick={() => help.current?.close()}>
            {words.close}
          </button>
        </div>
      </dialog>
    </div>
  );
}
