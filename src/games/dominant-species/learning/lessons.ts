/** The lessons: the game from its first cube to a whole turn, always as the mammals against birds and reptiles. */
import type { Choice, Lesson, Scene, Text } from '../../../kit/learning.ts';

const t = (en: string, de: string): Text => ({ en, de });
const right = (text: Text, why: Text): Choice => ({ text, why, isRight: true });
const wrong = (text: Text, why: Text): Choice => ({ text, why });
const number = (value: number): Text => t(String(value), String(value));

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

/** The standard start of mammals, birds and reptiles with something changed; the mammals are the reader's. */
const scene = (changes: object): Scene => ({
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
/** One mammal strayed to the jungle, another to the savannah. */
const STRAYED = {
  '-1,0': { terrain: 'jungle', species: { mammal: 1, bird: 1 } },
  '1,-1': { terrain: 'savannah', species: { mammal: 1, reptile: 1 } },
};

const matching: Lesson = {
  id: 'matching',
  title: t('Matching and dominance', 'Passung und Vorherrschaft'),
  about: t(
    'What the pieces are, how well an animal lives on a tile, and who leads there.',
    'Was auf dem Spielplan liegt, wie gut ein Tier auf einem Plättchen lebt und wer dort führt.',
  ),
  minutes: 2,
  steps: [
    {
      scene: scene({ display: { domination: ['mammal', 'mammal'] }, at: { phase: 'domination' } }),
      text: t(
        'This is earth: seven tiles, each a terrain. You lead the mammals, the white pieces. The number on a piece says how many of your species live on that tile. Yellow are the birds, black the reptiles.\n\nThe round disks on the corners of the tiles are elements: what animals live on.',
        'Das ist die Erde: sieben Plättchen, jedes eine Landschaft. Du führst die Säuger, die weißen Steine. Die Zahl auf einem Stein sagt, wie viele deiner Arten dort leben. Gelb sind die Vögel, schwarz die Reptilien.\n\nDie runden Scheiben auf den Ecken sind Elemente: davon leben die Tiere.',
      ),
    },
    {
      text: t(
        'How well an animal lives on a tile is a number, its matching. Count, for every element on the animal’s display, the disks of that kind on the corners of the tile.\n\nThe mammals have two meat on their display: the red disks on their panel at the left (on a phone, open “Animals”). On the corners of the mountain (the grey tile at the bottom) lie two meat disks.',
        'Wie gut ein Tier auf einem Plättchen lebt, ist eine Zahl, die Passung. Zähle für jedes Element auf der Tiertafel die Scheiben dieser Sorte auf den Ecken des Plättchens.\n\nDie Säuger haben zweimal Fleisch auf ihrer Tiertafel: die roten Scheiben links (auf dem Telefon unter „Tiere“). Auf den Ecken des Gebirges (des grauen Plättchens unten) liegen zwei Fleischscheiben.',
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
            'They are more, but numbers do not decide who dominates.',
            'Sie sind mehr, aber die Zahl entscheidet nicht, wer dominiert.',
          ),
        ),
        wrong(t('Nobody', 'Niemand'), t('That would need equal matching.', 'Dafür müsste die Passung gleich sein.')),
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
      task: t('Take Omnivore.', 'Nimm den Allesfresser.'),
      moves: [[{ card: 'omnivore' }]],
      otherwise: t(
        'A good card, but for another day. Take Omnivore.',
        'Eine gute Karte, aber für ein andermal. Nimm den Allesfresser.',
      ),
      done: t(
        'You now have one action pawn more than everyone else.',
        'Du hast jetzt eine Figur mehr als alle anderen.',
      ),
    },
  ],
};

const endangered: Lesson = {
  id: 'endangered',
  title: t('Endangered', 'Gefährdet'),
  about: t(
    'Where species go extinct, and how to bring them to safety.',
    'Wo Arten aussterben und wie du sie in Sicherheit bringst.',
  ),
  minutes: 1,
  steps: [
    {
      scene: scene({
        earth: STRAYED,
        display: { migration: [null, null, null, null, 'mammal'], domination: ['mammal'] },
        at: { phase: 'migration' },
      }),
      text: t(
        'Where an animal matches nothing, its species are endangered: they have a red and white ring with an exclamation mark. Nothing happens yet. But species that are endangered at the end of the turn go extinct.\n\nOne of your mammals has strayed to the jungle (left), one to the savannah (top right). Neither finds meat.',
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
        'There are other ways out: bring an element to the tile, or take an element onto your display. You will learn both soon. And the mammals have a special ability: at every Extinction they save one endangered species of their own.',
        'Es gibt andere Auswege: ein passendes Element an das Plättchen legen oder eines auf deine Tiertafel nehmen. Beides lernst du gleich. Und die Säuger haben eine besondere Fähigkeit: Bei jedem Aussterben retten sie eine eigene gefährdete Art.',
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
          t('Right: in the Extinction of the Reset.', 'Richtig: beim Aussterben im Aufräumen.'),
        ),
        wrong(
          t('When somebody scores the tile', 'Wenn jemand das Plättchen wertet'),
          t(
            'Scoring eliminates nobody. Endangered species even count.',
            'Durch eine Wertung wird keine Art eliminiert. Gefährdete Arten zählen sogar mit.',
          ),
        ),
      ],
    },
  ],
};

const planning: Lesson = {
  id: 'planning',
  title: t('Planning', 'Planung'),
  about: t('Action pawns, the action display and who goes first.', 'Figuren, die Aktionstafel und wer zuerst setzt.'),
  minutes: 2,
  steps: [
    {
      scene: scene({ initiative: ['mammal', 'bird', 'reptile'], at: { phase: 'planning' } }),
      text: t(
        'A turn begins with planning. One after the other, each animal puts a pawn on a vacant space of the action display, until no pawn is left. Nobody acts yet.\n\nOn a wide screen the display is on the right; on a small one open “Actions”. The twelve sections will be carried out from top to bottom, in each from left to right.',
        'Eine Runde beginnt mit der Planung. Reihum setzt jedes Tier eine Figur auf ein freies Feld der Aktionstafel, bis keine mehr übrig ist. Noch wird nichts ausgeführt.\n\nAuf einem breiten Bildschirm steht die Tafel rechts; auf einem kleinen öffne „Tafel“. Die zwölf Abschnitte werden von oben nach unten ausgeführt, in jedem von links nach rechts.',
      ),
      task: t(
        'Put your first pawn on Domination (the last section), first space: you will score a tile.',
        'Setze deine erste Figur auf das erste Feld der Dominanz (des letzten Abschnitts): Damit wertest du später ein Plättchen.',
      ),
      moves: [[{ space: 'domination 1' }, { space: 'domination 2' }, { space: 'domination 3' }]],
      otherwise: t(
        'A useful space, but first: Domination, at the very bottom.',
        'Ein nützliches Feld, aber zuerst: Dominanz, ganz unten.',
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
        'Who places first is shown by the order of the animals on the left: the initiative. If two animals want the same space, the one who places first gets it.',
        'Wer zuerst setzt, zeigt die Reihenfolge der Tiere links: die Initiative. Wollen zwei Tiere dasselbe Feld, bekommt es das, das zuerst setzt.',
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
        wrong(t('Your own', 'Deine eigene'), t('That would be nice.', 'Das wäre schön.')),
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

const elements: Lesson = {
  id: 'elements',
  title: t('Elements come and go', 'Elemente kommen und gehen'),
  about: t(
    'Initiative, Adaptation, Regression, Abundance, Wasteland, Depletion.',
    'Initiative, Anpassung, Rückbildung, Überfluss, Ödland, Schwund.',
  ),
  minutes: 3,
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
        'That would help elsewhere. Your species live by meat: take it.',
        'Das würde anderswo helfen. Deine Arten leben von Fleisch: Nimm es.',
      ),
      done: t(
        'Look at the tiles: where there is meat, your matching has gone up.',
        'Sieh dir die Plättchen an: Wo Fleisch liegt, ist deine Passung gestiegen.',
      ),
    },
    {
      text: t(
        'Regression: for every kind of element in its box (at the right end of its row), each animal loses one such element it has added. Printed ones are safe. Each pawn here protects one kind. In the box lie meat and seed; you have added both and have one pawn here.',
        'Rückbildung: Für jede Sorte in ihrer Auslage (rechts in ihrer Zeile) verliert jedes Tier ein erworbenes Element dieser Sorte. Aufgedruckte sind sicher. Jede Figur hier schützt eine Sorte. In der Auslage liegen Fleisch und Samen; du hast beides erworben und eine Figur hier.',
      ),
      task: t('Protect what matters more to you.', 'Schütze, was dir wichtiger ist.'),
      moves: [[{ element: 'meat' }]],
      otherwise: t(
        'Then you would lose a meat, and each one you hold raises your matching: protect meat.',
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
        'Wasteland: every element whose kind lies in its box vanishes from the corners of tundra, the ice in the middle. The pawn here may first take one kind out of the box. In it lie water and sun: both would vanish.',
        'Ödland: Jedes Element, dessen Sorte in der Auslage liegt, verschwindet von den Ecken der Tundra, des Eises in der Mitte. Mit der Figur hier darfst du vorher eines aus der Auslage nehmen. Darin liegen Wasser und Sonne: Beide würden verschwinden.',
      ),
      task: t(
        'The reptiles live by sun. Take out the water, so that only the sun vanishes.',
        'Die Reptilien leben von der Sonne. Nimm das Wasser heraus, damit nur die Sonne verschwindet.',
      ),
      moves: [[{ element: 'water' }]],
      otherwise: t(
        'Then the sun of your rivals would stay. Take out the water.',
        'Dann bliebe die Sonne deiner Gegner liegen. Nimm das Wasser heraus.',
      ),
      done: t(
        'The sun on the ice is gone; the reptiles match less.',
        'Die Sonne am Eis ist weg; die Passung der Reptilien ist gesunken.',
      ),
    },
    {
      text: t(
        'Depletion: remove one element from earth whose kind lies in its box: seed or grass.',
        'Schwund: Entferne ein Element von der Erde, dessen Sorte in der Auslage liegt: Samen oder Gras.',
      ),
      task: t(
        'The birds live by seed. Remove one of the two seed disks (left).',
        'Die Vögel leben von Samen. Entferne eine der beiden Samenscheiben (links).',
      ),
      moves: [[{ corner: '-1,0 -1,1 0,0' }, { corner: '-1,1 -1,2 0,1' }]],
      otherwise: t(
        'Nobody here lives by grass: the insects are not playing. Remove a seed.',
        'Von Gras lebt hier niemand: Die Insekten spielen nicht mit. Entferne einen Samen.',
      ),
      done: t(
        'Elements are the climate of this game: you improve your own and spoil that of others.',
        'Elemente sind das Klima dieses Spiels: Du verbesserst deines und verdirbst das der anderen.',
      ),
    },
  ],
};

const earth: Lesson = {
  id: 'earth',
  title: t('Ice and new land', 'Eis und neues Land'),
  about: t('Glaciation, Speciation and Wanderlust.', 'Vereisung, Artbildung und Wanderlust.'),
  minutes: 2,
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
        '1 VP: the new tundra touches one other tile of tundra. Late in the game it may be 15.',
        '1 SP: Die neue Tundra berührt ein anderes Tundraplättchen. Gegen Ende können es 15 sein.',
      ),
    },
    {
      text: t(
        'Speciation: choose a disk of the space’s element. On every tile it touches you may put new species from your gene pool: up to four in sea and wetland, three in savannah, jungle and forest, two in desert and mountain, one on tundra.',
        'Artbildung: Wähle eine Scheibe des Elements auf dem Feld. Auf jedes Plättchen, das sie berührt, darfst du neue Arten aus deinem Genpool setzen: bis zu vier in Meer und Sumpf, drei in Savanne, Dschungel und Wald, zwei in Wüste und Gebirge, eine in der Tundra.',
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
        'Wanderlust: take one of the three face-up tiles (below earth) and put it next to earth. You score for the tiles around it (1, 3, 6 VPs…), may put an element on one of its corners, and then every animal next to it may move in, in food chain order: the mammals first.',
        'Wanderlust: Nimm eines der drei offenen Plättchen (unter der Erde) und lege es an die Erde an. Du bekommst SP für die Plättchen daneben (1, 3, 6 …), darfst ein Element auf eine seiner Ecken legen, und dann darf jedes Tier daneben einwandern, in der Reihenfolge der Nahrungskette: die Säuger zuerst.',
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

const species: Lesson = {
  id: 'species',
  title: t('Moving, fighting, scoring', 'Ziehen, kämpfen, werten'),
  about: t('Migration, Competition and Domination.', 'Migration, Konkurrenz und Dominanz.'),
  minutes: 2,
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
        'Migration moves species that you already have: seven on the first space, two on the last. Each goes to an adjacent tile; only birds may go two tiles.',
        'Mit der Migration ziehst du Arten, die du schon hast: sieben auf dem ersten Feld, zwei auf dem letzten. Jede zieht auf ein benachbartes Plättchen; nur Vögel dürfen zwei Plättchen weit ziehen.',
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
        'With Competition you eliminate opponents: one opposing species on up to one tile of each terrain printed on the space, where you live too. What is eliminated is out of play for the rest of the game.',
        'Mit der Konkurrenz eliminierst du Gegner: eine gegnerische Art auf höchstens einem Plättchen jeder Landschaft, die auf dem Feld steht, wenn auch du dort lebst. Was eliminiert ist, ist bis zum Ende des Spiels raus.',
      ),
      task: t('Strike on the mountain: eliminate the bird.', 'Greife im Gebirge an: Eliminiere den Vogel.'),
      moves: [[{ tile: '0,1' }], [{ animal: 'bird' }]],
      otherwise: t('On the mountain, the bird.', 'Im Gebirge, den Vogel.'),
      done: t('One rival fewer there.', 'Dort gibt es jetzt einen Gegner weniger.'),
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

const cards: Lesson = {
  id: 'cards',
  title: t('Dominance cards', 'Dominanzkarten'),
  about: t('Taking a card and carrying it out.', 'Eine Karte nehmen und ausführen.'),
  minutes: 1,
  steps: [
    {
      scene: scene({
        cards: { faceUp: ['fertile', 'habitat', 'blight'] },
        display: { domination: ['mammal', 'mammal'] },
        at: { phase: 'domination' },
      }),
      text: t(
        'The animal that dominates the scored tile must take a card, whoever’s pawn it was. So look before you score: if a rival dominates the tile, the card goes to them.\n\nThe cards of this turn are open to all. New ones come at the end of the turn.',
        'Das Tier, das das gewertete Plättchen dominiert, muss eine Karte nehmen, egal wessen Figur die Wertung auslöst. Sieh also vorher nach: Dominiert ein Gegner, bekommt er die Karte.\n\nDie Karten dieser Runde liegen für alle offen. Neue kommen am Ende der Runde.',
      ),
      task: t(
        'Score the mountain, then take Fertile: it brings 1 VP for every species on a tile where you live.',
        'Werte das Gebirge und nimm dann die Blütezeit: Sie bringt 1 SP für jede Art auf einem Plättchen, auf dem du lebst.',
      ),
      moves: [[{ tile: '0,1' }], [{ card: 'fertile' }]],
      otherwise: t('First the mountain, then the card Fertile.', 'Zuerst das Gebirge, dann die Karte Blütezeit.'),
      done: t('The card is carried out at once.', 'Die Karte wird sofort ausgeführt.'),
    },
    {
      text: t(
        'Fertile asks for a tile. All species there count, also those of others.',
        'Die Blütezeit fragt nach einem Plättchen. Alle Arten dort zählen, auch fremde.',
      ),
      task: t(
        'Choose the tile with the most species among those where you live.',
        'Wähle das Plättchen mit den meisten Arten unter denen, auf denen du lebst.',
      ),
      moves: [[{ tile: '0,1' }]],
      otherwise: t('Count the species: another tile has more.', 'Zähle die Arten: Ein anderes Plättchen hat mehr.'),
      done: t(
        'Four VPs. There are 26 cards; each is used once. The last is the Ice Age.',
        'Vier SP. Es gibt 26 Karten, jede kommt nur einmal vor. Die letzte ist die Eiszeit.',
      ),
    },
  ],
};

const reset: Lesson = {
  id: 'reset',
  title: t('Reset and the end', 'Aufräumen und Ende'),
  about: t(
    'Extinction, Survival, the next turn, and how a game ends.',
    'Aussterben, Überleben, die nächste Runde und wie eine Partie endet.',
  ),
  minutes: 1,
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
        'The game ends in the turn in which somebody takes the Ice Age. It is the last card. When it is taken, every animal scores for the tiles it dominates, and after the turn all tiles are scored once more.',
        'Das Spiel endet in der Runde, in der jemand die Eiszeit nimmt. Sie ist die letzte Karte. Wird sie genommen, bekommt jedes Tier SP für die Plättchen, die es dominiert, und nach der Runde werden alle Plättchen noch einmal gewertet.',
      ),
      task: t(
        'End the game: score the mountain. The only card left is the Ice Age.',
        'Beende das Spiel: Werte das Gebirge. Die einzige Karte ist die Eiszeit.',
      ),
      moves: [[{ tile: '0,1' }]],
      otherwise: t('You dominate the mountain: score that.', 'Du dominierst das Gebirge: Werte das.'),
      done: t('The ice is coming. One thing is left: the Reset.', 'Das Eis kommt. Jetzt fehlt nur noch das Aufräumen.'),
    },
    {
      text: t(
        'In the Reset endangered species go extinct; the mammals save one of their own. Then the animal with the most species on tundra scores for each tundra tile it lives on (Survival), the boxes move on and are refilled, and the next turn begins.',
        'Beim Aufräumen sterben gefährdete Arten aus; die Säuger retten eine eigene. Dann bekommt das Tier mit den meisten Arten in der Tundra SP für jedes Tundraplättchen, auf dem es lebt (Überleben), die Auslagen rücken weiter und werden aufgefüllt, und die nächste Runde beginnt.',
      ),
      task: t(
        'Save one in the savannah (top right): it will count in the final scoring.',
        'Rette eine Art in der Savanne (oben rechts): Sie zählt in der Schlusswertung.',
      ),
      moves: [[{ tile: '1,-1' }]],
      otherwise: t(
        'One could be saved there too. But first place in the savannah is worth more, 7 VPs: save the one there.',
        'Auch dort ließe sich eine retten. Aber der erste Platz in der Savanne bringt mehr, nämlich 7 SP: Rette die dort.',
      ),
      done: t(
        'Final scoring: every tile once more, by the number of species. Whoever has the most VPs wins.',
        'Schlusswertung: jedes Plättchen noch einmal, nach der Zahl der Arten. Wer die meisten SP hat, gewinnt.',
      ),
    },
  ],
};

const firstTurn: Lesson = {
  id: 'first-turn',
  title: t('A guided first turn', 'Die erste Runde Schritt für Schritt'),
  about: t('A whole turn against two bots, with advice.', 'Eine ganze Runde gegen zwei Bots, mit Ratschlägen.'),
  minutes: 3,
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
        'That can wait: nobody else wants it as much. Adaptation or Domination first.',
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
        'You have played a whole turn. A game has about seven to ten of them. Your first game is waiting, with a hint at every decision.',
        'Du hast eine ganze Runde gespielt. Eine Partie hat etwa sieben bis zehn davon. Deine erste Partie wartet, mit einem Tipp bei jeder Entscheidung.',
      ),
    },
  ],
};

export const lessons: readonly Lesson[] = [
  matching,
  endangered,
  planning,
  elements,
  earth,
  species,
  cards,
  reset,
  firstTurn,
];
