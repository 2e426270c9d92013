/** boardgame.io's client as React state. */
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { DominantSpecies, type G, toBoardgameMove } from '../dominant-species/game/game.ts';
import type { Move } from '../dominant-species/rules/moves.ts';
import { type OutcomeText } from '../dominant-species/rules/names.ts';
import { playersOf } from '../dominant-species/rules/state.ts';
import { freshSeed } from './chance.ts';

/** A table at one screen: where it stands, and the ways to go on. */
export interface LocalTable {
  readonly G: G;
  /** Sends a legal answer; returns what was drawn after it, or null if it was refused. */
  play(move: Move): readonly OutcomeText[] | null;
  /** Takes back the last move. Returns whether that was allowed. */
  undo(): boolean;
}

/** Runs a game that stands at `start` in a boardgame.io client without a server. */
export function useLocalTable(start: G): LocalTable {
  const { client, subscribe, current } = useMemo(() => {
    const game: Game<G> = { ...DominantSpecies, seed: String(freshSeed()), setup: () => start };
    const client = Client({ game, numPlayers: playersOf(start.state), debug: false });
    return {
      client,
      subscribe: (changed: () => void) => client.subscribe(changed),
      current: (): G => client.getState()!.G,
    };
  }, [start]);
  useEffect(() => {
    client.start();
    return () => {
      client.stop();
    };
  }, [client]);
  const G = useSyncExternalStore(subscribe, current);
  const send = (name: string, args: readonly unknown[]): boolean => {
    const before = current();
    client.moves[name]!(...args);
    return current() !== before;
  };
  return {
    G,
    play(move) {
      const { move: name, args } = toBoardgameMove(move);
      if (!send(name, args)) return null;
      const made = client.log?.findLast(({ action }) => action.type === 'MAKE_MOVE');
      return (made?.metadata as { outcomes: OutcomeText[] }).outcomes;
    },
    undo: () => send('undo', []),
  };
}
