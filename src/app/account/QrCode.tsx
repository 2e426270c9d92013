/** An address as a QR code, for the camera of another device. */
import { generate } from 'lean-qr';

/** The quiet margin around the code, in modules. */
const MARGIN = 4;

export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const modules: string[] = [];
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) modules.push(`M${String(x)} ${String(y)}h1v1h-1z`);
  const size = code.size + 2 * MARGIN;
  return (
    <svg
      className="page-qr"
      viewBox={[-MARGIN, -MARGIN, size, size].join(' ')}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path
        className="page-qr-paper"
        d={`M${String(-MARGIN)} ${String(-MARGIN)}h${String(size)}v${String(size)}h-${String(size)}z`}
      />
      <path className="page-qr-ink" d={modules.join('')} />
    </svg>
  );
}
