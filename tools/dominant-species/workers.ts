/** Worker threads that play whole games to learn from them: between greedy bots of different weights, or by the self-play policy. */
import { type Weights, greedyWith, weightList } from '../../src/games/dominant-species/bots/index.ts';
import { examplesOf } from '../../src/games/dominant-species/bots/training/examples.ts';
import { type NetworkWeights, valueNetwork } from '../../src/games/dominant-species/bots/network/value-network.ts';
import { rules } from '../../src/games/dominant-species/rules/index.ts';
import type { Setup } from '../../src/games/dominant-species/rules/setup.ts';
import { type Match, type MatchResult, playMatch } from '../../src/kit/arena/arena.ts';
import { type Ended, type Run, pool } from '../pool.ts';

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

type Handled<Result> = Omit<Run<unknown, Result>, 'nameOf'>;

/** Plays matches. */
export const playAll = (jobs: Iterable<Job>, run: Handled<MatchResult>): Promise<Ended> =>
  all<Job, MatchResult>(jobs, { ...run, nameOf: ({ match }) => `deal ${String(match.deal)}` });

/** Plays deals to learn from: examples for each, as `examplesOf` returns them. */
export const examplesFromAll = (deals: Iterable<SelfPlay>, run: Handled<Uint8Array<ArrayBuffer>>): Promise<Ended> =>
  all<SelfPlay, Uint8Array<ArrayBuffer>>(deals, { ...run, nameOf: ({ deal }) => `deal ${String(deal)}` });
