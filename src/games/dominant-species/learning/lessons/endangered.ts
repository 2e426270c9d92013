import type { Lesson } from '../../../../kit/learning.ts';
import { right, scene, t, wrong } from './scene.ts';

/** One mammal strayed to the jungle, another to the savannah. */
const STRAYED = {
  '-1,0': { terrain: 'jungle', species: { mammal: 1, bird: 1 } },
  '1,-1': { terrain: 'savannah', species: { mammal: 1, reptile: 1 } },
};

export const endangered: Lesson = {
  id: 'endangered',
  title: t('Endangered', 'Gefährdet'),
  about: t(
    'Where species go extinct, and how to bring them to safety.',
    'Wo Arten aussterben und wie du sie in Sicherheit bringst.',
  ),
  steps: [
    {
      scene: scene({
        earth: STRAYED,
        display: { migration: [null, null, null, null, 'mammal'], domination: ['mammal'] },
        at: { phase: 'migration' },
      }),
      text: t(
        'Where an animal matches nothing, its species are endangered: they have a red and white ring with an exclamation mark. Nothing happens yet. But species that are endangered at the end of the turn go extinct.\n\nOne of your mammals has strayed into the jungle (left), one onto the savannah (top right). Neither finds meat.',
        'Wo ein Tier die Passung 0 hat, sind seine Arten gefährdet: Sie tragen einen rot-weißen Ring mit Ausrufezeichen. Noch passiert nichts. Wer aber am Ende der Runde gefährdet ist, stirbt aus.\n\nEin Säuger hat sich in den Dschungel (links) verirrt, einer in die Savanne (oben rechts). Keiner findet Fleisch.',
      ),
      task: t(
        'You may migrate three species, each to an adjacent tile: click the tile they leave, then the one they go to. Take the mammal from the jungle down to the forest, then the one from the savannah down to the desert.',
        'Du darfst drei Arten ziehen, jede auf ein benachbartes Plättchen: Klicke das Plättchen an, das sie verlassen, dann ihr Ziel. Bringe den Säuger aus dem Dschungel hinunter in den Wald, dann den aus der Savanne hinunter in die Wüste.',
      ),
      moves: [[{ tile: '-1,0' }], [{ tile: '-1,1' }], [{ tile: '1,-1' }], [{ tile: '1,0' }], ['done']],
      otherwise: t(
        'Not this one. First the endangered mammal in the jungle goes to the forest, then the one in the savannah to the desert; then end the migration.',
        'Nicht dieses. Zuerst geht der gefährdete Säuger aus dem Dschungel in den Wald, dann der aus der Savanne in die Wüste; danach beende die Migration.',
      ),
      done: t('None of your species is endangered any more.', 'Keine deiner Arten ist mehr gefährdet.'),
    },
    {
      text: t(
        'There are other ways out: bring a matching element to the tile, or take one onto your display. You will learn both soon. And the mammals have a special ability: at every Extinction they save one endangered species of their own.',
        'Es gibt andere Auswege: ein passendes Element an das Plättchen legen oder eines auf deine Tiertafel nehmen. Beides lernst du bald. Und die Säuger haben eine besondere Fähigkeit: Bei jedem Aussterben retten sie eine eigene gefährdete Art.',
      ),
      task: t('When do endangered species go extinct?', 'Wann sterben gefährdete Arten aus?'),
      choices: [
        wrong(
          t('At once', 'Sofort'),
          t(
            'No: you have until the end of the turn to save them.',
            'Nein: Du hast bis zum Ende der Runde Zeit, sie zu retten.',
          ),
        ),
        right(
          t('At the end of the turn', 'Am Ende der Runde'),
          t('Right: in the Reset, which ends every turn.', 'Richtig: beim Aufräumen, mit dem jede Runde endet.'),
        ),
        wrong(
          t('When somebody scores the tile', 'Wenn jemand das Plättchen wertet'),
          t(
            'Scoring eliminates no species. Endangered species even count in it.',
            'Durch eine Wertung wird keine Art eliminiert. Gefährdete Arten zählen sogar mit.',
          ),
        ),
      ],
    },
  ],
};
