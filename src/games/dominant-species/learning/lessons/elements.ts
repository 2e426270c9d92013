import type { Lesson } from '../../../../kit/learning.ts';
import { scene, t } from './scene.ts';

export const elements: Lesson = {
  id: 'elements',
  title: t('Elements come and go', 'Elemente kommen und gehen'),
  about: t(
    'Initiative, Adaptation, Regression, Abundance, Wasteland, Depletion.',
    'Initiative, Anpassung, Rückbildung, Überfluss, Ödland, Schwund.',
  ),
  steps: [
    {
      scene: scene({
        animals: { mammal: { elements: ['meat', 'seed'] } },
        display: {
          adaptation: ['mammal'],
          regression: ['mammal'],
          abundance: ['mammal'],
          wasteland: ['mammal'],
          depletion: ['mammal'],
          domination: ['mammal'],
        },
        at: { phase: 'execution' },
      }),
      text: t(
        'The first sections are about elements. (Section 1, Initiative, moves you up in the order and lets you place that pawn again.)\n\nAdaptation: take an element onto your display. More meat on the display makes every meat disk on earth count more for you. There is room for six.',
        'In den ersten Abschnitten geht es um Elemente. (Abschnitt 1, die Initiative, bringt dich in der Reihenfolge nach vorn, und du setzt die Figur noch einmal.)\n\nAnpassung: Nimm ein Element auf deine Tiertafel. Mit mehr Fleisch auf der Tafel zählt jede Fleischscheibe auf der Erde für dich mehr. Platz ist für sechs Elemente.',
      ),
      task: t(
        'Take the meat: its button is in the bar at the top.',
        'Nimm das Fleisch: Der Knopf dafür ist oben in der Leiste.',
      ),
      moves: [[{ element: 'meat' }]],
      otherwise: t(
        'That would help elsewhere. Your species live on meat: take it.',
        'Das würde anderswo helfen. Deine Arten leben von Fleisch: Nimm es.',
      ),
      done: t(
        'Look at the tiles: where there is meat, your matching has gone up.',
        'Sieh dir die Plättchen an: Wo Fleisch liegt, ist deine Passung gestiegen.',
      ),
    },
    {
      text: t(
        'Regression: for every type of element in its box (at the right end of its row), each animal loses one added element of that type. Printed ones are safe. Each pawn here protects one type. Meat and seed are in the box; you have added both and have one pawn here.',
        'Rückbildung: Für jede Sorte in ihrer Auslage (rechts in ihrer Zeile) verliert jedes Tier ein erworbenes Element dieser Sorte. Aufgedruckte sind sicher. Jede Figur hier schützt eine Sorte. In der Auslage liegen Fleisch und Samen; du hast beides erworben und eine Figur hier.',
      ),
      task: t('Protect what matters more to you.', 'Schütze, was dir wichtiger ist.'),
      moves: [[{ element: 'meat' }]],
      otherwise: t(
        'Then you would lose one meat, and each one you hold raises your matching: protect meat.',
        'Dann würdest du ein Fleisch verlieren, und jedes erhöht deine Passung: Schütze das Fleisch.',
      ),
      done: t('The seed is gone, the meat stays.', 'Der Samen ist weg, das Fleisch bleibt.'),
    },
    {
      text: t(
        'Abundance: put an element from its box on a vacant corner of earth. A disk counts for every tile it touches, so a corner between two tiles counts twice.',
        'Überfluss: Lege ein Element aus der Auslage auf eine freie Ecke der Erde. Eine Scheibe zählt für jedes Plättchen, das sie berührt; eine Ecke zwischen zwei Plättchen zählt also doppelt.',
      ),
      task: t(
        'Choose meat in the bar, then click any vacant corner of the desert (right) or the forest (left), where you live.',
        'Wähle oben Fleisch und klicke dann eine freie Ecke der Wüste (rechts) oder des Waldes (links) an, wo du lebst.',
      ),
      moves: [
        [{ element: 'meat' }],
        [
          { corner: '1,0 1,1 2,0' },
          { corner: '1,0 2,-1 2,0' },
          { corner: '-2,1 -2,2 -1,1' },
          { corner: '-2,2 -1,1 -1,2' },
          { corner: '-1,2 0,1 0,2' },
          { corner: '0,1 0,2 1,1' },
        ],
      ],
      otherwise: t(
        'Meat, on a corner that touches a tile where mammals live.',
        'Fleisch, auf eine Ecke, die ein Plättchen mit Säugern berührt.',
      ),
      done: t('Your matching there is higher now.', 'Deine Passung ist dort jetzt höher.'),
    },
    {
      text: t(
        'Wasteland: every element whose type is in its box vanishes from the corners of tundra, the ice in the middle. The pawn here may first take one element out of the box. Water and sun are in it: both would vanish.',
        'Ödland: Jedes Element, dessen Sorte in der Auslage liegt, verschwindet von den Ecken der Tundra, des Eises in der Mitte. Mit der Figur hier darfst du vorher eines aus der Auslage nehmen. Darin liegen Wasser und Sonne: Beide würden verschwinden.',
      ),
      task: t(
        'The reptiles live on sun. Take out the water, so that only the sun vanishes.',
        'Die Reptilien leben von der Sonne. Nimm das Wasser heraus, damit nur die Sonne verschwindet.',
      ),
      moves: [[{ element: 'water' }]],
      otherwise: t(
        'Then the sun of your opponents would stay. Take out the water.',
        'Dann bliebe die Sonne deiner Gegner liegen. Nimm das Wasser heraus.',
      ),
      done: t(
        'The sun on the ice is gone; the reptiles match less.',
        'Die Sonne am Eis ist weg; die Passung der Reptilien ist gesunken.',
      ),
    },
    {
      text: t(
        'Depletion: remove one element from earth whose type is in its box: seed or grass.',
        'Schwund: Entferne ein Element von der Erde, dessen Sorte in der Auslage liegt: Samen oder Gras.',
      ),
      task: t(
        'The birds live on seed. Remove one of the two seed disks (left).',
        'Die Vögel leben von Samen. Entferne eine der beiden Samenscheiben (links).',
      ),
      moves: [[{ corner: '-1,0 -1,1 0,0' }, { corner: '-1,1 -1,2 0,1' }]],
      otherwise: t(
        'Nobody here lives on grass: the insects are not playing. Remove a seed.',
        'Von Gras lebt hier niemand: Die Insekten spielen nicht mit. Entferne einen Samen.',
      ),
      done: t(
        'Elements are the climate of this game: you improve your own and spoil that of your opponents.',
        'Elemente sind das Klima dieses Spiels: Du verbesserst deines und verdirbst das der anderen.',
      ),
    },
  ],
};
