/** What stands in the braces of a message. */

/** The cases of the choice that begins at a place of a message, and where their texts begin. */
export function casesAt(text: string, start: number): { label: string; at: number }[] {
  const cases: { label: string; at: number }[] = [];
  let depth = 1;
  for (let at = start; depth > 0; at++) {
    if (text[at] === '{') {
      if (depth === 1) cases.push({ label: /\S+(?=\s*$)/.exec(text.slice(start, at))![0], at });
      depth++;
    } else if (text[at] === '}') depth--;
  }
  return cases;
}

/** A value in braces. */
export interface Placeholder {
  readonly name: string;
  /** How it is written: "plural", "list"; empty if as it is. */
  readonly form: string;
  /** Whether it stands in one case of a choice: then it may be missing in the others. */
  readonly inCase: boolean;
}

/** The values that a message names, in order, as often as it does. */
export function placeholdersIn(text: string): Placeholder[] {
  const choices = [...text.matchAll(/\{\s*[\w.]+\s*,\s*(plural|select),/g)];
  const cases = new Set(
    choices.flatMap(({ index, 0: begin }) => casesAt(text, index + begin.length)).map(({ at }) => at),
  );
  return [...text.matchAll(/\{\s*([\w.]+)\s*(?:,\s*([^\s,}]+)|(?=\}))/g)]
    .filter(({ index }) => !cases.has(index))
    .map(({ index, 1: name = '', 2: form = '' }) => {
      const before = text.slice(0, index);
      return { name, form, inCase: before.split('{').length > before.split('}').length };
    });
}
