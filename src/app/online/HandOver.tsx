/** Hands a seat to a bot, or agrees to it, and says under which conditions. */
import { useState } from 'react';
import { LEVEL_NAMES, type LevelName } from '../bots/levels.ts';
import { useWords } from '../words/words.ts';
import { ReasonText, noticeOf } from './bits.tsx';
import { usePart } from './hooks.ts';
import type { TableLink } from './link.ts';
import { type Seat, handOver } from './lobby.ts';
import { type HandingOver, STAND_IN, sitterOf } from './seats.ts';
import { useOnlineWords } from './words/words.ts';

interface HandOverProps {
  link: TableLink;
  mine: Seat;
  seat: number;
  names: readonly string[];
  how: HandingOver;
  now: number;
}

export function HandOver({ link, mine, seat, names, how, now }: HandOverProps) {
  const { bots } = useWords();
  const { players: words, when } = useOnlineWords();
  const match = usePart(link, 'match')!;
  const [level, setLevel] = useState<LevelName>(STAND_IN);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'not-yet' | ReturnType<typeof noticeOf> | null>(null);
  const isPerson = sitterOf(match.players[seat]!) === 'person' && seat !== Number(mine.playerID);
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
    <div className="shell-hand-over">
      {canAsk && (
        <span>
          <select
            aria-label={words.level(names[seat]!)}
            value={level}
            onChange={(event) => {
              setLevel(LEVEL_NAMES.find((each) => each === event.target.value) ?? STAND_IN);
            }}
          >
            {LEVEL_NAMES.map((each) => (
              <option key={each} value={each}>
                {bots.levels[each].name}
              </option>
            ))}
          </select>
          <button type="button" disabled={isBusy || hasAgreed} onClick={ask}>
            {how.isAtOnce ? words.letBotPlay : words.agree}
          </button>
        </span>
      )}
      {isPerson && (
        <small>
          {how.from !== null && now >= how.from
            ? words.ruleNow
            : `${words.rule(how.others)} ${how.from === null ? words.ruleNever : words.ruleTime(when(how.from))}`}
          {how.agreed.length > 0 && ` ${words.agreed(how.agreed.map((other) => names[other]!).join(', '))}`}
        </small>
      )}
      <small role="status">
        {outcome === 'not-yet' ? words.notYet : outcome !== null && <ReasonText notice={outcome} />}
      </small>
    </div>
  );
}
