/** Lessons of The Evolution Game: domains and genes, niches, moving, mutation cards, setting up, the Evolution Square. */
import type { Lesson } from '../../../kit/learning.ts';
import { RIVAL, position } from './positions.ts';

const squaresOf = (domain: string, squares = '123456789'): unknown[] =>
  Array.from(squares, (square) => ({ place: `${domain}${square}` }));

const domains: Lesson = {
  id: 'domains',
  title: { en: 'Domains and genes', de: 'Gebiete und Gene' },
  about: {
    en: 'Where you can live, and who can drive you out.',
    de: 'Wo du leben kannst und wer dich verdrängen kann.',
  },
  steps: [
    {
      scene: {
        position: position({
          players: [{ genePool: 'OOLLGGYY', stage: 8, counter: 3, niches: ['AB', 'CD', 'H'] }, RIVAL],
          domains: 'OOLGG.LL',
          colonies: { A: '1....2...', C: '22.......', D: '.2..1....', E: '1........', F: '2...1....' },
          question: { stage: 'place', rolled: 2, for: 'growth', left: 2 },
        }),
        seat: 0,
      },
      text: {
        en: 'The first player to reach the Pleistocene wins. The world has eight domains, A to H. Your gene pool (in your panel, on a phone under “Players”) has a compartment for each: the domain’s colour above, your gene below. Where they match, you are adapted.\n\nAn empty domain, like F here, suits everybody.',
        de: 'Wer zuerst das Pleistozän erreicht, gewinnt. Die Welt hat acht Gebiete, A bis H. Dein Genpool (auf deiner Tafel, auf dem Handy unter „Spieler“) hat für jedes ein Fach: oben die Farbe des Gebiets, unten dein Gen. Wo sie übereinstimmen, bist du angepasst.\n\nEin leeres Gebiet, hier F, passt allen.',
      },
      task: {
        en: 'Which domains are you unadapted to now?',
        de: 'An welche Gebiete bist du gerade nicht angepasst?',
      },
      choices: [
        {
          text: { en: 'D, G and H', de: 'D, G und H' },
          isRight: true,
          why: {
            en: 'Yes. Their compartments have another colour: each is marked with a red ≠.',
            de: 'Ja. Ihre Fächer haben eine andere Farbe: ein rotes ≠ steht dazwischen.',
          },
        },
        {
          text: { en: 'F', de: 'F' },
          why: {
            en: 'F is empty. Everybody is adapted there, whatever the gene.',
            de: 'F ist leer. Dort sind alle angepasst, mit jedem Gen.',
          },
        },
        {
          text: { en: 'B and H', de: 'B und H' },
          why: {
            en: 'B is orange, and so is your gene B. That you have no colony there does not matter.',
            de: 'B ist orange und dein Gen B auch. Dass du dort keine Kolonie hast, spielt keine Rolle.',
          },
        },
      ],
    },
    {
      text: {
        en: 'You stand on a Population Growth square and may place two colonies, in domains you are adapted to. Nobody lives in B yet.',
        de: 'Du stehst auf einem Wachstumsfeld und darfst zwei Kolonien in Gebiete setzen, an die du angepasst bist. In B lebt noch niemand.',
      },
      task: { en: 'Place a colony in domain B.', de: 'Setze eine Kolonie in Gebiet B.' },
      moves: [squaresOf('B')],
      otherwise: {
        en: 'That is allowed, but let us begin with domain B.',
        de: 'Das ist erlaubt, aber beginnen wir mit Gebiet B.',
      },
      done: {
        en: 'With A and B settled, the niche AB has lit up.',
        de: 'A und B sind besiedelt: Die Nische AB leuchtet auf.',
      },
    },
    {
      text: {
        en: 'Your rival’s colonies in C are cracked and marked with a red sign: their owner is no longer adapted to C. They stay, but any adapted player may take their squares.',
        de: 'Die Kolonien des Gegners in C sind brüchig und tragen ein rotes Zeichen: Ihr Besitzer ist nicht mehr an C angepasst. Sie bleiben, aber wer angepasst ist, darf ihre Felder einnehmen.',
      },
      task: { en: 'Supplant a colony in C.', de: 'Verdränge eine Kolonie in C.' },
      moves: [squaresOf('C', '12')],
      otherwise: {
        en: 'Choose a square in C with a red sign.',
        de: 'Wähle in C ein Feld mit rotem Zeichen.',
      },
      done: {
        en: 'It goes back to its owner’s store. Colonies of adapted rivals are never replaced.',
        de: 'Sie geht in den Vorrat ihres Besitzers zurück. Kolonien angepasster Gegner werden nie ersetzt.',
      },
    },
  ],
};

const niches: Lesson = {
  id: 'niches',
  title: { en: 'Niches and stages', de: 'Nischen und Stufen' },
  about: { en: 'How you advance through the ages.', de: 'Wie du durch die Zeitalter vorankommst.' },
  steps: [
    {
      scene: {
        position: position({
          players: [{ genePool: 'OOLLGGYY', stage: 8, counter: 8, niches: ['AB', 'C', 'EH'] }, RIVAL],
          domains: 'OOLGG.LL',
          colonies: { A: '1........', B: '..1......', C: '1........', D: '.2..1....', F: '2........' },
          question: { stage: 'survive', rolled: 2 },
        }),
        seat: 0,
      },
      text: {
        en: 'A niche is a card with one to four letters. You are established in it if you are adapted to each of its domains and have a colony in each. Such niches light up.\n\nYou stand on a Survival square. Here every lit niche that you return is worth one stage.',
        de: 'Eine Nische ist eine Karte mit ein bis vier Buchstaben. Du bist in ihr etabliert, wenn du an jedes ihrer Gebiete angepasst bist und dort je eine Kolonie hast. Solche Nischen leuchten.\n\nDu stehst auf einem Überlebensfeld. Hier ist jede leuchtende Nische, die du abgibst, eine Stufe wert.',
      },
      task: {
        en: 'Return both lit niches: they are already marked; press “Return 2” below them.',
        de: 'Gib beide leuchtenden Nischen ab: Sie sind schon markiert, drücke den Knopf darunter.',
      },
      moves: [[{ survive: [1, 2] }]],
      otherwise: { en: 'Mark both niches that are lit.', de: 'Markiere beide leuchtenden Nischen.' },
      done: {
        en: 'Two stages at once. You have drawn new niches, up to the number your new stage asks for.',
        de: 'Zwei Stufen auf einmal. Du hast neue Nischen gezogen, so viele, wie deine neue Stufe verlangt.',
      },
    },
    {
      text: {
        en: 'The column of ages shows how many niches each stage asks for: seven at the beginning, none at the end. The further you get, the fewer niches you hold.',
        de: 'Die Spalte der Zeitalter zeigt, wie viele Nischen jede Stufe verlangt: anfangs sieben, am Ende keine. Je weiter du kommst, desto weniger Nischen hältst du.',
      },
      task: {
        en: 'Imagine one of your niches lacked only the letter F. What could help?',
        de: 'Stell dir vor, einer deiner Nischen fehlte nur der Buchstabe F. Was könnte helfen?',
      },
      choices: [
        {
          text: {
            en: 'Adapting to F or placing a colony there, whichever is missing',
            de: 'Sich an F anpassen oder dort eine Kolonie setzen, je nachdem, was fehlt',
          },
          isRight: true,
          why: {
            en: 'Yes. A dashed red letter means that you are unadapted, a round one that you lack a colony; the foot of the card says which.',
            de: 'Ja. Bei einem rot gestrichelten Buchstaben fehlt die Anpassung, bei einem runden die Kolonie; unten auf der Karte steht es.',
          },
        },
        {
          text: { en: 'Waiting until somebody else settles F', de: 'Warten, bis jemand anders F besiedelt' },
          why: { en: 'Only your own colonies count for you.', de: 'Für dich zählen nur deine eigenen Kolonien.' },
        },
      ],
    },
  ],
};

const moving: Lesson = {
  id: 'moving',
  title: { en: 'The Time Circuit', de: 'Der Zeitkreis' },
  about: { en: 'Rolling, jumping, and where to stop.', de: 'Würfeln, überspringen und anhalten.' },
  steps: [
    {
      scene: {
        position: position({
          players: [
            { genePool: 'OOLLGGYY', stage: 8, counter: 5, niches: ['AB', 'CD', 'H'] },
            { ...RIVAL, counter: 7 },
          ],
          domains: 'OOLGG.LL',
          colonies: { A: '1........', B: '..1......', C: '1........', D: '.2..1....', F: '2........' },
          question: { stage: 'move', rolled: 4 },
        }),
        seat: 0,
      },
      text: {
        en: 'Each turn you roll the time die and move clockwise. Squares with rivals are jumped over and not counted: your 4 leads past the rival to Change B.\n\nThere is a Survival square on the way. If it is free you may stop there and ignore the rest.',
        de: 'In jedem Zug würfelst du und ziehst im Uhrzeigersinn. Felder mit Gegnern werden übersprungen und nicht gezählt: Deine 4 führt am Gegner vorbei auf Wandel B.\n\nUnterwegs liegt ein Überlebensfeld. Ist es frei, darfst du dort anhalten und den Rest verfallen lassen.',
      },
      task: {
        en: 'You are established in AB. Stop on the Survival square.',
        de: 'Du bist in AB etabliert. Halte auf dem Überlebensfeld an.',
      },
      moves: [[{ moveTo: 8 }]],
      otherwise: {
        en: 'There your niche would be worth nothing this turn.',
        de: 'Dort wäre deine Nische in diesem Zug nichts wert.',
      },
      done: {
        en: 'The rest of the 4 is lost, but here the lit niche counts.',
        de: 'Der Rest der 4 verfällt, aber hier zählt die leuchtende Nische.',
      },
    },
    {
      text: {
        en: 'Now it pays off.',
        de: 'Jetzt lohnt es sich.',
      },
      task: { en: 'Return the niche AB.', de: 'Gib die Nische AB ab.' },
      moves: [[{ survive: [1] }]],
      otherwise: { en: 'Return the lit niche.', de: 'Gib die leuchtende Nische ab.' },
      done: {
        en: 'One stage further. Before you roll, dice on the circuit show where each number leads; dashed ones, where you may stop.',
        de: 'Eine Stufe weiter. Vor dem Wurf zeigen Würfel auf dem Zeitkreis, wohin jede Zahl führt; gestrichelte, wo du anhalten darfst.',
      },
    },
  ],
};

const mutation: Lesson = {
  id: 'mutation',
  title: { en: 'Mutation cards', de: 'Mutationskarten' },
  about: { en: 'Changing your genes when the climate changes.', de: 'Die Gene ändern, wenn sich das Klima ändert.' },
  steps: [
    {
      scene: {
        position: position({
          players: [
            { genePool: 'OOLOGGYY', stage: 8, counter: 9, niches: ['AD', 'BG', 'H'], mutation: ['OL', 'LG'] },
            { ...RIVAL, niches: ['EF', 'GH', 'AF'] },
          ],
          domains: 'OOLGG.LL',
          colonies: { A: '1........', D: '.2..1....', F: '2........' },
          question: { stage: 'begin' },
        }),
        seat: 0,
      },
      text: {
        en: 'On Mutation squares you draw a card for each domain you are unadapted to. Before you roll, you can use cards to change a compartment to its domain’s colour.\n\nYour gene D is orange, domain D is green. None of your cards has both, but two make a chain: orange to lilac, lilac to green.',
        de: 'Auf Mutationsfeldern ziehst du für jedes Gebiet, an das du nicht angepasst bist, eine Karte. Vor dem Wurf kannst du einem Fach mit Karten die Farbe seines Gebiets geben.\n\nDein Gen D ist orange, Gebiet D ist grün. Keine deiner Karten hat beide Farben, aber zwei ergeben eine Kette: orange zu lila, lila zu grün.',
      },
      task: {
        en: 'Adapt to D with both cards: press “Adapt D” below them.',
        de: 'Passe dich mit beiden Karten an D an: Drücke „D anpassen“ darunter.',
      },
      moves: [[{ adapt: 'D', with: ['OL', 'LG'] }]],
      otherwise: {
        en: 'Choose compartment D, or the button “Adapt D”, before you roll.',
        de: 'Wähle vor dem Wurf das Fach D oder den Knopf „D anpassen“.',
      },
      done: {
        en: 'Both cards are used up, and the niche AD has lit up: your colony had been in D all along.',
        de: 'Beide Karten sind verbraucht, und die Nische AD leuchtet: Deine Kolonie war die ganze Zeit in D.',
      },
    },
    {
      text: {
        en: 'A chain has one to three cards and passes each colour once at most. The shortest chains are offered first. On the Evolution Square you give up all cards you have left: do not save them for too long.',
        de: 'Eine Kette hat eine bis drei Karten und berührt jede Farbe höchstens einmal. Die kürzesten Ketten werden zuerst angeboten. Auf dem Evolutionsfeld gibst du alle übrigen Karten ab: Spare sie nicht zu lange auf.',
      },
      task: { en: 'Roll the die.', de: 'Würfle.' },
      moves: [['roll']],
      done: {
        en: 'The number says how far you move, and how many colonies you may place on a Population Growth square.',
        de: 'Die Zahl sagt, wie weit du ziehst und wie viele Kolonien du auf einem Wachstumsfeld setzen darfst.',
      },
    },
  ],
};

const UNARRANGED = { genePool: null, stage: 0, counter: null, niches: [] };

const settingUp: Lesson = {
  id: 'setting-up',
  title: { en: 'Setting up', de: 'Der Aufbau' },
  about: {
    en: 'Arranging your genes, and what helps when the dice are against you.',
    de: 'Die Gene anordnen, und was hilft, wenn die Würfel gegen dich sind.',
  },
  steps: [
    {
      scene: {
        position: position({
          players: [UNARRANGED, UNARRANGED],
          domains: '........',
          colonies: {},
          question: { stage: 'arrange' },
          turn: 0,
          first: null,
        }),
        seat: 0,
      },
      text: {
        en: 'Before the first turn everybody arranges a gene pool: eight cards, two of each colour, one to a compartment. Nobody knows yet which colours the domains will have: the environment die decides that afterwards.\n\nSo no arrangement is better than another. To swap two compartments, choose one after the other.',
        de: 'Vor dem ersten Zug ordnen alle ihren Genpool: acht Karten, zwei von jeder Farbe, eine je Fach. Noch weiß niemand, welche Farben die Gebiete bekommen: Das entscheidet danach der Umweltwürfel.\n\nKeine Anordnung ist also besser als eine andere. Um zwei Fächer zu tauschen, wähle sie nacheinander.',
      },
      task: {
        en: 'Arrange your gene pool as you like (on a phone it is below the map), then press “Arrange”.',
        de: 'Ordne deinen Genpool, wie du willst (auf dem Handy unter der Karte), und drücke dann „So anordnen“.',
      },
      moves: [[]],
      done: {
        en: 'Your rival has done the same, both of you have been dealt seven niches, and the domains have their first colours.',
        de: 'Dein Gegner hat dasselbe getan, ihr habt je sieben Nischen bekommen, und die Gebiete haben ihre ersten Farben.',
      },
    },
    {
      scene: {
        position: position({
          players: [
            {
              genePool: 'LLOOYYGG',
              stage: 0,
              counter: null,
              niches: ['C', 'ABD', 'EF', 'GH', 'ADF', 'BEG', 'CFH'],
              toSettle: 15,
            },
            {
              genePool: 'OLOLYGYG',
              stage: 0,
              counter: null,
              niches: ['A', 'BC', 'DE', 'FG', 'ACH', 'CEH', 'DEG'],
              toSettle: 15,
            },
          ],
          domains: 'OOLLGGYY',
          colonies: {},
          question: { stage: 'remedy' },
          turn: 0,
        }),
        seat: 0,
      },
      text: {
        en: 'The dice can be against you. Here none of your genes matches its domain: you are adapted nowhere, and could not settle anywhere. That is what Remedy is for: one compartment of your choice takes the colour of its domain.\n\nLook at your niches: one of them has only the letter C.',
        de: 'Die Würfel können ungünstig fallen. Hier passt keines deiner Gene zu seinem Gebiet: Du bist nirgends angepasst und könntest dich nirgends ansiedeln. Dafür gibt es die Abhilfe: Ein Fach deiner Wahl nimmt die Farbe seines Gebiets an.\n\nSieh dir deine Nischen an: Auf einer steht nur der Buchstabe C.',
      },
      task: { en: 'Change compartment C of your gene pool.', de: 'Ändere das Fach C deines Genpools.' },
      moves: [[{ remedy: 'C' }]],
      otherwise: {
        en: 'That would do too, but with C one of your niches lacks only a colony: choose compartment C.',
        de: 'Auch das ginge, aber mit C fehlt einer deiner Nischen nur noch eine Kolonie: Wähle das Fach C.',
      },
      done: {
        en: 'Now you are adapted to C.',
        de: 'Jetzt bist du an C angepasst.',
      },
    },
    {
      text: {
        en: 'Then everybody settles: one colony each in turn, fifteen in all, in domains they are adapted to. A domain has nine squares, and those of adapted rivals cannot be taken.',
        de: 'Dann wird besiedelt: Reihum setzt jeder eine Kolonie, insgesamt fünfzehn, in Gebiete, an die er angepasst ist. Ein Gebiet hat neun Felder, und die Felder angepasster Gegner sind nicht zu haben.',
      },
      task: { en: 'Place your first colony in C.', de: 'Setze deine erste Kolonie in C.' },
      moves: [squaresOf('C')],
      done: {
        en: 'The niche C has lit up. The others follow one by one; those that find no square go back to your store. Then the first turn begins.',
        de: 'Die Nische C leuchtet. Die übrigen folgen eine nach der anderen; welche kein Feld finden, gehen in deinen Vorrat zurück. Dann beginnt der erste Zug.',
      },
    },
  ],
};

const evolution: Lesson = {
  id: 'evolution-square',
  title: { en: 'The Evolution Square', de: 'Das Evolutionsfeld' },
  about: { en: 'The bonus, and the end of the game.', de: 'Der Bonus und das Ende der Partie.' },
  steps: [
    {
      scene: {
        position: position({
          players: [
            { genePool: 'OOLLGGYY', stage: 13, counter: 31, niches: ['AB'] },
            { ...RIVAL, stage: 12, niches: ['EF'] },
          ],
          domains: 'OOLGG.LL',
          colonies: { A: '1........', B: '..1......', D: '.2.......', F: '2........' },
          question: { stage: 'begin' },
        }),
        seat: 0,
      },
      text: {
        en: 'The Evolution Square cannot be passed while it is free: every move ends there. It gives a stage as a bonus, then niches count as on any Survival square; after that all your niches and mutation cards are exchanged.\n\nYou are two stages from the Pleistocene.',
        de: 'Am freien Evolutionsfeld kommt niemand vorbei: Jeder Zug endet dort. Du bekommst eine Stufe als Bonus, dann zählen Nischen wie auf jedem Überlebensfeld; danach werden alle deine Nischen und Mutationskarten ausgetauscht.\n\nDir fehlen zwei Stufen bis zum Pleistozän.',
      },
      task: { en: 'Roll: any number leads there.', de: 'Würfle: Jede Zahl führt dorthin.' },
      moves: [['roll']],
      done: { en: 'The bonus has brought you to the Pliocene.', de: 'Der Bonus hat dich ins Pliozän gebracht.' },
    },
    {
      text: {
        en: 'One stage is left, and one niche is lit. The first player to enter the Pleistocene wins at once.',
        de: 'Eine Stufe fehlt, und eine Nische leuchtet. Wer zuerst das Pleistozän erreicht, gewinnt sofort.',
      },
      task: { en: 'Win the game.', de: 'Gewinne die Partie.' },
      moves: [[{ survive: [1] }]],
      otherwise: { en: 'Return the niche AB.', de: 'Gib die Nische AB ab.' },
      done: {
        en: 'That is all you need. Begin with an easy game against bots; the hints say what the strong bot would do, and why.',
        de: 'Mehr brauchst du nicht. Beginne mit einer leichten Partie gegen Bots; die Tipps sagen, was der starke Bot tun würde und warum.',
      },
    },
  ],
};

export const lessons: readonly Lesson[] = [domains, niches, moving, mutation, settingUp, evolution];
