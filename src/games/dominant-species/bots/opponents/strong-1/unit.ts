/** A hidden unit. */
export interface Unit {
  /** VPs that one above 0 makes. */
  readonly out: number;
  readonly bias: number;
  /** The weights of the animal's own features, in the order of `FEATURE_NAMES`. */
  readonly own: readonly number[];
  /** Those of the table's mean. */
  readonly table: readonly number[];
  /** Those of the course, in the order of `COURSE_NAMES`. */
  readonly course: readonly number[];
}
