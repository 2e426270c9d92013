import type { Lesson, Text } from '../../../../kit/learning.ts';
import { right, scene, t, wrong } from './scene.ts';

const number = (value: number): Text => t(String(value), String(value));

export const matching: Lesson = {
  id: 'matching',
  title: t('Matching and dominance', 'Passung und Vorherrschaft'),
  about: t(
    'What the pieces are, how well an animal lives on a tile, and who leads there.',
    'Was auf dem Spielplan liegt, wie gut ein Tier auf einem Plättchen lebt und wer dort führt.',
  ),
  steps: [
    {
      scene: scene({ display: { domination: ['mammal', 'mammal'] }, at: { phase: 'domination' } }),
      text: t(
        'This is earth: seven tiles, each with its terrain. You lead the mammals, the white pieces. The number on a piece says how many of your species live on that tile. The birds are yellow, the reptiles black.\n\nThe round disks on the corners of the tiles are elements: what animals live on.',
        'Das ist die Erde: sieben Plättchen, jedes mit seiner Landschaft. Du führst die Säuger, die weißen Steine. Die Zahl auf einem Stein sagt, wie viele deiner Arten dort leben. Gelb sind die Vögel, schwarz die Reptilien.\n\nDie runden Scheiben auf den Ecken sind Elemente: Davon leben die Tiere.',
      ),
    },
    {
      text: t(
        'An animal’s matching is a number that says how well it lives on a tile. For every element on the animal’s display, count the disks of that type on the corners of the tile.\n\nThe mammals have two meat on their display: the red disks on their panel at the left (on a phone, open “Animals”). There are two meat disks on the corners of the mountain (the grey tile at the bottom).',
        'Wie gut ein Tier auf einem Plättchen lebt, sagt eine Zahl: seine Passung. Zähle für jedes Element auf der Tiertafel die Scheiben dieser Sorte auf den Ecken des Plättchens.\n\nDie Säuger haben zweimal Fleisch auf ihrer Tiertafel: die roten Scheiben links (auf dem Handy unter „Tiere“). Auf den Ecken des Gebirges (des grauen Plättchens unten) liegen zwei Fleischscheiben.',
      ),
      task: t(
        'How high is the matching of the mammals on the mountain?',
        'Wie hoch ist die Passung der Säuger im Gebirge?',
      ),
      choices: [
        wrong(
          number(2),
          t(
            'Almost: each of your two meat finds two disks.',
            'Fast: Jedes deiner beiden Fleischelemente findet zwei Scheiben.',
          ),
        ),
        right(
          number(4),
          t('Right: 2 on the display × 2 on the tile = 4.', 'Richtig: 2 auf der Tiertafel × 2 am Plättchen = 4.'),
        ),
        wrong(number(6), t('Only meat counts for the mammals: 2 × 2.', 'Für die Säuger zählt nur Fleisch: 2 × 2.')),
      ],
    },
    {
      text: t(
        'An animal dominates a tile if it lives there and its matching is higher than that of everyone else who lives there. How many species it has does not matter. The small cone on a piece shows who dominates.\n\nA tie means nobody dominates.',
        'Ein Tier dominiert ein Plättchen, wenn es dort lebt und seine Passung höher ist als die aller anderen, die dort leben. Wie viele Arten es hat, spielt keine Rolle. Der kleine Kegel auf einem Stein zeigt, wer dominiert.\n\nBei Gleichstand dominiert niemand.',
      ),
      task: t(
        'Imagine a tile on which a single bird meets nine reptiles. The bird matches 2, the reptiles 1. Who dominates?',
        'Stell dir ein Plättchen vor, auf dem ein einzelner Vogel auf neun Reptilien trifft. Der Vogel hat die Passung 2, die Reptilien haben die Passung 1. Wer dominiert?',
      ),
      choices: [
        right(
          t('The bird', 'Der Vogel'),
          t('Right: only the matching decides.', 'Richtig: Nur die Passung entscheidet.'),
        ),
        wrong(
          t('The reptiles', 'Die Reptilien'),
          t(
            'There are more of them, but numbers do not decide who dominates.',
            'Sie sind in der Überzahl, aber die Zahl entscheidet nicht, wer dominiert.',
          ),
        ),
        wrong(t('Nobody', 'Niemand'), t('That would take a tie.', 'Dafür müsste die Passung gleich sein.')),
      ],
    },
    {
      text: t(
        'Victory points (VPs) come mostly from scoring tiles. When a tile is scored, numbers do decide: the animal with the most species there takes the first number of the terrain, the next one the second. A mountain is worth 3 and 2.\n\nIf you also dominate the tile, you take a card.',
        'Siegpunkte (SP) gibt es vor allem, wenn Plättchen gewertet werden. Dabei entscheidet die Zahl: Das Tier mit den meisten Arten bekommt die erste Zahl der Landschaft, das nächste die zweite. Ein Gebirge bringt 3 und 2.\n\nWenn du das Plättchen außerdem dominierst, nimmst du eine Karte.',
      ),
      task: t('Score the mountain: click it.', 'Werte das Gebirge: Klicke es an.'),
      moves: [[{ tile: '0,1' }]],
      otherwise: t(
        'That tile can be scored too. This time take the grey mountain at the bottom.',
        'Auch dieses Plättchen ließe sich werten. Nimm diesmal das graue Gebirge unten.',
      ),
      done: t(
        '3 VPs for you, and 2 for the bird that came second. You dominate the mountain, so you take a card.',
        '3 SP für dich, 2 für die Vögel auf dem zweiten Platz. Du dominierst das Gebirge, also nimmst du eine Karte.',
      ),
    },
    {
      text: t(
        'Five Dominance cards lie face up. Each can be taken once in the game and is carried out at once. Omnivore brings you another action pawn, for good.',
        'Fünf Dominanzkarten liegen offen. Jede kann einmal im Spiel genommen werden und wird sofort ausgeführt. Der Allesfresser bringt dir dauerhaft eine weitere Figur.',
      ),
      task: t(
        'Take Omnivore. On a phone the cards are under the tab “Cards”.',
        'Nimm den Allesfresser. Auf dem Handy liegen die Karten unter „Karten“.',
      ),
      moves: [[{ card: 'omnivore' }]],
      otherwise: t('A good card, but take Omnivore this time.', 'Eine gute Karte, aber nimm diesmal den Allesfresser.'),
      done: t(
        'You now have one action pawn more than everyone else.',
        'Du hast jetzt eine Figur mehr als alle anderen.',
      ),
    },
  ],
};
