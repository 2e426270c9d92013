/**
 * Translatable error messages. A message is written where the error occurs, in English, and is itself the key of its translation:
 * `say\`there is no card ${id}\`` has the key "there is no card {}".
 */
import type { Language } from './language.ts';
import type { Sentences } from './sentences.ts';

/** A part of a sentence: a name of the notation, a number, another sentence, or a list of sentences. */
export type Part = string | number | Said | readonly Said[];

/** A sentence that can be translated into every language of the page. */
export interface Said {
  /** In English, with {} for each of its parts. */
  readonly pattern: string;
  readonly parts: readonly Part[];
  /** Fetches the German catalogue that contains it. */
  readonly german: () => Promise<Sentences>;
}

/** Creates the tag for sentences of one catalogue. */
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

/** In German; in English if the catalogue lacks it. */
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
