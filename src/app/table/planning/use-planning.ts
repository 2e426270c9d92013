/** Planning at an online table: whether it is offered or under way, and what the table says about the plan. */
import { useCallback, useState } from 'react';
import type { Notice } from '../../../kit/module.ts';
import type { LoadedGame } from '../../ui/GameLoader.tsx';
import type { Ahead } from '../../../kit/online/plan.ts';
import type { Seat } from '../../wire.ts';
import { useWords } from '../../words/words.ts';
import type { TableConnection } from '../connection.ts';
import { type Plan, usePlan } from './use-plan.ts';

/** The plan, under the question while others decide; `onChange` goes on planning. */
function usePlanNotices(
  { ui, words: gameWords }: Pick<LoadedGame, 'ui' | 'words'>,
  plan: Plan,
  onChange: () => void,
): Notice[] {
  const { plan: words, close } = useWords('online');
  const { answers, followed, hasEnded, save } = plan;
  if (answers.length > 0) {
    const steps = followed?.steps ?? [];
    const told = steps.flatMap(({ state, move }) => ui.moveName?.(gameWords, state, move) ?? []);
    const more = answers.length - told.length;
    const moves = [...told, ...(more > 0 ? [words.more({ count: more })] : [])].join('; ');
    return [
      {
        name: 'plan',
        kind: 'calm',
        text: words.planned({ moves }),
        actions: [
          ...(followed === null ? [] : [{ label: words.change(), act: onChange }]),
          {
            label: words.remove(),
            act: () => {
              save([]);
            },
          },
        ],
      },
    ];
  }
  return hasEnded
    ? [{ name: 'plan', kind: 'calm', text: words.ended(), actions: [{ label: close(), act: plan.close }] }]
    : [];
}

/** A plan that is being made. */
export type BegunPlan = Plan & { readonly ahead: Ahead };

export interface PlanningNow {
  readonly notices: readonly Notice[];
  /** Set while the reader plans. */
  readonly begun: BegunPlan | null;
  /** Whether there is something to plan, and nothing planned yet. */
  readonly isOffered: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

export function usePlanning(
  loaded: Pick<LoadedGame, 'ui' | 'words'>,
  connection: TableConnection,
  seat: Seat | null,
  isMine: boolean,
): PlanningNow {
  const plan = usePlan(connection, seat, isMine);
  const [isBegun, setBegun] = useState(false);
  const start = useCallback((): void => {
    setBegun(true);
  }, []);
  const stop = useCallback((): void => {
    setBegun(false);
  }, []);
  const notices = usePlanNotices(loaded, plan, start);
  const { ahead, answers, followed } = plan;
  return {
    notices,
    begun: isBegun && ahead !== null ? { ...plan, ahead } : null,
    isOffered: answers.length === 0 && (followed?.next ?? null) !== null,
    start,
    stop,
  };
}
