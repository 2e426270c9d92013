/** The strides of a replay: moves, actions, phases, rounds. */
export const STRIDES = ['move', 'action', 'phase', 'round'] as const;
/** How far a step of a replay goes. */
export type Stride = (typeof STRIDES)[number];
