/** The strides of a replay: moves, actions, phases, rounds. */
export const STRIDES = ['move', 'action', 'phase', 'round'] as const;
export type Stride = (typeof STRIDES)[number];
