/** What a chapter of the rulebook says. */
export interface Chapter {
  readonly title: string;
  readonly text: readonly string[];
  /** Things with what is to be known of each. */
  readonly terms?: readonly (readonly [term: string, text: string])[];
  /** Whether the stages follow, with the niches each asks for. */
  readonly hasStages?: boolean;
}
