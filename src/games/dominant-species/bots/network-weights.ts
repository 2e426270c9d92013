/** What a value network has learned, as numbers. */

/** Units that add up the same inputs. */
export interface Layer {
  /** A row for each input, with a weight for each unit. */
  readonly weights: readonly number[];
  /** What each unit begins with. */
  readonly biases: readonly number[];
}

/** All that a network has learned. */
export interface NetworkWeights {
  /** What looks at a tile, its inputs in the order of `OF_TILE`, and at an element, in the order of `OF_ELEMENT`. */
  readonly tile: Layer;
  readonly element: Layer;
  /** The hidden units: the animal's own features, in the order of `FEATURE_NAMES`, then what is counted on its tiles and of the elements. */
  readonly own: Layer;
  /** A row for each of these features as the mean of the table. */
  readonly table: readonly number[];
  /** A row for each input that all animals share: `COURSE_NAMES`, the cards that lie face up, the number of animals in play. */
  readonly course: readonly number[];
  /** What each hidden unit makes, in units of `UNIT_VPS`. */
  readonly out: readonly number[];
}
