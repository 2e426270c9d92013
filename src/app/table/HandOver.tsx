/** Hands a seat over to a bot, or agrees to it, and explains the conditions. */
import { useState } from 'react';
import { sameBefore } from '../../kit/bots/cast.ts';
import { RefusalText, noticeOf } from '../online/RefusalText.tsx';
import { useTableStore } from './use-table-store.ts';
import type { TableConnection } from './connection.ts';
import { handOver } from '../online/api.ts';
import type { Seat } from '../wire.ts';
import { type HandingOver, botsIn, levelsOf, occupantOf, standInOf } from '../online/seats.ts';
import { LevelSelect } from '../ui/LevelSelect.tsx';
import { useWords } from '../words/words.ts';

interface HandOverProps {
  connection: TableConnection;
  mine: Seat;
  seat: number;
  names: readonly string[];
  how: HandingOver;
  now: number;
}

export function HandOver({ connection, mine, seat, names, how, now }: HandOverProps) {
  const { players: words, when } = useWords('online');
  const match = useTableStore(connection, 'match')!;
  const [level, setLevel] = useState(() => standInOf(mine.game));
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'not-yet' | ReturnType<typeof noticeOf> | null>(null);
  const isPerson = occupantOf(match.players[seat]!) === 'person' && seat !== Number(mine.playerID);
  const canAsk = how.isAtOnce || how.others > 1;
  const hasAgreed = !how.isAtOnce && how.agreed.includes(Number(mine.playerID));
  const ask = (): void => {
    setBusy(true);
    handOver(mine, seat, level)
      .then(
        (done) => {
          setOutcome(done ? null : 'not-yet');
        },
        (error: unknown) => {
          setOutcome(noticeOf(error));
        },
      )
      .finally(() => {
        setBusy(false);
      });
  };
  return (
    <div className="page-hand-over">
      {canAsk && (
        <span>
          <LevelSelect
            label={words.level({ player: names[seat]! })}
            others={[]}
            levels={levelsOf(mine.game)}
            before={(each) => sameBefore(botsIn(match.players), seat, each)}
            value={level}
            onChange={setLevel}
          />
          <button type="button" className="ui-button" disabled={isBusy || hasAgreed} onClick={ask}>
            {how.isAtOnce ? words.letBotPlay() : words.agree()}
          </button>
        </span>
      )}
      {isPerson && (
        <small>
          {how.from !== null && now >= how.from
            ? words.ruleNow()
            : `${words.rule({ players: how.others })} ${how.from === null ? words.ruleNever() : words.ruleTime({ when: when({ at: how.from }) })}`}
          {how.agreed.length > 0 &&
            ` ${words.agreed({ players: how.agreed.map((other) => names[other]!).join(', ') })}`}
        </small>
      )}
      <small role="status">
        {outcome === 'not-yet' ? words.notYet() : outcome !== null && <RefusalText notice={outcome} />}
      </small>
    </div>
  );
}
