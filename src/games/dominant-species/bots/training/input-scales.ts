/** Normalises the inputs of the value network to about 1 before training. */
import { ANIMALS } from '../../rules/components.ts';
import { inPlay } from '../../rules/state.ts';
import { exampleAt } from './examples.ts';
import { FEATURE_NAMES, featuresOf } from '../network/features.ts';
import { SHARED, sharedOf } from '../network/value-network.ts';

export interface Scale {
  /** The mean of every input, and its standard deviation. */
  readonly means: Float64Array;
  readonly spreads: Float64Array;
}

/** The mean and spread of every input: of the animals' features, and of the shared inputs. */
export function scales(examples: Uint8Array, count: number): { own: Scale; shared: Scale } {
  const shared = new Float64Array(SHARED);
  const ofOwn = new Moments(FEATURE_NAMES.length);
  const ofShared = new Moments(SHARED);
  for (let n = 0; n < count; n++) {
    const { state } = exampleAt(examples, n);
    const features = featuresOf(state);
    for (let animal = 0; animal < ANIMALS.length; animal++) if (inPlay(state, animal)) ofOwn.add(features[animal]!);
    sharedOf(state, shared);
    ofShared.add(shared);
  }
  return { own: ofOwn.scale(), shared: ofShared.scale() };
}

/** Smaller spreads are raised to this one, so that nearly constant inputs are not blown up. */
const MIN_SPREAD = 0.05;

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
      Math.max(MIN_SPREAD, Math.sqrt(Math.max(0, sum / Math.max(1, this.count) - means[i]! ** 2))),
    );
    return { means, spreads };
  }
}
