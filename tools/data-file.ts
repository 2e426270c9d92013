/** The form of the files of numbers that the bots read: JSON in which a list of numbers is one line, so that a change shows row by row. */

/** A value as the text of such a file. */
export const dataText = (value: unknown): string => `${lines(value, '')}\n`;

function lines(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  if (isList && value.every((each) => typeof each !== 'object'))
    return `[${value.map((each) => JSON.stringify(each)).join(', ')}]`;
  const inner = `${indent}  `;
  const parts = isList
    ? value.map((each) => lines(each, inner))
    : Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${lines(each, inner)}`);
  const [open, close] = isList ? '[]' : '{}';
  return `${open!}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close!}`;
}
