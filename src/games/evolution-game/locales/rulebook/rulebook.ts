/** What a chapter of the rulebook says. */
export interface Chapter {
  readonly title: string;
  readonly text: readonly string[];
  /** Words by which somebody may look for it that it does not use. */
  readonly alsoCalled?: string;
  /** Things with what is to be known of each. */
  readonly terms?: readonly (readonly [term: string, text: string])[];
  /** Whether the stages follow, with the niches each asks for. */
  readonly hasStages?: boolean;
}
