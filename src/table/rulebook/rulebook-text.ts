/**
 * Rulebooks, written in Markdown: an entry for each `## Title {#id}`, or chapters `## Title {#id}` of entries `### Title {#id}`. An entry has
 * paragraphs, lists, lists of terms (`- **Term**: meaning`) and of keys (`` - `K`: what it does ``), rulings in doubtful cases (`> Ruling.`),
 * figures that the game draws (`![words | in it](figure:name)`), links to other entries (`[dominate](#dominance)`), and numbers that the rules
 * give (`{facts.name}`). `Also: …` gives words by which a reader may look for an entry that it does not use itself.
 */
import { type Section, sectionsOf } from '../../kit/documents/markdown.ts';

type Pairs = readonly (readonly [name: string, meaning: string])[];

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list' | 'rulings'; readonly points: readonly string[] }
  | { readonly kind: 'terms' | 'keys'; readonly terms: Pairs }
  | { readonly kind: 'figure'; readonly name: string; readonly labels: readonly string[] };

export interface Chapter {
  readonly id: string;
  readonly title: string;
}

export interface RulebookEntry {
  readonly id: string;
  readonly title: string;
  /** Null in a rulebook without chapters. */
  readonly chapter: Chapter | null;
  readonly alsoCalled: string;
  readonly blocks: readonly Block[];
  /** Its rulings, without links. */
  readonly rulings: readonly string[];
  /** All that can be found in it, without links. */
  readonly text: readonly string[];
}

/** The numbers of a rulebook, by name. */
export type Facts = Readonly<Record<string, number | string>>;

const LINK = /\[([^\]]+)\]\(#([\w-]+)\)/g;

/** A stretch of text; `to` is the id of the entry that it leads to. */
export interface Stretch {
  readonly text: string;
  readonly to: string | null;
}

/** A text with its links as stretches. */
export function stretches(text: string): Stretch[] {
  const found: Stretch[] = [];
  let end = 0;
  for (const link of text.matchAll(LINK)) {
    if (link.index > end) found.push({ text: text.slice(end, link.index), to: null });
    found.push({ text: link[1]!, to: link[2]! });
    end = link.index + link[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end), to: null });
  return found;
}

/** A text as it reads. */
export const withoutLinks = (text: string): string => text.replace(LINK, '$1');

const TERM = /^\*\*(.+?)\*\*: (.+)$/;
const KEY = /^`(.+?)`: (.+)$/;

/** The lines of a list as pairs. */
const pairsOf = (points: readonly string[], form: RegExp): Pairs =>
  points.map((point) => {
    const [, name, meaning] = form.exec(point) ?? [];
    if (name === undefined || meaning === undefined)
      throw new Error(`"- ${point}" is not like "- ${points[0]!}", the first of its list`);
    return [name, meaning];
  });

function listOf(points: readonly string[]): Block {
  if (TERM.test(points[0]!)) return { kind: 'terms', terms: pairsOf(points, TERM) };
  return KEY.test(points[0]!) ? { kind: 'keys', terms: pairsOf(points, KEY) } : { kind: 'list', points };
}

function blockOf(text: string): Block {
  const [, words, name] = /^!\[(.*)\]\(figure:([\w-]+)\)$/.exec(text) ?? [];
  if (name !== undefined) return { kind: 'figure', name, labels: words ? words.split(' | ') : [] };
  if (text.startsWith('> ')) return { kind: 'rulings', points: text.slice(2).split('\n>\n> ') };
  if (text.startsWith('- ')) return listOf(text.slice(2).split('\n- '));
  return { kind: 'text', text: text.replaceAll('\n', ' ') };
}

const searched = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'list':
    case 'rulings':
      return block.points;
    case 'figure':
      return block.labels;
    default:
      return block.terms.flat();
  }
};

function titled({ title, id }: Section): Chapter {
  if (id === null) throw new Error(`"${title}" is not "Title {#id}"`);
  return { id, title };
}

/** Reads a rulebook. Throws an Error that quotes what is not as described above, or names a fact that there is not. */
export function readRulebook(markdown: string, facts: Facts): readonly RulebookEntry[] {
  const filled = markdown.replace(/\{facts\.([\w.]+)\}/g, (_, name: string) => {
    if (!Object.hasOwn(facts, name))
      throw new Error(`{facts.${name}} is not a fact; there are ${Object.keys(facts).join(', ')}`);
    return String(facts[name]);
  });
  let chapter: Chapter | null = null;
  const entries: RulebookEntry[] = [];
  const sections = sectionsOf(filled);
  for (const [i, section] of sections.entries()) {
    const { level, parts } = section;
    if (level === 2) chapter = null;
    if (level === 2 && sections[i + 1]?.level === 3) {
      chapter = titled(section);
      if (parts.length > 0) throw new Error(`"${parts[0]!}" is in a chapter, but in no entry`);
      continue;
    }
    const also = parts.filter((part) => part.startsWith('Also: ')).map((part) => part.slice('Also: '.length));
    const blocks = parts.filter((part) => !part.startsWith('Also: ')).map(blockOf);
    const plain = (some: readonly Block[]): string[] => some.flatMap(searched).map(withoutLinks);
    const rulings = plain(blocks.filter(({ kind }) => kind === 'rulings'));
    entries.push({ ...titled(section), chapter, alsoCalled: also.join(', '), blocks, rulings, text: plain(blocks) });
  }
  return entries;
}
