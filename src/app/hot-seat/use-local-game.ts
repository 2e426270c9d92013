/** boardgame.io's client without a server, as React state. It has the full state; the table decides what a seat may see of it. */
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { G } from '../../kit/boardgame.ts';
import type { MoveMetadata } from '../../kit/history.ts';
import type { GameModule } from '../../kit/module.ts';
import { freshSeed } from '../bots/chance.ts';

/** A game on this device: its state, and how to move and undo. */
export interface LocalGame {
  readonly G: G;
  /** The current state, which may not have been rendered yet. */
  readonly now: () => G;
  /** Makes a legal move; returns its log metadata, or null if it was refused. */
  readonly play: (move: unknown) => MoveMetadata | null;
  /** Undoes the last move. Returns whether that was allowed. */
  readonly undo: () => boolean;
}

/** Runs a game from the state `start`. */
export function useLocalGame({ bgio, actions, rules }: GameModule, start: G): LocalGame {
  const local = useMemo(() => {
    const game: Game<G> = { ...bgio, seed: String(freshSeed()), setup: () => start, playerView: ({ G }) => G };
    const client = Client({ game, numPlayers: rules.players(start.state), debug: false });
    const now = (): G => client.getState()!.G;
    const send = (name: string, args: readonly unknown[]): boolean => {
      const before = now();
      client.moves[name]!(...args);
      return now() !== before;
    };
    return {
      client,
      subscribe: (changed: () => void) => client.subscribe(changed),
      now,
      play: (move: unknown): MoveMetadata | null => {
        const { move: name, args } = actions.write(move);
        if (!send(name, args)) return null;
        return client.log!.findLast(({ action }) => action.type === 'MAKE_MOVE')!.metadata as MoveMetadata;
      },
      undo: () => send('undo', []),
    };
  }, [bgio, actions, rules, start]);
  const { client, subscribe, now, play, undo } = local;
  useEffect(() => {
    client.start();
    return () => {
      client.stop();
    };
  }, [client]);
  const G = useSyncExternalStore(subscribe, now);
  return { G, now, play, undo };
}
