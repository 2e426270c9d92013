import type { Lesson } from '../../../../kit/learning.ts';
import { scene, t } from './scene.ts';

export const reset: Lesson = {
  id: 'reset',
  title: t('Reset and the end', 'Aufräumen und Ende'),
  about: t(
    'Extinction, Survival, the next turn, and how a game ends.',
    'Aussterben, Überleben, die nächste Runde und wie eine Partie endet.',
  ),
  steps: [
    {
      scene: scene({
        turn: 6,
        earth: {
          '-1,0': { terrain: 'jungle', species: { mammal: 2, bird: 1 } },
          '1,-1': { terrain: 'savannah', species: { mammal: 1, reptile: 1 } },
          '0,0': { terrain: 'sea', tundra: true, species: { mammal: 2, bird: 1 } },
        },
        cards: { faceUp: ['ice age'] },
        display: { domination: ['mammal'] },
        at: { phase: 'domination' },
      }),
      text: t(
        'The game ends in the turn in which somebody takes Ice Age. It is the last card. When it is taken, every animal scores for the tiles it dominates, and after the turn all tiles are scored once more.',
        'Das Spiel endet in der Runde, in der jemand die Eiszeit nimmt. Sie ist die letzte Karte. Wird sie genommen, bekommt jedes Tier SP für die Plättchen, die es dominiert, und nach der Runde werden alle Plättchen noch einmal gewertet.',
      ),
      task: t(
        'End the game: score the mountain. The only card left is Ice Age.',
        'Beende das Spiel: Werte das Gebirge. Die einzige Karte ist die Eiszeit.',
      ),
      moves: [[{ tile: '0,1' }]],
      otherwise: t('You dominate the mountain: score that.', 'Du dominierst das Gebirge: Werte das.'),
      done: t('The ice is coming. One thing is left: the Reset.', 'Das Eis kommt. Jetzt fehlt nur noch das Aufräumen.'),
    },
    {
      text: t(
        'In the Reset endangered species go extinct; the mammals save one of their own. Then the animal with the most species on tundra scores for the tundra tiles it lives on (Survival), the boxes move on and are refilled, and the next turn begins.',
        'Beim Aufräumen sterben gefährdete Arten aus; die Säuger retten eine eigene. Dann bekommt das Tier mit den meisten Arten in der Tundra SP für die Tundraplättchen, auf denen es lebt (Überleben), die Auslagen rücken weiter und werden aufgefüllt, und die nächste Runde beginnt.',
      ),
      task: t(
        'Save one on the savannah (top right): it will count in the final scoring.',
        'Rette eine Art in der Savanne (oben rechts): Sie zählt in der Schlusswertung.',
      ),
      moves: [[{ tile: '1,-1' }]],
      otherwise: t(
        'One could be saved there too. But first place on the savannah is worth more, 7 VPs: save the one there.',
        'Auch dort ließe sich eine retten. Aber der erste Platz in der Savanne bringt mehr, nämlich 7 SP: Rette die dort.',
      ),
      done: t(
        'Final scoring: every tile once more, by the number of species. The player with the most VPs wins.',
        'Schlusswertung: jedes Plättchen noch einmal, nach der Zahl der Arten. Wer die meisten SP hat, gewinnt.',
      ),
    },
  ],
};
