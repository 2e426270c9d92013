/** The bar under a replay's board: the timeline, the steps, and the speed. */
import { type ReactNode, useRef } from 'react';
import type { TimelineWords } from '../../kit/module.ts';
import type { Timeline } from '../../kit/record/timeline.ts';
import { STEP_SIZES } from '../../kit/step-sizes.ts';
import { Choice } from './Choice.tsx';
import { Icon } from './Icon.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { Track } from './Track.tsx';
import { type Playback, SPEEDS } from './use-playback.ts';
import { useNow } from '../../ui/use-now.ts';
import { whenOf } from '../../table/log/when.ts';
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';

interface IconButtonProps {
  icon: Parameters<typeof Icon>[0]['name'];
  label: string;
  onClick: () => void;
  isOff?: boolean;
}

const IconButton = ({ icon, label, onClick, isOff = false }: IconButtonProps) => (
  <button
    type="button"
    className="ui-button replay-button"
    title={label}
    aria-label={label}
    disabled={isOff}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);

/** To the start, a step back, play, a step forward, to the end. */
function Steps({ playback, last, parts }: { playback: Playback; last: number; parts: TimelineWords }) {
  const { viewer: words } = useWords('replay');
  const { at, stepSize, isPlaying, go, step, toggle } = playback;
  const isFirst = at === 0;
  const isLast = at === last;
  return (
    <span className="replay-steps">
      <IconButton
        icon="first"
        label={words.first()}
        isOff={isFirst}
        onClick={() => {
          go(0);
        }}
      />
      <IconButton
        icon="back"
        label={parts.back[stepSize]}
        isOff={isFirst}
        onClick={() => {
          step(-1);
        }}
      />
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? words.pause() : words.play()}
        isOff={last === 0}
        onClick={toggle}
      />
      <IconButton
        icon="forward"
        label={parts.forward[stepSize]}
        isOff={isLast}
        onClick={() => {
          step(1);
        }}
      />
      <IconButton
        icon="last"
        label={words.last()}
        isOff={isLast}
        onClick={() => {
          go(last);
        }}
      />
    </span>
  );
}

/** Dates are shorter on their own day. */
const MINUTE = 60_000;

interface ReplayBarProps {
  timeline: Timeline;
  playback: Playback;
  /** The names of the parts of the game. */
  parts: TimelineWords;
  /** The point in words. */
  text: string;
  /** Whether the game is still being played. */
  isRunning: boolean;
  /** More options, after the speed. */
  choices: ReactNode;
  /** More actions for the point shown. */
  tools: ReactNode;
  /** Returns to the table; left out if there is none. */
  onBack?: (() => void) | undefined;
}

export function ReplayBar({ timeline, playback, parts, text, isRunning, choices, tools, onBack }: ReplayBarProps) {
  const { viewer: words } = useWords('replay');
  const { at, stepSize, speed, isPlaying, go } = playback;
  const when = whenOf(timeline.history.slice(at, at + 1), useLanguage().language, useNow(MINUTE));
  const keys = useRef<HTMLDialogElement>(null);
  return (
    <>
      <section className="replay-bar" aria-label={words.title()}>
        <Track timeline={timeline} at={at} label={words.position()} text={text} onGo={go} />
        <div className="replay-row">
          <Steps playback={playback} last={timeline.last} parts={parts} />
          <p className="replay-where">
            <b role={isPlaying ? undefined : 'status'} title={text}>
              {text}
            </b>
            <small>
              {timeline.last === 0 && !isRunning
                ? words.single()
                : words.at({ point: at, last: timeline.last, isOver: timeline.asked[timeline.last] === null })}
              {when !== null && (
                <>
                  {' · '}
                  <time dateTime={when.dateTime}>{when.text}</time>
                </>
              )}
            </small>
          </p>
          <Choice
            label={words.stepSize()}
            value={stepSize}
            options={STEP_SIZES.map((each) => [each, parts.stepSizes[each]])}
            onChoose={playback.setStepSize}
          />
          <Choice
            label={words.speed()}
            value={speed}
            options={SPEEDS.map((each) => [each, words.times({ speed: each })])}
            onChoose={playback.setSpeed}
          />
          {choices}
          {tools}
          <IconButton icon="keys" label={words.keys()} onClick={() => keys.current?.showModal()} />
          {onBack && (
            <button type="button" className="ui-button ui-main" onClick={onBack}>
              {isRunning ? words.backToNow() : words.backToTable()}
            </button>
          )}
        </div>
        {isRunning && <p className="replay-live">{words.live()}</p>}
      </section>
      <KeysDialog ref={keys} parts={parts} />
    </>
  );
}
