/**
 * What lessons state about the game, held against the rules: a fact quotes a sentence of a step in every language, with {0}, {1} … in the place
 * of numbers, and computes those numbers from the rules, the position of the step or what its moves did.
 */
import type { Language } from '../../src/kit/languages.ts';
import type { LessonStep } from '../../src/kit/learning.ts';

/** A step as it was played in the first accepted way. */
export interface PlayedStep<State, Event> {
  readonly before: State;
  readonly after: State;
  /** What happened in between. */
  readonly events: readonly Event[];
}

/** `numbers` gives the numbers of the sentence, or for a sentence without numbers whether it is true. */
export interface Fact<State, Event> {
  readonly lesson: string;
  /** From 0. */
  readonly step: number;
  readonly sentence: Readonly<Record<Language, string>>;
  readonly numbers: (played: PlayedStep<State, Event>) => readonly number[] | boolean;
}

/** Collects the facts of a game: `fact('matching', 3, 'It is worth {0}.', 'Es bringt {0}.', () => [3])`. */
export function factList<State, Event>() {
  const facts: Fact<State, Event>[] = [];
  const fact = (
    lesson: string,
    step: number,
    en: string,
    de: string,
    numbers: Fact<State, Event>['numbers'] | true,
  ): void => {
    facts.push({ lesson, step, sentence: { en, de }, numbers: numbers === true ? () => true : numbers });
  };
  return { facts, fact };
}

/** The numbers as words: from 0, and those that also stand for two. */
const WORDS: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['none'],
    ['one'],
    ['two', 'both', 'second'],
    ['three', 'third'],
    ...['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen'].map(
      (word) => [word],
    ),
    ['fifteen'],
  ],
  de: [
    ['keine'],
    ['ein', 'eine', 'einen', 'einem', 'einer', 'eines'],
    ['zwei', 'beide', 'beiden', 'beider', 'zweite'],
    ['drei', 'dritte'],
    ...['vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf', 'dreizehn', 'vierzehn'].map(
      (word) => [word],
    ),
    ['fünfzehn'],
  ],
};

/** What a sentence must not say without a fact: numbers from 2 as words, digits, and who is ahead. */
const CLAIMS: Readonly<Record<Language, RegExp>> = {
  en: /\d+|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twice|both|second|third|first place|first alone|first with|are first|level with|nobody|none)\b/giu,
  de: /\d+|(?<!\p{L})(?:zwei|zweimal|drei|vier|viermal|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|doppelt|beide[mnrs]?|zweite[mnrs]?|dritte[mnrs]?|erste[mnrs]? Platz|Erster|gleichauf|niemand|keiner|keines)(?!\p{L})/giu,
};

/** The texts of a step; an answer in words together with why it is right. What a wrong answer says is left out, but not why it is wrong. */
export function textsOf({ text, task, mistakes = [], otherwise, done, choices = [] }: LessonStep): string[] {
  return [
    ...mistakes.map((mistake) => mistake.text),
    ...[text, task, otherwise, done].filter((each) => each !== undefined),
    ...choices.map(({ text: answer, why, isRight }) => (isRight === true ? `${answer}: ${why}` : why)),
  ];
}

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/** Finds a sentence with its numbers filled in, as digits or as words. */
export function patternOf(sentence: string, numbers: readonly number[], language: Language): RegExp {
  const pattern = sentence
    .split(/\{(\d)\}/)
    .map((part, i) => {
      if (i % 2 === 0) return escaped(part);
      const number = numbers[Number(part)];
      if (number === undefined) throw new Error(`"${sentence}" has no number {${part}}`);
      return `(?:${[String(number), ...(WORDS[language][number] ?? [])].join('|')})`;
    })
    .join('');
  return new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\d])`, 'giu');
}

/** The numbers and places in a text that no sentence covers. */
export function uncovered(text: string, sentences: readonly RegExp[], language: Language): string[] {
  const spans = sentences.flatMap((sentence) =>
    [...text.matchAll(sentence)].map(({ index, 0: { length } }) => ({ from: index, to: index + length })),
  );
  return [...text.matchAll(CLAIMS[language])]
    .filter(({ index, 0: { length } }) => !spans.some(({ from, to }) => from <= index && index + length <= to))
    .map(({ index, 0: found }) => `"${found}" in "…${text.slice(Math.max(0, index - 40), index + 30)}…"`);
}
