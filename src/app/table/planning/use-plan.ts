/** What the reader has planned at an online table: as the server keeps it, and whether there is anything to plan. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GameModule } from '../../../kit/module.ts';
import { type Ahead, type FollowedPlan, type PlannedAnswer, followPlan } from '../../../kit/online/plan.ts';
import { noticeOf } from '../../online/RefusalText.tsx';
import { planned, setPlan } from '../../online/api.ts';
import type { Seat } from '../../wire.ts';
import type { TableConnection } from '../connection.ts';
import { useTableStore } from '../use-table-store.ts';

const NONE: readonly PlannedAnswer[] = [];
/** How soon the server has played a plan once its question is asked, or ended it, in ms. */
const PLAYED_MS = 1500;

export interface Plan {
  /** What the server keeps, in order. */
  readonly answers: readonly PlannedAnswer[];
  /** The same in the game as it stands; null until that can be said. */
  readonly followed: FollowedPlan | null;
  /** Looks ahead; null until that is loaded, and in games that cannot. */
  readonly ahead: Ahead | null;
  /** Whether the rest of a plan was given up, because the game went another way. */
  readonly hasEnded: boolean;
  /** Plans these answers in place of those before. */
  readonly save: (answers: readonly PlannedAnswer[]) => void;
  /** Says no more that a plan has ended. */
  readonly close: () => void;
}

/** How to look ahead; null until that is loaded. */
function useAhead(game: GameModule, isWanted: boolean): Ahead | null {
  const [ahead, setAhead] = useState<Ahead | null>(null);
  useEffect(() => {
    if (!isWanted || !game.ahead) return undefined;
    let isShown = true;
    game.ahead().then(
      (loaded) => {
        if (isShown) setAhead(() => loaded);
      },
      // Without the network nothing can be planned either.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [game, isWanted]);
  return ahead;
}

/** The plan of a seat; `isMine`: whether its person plays there themselves. */
export function usePlan(connection: TableConnection, seat: Seat | null, isMine: boolean): Plan {
  const { game } = connection;
  const { G, history, stateID } = useTableStore(connection, 'game')!;
  const match = useTableStore(connection, 'match')!;
  const [answers, setAnswers] = useState(NONE);
  const [hasEnded, setEnded] = useState(false);
  const me = seat === null ? null : Number(seat.playerID);
  const isOver = match.gameover !== undefined;
  const isAsked = match.standing.deciding === seat?.playerID;
  const isPlanning = isMine && !isOver;
  const ahead = useAhead(game, isPlanning && !isAsked);
  /** What was planned when it was last asked, and how long the history was then. */
  const known = useRef({ answers: NONE, moves: history.length, isFirst: true });

  const note = useCallback((now: readonly PlannedAnswer[], moves: number): void => {
    known.current = { answers: now, moves, isFirst: false };
    setAnswers((before) => (before.length === 0 && now.length === 0 ? before : now));
  }, []);
  /** `isChanged`: its person has changed it, perhaps on another device. */
  const ask = useCallback(
    (isChanged = false): void => {
      if (seat === null) return;
      planned(seat).then(
        (now) => {
          const { answers: before, moves } = known.current;
          const entries = connection.get().game!.history;
          const made = entries.slice(moves).filter(({ player }) => player === me).length;
          if (!isChanged && before.length > 0 && now.length === 0 && made < before.length) setEnded(true);
          note(now, entries.length);
        },
        // It is asked again at the next move.
        () => undefined,
      );
    },
    [connection, seat, me, note],
  );

  const changes = useTableStore(connection, 'planChanges');
  useEffect(() => {
    if (changes > 0) ask(true);
  }, [ask, changes]);
  // Otherwise a plan changes by moves alone; without one, nothing has to be asked again.
  useEffect(() => {
    if (isPlanning && (known.current.isFirst || known.current.answers.length > 0)) ask();
  }, [ask, isPlanning, stateID]);
  useEffect(() => {
    if (!isAsked || answers.length === 0) return undefined;
    const timer = setInterval(ask, PLAYED_MS);
    return () => {
      clearInterval(timer);
    };
  }, [ask, isAsked, answers]);

  const followed = useMemo(
    () => (ahead === null || me === null || isAsked ? null : followPlan(game, ahead, G.state, me, answers)),
    [game, ahead, G.state, me, isAsked, answers],
  );
  const save = useCallback(
    (next: readonly PlannedAnswer[]): void => {
      const { match: now, game: at } = connection.get();
      if (seat === null || !now || !at) return;
      setEnded(false);
      setPlan(seat, now.standing.stint?.stateID ?? now.standing.stateID, next).then(
        (stored) => {
          note(stored, at.history.length);
        },
        (error: unknown) => {
          connection.notify(noticeOf(error));
        },
      );
    },
    [connection, seat, note],
  );
  const close = useCallback((): void => {
    setEnded(false);
  }, []);
  return { answers: isPlanning ? answers : NONE, followed, ahead, hasEnded, save, close };
}
