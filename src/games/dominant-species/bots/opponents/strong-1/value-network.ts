/**
 * The value network: how many VPs each animal will have in the end, predicted at the start of a turn from the features of all (features.ts).
 *
 * A small network, learned from many games (learning.ts): each of its hidden units adds up features of the animal, the mean of the table's
 * and the course of the game, and counts where the sum is above 0; their weighted sum is what the animal will win from here.
 * Only the differences between animals mean anything, so the mean of the table is taken off.
 */
import { ANIMALS } from '../../../rules/components.ts';
import { type State, inPlay } from '../../../rules/state.ts';
import { VALUE_NETWORK } from './value-network-weights.ts';
import { COURSE_NAMES, FEATURE_NAMES, type Features, courseOf, featuresOf } from './features.ts';

const WIDTH = FEATURE_NAMES.length;
const UNITS = VALUE_NETWORK.map(({ out, bias, own, table, course }) => ({
  out,
  bias,
  own: Float64Array.from(own),
  table: Float64Array.from(table),
  course: Float64Array.from(course),
}));

// Scratch space. Fitting is never interrupted.
const mean = new Float64Array(WIDTH);
const course = new Float64Array(COURSE_NAMES.length);
/** What each unit gets from the table and the course, for all animals alike. */
const common = new Float64Array(UNITS.length);
let features: Features = [];

/**
 * The VPs that every animal will have in the end, into `values`, but for a number that is the same for all. For the start of a turn. What is
 * not in play keeps what stood there.
 */
export function predict(s: State, values: Float64Array): void {
  features = featuresOf(s);
  courseOf(s, course);
  const animals = s.initiative.length;
  mean.fill(0);
  for (const own of features) for (let i = 0; i < WIDTH; i++) mean[i]! += own[i]! / animals;
  for (let u = 0; u < UNITS.length; u++) {
    const unit = UNITS[u]!;
    let sum = unit.bias;
    for (let i = 0; i < WIDTH; i++) sum += unit.table[i]! * mean[i]!;
    for (let i = 0; i < course.length; i++) sum += unit.course[i]! * course[i]!;
    common[u] = sum;
  }
  let total = 0;
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    if (!inPlay(s, animal)) continue;
    const own = features[animal]!;
    let won = 0;
    for (let u = 0; u < UNITS.length; u++) {
      const unit = UNITS[u]!;
      let sum = common[u]!;
      for (let i = 0; i < WIDTH; i++) sum += unit.own[i]! * own[i]!;
      if (sum > 0) won += sum * unit.out;
    }
    values[animal] = won;
    total += won;
  }
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    if (inPlay(s, animal)) values[animal]! += s.vps[animal]! - total / animals;
  }
}
