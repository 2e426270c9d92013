/**
 * What is said of a document that is refused. It is written where it is refused, in English, and is itself the key under which a catalogue has it in
 * another language: `say\`there is no card ${id}\`` is "there is no card {}" there.
 */
import type { Language } from './module.ts';

/** What stands in a sentence: names of the notation, numbers, and other sentences, a list of them one after the other. */
export type Part = string | number | Said | readonly Said[];

/** Sentences by their English, with `{1}`, `{2}`, … for what stands in them. Some may be left out. */
export type Sentences = Readonly<Record<string, string>>;

/** A sentence that can be said in every language of the page. */
export interface Said {
  /** In English, with {} for each of its parts. */
  readonly pattern: string;
  readonly parts: readonly Part[];
  /** Fetches the German sentences that this is one of. */
  readonly german: () => Promise<Sentences>;
}

/** What makes sentences, those of one catalogue. */
export const sayer =
  (german: Said['german']) =>
  (strings: TemplateStringsArray, ...parts: readonly Part[]): Said => ({ pattern: strings.join('{}'), parts, german });

/** The sentences of this folder. */
export const say = sayer(async () => (await import('./sentences-de.ts')).SENTENCES);

const isSaid = (part: Said | readonly Said[]): part is Said => 'pattern' in part;

export function inEnglish({ pattern, parts }: Said): string {
  const [first = '', ...rest] = pattern.split('{}');
  return rest.reduce((text, each, i) => `${text}${partInEnglish(parts[i]!)}${each}`, first);
}

function partInEnglish(part: Part): string {
  if (typeof part !== 'object') return String(part);
  return isSaid(part) ? inEnglish(part) : part.map(inEnglish).join('; ');
}

/** In German; in English where the catalogue does not have it. */
export async function inGerman(said: Said): Promise<string> {
  const sentence = (await said.german())[said.pattern];
  if (sentence === undefined) return inEnglish(said);
  const parts = await Promise.all(said.parts.map(partInGerman));
  return sentence.replace(/\{(\d)\}/g, (_, place: string) => parts[Number(place) - 1]!);
}

/** In a language of the page. */
export const inLanguage = async (said: Said, language: Language): Promise<string> =>
  language === 'de' ? inGerman(said) : inEnglish(said);

async function partInGerman(part: Part): Promise<string> {
  if (typeof part !== 'object') return String(part);
  return isSaid(part) ? inGerman(part) : (await Promise.all(part.map(inGerman))).join('; ');
}
