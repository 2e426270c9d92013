import './chart-points.css';

interface ChartPointsProps {
  /** What the points are of. */
  readonly label: string;
  readonly count: number;
  /** The point that is shown. */
  readonly at: number;
  /** What a point says, to be read out. */
  readonly text: string;
  readonly onPoint: (point: number | null) => void;
  /** Leads to a point; left out where none leads anywhere. */
  readonly onChoose?: ((point: number) => void) | undefined;
}

/**
 * A chart's points by the keys: arrows go along them, Enter leads to the one that is shown. It stands before the drawing, which has the
 * ring of the focus: what is seen is the chart, what is heard is a slider.
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
