import './chart-points.css';

interface ChartPointsProps {
  /** The label of the slider. */
  readonly label: string;
  readonly count: number;
  /** The current point. */
  readonly at: number;
  /** The current point in words, for screen readers. */
  readonly text: string;
  readonly onPoint: (point: number | null) => void;
  /** Opens a point; left out if points lead nowhere. */
  readonly onChoose?: ((point: number) => void) | undefined;
}

/**
 * Keyboard access to a chart's points: arrows move along them, Enter opens the current one. It is placed before the drawing,
 * which shows the focus ring: sighted readers see the chart, screen readers get a slider.
 */
export function ChartPoints({ label, count, at, text, onPoint, onChoose }: ChartPointsProps) {
  return (
    <input
      type="range"
      className="visually-hidden ui-chart-points"
      min={0}
      max={count - 1}
      value={at}
      aria-label={label}
      aria-valuetext={text}
      onChange={({ target }) => {
        onPoint(Number(target.value));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || onChoose === undefined) return;
        event.preventDefault();
        onChoose(at);
      }}
      onBlur={() => {
        onPoint(null);
      }}
    />
  );
}
