/** A game on this device, for people who pass it around and for bots. The browser stores every move at once. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Costly } from '../../kit/analysis/analysis.ts';
import type { GameMeta } from '../../kit/module.ts';
import { seen } from '../../kit/seen.ts';
import { BotStatus } from '../bots/BotStatus.tsx';
import { hintStatus } from '../bots/HintStatus.tsx';
import { useBots } from '../bots/use-bots.ts';
import { useHint } from '../bots/use-hint.ts';
import { useCharacters } from '../cast/use-characters.ts';
import { lazyPart } from '../../ui/lazy.tsx';
import { AboveContext } from '../../table/Effects.tsx';
import { OnSkipping } from '../../table/narration/use-narration.ts';
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';
import { inPageLanguage } from '../words/you.ts';
import { download, onChangedElsewhere } from '../storage/saved-games.ts';
import { UndoTo } from '../replay/UndoTo.tsx';
import type { LoadedGame } from '../ui/GameLoader.tsx';
import { WithWords } from '../ui/WithWords.tsx';
import { TableMenu } from './TableMenu.tsx';
import { type LocalGame, movesOf, recordOf } from '../session/local-game.ts';
import type { Session } from '../session/session.ts';
import { useStorageNotices } from './use-storage-notices.ts';
import { usePreferences } from './use-preferences.ts';
import type { noteFinished } from './note-finished.ts';
import { type RunningSession, useSession } from './use-session.ts';
import './hot-seat.css';

const noteEnd = async (...finished: Parameters<typeof noteFinished>): Promise<void> => {
  (await import('./after-end.ts')).noteFinished(...finished);
};

const EndBar = lazyPart(async () => (await import('./after-end.ts')).EndBar);

const OwnDecisions = lazyPart(async () => (await import('../replay/analysis/OwnDecisions.tsx')).OwnDecisions);

const NextOpponent = lazyPart(async () => (await import('./after-end.ts')).NextOpponent);

const TakeOver = lazyPart(async () => (await import('./TakeOver.tsx')).TakeOver);

const LookBack = lazyPart(async () => (await import('../replay/LookBack.tsx')).LookBack);

interface HotSeatProps {
  loaded: LoadedGame;
  session: Session;
  /** Whether the browser stores the game as it is opened. */
  isStored: boolean;
  /** Whether bots play all seats, and the game is only watched. */
  isWatched: boolean;
  /** Opens the game as another tab has left it. */
  onReload: () => void;
  /** Starts the same game again, with other bots if they are given. */
  onRematch: (bots?: readonly (string | null)[]) => void;
}

/** Whether another tab has continued the stored game. */
function useChangedElsewhere(game: string, isWatched: boolean): boolean {
  const [isOpenInAnotherTab, setOpenInAnotherTab] = useState(false);
  useEffect(() => {
    if (isWatched) return;
    return onChangedElsewhere(game, () => {
      setOpenInAnotherTab(true);
    });
  }, [game, isWatched]);
  return isOpenInAnotherTab;
}

/** Whether people who share a device look away before each other's turns. */
const needsCurtain = ({ hasSecrets, isOpenTable }: GameMeta): boolean => hasSecrets && isOpenTable !== true;

const NOBODY: readonly number[] = [];

/**
 * What is shown: the table as the person asked last may see it, once they have confirmed that they are there; until then, behind
 * the curtain, as everybody may.
 */
function useView({ game, entries, now: { state } }: LocalGame, seats: readonly number[]) {
  const { meta, rules } = game;
  const [ready, setViewer] = useState<number | null>(seats.length === 1 ? seats[0]! : null);
  // The scoring of a round stays with whoever has seen the round, until they go on. Whether there is one shows once the table has the move.
  const [isHeld, setHeld] = useState(false);
  const [drawn, setDrawn] = useState(entries);
  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the table must have had the move
    setDrawn(entries);
  }, [entries]);
  const asked = rules.decision(state)?.player;
  const isCurtained =
    needsCurtain(meta) && seats.length > 1 && asked !== undefined && seats.includes(asked) && asked !== ready;
  const isShut = isCurtained && !isHeld && drawn === entries;
  const viewer = isShut ? null : ready;
  const view = useMemo(() => rules.view(state, viewer), [rules, state, viewer]);
  const isOver = rules.decision(state) === null;
  const history = useMemo(
    () => entries.map((entry) => seen(game, entry, viewer, isOver)),
    [game, entries, viewer, isOver],
  );
  return { viewer, setViewer, setHeld, view, history, isCurtained: isShut };
}

/**
 * The point of the game being looked back at, null for now, the decision tried again or shown there, and the points of those that
 * have been. The game goes on meanwhile.
 */
function useReplayPoint() {
  const [replayPoint, setReplayPoint] = useState<number | null>(null);
  const [exercise, setExercise] = useState<{ readonly costly: Costly; readonly isToTry: boolean }>();
  const [opened, setOpened] = useState<readonly number[]>([]);
  const showNow = useCallback(() => {
    setReplayPoint(null);
    setExercise(undefined);
  }, []);
  const openDecision = (costly: Costly, isToTry: boolean): void => {
    setExercise({ costly, isToTry });
    setOpened([...opened, costly.point]);
    setReplayPoint(costly.point);
  };
  return { replayPoint, setReplayPoint, exercise, opened, openDecision, showNow };
}

/** The button that takes the game back to a point that is looked at, and returns to the table. A finished game stays as it is. */
const undoIn =
  ({ local, firstUndoable, undoTo }: RunningSession, isOver: boolean, showNow: () => void) =>
  (point: number) =>
    !isOver &&
    point >= firstUndoable &&
    point < movesOf(local) && (
      <UndoTo
        onUndo={() => {
          undoTo(point);
          showNow();
        }}
      />
    );

/** Notes that the game is finished: its result, and the day. */
function useNoted(local: LocalGame, bots: Session['bots'], isFinished: boolean): void {
  useEffect(() => {
    if (isFinished) void noteEnd(local, bots).catch(() => undefined);
  }, [isFinished, local, bots]);
}

interface AfterEndProps extends Pick<HotSeatProps, 'loaded' | 'onRematch'>, Pick<Session, 'bots' | 'names'> {
  local: LocalGame;
  /** The people at this device. */
  seats: readonly number[];
  opened: readonly number[];
  onOpen: (costly: Costly, isToTry: boolean) => void;
}

/** What the page adds to the final scoring. */
function AfterEnd({ loaded, local, bots, onRematch, seats, ...decisions }: AfterEndProps) {
  return (
    <>
      <NextOpponent game={loaded.game} state={local.now.state} bots={bots} onPlay={onRematch} />
      {seats.length > 0 && <OwnDecisions {...{ loaded, seats }} {...decisions} record={recordOf(local)} />}
    </>
  );
}

export function HotSeat({ loaded, session, isStored: isStoredNow, isWatched, onReload, onRematch }: HotSeatProps) {
  const { game, ui } = loaded;
  const { meta, rules } = game;
  const { bots } = session;
  const { language } = useLanguage();
  const names = useMemo(() => session.names.map((name) => inPageLanguage(name, language)), [session, language]);
  const { hint: hintWords, player: nameOf } = useWords('page');
  const running = useSession(session, isStoredNow, isWatched);
  const { local, play } = running;
  const { state } = local.now;
  const isOpenInAnotherTab = useChangedElsewhere(meta.id, isWatched);
  const seats = useMemo(() => bots.flatMap((level, player) => (level === null ? [player] : [])), [bots]);
  const { pace, setPace, hints, setHints, reminders, setReminders } = usePreferences(seats.length);

  const { characters, lines } = useCharacters(bots);

  const asked = rules.decision(state)?.player ?? null;
  const isPersonAsked = asked !== null && bots[asked] === null;
  const { viewer, setViewer, setHeld, view, history, isCurtained } = useView(local, seats);
  const isAsleep = isOpenInAnotherTab || isCurtained;

  useNoted(local, bots, asked === null && !isWatched);

  const notices = useStorageNotices(isOpenInAnotherTab, running.isStored || isWatched, onReload);

  const hasHints = hints && seats.length > 0;
  // In a first game each decision comes with advice.
  const isReminded = reminders && hasHints && seats.length === 1 && isPersonAsked && !isOpenInAnotherTab;
  const [hint, askForHint, askWhyNot] = useHint(meta.id, view, isReminded);
  const { doing, skip } = useBots(game, state, bots, pace, isOpenInAnotherTab, play);
  const onUndo = running.undoable > 0 && !isAsleep ? running.undo : null;
  const onRedo = running.canRedo && !isAsleep ? running.redo : null;

  const { replayPoint, setReplayPoint, exercise, opened, openDecision, showNow } = useReplayPoint();

  const saveToFile = (): void => {
    download(`${meta.id}-${String(movesOf(local))}.json`, JSON.stringify(recordOf(local)));
  };

  if (replayPoint !== null) {
    return (
      <WithWords of="replay">
        <LookBack
          {...{ loaded, names, viewer, exercise }}
          record={recordOf(local)}
          from={replayPoint}
          isOver={asked === null}
          more={isAsleep ? undefined : undoIn(running, asked === null, showNow)}
          onBack={showNow}
        />
      </WithWords>
    );
  }
  return (
    <div className="page-table">
      <OnSkipping value={skip}>
        <AboveContext value={lines}>
          <ui.Board
            // Nothing that one person has seen stays on the page for the next.
            key={viewer}
            state={view}
            names={names}
            onHeld={setHeld}
            characters={characters}
            thinking={doing.doing === 'thinking' ? doing.player : undefined}
            seats={isAsleep ? NOBODY : seats}
            curtain={
              isCurtained && asked !== null ? (
                <TakeOver asked={asked} name={names[asked] ?? nameOf({ number: asked + 1 })} onReady={setViewer} />
              ) : undefined
            }
            onMove={play}
            onUndo={onUndo}
            onRedo={onRedo}
            undoes={onUndo === null ? [] : history.slice(-running.undoable)}
            waiting={<BotStatus doing={doing} names={names} />}
            history={history}
            notices={notices}
            pace={bots.some((level) => level !== null) ? pace : undefined}
            onDownload={saveToFile}
            afterEnd={
              asked === null && (
                <AfterEnd {...{ loaded, local, bots, names, seats, opened, onRematch }} onOpen={openDecision} />
              )
            }
            onLookBack={setReplayPoint}
            advice={hint.hint === 'given' && !isCurtained ? hint.advice : null}
            adviceStatus={isCurtained ? undefined : hintStatus(hint)}
            onWhyNot={askWhyNot}
            onHint={hasHints && hint.hint === 'none' ? askForHint : undefined}
            hintLabel={hasHints && !isCurtained ? hintWords.ask() : undefined}
            menu={
              <>
                {asked === null && (
                  <EndBar
                    game={game}
                    state={state}
                    record={recordOf(local)}
                    names={names}
                    onRematch={onRematch}
                    onWatch={() => {
                      setReplayPoint(0);
                    }}
                  />
                )}
                <TableMenu
                  game={meta.id}
                  hints={seats.length > 0 ? hints : null}
                  onHints={setHints}
                  reminders={hasHints && seats.length === 1 ? reminders : null}
                  onReminders={setReminders}
                  isStored={running.isStored || isWatched}
                  onDownload={saveToFile}
                  onLookBack={() => {
                    setReplayPoint(movesOf(local));
                  }}
                  onRedo={onRedo}
                  isPractice={isWatched || seats.length === 0 ? null : running.isPractice}
                  onPractise={running.practise}
                  pace={bots.some((level) => level !== null) ? pace : null}
                  onPace={setPace}
                />
              </>
            }
          />
        </AboveContext>
      </OnSkipping>
    </div>
  );
}
