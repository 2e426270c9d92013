/** The text of a tooltip. */
export interface TooltipText {
  title: string;
  lines: readonly string[];
}
