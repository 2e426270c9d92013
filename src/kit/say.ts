/**
 * Translatable error messages. A message is written where the error occurs, in English, and is itself the key of its translation:
 * `say\`there is no card ${id}\`` has the key "there is no card {}".
 */
import type { Language } from './languages.ts';

/** A part of a sentence: a name of the notation, a number, another sentence, or a list of sentences. */
export type Part = string | number | Message | readonly Message[];

/** A sentence that can be translated into every language of the page. */
export interface Message {
  /** In English, with {} for each of its parts. */
  readonly pattern: string;
  /** What takes the place of each {}, in order. */
  readonly parts: readonly Part[];
  /** Fetches the catalogue of a language that contains it. */
  readonly load: LoadSentences;
}

/** Translations by their English key, with `{1}`, `{2}`, … for the parts. Some may be missing. */
export type Sentences = Readonly<Record<string, string>>;

/** Fetches the translations of sentences into a language. Rejects if there are none. */
export type LoadSentences = (language: Language) => Promise<Sentences>;

/** Creates the tag for sentences of one catalogue. */
export const sayer =
  (load: LoadSentences) =>
  (strings: TemplateStringsArray, ...parts: readonly Part[]): Message => ({ pattern: strings.join('{}'), parts, load });

/** The sentences of this folder. */
export const say = sayer(
  async (language) =>
    ((await import(`./errors-${language}.json`, { with: { type: 'json' } })) as { default: Sentences }).default,
);

const isSaid = (part: Message | readonly Message[]): part is Message => 'pattern' in part;

export function inEnglish({ pattern, parts }: Message): string {
  const [first = '', ...rest] = pattern.split('{}');
  return rest.reduce((text, each, i) => `${text}${partInEnglish(parts[i]!)}${each}`, first);
}

function partInEnglish(part: Part): string {
  if (typeof part !== 'object') return String(part);
  return isSaid(part) ? inEnglish(part) : part.map(inEnglish).join('; ');
}

/** In a language of the page; in English if its catalogue lacks the sentence. Rejects if there is no catalogue. */
export async function inLanguage(said: Message, language: Language): Promise<string> {
  if (language === 'en') return inEnglish(said);
  const sentence = (await said.load(language))[said.pattern];
  if (sentence === undefined) return inEnglish(said);
  const parts = await Promise.all(said.parts.map((part) => partIn(part, language)));
  return sentence.replace(/\{(\d)\}/g, (_, place: string) => parts[Number(place) - 1]!);
}

async function partIn(part: Part, language: Language): Promise<string> {
  if (typeof part !== 'object') return String(part);
  if (isSaid(part)) return inLanguage(part, language);
  return (await Promise.all(part.map((each) => inLanguage(each, language)))).join('; ');
}
