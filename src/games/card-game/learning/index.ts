/** The lessons and challenges of the card game: their files are in `content/`. */
import { learningFrom } from '../../../kit/learning-files.ts';
import { GOALS } from './goals.ts';

export const { learning, challenges, daily } = learningFrom({
  lessons: ['food-chain', 'elements', 'suppression', 'ending-a-round', 'survival', 'ten-rounds'],
  goals: GOALS,
  scenes: () => import('../content/scenes.json', { with: { type: 'json' } }),
  lesson: (id) => import(`../content/lessons/${id}.json`, { with: { type: 'json' } }),
  lessonText: (language, id) => import(`../content/${language}/lessons/${id}.md?raw`),
  challenges: () => import('../content/challenges.json', { with: { type: 'json' } }),
  daily: () => import('../content/daily.json', { with: { type: 'json' } }),
  challengesText: (language) => import(`../content/${language}/challenges.md?raw`),
});
