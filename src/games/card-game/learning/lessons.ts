/** Lessons: a few minutes each on the real table, in the order in which one would explain the game. */
import type { Lesson } from '../../../kit/learning.ts';
import type { Position } from '../rules/notation/position.ts';

/** A position for the first of three seats; the others have passed unless stated otherwise. */
const position = (rest: Partial<Position> & Pick<Position, 'players'>): Position => ({
  format: 'card-game position 1',
  biome: 'Savannah A',
  next: 'Forest',
  ...rest,
});

export const lessons: readonly Lesson[] = [
  {
    id: 'food-chain',
    title: { en: 'The food chain', de: 'Die Nahrungskette' },
    about: {
      en: 'Play animals, compare totals, score the biome.',
      de: 'Spiele Tiere, vergleiche die Summen, werte das Biom.',
    },
    steps: [
      {
        scene: {
          seat: 0,
          position: position({
            players: [
              { hand: ['mammal-01', 'insect-13', 'amphibian-15'] },
              { table: ['bird-03'], passed: true, elements: ['sun'] },
              { table: ['reptile-01'], passed: true },
            ],
          }),
        },
        text: {
          en: 'The player with the most victory points (VPs) at the end wins. Up to twelve biomes come up, one each round. This one is a savannah: first place in the food chain scores 6 VPs, second 3, third 1.\n\nThe large number on an animal is its food chain value. The values of the animals on your table are added up.',
          de: 'Wer am Ende die meisten Siegpunkte (SP) hat, gewinnt. Bis zu zwölf Biome folgen aufeinander, jede Runde eines. Dieses ist eine Savanne: Der erste Platz der Nahrungskette bringt 6 SP, der zweite 3, der dritte 1.\n\nDie große Zahl auf einem Tier ist sein Wert in der Nahrungskette. Die Werte deiner ausgespielten Tiere werden addiert.',
        },
        task: {
          en: 'Play the Mammoth. Your cards are at the bottom: click one to play it; on a phone tap it, then “Play”.',
          de: 'Spiele das Mammut. Deine Karten liegen unten: Klicke eine an, um sie zu spielen; auf dem Handy tippe sie an, dann „Spielen“.',
        },
        moves: [[{ play: 'mammal-01' }]],
        otherwise: {
          en: 'That would not be enough for first place. The Mammoth has 10.',
          de: 'Das reicht nicht für den ersten Platz. Das Mammut hat 10.',
        },
        done: {
          en: 'With 10 you are level with the Crocodile. Equal totals share a place, and both score it in full.',
          de: 'Mit 10 liegst du gleichauf mit dem Krokodil. Bei gleicher Summe teilt man sich den Platz, und beide bekommen dafür die volle Punktzahl.',
        },
      },
      {
        text: {
          en: 'On your turn you play one card or pass. With a second animal you would be first alone; but cards are scarce, and only a few new ones come each round.',
          de: 'In deinem Zug spielst du eine Karte oder passt. Mit einem zweiten Tier wärst du allein Erster; aber Karten sind knapp, und jede Runde kommen nur wenige neue.',
        },
        task: { en: 'Play the Glass Frog as well.', de: 'Spiele auch den Glasfrosch.' },
        moves: [[{ play: 'amphibian-15' }]],
        otherwise: { en: 'The Glass Frog will do: 10 and 2 make 12.', de: 'Der Glasfrosch genügt: 10 und 2 sind 12.' },
        done: {
          en: 'The Glass Frog suppresses a reptile as it enters play: the Crocodile is endangered now and counts 5. You are first with 12.',
          de: 'Der Glasfrosch unterdrückt beim Ausspielen ein Reptil: Das Krokodil ist jetzt gefährdet und zählt 5. Du bist mit 12 Erster.',
        },
      },
      {
        text: {
          en: 'The others have passed. There is nothing more to win here.',
          de: 'Die anderen haben gepasst. Mehr ist hier nicht zu holen.',
        },
        task: {
          en: 'Pass (in the bar at the top), so that the round is scored.',
          de: 'Passe (oben in der Leiste), damit die Runde gewertet wird.',
        },
        moves: [['pass']],
        otherwise: { en: 'Keep that card for the next biome.', de: 'Behalte die Karte für das nächste Biom.' },
        done: {
          en: '6 VPs for first place, and 1 because nobody has more Element cards than you. All tables are cleared; the next round has begun.',
          de: '6 SP für den ersten Platz und 1, weil niemand mehr Elementkarten hat als du. Alle ausgespielten Karten sind abgeräumt; die nächste Runde hat begonnen.',
        },
      },
    ],
  },
  {
    id: 'elements',
    title: { en: 'Element cards', de: 'Elementkarten' },
    about: {
      en: 'Who controls an element, and why a tie changes nothing.',
      de: 'Wer ein Element hat und warum ein Gleichstand nichts ändert.',
    },
    steps: [
      {
        scene: {
          seat: 0,
          position: position({
            biome: 'Wetland A',
            players: [
              { hand: ['amphibian-08', 'amphibian-13', 'mammal-05'] },
              { table: ['amphibian-05'], elements: ['water'], passed: true },
              { table: ['bird-02'], elements: ['seed'], passed: true },
            ],
          }),
        },
        text: {
          en: 'The wetland shows four water icons and two grub icons: the player who controls the water card when the round ends scores 4 VPs.\n\nAfter every card played, the player who alone shows the most icons of an element takes its card. Your rival has water with the two icons of the Bullfrog. The player with the most Element cards scores 1 VP more.',
          de: 'Der Sumpf zeigt viermal Wasser und zweimal Larve: Wer am Ende der Runde die Wasserkarte hat, bekommt 4 SP.\n\nNach jeder gespielten Karte nimmt, wer allein die meisten Symbole eines Elements zeigt, dessen Karte. Dein Gegner hat Wasser mit den zwei Symbolen des Ochsenfroschs. Wer die meisten Elementkarten hat, bekommt 1 SP dazu.',
        },
        task: {
          en: 'You play the Newt with two water icons. Who controls water then?',
          de: 'Du spielst den Molch mit zwei Wassersymbolen. Wer hat dann Wasser?',
        },
        choices: [
          {
            text: { en: 'I do.', de: 'Ich.' },
            why: {
              en: 'Two against two is a tie, and a tie leaves the card where it is.',
              de: 'Zwei gegen zwei ist ein Gleichstand, und der lässt die Karte, wo sie ist.',
            },
          },
          {
            text: { en: 'My rival, as before.', de: 'Mein Gegner, wie bisher.' },
            isRight: true,
            why: { en: 'Right: a tie changes nothing.', de: 'Richtig: Ein Gleichstand ändert nichts.' },
          },
          {
            text: { en: 'Nobody.', de: 'Niemand.' },
            why: {
              en: 'In a tie, nobody has to give a card back.',
              de: 'Bei Gleichstand muss niemand eine Karte zurückgeben.',
            },
          },
        ],
      },
      {
        text: {
          en: 'So you need more. Point at your cards: the Element cards show what each would change.',
          de: 'Du brauchst also mehr. Zeige auf deine Karten: Bei den Elementkarten siehst du, was jede ändern würde.',
        },
        task: {
          en: 'Take water: play the Newt, then the Spadefoot.',
          de: 'Nimm Wasser: Spiele den Molch, dann den Schaufelfuß.',
        },
        moves: [[{ play: 'amphibian-08' }], [{ play: 'amphibian-13' }]],
        otherwise: {
          en: 'First the Newt, then the Spadefoot: both show two water icons.',
          de: 'Erst der Molch, dann der Schaufelfuß: Beide zeigen zwei Wassersymbole.',
        },
        done: {
          en: 'Four against two: the card goes to you. You keep it in the rounds to come, even without any icon, until somebody takes it.',
          de: 'Vier gegen zwei: Die Karte geht an dich. Du behältst sie auch in den nächsten Runden, selbst ohne Symbol, bis jemand sie dir nimmt.',
        },
      },
    ],
  },
  {
    id: 'suppression',
    title: { en: 'Suppression', de: 'Unterdrücken' },
    about: {
      en: 'Suppress the animals of others without hitting your own.',
      de: 'Unterdrücke die Tiere der anderen, ohne deine eigenen zu treffen.',
    },
    steps: [
      {
        scene: {
          seat: 0,
          position: position({
            players: [
              { hand: ['insect-12', 'mammal-04'], table: ['mammal-03'], elements: ['seed'] },
              { table: ['bird-01'], passed: true },
              { table: [{ card: 'bird-14', endangered: true }], passed: true },
            ],
          }),
        },
        text: {
          en: 'The crossed-out sign on the Tarantula Hawk means: as it enters play it suppresses one bird.\n\nA healthy animal turns to its endangered side; one that is endangered already is eliminated.',
          de: 'Das durchgestrichene Zeichen auf dem Tarantulafalken heißt: Beim Ausspielen unterdrückt er einen Vogel.\n\nEin gesundes Tier wird auf seine gefährdete Seite gedreht; ein schon gefährdetes wird eliminiert.',
        },
        task: {
          en: 'Play the Tarantula Hawk and suppress the bird that costs you first place.',
          de: 'Spiele den Tarantulafalken und unterdrücke den Vogel, der dich den ersten Platz kostet.',
        },
        moves: [[{ play: 'insect-12' }], [{ target: 'bird-01' }]],
        otherwise: {
          en: 'Look at the totals: the Eagle alone has 10.',
          de: 'Achte auf die Summen: Der Adler allein hat 10.',
        },
        done: {
          en: 'The Eagle counts 5 now. You are first with 11.',
          de: 'Der Adler zählt jetzt 5. Du bist mit 11 Erster.',
        },
      },
      {
        scene: {
          seat: 0,
          position: position({
            players: [
              { hand: ['insect-12', 'mammal-05'], table: ['bird-02'] },
              { table: ['reptile-02', 'mammal-15'], passed: true },
              { table: ['arachnid-04'], passed: true },
            ],
          }),
        },
        text: {
          en: 'Suppression is mandatory. Here the only bird in play is your own Condor.',
          de: 'Unterdrücken ist Pflicht. Der einzige ausgespielte Vogel ist hier dein eigener Kondor.',
        },
        task: { en: 'Take first place without losing the Condor.', de: 'Werde Erster, ohne den Kondor zu verlieren.' },
        moves: [[{ play: 'mammal-05' }]],
        otherwise: {
          en: 'The Tarantula Hawk would have to suppress your own Condor, as there is no other bird.',
          de: 'Der Tarantulafalke müsste deinen eigenen Kondor unterdrücken, weil kein anderer Vogel da ist.',
        },
        done: { en: '14 against 10: first place.', de: '14 gegen 10: erster Platz.' },
      },
    ],
  },
  {
    id: 'ending-a-round',
    title: { en: 'Ending a round', de: 'Eine Runde beenden' },
    about: { en: 'Passing, empty hands and Early Thaw.', de: 'Passen, leere Hand und „Frühes Tauwetter“.' },
    steps: [
      {
        scene: {
          seat: 0,
          position: position({
            players: [
              { hand: ['event-early-thaw-1', 'reptile-13'], table: ['mammal-01'] },
              { hand: ['bird-01', 'bird-02', 'bird-04'], table: ['bird-03'], elements: ['sun'] },
              { hand: ['arachnid-02'], table: ['arachnid-05'], elements: ['grub'] },
            ],
          }),
        },
        text: {
          en: 'A round ends when all have passed, or at once when it is the turn of a player with no card in hand. So playing your last card is also a threat: your next turn ends the round for everybody.\n\nHere both rivals can still overtake you.',
          de: 'Eine Runde endet, wenn alle gepasst haben, oder sofort, wenn jemand ohne Handkarten am Zug ist. Wer seine letzte Karte spielt, droht also auch: Sein nächster Zug beendet die Runde für alle.\n\nHier können dich beide Gegner noch überholen.',
        },
        task: {
          en: 'You are first now. Make sure it stays that way.',
          de: 'Jetzt bist du Erster. Sorge dafür, dass es so bleibt.',
        },
        moves: [[{ play: 'event-early-thaw-1' }]],
        otherwise: {
          en: 'After that the others would have another turn. One of your cards ends the round at once.',
          de: 'Danach wären die anderen noch einmal am Zug. Eine deiner Karten beendet die Runde sofort.',
        },
        done: { en: '6 VPs, before anybody could respond.', de: '6 SP, bevor jemand reagieren konnte.' },
      },
    ],
  },
  {
    id: 'survival',
    title: { en: 'The Survival Track', de: 'Die Überlebensleiste' },
    about: {
      en: 'Why 1 VP on tundra may be worth more than it seems.',
      de: 'Warum 1 SP in der Tundra mehr wert sein kann, als es scheint.',
    },
    steps: [
      {
        scene: {
          seat: 0,
          position: position({
            biome: 'Tundra A',
            players: [
              { hand: ['mammal-02', 'arachnid-15', 'reptile-12'], space: 2, elements: ['meat'] },
              { table: ['bird-08'], passed: true, space: 1 },
              { table: ['reptile-06'], passed: true, space: 1 },
            ],
          }),
        },
        text: {
          en: 'Tundra scores only 1 VP for first place. But first place also advances one space on the Survival Track.\n\nYour space says how many cards you draw after each round, and how many you then discard. At the end the players on the highest space gain 5 VPs, those on the lowest lose 5.',
          de: 'Tundra bringt für den ersten Platz nur 1 SP. Aber wer Erster ist, rückt auch ein Feld auf der Überlebensleiste vor.\n\nDein Feld sagt, wie viele Karten du nach jeder Runde ziehst und wie viele du danach abwirfst. Am Ende bringt das höchste Feld 5 SP, das niedrigste kostet 5.',
        },
        task: { en: 'Take first place with one card, then pass.', de: 'Werde mit einer Karte Erster und passe dann.' },
        moves: [[{ play: 'mammal-02' }], ['pass']],
        otherwise: {
          en: 'Only the Cave Bear is enough, with 8.',
          de: 'Nur der Höhlenbär mit 8 genügt.',
        },
        done: {
          en: 'You have advanced to the third space, 4/2: you have drawn four cards and must discard two.',
          de: 'Du bist auf das dritte Feld vorgerückt, 4/2: Du hast vier Karten gezogen und musst zwei abwerfen.',
        },
      },
      {
        text: {
          en: 'Nobody else sees what you discard from your hand. Keep what fits the biomes to come: the next one lies face up.',
          de: 'Was du von der Hand abwirfst, sieht sonst niemand. Behalte, was zu den nächsten Biomen passt: Das nächste liegt offen.',
        },
        task: { en: 'Discard two cards of your choice.', de: 'Wirf zwei Karten deiner Wahl ab.' },
        moves: [[], []],
        done: {
          en: 'You see four new cards each round now, and keep the best two. That is an advantage for the rest of the game.',
          de: 'Ab jetzt siehst du jede Runde vier neue Karten und behältst die besten zwei. Das ist ein Vorteil für den Rest der Partie.',
        },
      },
    ],
  },
];
