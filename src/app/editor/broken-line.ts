/**
 * The line, from 1, at which JSON is broken, as JavaScript engines report it in different ways; undefined if the message has
 * neither line nor position.
 */
export function brokenLine(text: string, message: string): number | undefined {
  const [, line] = /line (\d+)/.exec(message) ?? [];
  if (line !== undefined) return Number(line);
  const [, position] = /position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return text.slice(0, Number(position)).split('\n').length;
  return /end of (JSON )?(input|data)|EOF/i.test(message) ? text.trimEnd().split('\n').length : undefined;
}
