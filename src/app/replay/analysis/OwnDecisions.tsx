/**
 * After the end of a game: for each person at this device the decisions that cost most, each with a picture of its place, to be
 * tried again. A bot looks for them in a worker, by itself once the end has been seen for a moment.
 */
import { useEffect, useMemo } from 'react';
import { type Costly, costliest } from '../../../kit/analysis/analysis.ts';
import type { GameRecord } from '../../../kit/record/record.ts';
import { type Timeline, timelineOf } from '../../../kit/record/timeline.ts';
import { storeAnalysis, storedAnalysis } from '../../storage/analyses.ts';
import type { LoadedGame } from '../../ui/GameLoader.tsx';
import { WithWords } from '../../ui/WithWords.tsx';
import { isSparing } from '../../ui/sparing.ts';
import { useWords } from '../../words/words.ts';
import { costText } from '../change.ts';
import { type JudgeState, moveNameOf, useJudge } from '../../bots/judge.ts';
import { Judging } from './Judging.tsx';
import { usePointText } from '../use-point-text.ts';
import './analysis.css';

interface OwnDecisionsProps {
  loaded: LoadedGame;
  /** The whole game. */
  record: GameRecord;
  names: readonly string[];
  /** Whose decisions: the seats of the people at this device. */
  seats: readonly number[];
  /** The points of the decisions that have been opened: their better moves need not be kept back. */
  opened: readonly number[];
  /** Opens a decision: to be tried again, or only to be looked at. */
  onOpen: (costly: Costly, isToTry: boolean) => void;
}

/** The maximum number of decisions listed for a person. */
const LISTED = 3;
/** How long the end is shown before the bot starts, in milliseconds. */
const START_AFTER = 1500;

interface DecisionProps extends Pick<OwnDecisionsProps, 'loaded' | 'names' | 'onOpen'> {
  timeline: Timeline;
  costly: Costly;
  /** From 1, the costliest. */
  number: number;
  isOpened: boolean;
}

/** A decision: where it was, what was played, and once it has been opened what would have been better. */
function Decision({ loaded, names, timeline, costly, number, isOpened, onOpen }: DecisionProps) {
  const { ui, game } = loaded;
  const { analysis: words } = useWords('replay');
  const pointText = usePointText({ loaded, timeline, names });
  const { point, played, cost } = costly;
  const state = timeline.at(point);
  // The picture shows no more than the player saw.
  const seen = useMemo(() => game.rules.view(state, costly.player), [game, state, costly.player]);
  const nameOf = (move: unknown): string => moveNameOf(loaded, state, move);
  const title = pointText(point);
  const button = (label: string, isToTry: boolean, isMain = false) => (
    <button
      type="button"
      className={isMain ? 'ui-button ui-main' : 'ui-button'}
      aria-label={`${label}: ${title}`}
      onClick={() => {
        onOpen(costly, isToTry);
      }}
    >
      {label}
    </button>
  );
  return (
    <li>
      {ui.Picture !== undefined && (
        <div className="own-picture">
          <ui.Picture state={seen} marks={isOpened ? { played, better: cost.better } : { played }} />
        </div>
      )}
      <div className="own-text">
        <h4>
          <span aria-hidden="true">{number}</span> {title}
        </h4>
        <small>{costText(words, cost, ui.timeline(loaded.words).score)}</small>
        <p>{words.youPlayed({ move: nameOf(played) })}</p>
        {isOpened && <p className="own-better">{words.better({ move: nameOf(cost.better) })}</p>}
        <span className="ui-buttons">
          {button(words.tryAgain(), true, !isOpened)}
          {button(words.look(), false)}
        </span>
      </div>
    </li>
  );
}

function Found({
  worst,
  ...props
}: Omit<OwnDecisionsProps, 'record'> & { timeline: Timeline; worst: readonly Costly[] }) {
  const { loaded, names, seats, opened, timeline } = props;
  const { SeatSign } = loaded.ui;
  const { analysis: words } = useWords('replay');
  return seats.map((seat) => {
    const own = worst.filter(({ player }) => player === seat);
    return (
      <div key={seat}>
        {seats.length > 1 && (
          <h4 className="own-name">
            {SeatSign !== undefined && <SeatSign state={timeline.end} seat={seat} />} {names[seat]}
          </h4>
        )}
        {own.length === 0 ? (
          <p role="status">{words.ownNone()}</p>
        ) : (
          <ol>
            {own.map((costly, i) => (
              <Decision
                key={costly.point}
                {...props}
                costly={costly}
                number={i + 1}
                isOpened={opened.includes(costly.point)}
              />
            ))}
          </ol>
        )}
      </div>
    );
  });
}

/** How the analysis goes, as long as there is no result. */
function Running({ state, stop, start }: RunningProps) {
  const { analysis: words } = useWords('replay');
  const { status } = state;
  return (
    <>
      <Judging state={state} stop={stop} />
      {(status === 'idle' || status === 'stopped' || status === 'failed') && (
        <>
          <p>{words.ownLead()}</p>
          <button type="button" className="ui-button" onClick={start}>
            {words.ownStart()}
          </button>
        </>
      )}
    </>
  );
}

interface RunningProps {
  state: JudgeState;
  start: () => void;
  stop: () => void;
}

/** Starts the analysis once the end has been shown for a moment, unless this device should be spared. */
function useStart(isWanted: boolean, start: () => void): void {
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    const timer = setTimeout(() => {
      void isSparing().then((spares) => {
        if (!spares && !isLeft) start();
      });
    }, START_AFTER);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `start` is made anew each time; what counts is whether it is wanted
  }, [isWanted]);
}

function Decisions({ record: given, ...props }: OwnDecisionsProps) {
  const { loaded, seats } = props;
  const { analysis: words } = useWords('replay');
  // The record is rebuilt each time, but compared by its text.
  const text = JSON.stringify(given);
  const timeline = useMemo(() => timelineOf(loaded.game, JSON.parse(text) as GameRecord), [loaded, text]);
  const known = useMemo(() => storedAnalysis(text), [text]);
  const { state, start, stop } = useJudge(timeline, 'decisions', seats);
  const { status, judged } = state;
  // Each person's decisions are tested by themselves, as if the others had not been gone through.
  const found = useMemo(
    () =>
      status === 'finished'
        ? seats.flatMap((seat) =>
            costliest(
              judged.filter(({ player }) => player === seat),
              LISTED,
            ),
          )
        : undefined,
    [status, judged, seats],
  );
  useEffect(() => {
    if (found !== undefined) storeAnalysis(text, found);
  }, [found, text]);
  useStart(known === undefined, start);
  const worst = found ?? known;
  const title = words.own({ people: seats.length });
  return (
    <section className="own-decisions" aria-label={title}>
      <h3>{title}</h3>
      {worst === undefined ? <Running {...{ state, start, stop }} /> : <Found {...props} {...{ timeline, worst }} />}
    </section>
  );
}

/** The section of the final scoring. */
export const OwnDecisions = (props: OwnDecisionsProps) => (
  <WithWords of="replay" isPart>
    <Decisions {...props} />
  </WithWords>
);
