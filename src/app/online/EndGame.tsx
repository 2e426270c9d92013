/** In the settings of a table: resigning, and asking the others to end the game. */
import { useState } from 'react';
import type { EndAs } from '../../kit/online/wire.ts';
import { useWords } from '../words/words.ts';
import { useNow } from '../../ui/use-now.ts';
import type { Match, Seat } from '../wire.ts';
import { endGame, resign } from './api.ts';
import { missingFor, openEnding, refusedEnding } from './ending.ts';
import { type Notice, noticeOf } from './RefusalText.tsx';
import { occupantOf } from './seats.ts';

interface EndGameProps {
  match: Match;
  mine: Seat;
  names: readonly string[];
  /** Whether the rules can say how the game stands. */
  canStand: boolean;
  /** Shows why something was not done. */
  onProblem: (notice: Notice) => void;
}

export function EndGame({ match, mine, names, canStand, onProblem }: EndGameProps) {
  const { time: words } = useWords('online');
  const [isBusy, setBusy] = useState(false);
  const now = useNow(60_000);
  const me = match.players[Number(mine.playerID)]!;
  if (match.gameover !== undefined || me.resigned !== undefined) return null;
  const isTwo = match.players.length === 2;
  const asked = openEnding(match, now);
  const refused = refusedEnding(match);
  const others = match.players.some((player, i) => i !== Number(mine.playerID) && occupantOf(player) === 'person');
  const send = (request: Promise<unknown>): void => {
    setBusy(true);
    request
      .catch((error: unknown) => {
        onProblem(noticeOf(error));
      })
      .finally(() => {
        setBusy(false);
      });
  };
  const kinds: EndAs[] = canStand ? ['standing', 'void'] : ['void'];
  return (
    <>
      {others &&
        me.bot === undefined &&
        kinds.map((as) => (
          <button
            key={as}
            type="button"
            className="ui-button"
            disabled={isBusy || asked !== undefined || (refused?.moves ?? 0) > 0}
            onClick={() => {
              send(endGame(mine, 'ask', as));
            }}
          >
            <strong>{words.end[as]()}</strong>
            <span>{words.endText[as]()}</span>
          </button>
        ))}
      <small role="status">
        {asked
          ? asked.seat === me.id
            ? words.waitsFor({
                players: missingFor(match, asked)
                  .map((seat) => names[seat]!)
                  .join(', '),
              })
            : words.asks({ player: names[asked.seat]!, as: asked.as })
          : refused && words.refusedBy({ player: names[refused.by]!, moves: refused.moves })}
      </small>
      <button
        type="button"
        className="ui-button"
        disabled={isBusy}
        onClick={() => {
          if (window.confirm(words.resignSure({ isTwo }))) send(resign(mine));
        }}
      >
        <strong>{words.resign()}</strong>
        <span>{words.resignText({ isTwo })}</span>
      </button>
    </>
  );
}
