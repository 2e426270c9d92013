import type { Lesson } from '../../../../kit/learning.ts';
import { right, scene, t, wrong } from './scene.ts';

export const planning: Lesson = {
  id: 'planning',
  title: t('Planning', 'Planung'),
  about: t('Action pawns, the action display and who goes first.', 'Figuren, die Aktionstafel und wer zuerst setzt.'),
  steps: [
    {
      scene: scene({ initiative: ['mammal', 'bird', 'reptile'], at: { phase: 'planning' } }),
      text: t(
        'A turn begins with planning. One after the other, each animal puts one of its action pawns on a vacant space of the action display, until none is left. Nobody acts yet.\n\nOn a wide screen the display is on the right; on a small one open “Actions”. The twelve sections will be carried out from top to bottom, in each from left to right.',
        'Eine Runde beginnt mit der Planung. Reihum setzt jedes Tier eine seiner Figuren auf ein freies Feld der Aktionstafel, bis keine mehr übrig ist. Noch wird nichts ausgeführt.\n\nAuf einem breiten Bildschirm steht die Tafel rechts; auf einem kleinen öffne „Tafel“. Die zwölf Abschnitte werden von oben nach unten ausgeführt, in jedem von links nach rechts.',
      ),
      task: t(
        'Put your first pawn on Domination (the last section), first space: you will score a tile.',
        'Setze deine erste Figur auf das erste Feld der Dominanz (des letzten Abschnitts): Damit wertest du später ein Plättchen.',
      ),
      moves: [[{ space: 'domination 1' }, { space: 'domination 2' }, { space: 'domination 3' }]],
      otherwise: t(
        'A useful space, but start with Domination, at the very bottom.',
        'Ein nützliches Feld, aber beginne mit der Dominanz ganz unten.',
      ),
      done: t(
        'The others have placed a pawn too. Now it is your turn again.',
        'Auch die anderen haben gesetzt. Jetzt bist du wieder am Zug.',
      ),
    },
    {
      text: t(
        'Point at a space (or press and hold on a phone) to read what it would bring you. Before you score a tile you want more species there. Speciation brings new ones: each of its spaces belongs to an element.',
        'Zeige auf ein Feld (oder halte auf dem Handy den Finger darauf), um zu lesen, was es dir brächte. Bevor du ein Plättchen wertest, solltest du dort mehr Arten haben. Die Artbildung bringt neue: Jedes ihrer Felder gehört zu einem Element.',
      ),
      task: t('Put a pawn on the meat space of Speciation.', 'Setze eine Figur auf das Fleischfeld der Artbildung.'),
      moves: [[{ space: 'speciation 1' }]],
      otherwise: t(
        'Speciation, the space with the meat: the first of the six.',
        'Artbildung, das Feld mit dem Fleisch: das erste der sechs.',
      ),
      done: t(
        'Speciation is section 8, Domination is 12: you will have your new species in time.',
        'Artbildung ist Abschnitt 8, Dominanz 12: Deine neuen Arten kommen rechtzeitig.',
      ),
    },
    {
      text: t(
        'The order of the animals on the left, the initiative, shows who places first. If two animals want the same space, the one that places first gets it.',
        'Wer zuerst setzt, zeigt die Reihenfolge der Tiere links: die Initiative. Wollen zwei Tiere dasselbe Feld, bekommt es, wer zuerst setzt.',
      ),
      task: t('Which of these is carried out first?', 'Was davon wird zuerst ausgeführt?'),
      choices: [
        wrong(
          t('The pawn that was placed first', 'Die zuerst gesetzte Figur'),
          t('No: all that counts is where a pawn stands.', 'Nein: Es zählt nur, wo eine Figur steht.'),
        ),
        right(
          t('The pawn that stands highest on the display', 'Die Figur, die auf der Tafel am höchsten steht'),
          t(
            'Right: from top to bottom, then from left to right.',
            'Richtig: von oben nach unten, dann von links nach rechts.',
          ),
        ),
        wrong(
          t('Your own', 'Deine eigene'),
          t('No: it does not matter whose pawn it is.', 'Nein: Wem die Figur gehört, spielt keine Rolle.'),
        ),
      ],
    },
    {
      text: t('The rest is up to you.', 'Der Rest liegt bei dir.'),
      task: t(
        'Place your other pawns as you like. All spaces are allowed.',
        'Setze deine übrigen Figuren, wie du willst. Alle Felder sind erlaubt.',
      ),
      until: 'phase',
      done: t(
        'Planning is over: now everything is carried out.',
        'Die Planung ist vorbei: Jetzt wird alles ausgeführt.',
      ),
    },
  ],
};
