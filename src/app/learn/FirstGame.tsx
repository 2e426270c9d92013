/** Starts a first game: against the easiest opponents, with advice on. */
import { useMemo } from 'react';
import { GAMES } from '../../games/index.ts';
import { Start } from '../hot-seat/QuickStart.tsx';

export function FirstGame({ game }: { game: string }) {
  const meta = useMemo(() => {
    const own = GAMES.find(({ id }) => id === game)!;
    const players = Math.min(own.maxPlayers, Math.max(own.minPlayers, 3));
    return { ...own, quickStart: { players, level: own.levels[0]! } };
  }, [game]);
  return <Start meta={meta} isReminded />;
}
