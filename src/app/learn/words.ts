/** The locale of lessons and challenges. Loaded with the pages that show them. */
import { useLanguage } from '../locales/languages.tsx';
import type { Language } from '../locales/language.ts';

export interface LearnWords {
  title: string;
  lead: string;
  minutes(count: number): string;
  /** Lessons done, and the minutes left. */
  progress(done: number, of: number, minutes: number): string;
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
  /** Collapses the text, and expands it again. */
  fold: string;
  unfold: string;
  back: string;
  next: string;
  skip: string;
  again: string;
  toList: string;
  nextLesson: string;
  task: string;
  otherwise: string;
  goal: string;
  hint: string;
  showSolution: string;
  met: string;
  missed: string;
  undo: string;
  nextChallenge: string;
  /** The reader's answers of a solution, in order. */
  solution: string;
  unknown: string;
}

const en: LearnWords = {
  title: 'Learn the game',
  lead: 'Short lessons on the real board. Each gives you something to do. You can skip, come back and repeat as you like.',
  minutes: (count) => `${String(count)} min`,
  progress: (done, of, minutes) =>
    done === of
      ? 'All lessons are done.'
      : `${String(done)} of ${String(of)} lessons done · about ${minutes === 1 ? '1 minute' : `${String(minutes)} minutes`} to go`,
  start: 'Start',
  resume: 'Continue',
  repeat: 'Repeat',
  done: 'done',
  lessons: 'Lessons',
  firstGame: 'Your first game',
  firstGameText:
    'Against the easiest opponents, with a hint at every decision. You can turn the hints off in the menu.',
  firstGameStart: 'Play your first game',
  challenges: 'Challenges',
  challengesText: 'Positions with a goal. All of them can be solved, but not by just any move.',
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
  toList: 'All lessons',
  nextLesson: 'Next lesson',
  task: 'Your turn',
  otherwise: 'That is allowed in a game, but it is not what this step is about. Try again.',
  goal: 'Goal',
  hint: 'Hint',
  showSolution: 'Show a solution',
  met: 'Solved!',
  missed: 'That does not work. Undo a move, or start again.',
  undo: 'Undo',
  nextChallenge: 'Next challenge',
  solution: 'One solution:',
  unknown: 'There is no such lesson.',
};

const de: LearnWords = {
  title: 'Das Spiel lernen',
  lead: 'Kurze Lektionen auf dem echten Spielplan. In jeder gibt es etwas zu tun. Du kannst sie nach Belieben überspringen, wiederholen und später fortsetzen.',
  minutes: (count) => `${String(count)} Min.`,
  progress: (done, of, minutes) =>
    done === of
      ? 'Alle Lektionen sind geschafft.'
      : `${String(done)} von ${String(of)} Lektionen geschafft · noch etwa ${minutes === 1 ? '1 Minute' : `${String(minutes)} Minuten`}`,
  start: 'Beginnen',
  resume: 'Fortsetzen',
  repeat: 'Wiederholen',
  done: 'geschafft',
  lessons: 'Lektionen',
  firstGame: 'Deine erste Partie',
  firstGameText:
    'Gegen die leichtesten Gegner, mit einem Tipp bei jeder Entscheidung. Im Menü kannst du die Tipps abschalten.',
  firstGameStart: 'Erste Partie starten',
  challenges: 'Aufgaben',
  challengesText: 'Stellungen mit einem Ziel. Alle sind lösbar, aber nicht mit dem erstbesten Zug.',
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
  again: 'Von vorn',
  toList: 'Lektionen',
  nextLesson: 'Nächste Lektion',
  task: 'Du bist am Zug',
  otherwise:
    'In einer Partie ist das erlaubt, aber in diesem Schritt geht es um etwas anderes. Versuche es noch einmal.',
  goal: 'Ziel',
  hint: 'Tipp',
  showSolution: 'Eine Lösung zeigen',
  met: 'Gelöst!',
  missed: 'So klappt es nicht. Mache einen Zug rückgängig oder beginne von vorn.',
  undo: 'Rückgängig',
  nextChallenge: 'Nächste Aufgabe',
  solution: 'Eine Lösung:',
  unknown: 'Diese Lektion gibt es nicht.',
};

const WORDS: Readonly<Record<Language, LearnWords>> = { en, de };

export const useLearnWords = (): LearnWords => WORDS[useLanguage().language];
