/**
 * The value network (value-network.ts) in training: its predictions, and the gradients of its weights. It is slower than the
 * network used in play, since it keeps every layer's results for backpropagation.
 */
import { ANIMALS, ELEMENTS } from '../../rules/components.ts';
import { type State, inPlay } from '../../rules/state.ts';
import { HEXES } from '../../rules/earth.ts';
import type { RandomInt } from '../bot.ts';
import type { Example } from './examples.ts';
import { FEATURE_NAMES, featuresOf } from '../network/features.ts';
import {
  OF_ELEMENT,
  OF_TILE,
  animalOf,
  elementRows,
  findTileInputs,
  rowCount,
  tileRows,
} from '../network/tile-inputs.ts';
import type { Scale } from './input-scales.ts';
import {
  type Layer,
  type NetworkWeights,
  type Rows,
  SHARED,
  UNIT_VPS,
  addGradients,
  addInputs,
  sharedOf,
} from '../network/value-network.ts';

const N = ANIMALS.length;
const TYPES = ELEMENTS.length;
const OWN = FEATURE_NAMES.length;

/** Scales the sums over tiles and over elements to about 1. */
const TILES_SCALE = 1 / 8;
const ELEMENTS_SCALE = 1 / 4;

/** The units of each layer. */
export interface Units {
  /** Units for tiles, units for elements, and hidden units. */
  readonly tileUnits: number;
  readonly elementUnits: number;
  readonly units: number;
}

/** Weights are stored with four significant digits. */
const rounded = (value: number): number => Number(value.toPrecision(4));

/** Weights as rows of so many units. */
const rowsOf = (weights: readonly number[], units: number): Rows =>
  Array.from({ length: weights.length / units }, (_, row) =>
    weights.slice(row * units, (row + 1) * units).map(rounded),
  );

/** The start of each layer's weights in the array of all weights. */
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

function placesOf({ tileUnits, elementUnits, units }: Units, width: number): Places {
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

export class TrainableNetwork {
  readonly places: Places;
  readonly weights: Float64Array;
  readonly gradients: Float64Array;
  private readonly width: number;
  private readonly scale: Scale;
  private readonly sharedScale: Scale;
  private readonly size: Units;
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

  constructor(size: Units, scale: Scale, sharedScale: Scale, randomInt: RandomInt) {
    const { tileUnits, elementUnits, units } = size;
    this.size = size;
    this.scale = scale;
    this.sharedScale = sharedScale;
    this.width = OWN + tileUnits + elementUnits;
    this.places = placesOf(size, this.width);
    this.weights = new Float64Array(this.places.size);
    this.gradients = new Float64Array(this.places.size);
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

  /** Predicts for every animal, into `made`, less the mean of the table. */
  private forward(s: State): void {
    const { tileUnits, elementUnits, units } = this.size;
    const { weights, places, inputs, width, mean } = this;
    const animals = s.initiative.length;
    const features = featuresOf(s);
    findTileInputs(s);
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

  /** The squared error on an example, and the squares of its targets; in units of the table. */
  squares({ state, won }: Example): { missed: number; all: number } {
    this.forward(state);
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

  /** The expected VPs of every animal from here; valid until the next call. */
  expected(state: State): Float64Array {
    this.forward(state);
    const unit = UNIT_VPS[state.initiative.length]!;
    for (let animal = 0; animal < N; animal++) this.made[animal]! *= inPlay(state, animal) ? unit : 0;
    return this.made;
  }

  /** Adds the gradients for a position with the given result, times a factor. */
  backpropagate(state: State, won: ArrayLike<number>, factor: number): void {
    this.forward(state);
    const { units } = this.size;
    const { weights, gradients, places, width, deltas, commonDeltas } = this;
    const unit = UNIT_VPS[state.initiative.length]!;
    commonDeltas.fill(0);
    for (let animal = 0; animal < N; animal++) {
      if (!inPlay(state, animal)) continue;
      const error = (this.made[animal]! - won[animal]! / unit) * factor;
      for (let u = 0; u < units; u++) {
        const at = animal * units + u;
        const sum = this.sums[at]!;
        deltas[at] = sum > 0 ? error * weights[places.out + u]! : 0;
        if (sum > 0) gradients[places.out + u]! += error * sum;
        commonDeltas[u]! += deltas[at];
      }
      addGradients(this.inputs, animal * width, width, gradients, places.own, deltas, animal * units, units);
    }
    addGradients(this.mean, 0, width, gradients, places.table, commonDeltas, 0, units);
    addGradients(this.shared, 0, SHARED, gradients, places.course, commonDeltas, 0, units);
    for (let u = 0; u < units; u++) gradients[places.bias + u]! += commonDeltas[u]!;
    this.backpropagateInputs(state);
  }

  /** The deltas of each animal's sums over tiles and elements, into `tileDeltas` and `elementDeltas`. */
  private findDeltas(s: State): void {
    const { units, tileUnits, elementUnits } = this.size;
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

  private backpropagateInputs(s: State): void {
    const { tileUnits, elementUnits } = this.size;
    const { gradients, places, tileDeltas, elementDeltas, tileSums, elementSums } = this;
    const deltas = this.rowDeltas;
    this.findDeltas(s);
    for (let animal = 0; animal < N; animal++) {
      if (!inPlay(s, animal)) continue;
      for (let row = animal * TYPES; row < (animal + 1) * TYPES; row++) {
        for (let u = 0; u < elementUnits; u++) {
          const delta = elementSums[row * elementUnits + u]! > 0 ? elementDeltas[animal * elementUnits + u]! : 0;
          deltas[u] = delta;
          gradients[places.elementBias + u]! += delta;
        }
        addGradients(
          elementRows,
          row * OF_ELEMENT.length,
          OF_ELEMENT.length,
          gradients,
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
        gradients[places.tileBias + u]! += delta;
      }
      addGradients(tileRows, row * OF_TILE.length, OF_TILE.length, gradients, places.tile, deltas, 0, tileUnits);
    }
  }

  /** The weights for the value network: for unscaled features, so the scales are folded in. */
  valueNetworkWeights(): NetworkWeights {
    const { tileUnits, units } = this.size;
    const { places, width, weights } = this;
    const read = (from: number, to: number): number[] => Array.from(weights.subarray(from, to));
    const biases = read(places.bias, places.out);
    /** Rows of weights for scaled inputs. */
    const unscaled = (at: number, rows: number, { means, spreads }: Scale): Rows => {
      const rescaled = read(at, at + rows * units);
      for (let i = 0; i < rows * units; i++) {
        const row = Math.floor(i / units);
        rescaled[i]! /= spreads[row]!;
        biases[i % units]! -= rescaled[i]! * means[row]!;
      }
      return rowsOf(rescaled, units);
    };
    const scale: Scale = {
      means: Float64Array.from({ length: width }, (_, i) => (i < OWN ? this.scale.means[i]! : 0)),
      spreads: Float64Array.from({ length: width }, (_, i) =>
        i < OWN ? this.scale.spreads[i]! : 1 / (i < OWN + tileUnits ? TILES_SCALE : ELEMENTS_SCALE),
      ),
    };
    const layer = (from: number, bias: number, to: number): Layer => ({
      weights: rowsOf(read(from, bias), to - bias),
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
