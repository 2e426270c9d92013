/**
 * Planning ahead at an online table: the reader plays on from their next question, as far as it can be foreseen, on the board as
 * ever. Nothing is sent until it is saved.
 */
import { useEffect, useMemo, useState } from 'react';
import type { Character, Notice } from '../../../kit/module.ts';
import { PLAN_LENGTH, followPlan, plannedAnswer } from '../../../kit/online/plan.ts';
import type { LoadedGame } from '../../ui/GameLoader.tsx';
import { useWords } from '../../words/words.ts';
import type { TableConnection } from '../connection.ts';
import type { BegunPlan } from './use-planning.ts';
import { useTableStore } from '../use-table-store.ts';

interface PlanningProps {
  loaded: Pick<LoadedGame, 'ui'>;
  connection: TableConnection;
  me: number;
  names: readonly string[];
  characters: readonly (Character | null)[] | undefined;
  plan: BegunPlan;
  onClose: () => void;
}

export function Planning({ loaded: { ui }, connection, me, names, characters, plan, onClose }: PlanningProps) {
  const { plan: words } = useWords('online');
  const { game } = connection;
  const { G, history } = useTableStore(connection, 'game')!;
  const { standing, gameover } = useTableStore(connection, 'match')!;
  const [chosen, setChosen] = useState(plan.answers);
  const { ahead, save } = plan;
  const { steps, next } = useMemo(
    () => followPlan(game, ahead, G.state, me, chosen),
    [game, ahead, G.state, me, chosen],
  );
  const answers = chosen.slice(0, steps.length);
  // There is nothing to plan on one's own turn.
  const isOver = standing.deciding === String(me) || gameover !== undefined;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  const entries = useMemo(() => [...history, ...steps.map(({ entry }) => entry)], [history, steps]);
  const isFull = answers.length >= PLAN_LENGTH;
  const state = next ?? steps.at(-1)?.state ?? G.state;

  const notice: Notice = {
    name: 'planning',
    // It stands above the table, and covers nothing of it.
    kind: 'calm',
    text: `${words.planning({ count: answers.length })}${next === null || isFull ? ` ${words.nothingMore()}` : ''}`,
    actions: [
      ...(answers.length > 0 || plan.answers.length > 0
        ? [
            {
              label: words.save(),
              isMain: true,
              act: () => {
                save(answers);
                onClose();
              },
            },
          ]
        : []),
      { label: words.cancel(), act: onClose },
    ],
  };
  return (
    <div className="page-online page-planning">
      <div className="page-online-table">
        <ui.Board
          {...{ state, names, characters }}
          seats={next === null || isFull ? [] : [me]}
          history={entries}
          notices={[notice]}
          onMove={(move) => {
            setChosen((before) => {
              const at = followPlan(game, ahead, G.state, me, before);
              const isPossible = at.next !== null && game.rules.isLegal(at.next, move);
              return isPossible && before.length < PLAN_LENGTH
                ? [...before, plannedAnswer(game, at.next, move)]
                : before;
            });
          }}
          onUndo={
            answers.length === 0
              ? null
              : () => {
                  setChosen(answers.slice(0, -1));
                }
          }
          undoes={entries.slice(-1)}
        />
      </div>
    </div>
  );
}
