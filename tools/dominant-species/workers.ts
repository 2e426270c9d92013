/** Worker threads that play whole games to learn from them: between greedy bots of different weights, or by the self-play policy. */
import { type Weights, greedyWith, weightList } from '../../src/games/dominant-species/bots/index.ts';
import { examplesOf } from '../../src/games/dominant-species/bots/examples.ts';
import { valueNetwork } from '../../src/games/dominant-species/bots/value-network.ts';
import type { NetworkWeights } from '../../src/games/dominant-species/bots/network-weights.ts';
import { rules } from '../../src/games/dominant-species/rules/index.ts';
import type { Setup } from '../../src/games/dominant-species/rules/setup.ts';
import { type Match, type MatchResult, playMatch } from '../../src/kit/arena.ts';
import { type Run, pool } from '../pool.ts';

/** A greedy bot with weights of its own, to be made in the worker. */
export interface EntrantText {
  /** The name under which its games are counted. */
  readonly name: string;
  readonly weights: Weights;
}
export interface Job {
  readonly entrants: readonly EntrantText[];
  readonly match: Match<Setup>;
}
/** A deal that the self-play policy plays, to learn from; with a network it searches where pawns go. */
export interface SelfPlay {
  readonly deal: number;
  readonly searching?: { readonly weights: NetworkWeights; readonly rollouts: number } | undefined;
  /** Ends the game after this many turns. */
  readonly maxTurns?: number | undefined;
}

const selfPlay = ({ deal, searching, maxTurns }: SelfPlay): Uint8Array<ArrayBuffer> =>
  examplesOf(deal, {
    maxTurns,
    searching: searching && { network: valueNetwork(searching.weights), rollouts: searching.rollouts },
  });

const perform = (job: Job | SelfPlay): MatchResult | Uint8Array<ArrayBuffer> =>
  'match' in job
    ? playMatch(
        { rules },
        job.entrants.map(({ name, weights }) => ({ name, decide: greedyWith(weightList(weights)) })),
        job.match,
      )
    : selfPlay(job);

const all = pool(import.meta.url, perform);

/** Plays matches. The results come in the order of the jobs; when interrupted, those finished by then. */
export const playAll = (jobs: readonly Job[], run: Run<MatchResult>): Promise<MatchResult[]> => all(jobs, run);

/** Plays deals to learn from: examples for each, as `examplesOf` returns them. When interrupted, those finished by then. */
export const examplesFromAll = (
  deals: readonly SelfPlay[],
  run: Run<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>[]> => all(deals, run);
