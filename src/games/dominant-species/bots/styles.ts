/**
 * Opponents that imitate styles of play: each overrates some actions, and values some things more than the greedy bot. Otherwise
 * they answer as it does. They are not offered at tables, only used for measurements.
 */
import type { BotLevel } from '../../../kit/module.ts';
import { type RandomInt, randomChance } from '../../../kit/chance.ts';
import {
  ABUNDANCE,
  ADAPTATION,
  COMPETITION,
  DOMINATION,
  FIRST_SPACE,
  GLACIATION,
  INITIATIVE,
  MIGRATION,
  PHASE_OF_SPACE,
  SPECIATION,
  WANDERLUST,
} from '../rules/components.ts';
import { type Move, SPACE, kindOf, valueOf } from '../rules/moves.ts';
import { decision, legalMoves } from '../rules/play.ts';
import { Q } from '../rules/questions.ts';
import type { State } from '../rules/state.ts';
import { type TermName, type WeightList, type Weights, WEIGHTS, weightList } from './evaluation.ts';
import { greedyWith } from './greedy.ts';
import { initiativeValue, spaceValues } from './spaces.ts';

interface Style {
  readonly name: string;
  readonly how: string;
  /** VPs by which the first pawn of a turn on an action is overrated; each further one by half of that. */
  readonly likes: Readonly<Partial<Record<number, number>>>;
  /** How much more some things count than for the greedy bot, as factors. */
  readonly cares: Readonly<Partial<Record<TermName, number>>>;
}

const STYLES: readonly Style[] = [
  {
    name: 'dominator',
    how: 'Domination first, every turn; fills the best tiles and keeps what feeds it',
    likes: { [DOMINATION]: 8, [ADAPTATION]: 2, [ABUNDANCE]: 2 },
    cares: { placingsLate: 1.3, dominated: 2, fragile: 2, endangered: 1.5 },
  },
  {
    name: 'spreader',
    how: 'Speciation and Wanderlust: many species on many tiles',
    likes: { [SPECIATION]: 5, [WANDERLUST]: 5, [MIGRATION]: 2, [DOMINATION]: 2 },
    cares: { species: 2, spread: 2 },
  },
  {
    name: 'survivor',
    how: 'ice and the Survival card',
    likes: { [GLACIATION]: 6, [ABUNDANCE]: 1, [DOMINATION]: 3 },
    cares: { survival: 2, tundra: 3, endangered: 1.5 },
  },
  {
    name: 'competitor',
    how: 'Competition and Migration: a lead wherever it pays',
    likes: { [COMPETITION]: 5, [MIGRATION]: 3, [DOMINATION]: 3 },
    cares: { margin: 2 },
  },
];

/** How uncertain values are at the start of a game, in VPs: players who lead several animals look after all of them. */
const SPREAD = 15;

/** The space for a pawn; undefined if none does anything. */
function placed(s: State, weights: WeightList, { likes }: Style, randomInt: RandomInt): Move | undefined {
  const animal = s.asked;
  const context = { player: decision(s)!.player, weights, chance: randomChance(randomInt) };
  const values = spaceValues(s, animal, context);
  values[FIRST_SPACE[INITIATIVE]!] = initiativeValue(s, animal, values, context);
  let best = -Infinity;
  let chosen: Move | undefined;
  for (const move of legalMoves(s)) {
    if (kindOf(move) !== kindOf(SPACE)) continue;
    const space = valueOf(move);
    const phase = PHASE_OF_SPACE[space]!;
    const own = s.display.filter((pawn, at) => pawn === animal && PHASE_OF_SPACE[at] === phase).length;
    const value = values[space]! + (likes[phase] ?? 0) / 2 ** own;
    if (value > best) {
      best = value;
      chosen = move;
    }
  }
  return chosen;
}

function levelOf(style: Style): BotLevel<State, Move> {
  const names = Object.keys(WEIGHTS) as TermName[];
  const own = Object.fromEntries(names.map((name) => [name, WEIGHTS[name] * (style.cares[name] ?? 1)])) as Weights;
  const weights = weightList(own, SPREAD);
  const greedy = greedyWith(weights);
  return {
    name: style.name,
    how: style.how,
    decide: (s, randomInt) =>
      (s.question === Q['planning space'] ? placed(s, weights, style, randomInt) : undefined) ?? greedy(s, randomInt),
  };
}

/** The styles, as levels of play. */
export const STYLE_LEVELS: readonly BotLevel<State, Move>[] = STYLES.map(levelOf);
