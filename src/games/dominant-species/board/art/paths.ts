/**
 * Paths put in their places once, when the page is loaded. A `transform` on a part of a drawing does the same, but browsers paint every such
 * part by itself: hundreds of them make each frame late.
 */

const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** How many numbers of an arc come before the point it leads to: its radii, then an angle and two flags. */
const ARC = 5;

const rounded = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A path scaled about the origin, then moved. */
export function placedPath(path: string, x: number, y: number, scale: number): string {
  return path.replace(COMMAND, (_, command: string, text: string) => {
    const kind = command.toLowerCase();
    const isAbsolute = command !== kind;
    const numbers = (text.match(NUMBER) ?? []).map((number, i) => {
      const value = Number(number);
      const along = kind === 'a' ? i % (ARC + 2) : i;
      if (kind === 'a' && along < ARC) return along < 2 ? value * scale : value;
      const isAcross = kind === 'h' || (kind !== 'v' && (kind === 'a' ? along === ARC : i % 2 === 0));
      return value * scale + (isAbsolute ? (isAcross ? x : y) : 0);
    });
    return command + numbers.map(rounded).join(' ');
  });
}
