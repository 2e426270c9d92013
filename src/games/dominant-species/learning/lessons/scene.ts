/** Shared by the lessons: their table, and texts in both languages. */
import type { Choice, Scene, Text } from '../../../../kit/learning.ts';

export const t = (en: string, de: string): Text => ({ en, de });
export const right = (text: Text, why: Text): Choice => ({ text, why, isRight: true });
export const wrong = (text: Text, why: Text): Choice => ({ text, why });

const BOXES = {
  adaptation: ['meat', 'sun', 'grass', 'water'],
  regression: ['meat', 'seed'],
  abundance: ['meat', 'seed', 'grass', 'sun'],
  wasteland: ['water', 'sun'],
  depletion: ['seed', 'grass'],
  wanderlust: ['meat', 'seed', 'sun', 'water'],
};
const STACKS = [{ faceUp: 'sea' }, { faceUp: 'forest' }, { faceUp: 'savannah' }];
const CARDS = { faceUp: ['omnivore', 'fertile', 'habitat', 'blight', 'aquatic'] };

/** The standard start of mammals, birds and reptiles with some changes; the reader plays the mammals. */
export const scene = (changes: object): Scene => ({
  seat: 0,
  seed: 3,
  position: {
    format: 'dominant-species position 1',
    start: true,
    players: [['mammal'], ['bird'], ['reptile']],
    boxes: BOXES,
    stacks: STACKS,
    cards: CARDS,
    ...changes,
  },
});
