import type { Lesson } from '../../../../kit/learning.ts';
import { scene, t } from './scene.ts';

export const species: Lesson = {
  id: 'species',
  title: t('Moving, fighting, scoring', 'Ziehen, kämpfen, werten'),
  about: t('Migration, Competition and Domination.', 'Migration, Konkurrenz und Dominanz.'),
  steps: [
    {
      scene: scene({
        display: {
          migration: [null, null, null, null, null, 'mammal'],
          competition: [null, null, null, null, 'mammal'],
          domination: ['mammal', 'mammal'],
        },
        at: { phase: 'migration' },
      }),
      text: t(
        'Migration moves species that you already have: up to seven on the first space, two on the last. Each goes to an adjacent tile; only birds may go two tiles.',
        'Mit der Migration ziehst du Arten, die du schon hast: bis zu sieben auf dem ersten Feld, zwei auf dem letzten. Jede zieht auf ein benachbartes Plättchen; nur Vögel dürfen zwei Plättchen weit ziehen.',
      ),
      task: t(
        'Move your species from the forest (left) to the mountain, then end the migration.',
        'Ziehe deine Art aus dem Wald (links) ins Gebirge und beende dann die Migration.',
      ),
      moves: [[{ tile: '-1,1' }], [{ tile: '0,1' }], ['done']],
      otherwise: t(
        'First the forest, then the mountain below the ice; then end the migration.',
        'Zuerst der Wald, dann das Gebirge unter dem Eis; danach beende die Migration.',
      ),
      done: t('Three mammals on the mountain.', 'Drei Säuger im Gebirge.'),
    },
    {
      text: t(
        'With Competition you eliminate opponents: for each terrain printed on the space you may choose a tile where you live too, and eliminate one opposing species there. What is eliminated is out of play for the rest of the game.',
        'Mit der Konkurrenz eliminierst du Gegner: Für jede Landschaft, die auf dem Feld steht, darfst du ein Plättchen wählen, auf dem auch du lebst, und dort eine gegnerische Art eliminieren. Was eliminiert ist, bleibt für den Rest der Partie aus dem Spiel.',
      ),
      task: t('Strike on the mountain: eliminate the bird.', 'Greife im Gebirge an: Eliminiere den Vogel.'),
      moves: [[{ tile: '0,1' }], [{ animal: 'bird' }]],
      otherwise: t('On the mountain, the bird.', 'Im Gebirge, den Vogel.'),
      done: t('One opponent fewer there.', 'Dort gibt es jetzt einen Gegner weniger.'),
    },
    {
      text: t(
        'Domination scores tiles, as you know. A tile can be chosen once a turn. You have two pawns here.',
        'Mit der Dominanz wertest du Plättchen, wie du schon weißt. Jedes kann in einer Runde nur einmal gewählt werden. Du hast zwei Figuren hier.',
      ),
      task: t('Score the mountain.', 'Werte das Gebirge.'),
      moves: [[{ tile: '0,1' }]],
      otherwise: t(
        'The mountain: you have the most species there, and you dominate it.',
        'Das Gebirge: Dort hast du die meisten Arten und dominierst.',
      ),
      done: t(
        'You have the most species there, so you take first place.',
        'Du hast dort die meisten Arten und bekommst den ersten Platz.',
      ),
    },
  ],
};
