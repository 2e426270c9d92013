/** My online games, as cards among those of this device. */
import { useCallback } from 'react';
import { loadGame } from '../../games/index.ts';
import { sameBefore } from '../../kit/bots/cast.ts';
import type { GameResult } from '../../kit/module.ts';
import { useNow } from '../../ui/use-now.ts';
import { TimeLeft } from '../online/TimeLeft.tsx';
import { RefusalText, noticeOf } from '../online/RefusalText.tsx';
import { myMatches } from '../online/mine.ts';
import { botsIn, decidingIn, namesOf, occupantOf, waitsFor } from '../online/seats.ts';
import { useGoing } from '../online/use-going.ts';
import { hashOf, tableHash } from '../route.ts';
import { lastTable } from '../storage/online.ts';
import { useLoad } from '../ui/use-load.ts';
import { WithWords } from '../ui/WithWords.tsx';
import type { Match, Seat } from '../wire.ts';
import { agoText } from '../words/time.ts';
import { useWords } from '../words/words.ts';
import { GameCard, useResultFlag } from './GameCard.tsx';
import { distance } from './saved-standing.ts';

const MINUTE = 60_000;

/** A table as its player saw it last, and how it stood; what cannot be read any more counts as never seen. */
async function seenLast(game: string, matchID: string): Promise<{ state: unknown; result: GameResult | null } | null> {
  const state = lastTable(matchID);
  if (state === undefined) return null;
  try {
    const { rules } = await loadGame(game);
    return { state, result: rules.result(state) ?? rules.standing?.(state) ?? null };
  } catch {
    return null;
  }
}

function OnlineGame({ seat, match, isFirst }: { seat: Seat; match: Match; isFirst: boolean }) {
  const words = useWords('page');
  const online = useWords('online');
  const now = useNow(MINUTE);
  const going = useGoing(match, seat.playerID);
  const { matchID, gameName, players, standing, updatedAt, gameover } = match;
  const load = useCallback(() => seenLast(gameName, matchID), [gameName, matchID]);
  const loaded = useLoad(load);
  const last = loaded.status === 'ready' ? loaded.value : null;
  const result = last?.result ?? null;
  const own = result !== null && gameover !== undefined ? distance(result, Number(seat.playerID)) : null;
  const resultFlag = useResultFlag(own);
  const isMyTurn = waitsFor(match, seat.playerID);
  const deciding = decidingIn(match);
  const names = namesOf(players, words, online);
  const bots = botsIn(players);
  const sitting = players.flatMap((player, i) =>
    occupantOf(player) === 'nobody'
      ? []
      : [
          {
            name: names[i]!,
            bot: bots[i]!,
            before: sameBefore(bots, i),
            place: result?.places[i] ?? null,
            score: result?.scores[i] ?? null,
          },
        ],
  );
  return (
    <GameCard
      game={gameName}
      view={last?.state}
      isFirst={isFirst}
      flag={isMyTurn ? { kind: 'turn', text: words.saved.yourTurn() } : resultFlag}
      progress={[...(gameover === undefined ? [online.lobby.turn({ turn: standing.turn })] : []), going].join(' · ')}
      details={
        <>
          {deciding !== null && match.clock && (
            <>
              <TimeLeft match={match} seat={deciding} /> ·{' '}
            </>
          )}
          {online.lobby.changed({ ago: agoText(online, updatedAt, now) })}
        </>
      }
      seats={sitting}
    >
      <a className={isMyTurn ? 'ui-button ui-main' : 'ui-button'} href={tableHash(seat.game, matchID)}>
        {gameover === undefined ? online.lobby.open() : words.saved.look()}
      </a>
    </GameCard>
  );
}

function Listed() {
  const { saved } = useWords('page');
  const online = useWords('online');
  const loaded = useLoad(myMatches);
  const games = loaded.status === 'ready' ? loaded.value : [];
  const shown = games.flatMap(({ seat, match }) => (match === null ? [] : [{ seat, match }]));
  return (
    <section className="page-games" aria-labelledby="saved-online">
      <h2 id="saved-online">{saved.online()}</h2>
      {loaded.status === 'failed' && (
        <p className="page-problem" role="alert">
          <RefusalText notice={noticeOf(loaded.error)} />
        </p>
      )}
      {loaded.status === 'loading' && <p role="status">{online.loading()}</p>}
      <ul className="saved-games">
        {shown.map(({ seat, match }, i) => (
          <li key={seat.matchID}>
            <OnlineGame
              {...{ seat, match }}
              isFirst={shown.findIndex((other) => other.match.gameName === match.gameName) === i}
            />
          </li>
        ))}
      </ul>
      <p className="ui-buttons">
        <a className="ui-button" href={hashOf({ page: 'lobby' })}>
          {online.title()}
        </a>
      </p>
    </section>
  );
}

/** The section of the list of games. */
export const OnlineGames = () => (
  <WithWords of="online" isPart>
    <Listed />
  </WithWords>
);
