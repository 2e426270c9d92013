/** The line of a text at which JSON breaks off, from 1, as engines say it in their own ways; undefined where they say neither line nor place. */
export function brokenLine(text: string, message: string): number | undefined {
  const [, line] = /line (\d+)/.exec(message) ?? [];
  if (line !== undefined) return Number(line);
  const [, position] = /position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return text.slice(0, Number(position)).split('\n').length;
  return /end of (JSON )?(input|data)|EOF/i.test(message) ? text.trimEnd().split('\n').length : undefined;
}
