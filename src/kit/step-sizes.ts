/** The stepSizes of a replay: moves, actions, phases, rounds. */
export const STEP_SIZES = ['move', 'action', 'phase', 'round'] as const;
/** How far a step of a replay goes. */
export type StepSize = (typeof STEP_SIZES)[number];
