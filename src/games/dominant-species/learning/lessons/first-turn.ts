import type { Lesson } from '../../../../kit/learning.ts';
import { scene, t } from './scene.ts';

export const firstTurn: Lesson = {
  id: 'first-turn',
  title: t('A guided first turn', 'Die erste Runde Schritt für Schritt'),
  about: t('A whole turn against two bots, with advice.', 'Eine ganze Runde gegen zwei Bots, mit Ratschlägen.'),
  steps: [
    {
      scene: scene({ initiative: ['mammal', 'bird', 'reptile'], at: { phase: 'planning' } }),
      text: t(
        'You have six pawns. A plan for the mammals: take meat (Adaptation), place new species (Speciation: meat), put meat on earth (Abundance), and score a tile you dominate (Domination). Domination spaces go fast; so does the meat.',
        'Du hast sechs Figuren. Ein Plan für die Säuger: Fleisch nehmen (Anpassung), neue Arten einsetzen (Artbildung: Fleisch), Fleisch auf die Erde legen (Überfluss) und ein Plättchen werten, das du dominierst (Dominanz). Dominanzfelder sind schnell weg, das Fleisch auch.',
      ),
      task: t('Start with Adaptation or Domination.', 'Beginne mit Anpassung oder Dominanz.'),
      moves: [
        [
          { space: 'adaptation 1' },
          { space: 'adaptation 2' },
          { space: 'adaptation 3' },
          { space: 'domination 1' },
          { space: 'domination 2' },
          { space: 'domination 3' },
          { space: 'domination 4' },
          { space: 'domination 5' },
        ],
      ],
      otherwise: t(
        'That can wait: the others want it less. Adaptation or Domination first.',
        'Das kann warten: Die anderen wollen es weniger. Zuerst Anpassung oder Dominanz.',
      ),
      done: t(
        'Good. Each space you take is one the others do not have.',
        'Gut. Jedes Feld, das du nimmst, fehlt den anderen.',
      ),
    },
    {
      text: t(
        'Now plan the rest by yourself. Point at a space to read what it would bring you.',
        'Plane jetzt den Rest selbst. Zeige auf ein Feld, um zu lesen, was es dir brächte.',
      ),
      task: t('Place your other pawns.', 'Setze deine übrigen Figuren.'),
      until: 'phase',
      done: t('All pawns are placed.', 'Alle Figuren stehen.'),
    },
    {
      text: t(
        'Now the twelve sections are carried out. Whenever one of your pawns acts, the bar at the top asks you. What can be clicked is outlined in violet; point at it to see what would happen.',
        'Jetzt werden die zwölf Abschnitte ausgeführt. Sobald eine deiner Figuren an der Reihe ist, fragt dich die Leiste oben. Was sich anklicken lässt, ist violett umrandet; zeige darauf, um zu sehen, was passieren würde.',
      ),
      task: t('Play the turn to its end.', 'Spiele die Runde zu Ende.'),
      until: 'round',
      done: t(
        'You have played a whole turn. A game has about seven to ten turns. Your first game is waiting, with a hint at every decision.',
        'Du hast eine ganze Runde gespielt. Eine Partie hat etwa sieben bis zehn davon. Deine erste Partie wartet, mit einem Tipp bei jeder Entscheidung.',
      ),
    },
  ],
};
