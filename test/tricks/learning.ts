/** The lesson: its files are in `content/`. There are no challenges. */
import { learningFrom } from '../../src/kit/learning-files.ts';
import type { Event, State } from './rules/index.ts';

export const { learning } = learningFrom<State, Event>({
  lessons: ['first-trick'],
  scenes: () => import('./content/scenes.json', { with: { type: 'json' } }),
  lesson: (id) => import(`./content/lessons/${id}.json`, { with: { type: 'json' } }),
  lessonText: (language, id) => import(`./content/${language}/lessons/${id}.md?raw`),
});
