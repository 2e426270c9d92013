/** The coach's own words; what it teaches is the lesson's. */
import { inEveryLanguage } from '../../kit/languages.ts';

export const COACH_WORDS = inEveryLanguage({
  en: {
    wellDone: 'Well done!',
    /** Turns to the next part of a text that does not fit. */
    turn: (page: number, pages: number) => `${String(page)}/${String(pages)}: go on reading`,
    /** What the rings are on, for those who do not see them. */
    places: (names: string) => `On the table: ${names}.`,
  },
  de: {
    wellDone: 'Gut gemacht!',
    turn: (page: number, pages: number) => `${String(page)}/${String(pages)}: weiterlesen`,
    places: (names: string) => `Auf dem Tisch: ${names}.`,
  },
});
