/**
 * How the value network is learned: from examples (examples.ts) a small network learns to tell from a position what is won from it, by gradient descent (Adam).
 *
 * Most of what is won is the luck of the rest of the game. So networks that have not seen a game say first what its positions were worth, and what is learned from is in part
 * what was won in the next turn and what they expected from there on: TD(λ), with the game's result as its end.
 */
import { ANIMALS, ELEMENTS } from '../rules/components.ts';
import { type State, inPlay } from '../rules/state.ts';
import { HEXES } from '../rules/earth.ts';
import type { RandomInt } from './bot.ts';
import { type Layer, type NetworkWeights, SHARED, UNIT_VPS, addInputs, addSlopes, sharedOf } from './value-network.ts';
import { FEATURE_NAMES, featuresOf } from './features.ts';
import { OF_ELEMENT, OF_TILE, animalOf, elementRows, lookAtGround, rowCount, tileRows } from './ground.ts';
import { EXAMPLE, type Example, exampleAt } from './examples.ts';

const N = ANIMALS.length;
const TYPES = ELEMENTS.length;
const OWN = FEATURE_NAMES.length;

export interface Lesson {
  /** Units that look at tiles, at elements, and hidden ones. */
  readonly tileUnits: number;
  readonly elementUnits: number;
  readonly units: number;
  /** How often all examples are gone through. */
  readonly epochs: number;
  /** Into how many parts games are divided for the networks that say what to expect: each part is judged by one that learned from the others. 1 is to learn from results alone. */
  readonly folds: number;
}
export const LESSON: Lesson = { tileUnits: 24, elementUnits: 12, units: 48, epochs: 8, folds: 3 };

/** λ: the share of what is believed of a turn's end that comes from how the game went on; the rest is what was expected from there. */
const GAME_SHARE = 0.5;

const BATCH = 256;
/** How far a weight is moved at first; less and less, to nothing at the end. */
const RATE = 2e-3;
/** How much every weight is drawn towards 0, in relation to that. */
const DECAY = 0.05;
/** Adam's memory for slopes and for their squares. */
const SLOPES = 0.9;
const SQUARES = 0.999;
/** The share of the examples, the last ones, that are not learned from: they say how well others are predicted. */
const KEPT = 0.1;
/** What is counted on all tiles, and of all elements, is brought to about 1 by this. */
const TILES_SCALE = 1 / 8;
const ELEMENTS_SCALE = 1 / 4;

export interface Learned {
  readonly weights: NetworkWeights;
  /** The share of the variance of what is won that is explained, on examples not learned from; tables of all sizes count alike. */
  readonly explained: number;
}

/** Where in the row of all weights each kind begins. */
interface Places {
  readonly tile: number;
  readonly tileBias: number;
  readonly element: number;
  readonly elementBias: number;
  readonly own: number;
  readonly table: number;
  readonly course: number;
  readonly bias: number;
  readonly out: number;
  readonly size: number;
}

function placesOf({ tileUnits, elementUnits, units }: Lesson, width: number): Places {
  const tile = 0;
  const tileBias = tile + OF_TILE.length * tileUnits;
  const element = tileBias + tileUnits;
  const elementBias = element + OF_ELEMENT.length * elementUnits;
  const own = elementBias + elementUnits;
  const table = own + width * units;
  const course = table + width * units;
  const bias = course + SHARED * units;
  const out = bias + units;
  return { tile, tileBias, element, elementBias, own, table, course, bias, out, size: out + units };
}

/** How inputs are brought to about 1. */
interface Scale {
  readonly means: Float64Array;
  readonly spreads: Float64Array;
}

/** The network while it is learned: what it predicts of an example, and how its weights should change. */
class Pupil {
  readonly places: Places;
  readonly weights: Float64Array;
  readonly slopes: Float64Array;
  private readonly width: number;
  private readonly scale: Scale;
  private readonly sharedScale: Scale;
  private readonly lesson: Lesson;
  private readonly rowDeltas: Float64Array;
  private readonly tileSums: Float64Array;
  private readonly elementSums: Float64Array;
  private readonly inputs: Float64Array;
  private readonly mean: Float64Array;
  private readonly shared = new Float64Array(SHARED);
  private readonly common: Float64Array;
  private readonly sums: Float64Array;
  private readonly deltas: Float64Array;
  private readonly commonDeltas: Float64Array;
  private readonly tileDeltas: Float64Array;
  private readonly elementDeltas: Float64Array;
  private readonly made = new Float64Array(N);

  constructor(lesson: Lesson, scale: Scale, sharedScale: Scale, randomInt: RandomInt) {
    const { tileUnits, elementUnits, units } = lesson;
    this.lesson = lesson;
    this.scale = scale;
    this.sharedScale = sharedScale;
    this.width = OWN + tileUnits + elementUnits;
    this.places = placesOf(lesson, this.width);
    this.weights = new Float64Array(this.places.size);
    this.slopes = new Float64Array(this.places.size);
    this.rowDeltas = new Float64Array(Math.max(tileUnits, elementUnits));
    this.tileSums = new Float64Array(N * HEXES * tileUnits);
    this.elementSums = new Float64Array(N * TYPES * elementUnits);
    this.inputs = new Float64Array(N * this.width);
    this.mean = new Float64Array(this.width);
    this.common = new Float64Array(units);
    this.sums = new Float64Array(N * units);
    this.deltas = new Float64Array(N * units);
    this.commonDeltas = new Float64Array(units);
    this.tileDeltas = new Float64Array(N * tileUnits);
    this.elementDeltas = new Float64Array(N * elementUnits);
    const draw = (at: number, rows: number, columns: number, inputs: number): void => {
      const most = Math.sqrt(6 / inputs);
      for (let i = 0; i < rows * columns; i++) this.weights[at + i] = (randomInt(1 << 24) / (1 << 23) - 1) * most;
    };
    const { places } = this;
    draw(places.tile, OF_TILE.length, tileUnits, OF_TILE.length);
    draw(places.element, OF_ELEMENT.length, elementUnits, OF_ELEMENT.length);
    draw(places.own, 2 * this.width + SHARED, units, 4 * this.width + 2 * SHARED);
    draw(places.out, units, 1, 20 * units);
  }

  /** What the network makes of the animals, into `made`, less the mean; how many there are. */
  private look(s: State): void {
    const { tileUnits, elementUnits, units } = this.lesson;
    const { weights, places, inputs, width, mean } = this;
    const animals = s.initiative.length;
    const features = featuresOf(s);
    lookAtGround(s);
    const { means, spreads } = this.scale;
    mean.fill(0);
    for (let animal = 0; animal < N; animal++) {
      const from = animal * width;
      inputs.fill(0, from, from + width);
      if (!inPlay(s, animal)) continue;
      for (let i = 0; i < OWN; i++) inputs[from + i] = (features[animal]![i]! - means[i]!) / spreads[i]!;
    }
    for (let row = 0; row < rowCount; row++) {
      const at = row * tileUnits;
      for (let u = 0; u < tileUnits; u++) this.tileSums[at + u] = weights[places.tileBias + u]!;
      addInputs(tileRows, row * OF_TILE.length, OF_TILE.length, weights, places.tile, this.tileSums, at, tileUnits);
      const to = animalOf[row]! * width + OWN;
      for (let u = 0; u < tileUnits; u++) {
        if (this.tileSums[at + u]! > 0) inputs[to + u]! += this.tileSums[at + u]! * TILES_SCALE;
      }
    }
    for (let animal = 0; animal < N; animal++) {
      if (!inPlay(s, animal)) continue;
      const to = animal * width + OWN + tileUnits;
      for (let row = animal * TYPES; row < (animal + 1) * TYPES; row++) {
        const at = row * elementUnits;
        for (let u = 0; u < elementUnits; u++) this.elementSums[at + u] = weights[places.elementBias + u]!;
        const from = row * OF_ELEMENT.length;
        addInputs(elementRows, from, OF_ELEMENT.length, weights, places.element, this.elementSums, at, elementUnits);
        for (let u = 0; u < elementUnits; u++) {
          if (this.elementSums[at + u]! > 0) inputs[to + u]! += this.elementSums[at + u]! * ELEMENTS_SCALE;
        }
      }
      for (let i = 0; i < width; i++) mean[i]! += inputs[animal * width + i]! / animals;
    }
    sharedOf(s, this.shared);
    for (let i = 0; i < SHARED; i++) {
      this.shared[i] = (this.shared[i]! - this.sharedScale.means[i]!) / this.sharedScale.spreads[i]!;
    }
    for (let u = 0; u < units; u++) this.common[u] = weights[places.bias + u]!;
    addInputs(mean, 0, width, weights, places.table, this.common, 0, units);
    addInputs(this.shared, 0, SHARED, weights, places.course, this.common, 0, units);
    let total = 0;
    for (let animal = 0; animal < N; animal++) {
      if (!inPlay(s, animal)) continue;
      const at = animal * units;
      for (let u = 0; u < units; u++) this.sums[at + u] = this.common[u]!;
      addInputs(inputs, animal * width, width, weights, places.own, this.sums, at, units);
      let made = 0;
      for (let u = 0; u < units; u++) if (this.sums[at + u]! > 0) made += this.sums[at + u]! * weights[places.out + u]!;
      this.made[animal] = made;
      total += made;
    }
    for (let animal = 0; animal < N; animal++) this.made[animal]! -= total / animals;
  }

  /** The squares of what it misses of an example, and of what there was to be found; in units of the table. */
  missed({ state, won }: Example): { missed: number; all: number } {
    this.look(state);
    const unit = UNIT_VPS[state.initiative.length]!;
    let missed = 0;
    let all = 0;
    for (let animal = 0; animal < N; animal++) {
      if (!inPlay(state, animal)) continue;
      missed += (this.made[animal]! - won[animal]! / unit) ** 2;
      all += (won[animal]! / unit) ** 2;
    }
    return { missed, all };
  }

  /** What every animal can be expected to win from here, in VPs; good until the next call. */
  expected(state: State): Float64Array {
    this.look(state);
    const unit = UNIT_VPS[state.initiative.length]!;
    for (let animal = 0; animal < N; animal++) this.made[animal]! *= inPlay(state, animal) ? unit : 0;
    return this.made;
  }

  /** Adds to the slopes what a position says that was worth so much, times a factor. */
  learnFrom(state: State, won: ArrayLike<number>, factor: number): void {
    this.look(state);
    const { units } = this.lesson;
    const { weights, slopes, places, width, deltas, commonDeltas } = this;
    const unit = UNIT_VPS[state.initiative.length]!;
    commonDeltas.fill(0);
    for (let animal = 0; animal < N; animal++) {
      if (!inPlay(state, animal)) continue;
      const error = (this.made[animal]! - won[animal]! / unit) * factor;
      for (let u = 0; u < units; u++) {
        const at = animal * units + u;
        const sum = this.sums[at]!;
        deltas[at] = sum > 0 ? error * weights[places.out + u]! : 0;
        if (sum > 0) slopes[places.out + u]! += error * sum;
        commonDeltas[u]! += deltas[at];
      }
      addSlopes(this.inputs, animal * width, width, slopes, places.own, deltas, animal * units, units);
    }
    addSlopes(this.mean, 0, width, slopes, places.table, commonDeltas, 0, units);
    addSlopes(this.shared, 0, SHARED, slopes, places.course, commonDeltas, 0, units);
    for (let u = 0; u < units; u++) slopes[places.bias + u]! += commonDeltas[u]!;
    this.learnGround(state);
  }

  /** By how much what each animal counts on its tiles and of its elements should have been more, into `tileDeltas` and `elementDeltas`. */
  private findDeltas(s: State): void {
    const { units, tileUnits, elementUnits } = this.lesson;
    const { weights, places, deltas, commonDeltas, tileDeltas, elementDeltas } = this;
    for (let i = 0; i < tileUnits + elementUnits; i++) {
      let all = 0;
      for (let u = 0; u < units; u++) all += weights[places.table + (OWN + i) * units + u]! * commonDeltas[u]!;
      for (let animal = 0; animal < N; animal++) {
        if (!inPlay(s, animal)) continue;
        let wanted = all / s.initiative.length;
        for (let u = 0; u < units; u++)
          wanted += weights[places.own + (OWN + i) * units + u]! * deltas[animal * units + u]!;
        if (i < tileUnits) tileDeltas[animal * tileUnits + i] = wanted * TILES_SCALE;
        else elementDeltas[animal * elementUnits + i - tileUnits] = wanted * ELEMENTS_SCALE;
      }
    }
  }

  private learnGround(s: State): void {
    const { tileUnits, elementUnits } = this.lesson;
    const { slopes, places, tileDeltas, elementDeltas, tileSums, elementSums } = this;
    const deltas = this.rowDeltas;
    this.findDeltas(s);
    for (let animal = 0; animal < N; animal++) {
      if (!inPlay(s, animal)) continue;
      for (let row = animal * TYPES; row < (animal + 1) * TYPES; row++) {
        for (let u = 0; u < elementUnits; u++) {
          const delta = elementSums[row * elementUnits + u]! > 0 ? elementDeltas[animal * elementUnits + u]! : 0;
          deltas[u] = delta;
          slopes[places.elementBias + u]! += delta;
        }
        addSlopes(
          elementRows,
          row * OF_ELEMENT.length,
          OF_ELEMENT.length,
          slopes,
          places.element,
          deltas,
          0,
          elementUnits,
        );
      }
    }
    for (let row = 0; row < rowCount; row++) {
      const from = animalOf[row]! * tileUnits;
      for (let u = 0; u < tileUnits; u++) {
        const delta = tileSums[row * tileUnits + u]! > 0 ? tileDeltas[from + u]! : 0;
        deltas[u] = delta;
        slopes[places.tileBias + u]! += delta;
      }
      addSlopes(tileRows, row * OF_TILE.length, OF_TILE.length, slopes, places.tile, deltas, 0, tileUnits);
    }
  }

  /** The weights as the value network reads them: for features as they are counted, without the scales. */
  weightsToRead(): NetworkWeights {
    const { tileUnits, units } = this.lesson;
    const { places, width, weights } = this;
    const read = (from: number, to: number): number[] => Array.from(weights.subarray(from, to));
    const biases = read(places.bias, places.out);
    /** Rows of weights for inputs that were scaled. */
    const unscaled = (at: number, rows: number, { means, spreads }: Scale): number[] => {
      const rescaled = read(at, at + rows * units);
      for (let i = 0; i < rows * units; i++) {
        const row = Math.floor(i / units);
        rescaled[i]! /= spreads[row]!;
        biases[i % units]! -= rescaled[i]! * means[row]!;
      }
      return rescaled.map(rounded);
    };
    const scale: Scale = {
      means: Float64Array.from({ length: width }, (_, i) => (i < OWN ? this.scale.means[i]! : 0)),
      spreads: Float64Array.from({ length: width }, (_, i) =>
        i < OWN ? this.scale.spreads[i]! : 1 / (i < OWN + tileUnits ? TILES_SCALE : ELEMENTS_SCALE),
      ),
    };
    const layer = (from: number, bias: number, to: number): Layer => ({
      weights: read(from, bias).map(rounded),
      biases: read(bias, to).map(rounded),
    });
    const own = unscaled(places.own, width, scale);
    const table = unscaled(places.table, width, scale);
    const course = unscaled(places.course, SHARED, this.sharedScale);
    return {
      tile: layer(places.tile, places.tileBias, places.element),
      element: layer(places.element, places.elementBias, places.own),
      own: { weights: own, biases: biases.map(rounded) },
      table,
      course,
      out: read(places.out, places.size).map(rounded),
    };
  }
}

const rounded = (value: number): number => Number(value.toPrecision(4));

/** Learns from packed examples. Those at the end are kept for judging. Calls `told` after every epoch. */
export function learn(
  examples: Uint8Array,
  lesson: Lesson,
  randomInt: RandomInt,
  told?: (epoch: number, explained: number) => void,
): Learned {
  const count = examples.length / EXAMPLE;
  let learned = Math.floor(count * (1 - KEPT));
  while (learned > 1 && !beginsGame(examples, learned)) learned--;
  const course: Course = { examples, targets: resultsOf(examples, learned), ...scales(examples, learned) };
  const all = Int32Array.from({ length: learned }, (_, n) => n);
  if (lesson.folds > 1) blendTargets(course, lesson, all, randomInt);
  let share = NaN;
  const pupil = trained(course, lesson, all, randomInt, (epoch, pupil) => {
    share = explained(pupil, examples, learned);
    told?.(epoch, share);
  });
  return { weights: pupil.weightsToRead(), explained: share };
}

/** What is learned from. */
interface Course {
  readonly examples: Uint8Array;
  /** What is to be predicted: `N` numbers an example, in VPs. */
  readonly targets: Float64Array;
  readonly own: Scale;
  readonly shared: Scale;
}

const beginsGame = (examples: Uint8Array, n: number): boolean => exampleAt(examples, n).state.turn === 1;

/** What was won in the end. */
function resultsOf(examples: Uint8Array, count: number): Float64Array {
  const results = new Float64Array(count * N);
  for (let n = 0; n < count; n++) results.set(exampleAt(examples, n).won, n * N);
  return results;
}

/** A network that has learned from the examples chosen. Puts them into another order. */
function trained(
  { examples, targets, own, shared }: Course,
  lesson: Lesson,
  chosen: Int32Array,
  randomInt: RandomInt,
  onEpoch?: (epoch: number, pupil: Pupil) => void,
): Pupil {
  const pupil = new Pupil(lesson, own, shared, randomInt);
  const { weights, slopes } = pupil;
  const meanSlopes = new Float64Array(weights.length);
  const meanSquares = new Float64Array(weights.length);
  const batches = Math.max(1, Math.floor(chosen.length / BATCH));
  let steps = 0;

  function stepFrom(batch: Int32Array): void {
    slopes.fill(0);
    for (const n of batch) {
      pupil.learnFrom(exampleAt(examples, n).state, targets.subarray(n * N, (n + 1) * N), 1 / batch.length);
    }
    // From the full rate to nothing, in half a wave.
    const rate = (RATE / 2) * (1 + Math.cos((Math.PI * steps) / (lesson.epochs * batches)));
    steps++;
    const step = (rate * Math.sqrt(1 - SQUARES ** steps)) / (1 - SLOPES ** steps);
    for (let i = 0; i < weights.length; i++) {
      const slope = slopes[i]!;
      meanSlopes[i] = SLOPES * meanSlopes[i]! + (1 - SLOPES) * slope;
      meanSquares[i] = SQUARES * meanSquares[i]! + (1 - SQUARES) * slope * slope;
      weights[i]! -= (step * meanSlopes[i]!) / (Math.sqrt(meanSquares[i]!) + 1e-8) + rate * DECAY * weights[i]!;
    }
  }

  for (let epoch = 1; epoch <= lesson.epochs; epoch++) {
    shuffle(chosen, randomInt);
    for (let batch = 0; batch < batches; batch++) {
      stepFrom(chosen.subarray(batch * BATCH, Math.min(chosen.length, (batch + 1) * BATCH)));
    }
    onEpoch?.(epoch, pupil);
  }
  return pupil;
}

/**
 * Blends what came of each position with what was to be expected a turn later, by networks that learned from other games: from the last turn of
 * each game backwards.
 */
function blendTargets(course: Course, lesson: Lesson, learned: Int32Array, randomInt: RandomInt): void {
  const { examples, targets } = course;
  const foldOf = new Int32Array(learned.length);
  for (const n of learned) {
    foldOf[n] = n === 0 || beginsGame(examples, n) ? randomInt(lesson.folds) : foldOf[n - 1]!;
  }
  const expected = new Float64Array(targets.length);
  for (let fold = 0; fold < lesson.folds; fold++) {
    const pupil = trained(
      course,
      lesson,
      learned.filter((n) => foldOf[n] !== fold),
      randomInt,
    );
    for (const n of learned) {
      if (foldOf[n] === fold) expected.set(pupil.expected(exampleAt(examples, n).state), n * N);
    }
  }
  const wonAt = (n: number): Float32Array => exampleAt(examples, n).won.slice();
  for (let n = learned.length - 2; n >= 0; n--) {
    if (beginsGame(examples, n + 1)) continue;
    const won = wonAt(n);
    const later = wonAt(n + 1);
    for (let animal = 0; animal < N; animal++) {
      const at = (n + 1) * N + animal;
      targets[n * N + animal] =
        won[animal]! - later[animal]! + GAME_SHARE * targets[at]! + (1 - GAME_SHARE) * expected[at]!;
    }
  }
}

/** The share of the variance of what was won that a network explains, of the examples from some number on; tables of all sizes count alike. */
function explained(pupil: Pupil, examples: Uint8Array, from: number): number {
  let missed = 0;
  let all = 0;
  for (let n = from; n < examples.length / EXAMPLE; n++) {
    const of = pupil.missed(exampleAt(examples, n));
    missed += of.missed;
    all += of.all;
  }
  return 1 - missed / all;
}

/** The mean of every input and how far it spreads: of the features of animals, and of what all share. */
function scales(examples: Uint8Array, count: number): { own: Scale; shared: Scale } {
  const shared = new Float64Array(SHARED);
  const ofOwn = new Moments(OWN);
  const ofShared = new Moments(SHARED);
  for (let n = 0; n < count; n++) {
    const { state } = exampleAt(examples, n);
    const features = featuresOf(state);
    for (let animal = 0; animal < N; animal++) if (inPlay(state, animal)) ofOwn.add(features[animal]!);
    sharedOf(state, shared);
    ofShared.add(shared);
  }
  return { own: ofOwn.scale(), shared: ofShared.scale() };
}

/** A spread below this is taken to be as large, so that what hardly ever differs is not blown up. */
const LEAST_SPREAD = 0.05;

class Moments {
  private readonly sums: Float64Array;
  private readonly squares: Float64Array;
  private count = 0;

  constructor(width: number) {
    this.sums = new Float64Array(width);
    this.squares = new Float64Array(width);
  }

  add(row: Float64Array): void {
    this.count++;
    for (let i = 0; i < row.length; i++) {
      this.sums[i]! += row[i]!;
      this.squares[i]! += row[i]! * row[i]!;
    }
  }

  scale(): Scale {
    const means = this.sums.map((sum) => sum / Math.max(1, this.count));
    const spreads = this.squares.map((sum, i) =>
      Math.max(LEAST_SPREAD, Math.sqrt(Math.max(0, sum / Math.max(1, this.count) - means[i]! ** 2))),
    );
    return { means, spreads };
  }
}

function shuffle(order: Int32Array, randomInt: RandomInt): void {
  for (let i = order.length - 1; i > 0; i--) {
    const k = randomInt(i + 1);
    const other = order[k]!;
    order[k] = order[i]!;
    order[i] = other;
  }
}
