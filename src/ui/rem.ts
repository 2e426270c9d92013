/** Lengths that grow with the text. */

/** A length for the size of a drawing, given in px at the browser's default text size. */
export const inRem = (px: number): string => `${String(px / 16)}rem`;
