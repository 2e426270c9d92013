import type { Lesson } from '../../../../kit/learning.ts';
import { scene, t } from './scene.ts';

export const earth: Lesson = {
  id: 'earth',
  title: t('Ice and new land', 'Eis und neues Land'),
  about: t('Glaciation, Speciation and Wanderlust.', 'Vereisung, Artbildung und Wanderlust.'),
  steps: [
    {
      scene: scene({
        display: { glaciation: ['mammal'], speciation: ['mammal'], wanderlust: ['mammal'], domination: ['mammal'] },
        at: { phase: 'glaciation' },
      }),
      text: t(
        'Glaciation: the ice spreads to a tile next to it. The tile becomes tundra, which is worth only 1 VP, and all but one species of each animal leave it. You score for the tundra around it: 1, 3, 6, 10 VPs and more.',
        'Vereisung: Das Eis breitet sich auf ein benachbartes Plättchen aus. Es wird zur Tundra, die nur 1 SP wert ist, und von jedem Tier bleibt nur eine Art darauf. Du bekommst SP für die Tundra ringsum: 1, 3, 6, 10 und mehr.',
      ),
      task: t(
        'Freeze the jungle (left, above the forest). The birds live there, you do not.',
        'Vereise den Dschungel (links, über dem Wald). Dort leben Vögel, du nicht.',
      ),
      moves: [[{ tile: '-1,0' }]],
      otherwise: t(
        'The ice could go there too. Choose the jungle, where no mammal lives.',
        'Auch dorthin könnte das Eis. Wähle den Dschungel, wo kein Säuger lebt.',
      ),
      done: t(
        '1 VP: the new tundra touches one other tundra tile. Late in the game it may be 15 VPs.',
        '1 SP: Die neue Tundra berührt ein anderes Tundraplättchen. Gegen Ende der Partie können es 15 SP sein.',
      ),
    },
    {
      text: t(
        'Speciation: choose a disk of the space’s element. On every tile it touches you may put new species from your gene pool, your supply: up to four on sea and wetland, three on savannah, jungle and forest, two on desert and mountain, one on tundra.',
        'Artbildung: Wähle eine Scheibe des Elements auf dem Feld. Auf jedes Plättchen, das sie berührt, darfst du neue Arten aus deinem Genpool, deinem Vorrat, setzen: bis zu vier in Meer und Sumpf, drei in Savanne, Dschungel und Wald, zwei in Wüste und Gebirge, eine in der Tundra.',
      ),
      task: t(
        'Choose the meat disk between desert and mountain (bottom right), then put two species on each of the two tiles.',
        'Wähle die Fleischscheibe zwischen Wüste und Gebirge (unten rechts) und setze auf jedes der beiden Plättchen zwei Arten.',
      ),
      moves: [
        [{ corner: '0,1 1,0 1,1' }],
        [{ tile: '0,1' }, { tile: '1,0' }],
        [{ count: 2 }],
        [{ tile: '1,0' }, { tile: '0,1' }],
        [{ count: 2 }],
      ],
      otherwise: t(
        'The meat between desert and mountain; then two species on the mountain and two on the desert.',
        'Das Fleisch zwischen Wüste und Gebirge; dann zwei Arten ins Gebirge und zwei in die Wüste.',
      ),
      done: t('Four new mammals.', 'Vier neue Säuger.'),
    },
    {
      text: t(
        'Wanderlust: take one of the three face-up tiles (below earth; on a phone, in the bar at the top) and put it next to earth. You may put an element on one of its corners, then you score for the tiles around it (1, 3, 6 VPs…), and then every animal next to it may move in, in food chain order: the mammals first.',
        'Wanderlust: Nimm eines der drei offenen Plättchen (unterhalb der Erde; auf dem Handy oben in der Leiste) und lege es an die Erde an. Du darfst ein Element auf eine seiner Ecken legen, dann bekommst du SP für die Plättchen daneben (1, 3, 6 …), und dann darf jedes Tier daneben einwandern, in der Reihenfolge der Nahrungskette: die Säuger zuerst.',
      ),
      task: t(
        'Take the sea and put it at the bottom right, between desert and mountain. Then put meat on a corner of it.',
        'Nimm das Meer und lege es unten rechts an, zwischen Wüste und Gebirge. Lege dann Fleisch auf eine seiner Ecken.',
      ),
      moves: [[{ stack: 1 }], [{ tile: '1,1' }], [{ element: 'meat' }], []],
      otherwise: t(
        'The sea, between desert and mountain at the bottom right; then meat.',
        'Das Meer, zwischen Wüste und Gebirge unten rechts; dann Fleisch.',
      ),
      done: t(
        'The sea touches two tiles: 3 VPs. And sea is the most valuable terrain.',
        'Das Meer berührt zwei Plättchen: 3 SP. Und Meer ist die wertvollste Landschaft.',
      ),
    },
  ],
};
