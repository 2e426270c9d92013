/** The levels of play. */
import { type RandomInt, randomChance, shuffle } from '../../src/kit/chance.ts';
import type { BotLevel, Budget, Comparison, Rollout, Thinking } from '../../src/kit/module.ts';
import { rng } from '../../src/kit/rng.ts';
import { CARDS, type Event, HIDDEN, KEEP, type Move, type State, layCard, rules } from './rules/index.ts';

/** Lays the highest card, and keeps it. */
const greedy = ({ stage, hands, asked }: State): Move =>
  stage === 'swap' ? KEEP : layCard(Math.max(...hands[asked]!));

/** A table as it may be: the cards that a view hides are dealt at random. */
function dealt(view: State, randomInt: RandomInt): State {
  const known = new Set([...view.hands.flat(), ...view.laid]);
  const rest = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !known.has(card));
  shuffle(rest, randomInt);
  const seen = (card: number): number => (card === HIDDEN ? rest.pop()! : card);
  const [hands, laid] = [view.hands.map((hand) => hand.map(seen)), view.laid.map(seen)];
  return {
    ...view,
    points: [...view.points],
    hands,
    laid,
    deck: view.deck.map((_, card) => (rest.includes(card) ? 1 : 0)),
  };
}

/** Plays each move, and the game to its end by the greedy bot, on the same table with the same luck. */
const compare = (view: State, randomInt: RandomInt, moves: readonly Move[]): Comparison => ({
  step() {
    const [table, seed] = [dealt(view, randomInt), randomInt(2 ** 31)];
    return moves.map((move): Rollout => {
      const state = rules.copy(table);
      const chance = randomChance<string, Event>(rng(seed));
      rules.play(state, move, chance);
      while (!state.over) rules.play(state, greedy(state), chance);
      const { places, scores } = rules.standing!(state);
      const winners = places.filter((place) => place === 1).length;
      const players = places.map((place, seat) => ({
        winning: place === 1 ? 1 / winners : 0,
        place,
        score: scores[seat]!,
      }));
      return { worth: scores[view.asked]! - Math.max(...scores.filter((_, seat) => seat !== view.asked)), players };
    });
  },
  reasons: () => [{ reason: 'wins', points: 1 }],
});

function think(
  view: State,
  randomInt: RandomInt,
  { iterations = 50, ms = Infinity, now = () => 0 }: Budget = {},
): Thinking<Move> {
  const moves = rules.legalMoves(view);
  const comparison = compare(view, randomInt, moves);
  const sums = moves.map(() => 0);
  const end = now() + ms;
  const order = (): number[] => [...moves.keys()].sort((a, b) => sums[b]! - sums[a]!);
  const best = (): Move => moves[order()[0]!]!;
  let done = 0;
  return {
    get iterations() {
      return done;
    },
    step() {
      for (const [i, { worth }] of comparison.step().entries()) sums[i]! += worth;
      return ++done < iterations && now() < end;
    },
    best,
    advice() {
      const [first, second] = order() as [number, number?];
      if (second === undefined) return { move: best(), other: null, reasons: [] };
      const behind = (sums[first]! - sums[second]!) / done;
      return {
        move: best(),
        other: { move: moves[second]!, behind, isAsGood: behind < 0.05 },
        reasons: comparison.reasons(first, second),
      };
    },
  };
}

/** A level for each way in which bots answer: at once, and in a thread for as long as there is time. */
export const LEVELS: readonly BotLevel<State, Move>[] = [
  {
    name: 'random',
    how: 'Any legal answer, each as likely.',
    decide(view, randomInt) {
      const moves = rules.legalMoves(view);
      return moves[randomInt(moves.length)]!;
    },
  },
  { name: 'greedy', how: 'The highest card.', decide: greedy },
  {
    name: 'strong',
    how: 'Deals the cards it cannot see again and again, and takes what comes out best.',
    decide(view, randomInt, budget) {
      const thought = think(view, randomInt, budget);
      while (thought.step());
      return thought.best();
    },
    think,
    compare,
  },
];
