/** The words of lessons and challenges, in every language of the page. Fetched with the pages that show them. */
import { useLanguage } from '../locales/languages.tsx';
import type { Language } from '../locales/language.ts';

export interface LearnWords {
  title: string;
  lead: string;
  minutes(count: number): string;
  start: string;
  resume: string;
  repeat: string;
  done: string;
  lessons: string;
  firstGame: string;
  firstGameText: string;
  firstGameStart: string;
  challenges: string;
  challengesText: string;
  solved: string;
  difficulty(level: number): string;
  rules: string;
  none: string;
  step(step: number, of: number): string;
  /** Hides what was read, and shows it again. */
  fold: string;
  unfold: string;
  back: string;
  next: string;
  skip: string;
  again: string;
  finish: string;
  toList: string;
  nextLesson: string;
  lessonDone(title: string): string;
  task: string;
  otherwise: string;
  goal: string;
  hint: string;
  showSolution: string;
  met: string;
  missed: string;
  undo: string;
  nextChallenge: string;
  /** The mover's answers of a solution, in order. */
  solution: string;
  unknown: string;
}

const en: LearnWords = {
  title: 'Learn the game',
  lead: 'Short lessons on the real board. Each gives you something to do. You can skip, come back and repeat as you like.',
  minutes: (count) => `${String(count)} min`,
  start: 'Start',
  resume: 'Continue',
  repeat: 'Repeat',
  done: 'done',
  lessons: 'Lessons',
  firstGame: 'Your first game',
  firstGameText: 'Against the easiest opponents, with advice on every decision. You can turn it off in the menu.',
  firstGameStart: 'Play your first game',
  challenges: 'Challenges',
  challengesText: 'Positions with a goal. All can be solved; none is solved by just any move.',
  solved: 'solved',
  difficulty: (level) => `Difficulty ${String(level)} of 5`,
  rules: 'Read the rules',
  none: 'There are no lessons for this game yet. The rules explain everything.',
  step: (step, of) => `Step ${String(step)} of ${String(of)}`,
  fold: 'Less',
  unfold: 'More',
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  again: 'Start again',
  finish: 'Finish',
  toList: 'All lessons',
  nextLesson: 'Next lesson',
  lessonDone: (title) => `“${title}” is done.`,
  task: 'Your turn',
  otherwise: 'That is allowed in a game, but it is not what this step is about. Try again.',
  goal: 'Goal',
  hint: 'Hint',
  showSolution: 'Show a solution',
  met: 'Solved!',
  missed: 'Not this way. Take a move back or start again.',
  undo: 'Take back',
  nextChallenge: 'Next challenge',
  solution: 'One way:',
  unknown: 'There is no such lesson.',
};

const de: LearnWords = {
  title: 'Das Spiel lernen',
  lead: 'Kurze Lektionen auf dem echten Tisch. In jeder gibt es etwas zu tun. Du kannst überspringen, zurückkommen und wiederholen, wie du magst.',
  minutes: (count) => `${String(count)} Min.`,
  start: 'Beginnen',
  resume: 'Weiter',
  repeat: 'Wiederholen',
  done: 'geschafft',
  lessons: 'Lektionen',
  firstGame: 'Dein erstes Spiel',
  firstGameText: 'Gegen die leichtesten Gegner, mit Rat bei jeder Entscheidung. Abschalten kannst du ihn im Menü.',
  firstGameStart: 'Das erste Spiel spielen',
  challenges: 'Aufgaben',
  challengesText: 'Stellungen mit einem Ziel. Alle sind lösbar; keine löst sich mit irgendeinem Zug.',
  solved: 'gelöst',
  difficulty: (level) => `Schwierigkeit ${String(level)} von 5`,
  rules: 'Die Regeln lesen',
  none: 'Für dieses Spiel gibt es noch keine Lektionen. Die Regeln erklären alles.',
  step: (step, of) => `Schritt ${String(step)} von ${String(of)}`,
  fold: 'Weniger',
  unfold: 'Mehr',
  back: 'Zurück',
  next: 'Weiter',
  skip: 'Überspringen',
  again: 'Noch einmal',
  finish: 'Fertig',
  toList: 'Alle Lektionen',
  nextLesson: 'Nächste Lektion',
  lessonDone: (title) => `„${title}“ ist geschafft.`,
  task: 'Du bist dran',
  otherwise: 'Im Spiel ist das erlaubt, aber in diesem Schritt geht es um etwas anderes. Versuche es noch einmal.',
  goal: 'Ziel',
  hint: 'Hinweis',
  showSolution: 'Eine Lösung zeigen',
  met: 'Gelöst!',
  missed: 'So nicht. Nimm einen Zug zurück oder beginne noch einmal.',
  undo: 'Zurücknehmen',
  nextChallenge: 'Nächste Aufgabe',
  solution: 'Ein Weg:',
  unknown: 'Diese Lektion gibt es nicht.',
};

const WORDS: Readonly<Record<Language, LearnWords>> = { en, de };

export const useLearnWords = (): LearnWords => WORDS[useLanguage().language];
