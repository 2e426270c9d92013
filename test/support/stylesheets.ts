/** The stylesheets of the page, parsed into rules. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A selector of a rule, with the selectors of the rules that enclose it, and the properties that the rule sets. */
export interface Rule {
  readonly selector: string;
  readonly outer: readonly string[];
  readonly properties: readonly string[];
}

export const SHEETS = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => join('src', path));

/** Parts of a selector or of a list of them, at characters outside brackets. */
export function split(text: string, at: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if ('(['.includes(letter)) depth++;
    if (')]'.includes(letter)) depth--;
    if (depth === 0 && at.test(letter)) parts.push('');
    else parts.push(parts.pop()! + letter);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** The rules of a stylesheet, one for each selector, including those in blocks such as `@media`, but no animation frames or fonts. */
export function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  const blocks: { readonly head: string; text: string }[] = [{ head: '', text: '' }];
  for (const letter of css.replaceAll(/\/\*[^]*?\*\//gu, '')) {
    const block = blocks.at(-1)!;
    if (letter === '{') {
      const end = block.text.lastIndexOf(';') + 1;
      blocks.push({ head: block.text.slice(end).trim(), text: '' });
      block.text = block.text.slice(0, end);
    } else if (letter === '}') {
      blocks.pop();
      const properties = [...block.text.matchAll(/(?:^|;)\s*([\w-]+)\s*:/gu)].map(([, property]) => property!);
      const heads = blocks.map(({ head }) => head).filter((head) => head !== '');
      const isRule = !block.head.startsWith('@') && !heads.some((head) => head.startsWith('@keyframes'));
      if (isRule && properties.length > 0) {
        const outer = heads.filter((head) => !head.startsWith('@'));
        rules.push(...split(block.head, /,/u).map((selector) => ({ selector, outer, properties })));
      }
    } else block.text += letter;
  }
  return rules;
}
