/** Challenges of The Evolution Game: positions with a goal, easiest first; some of them from games that bots played. */
import type { Attempt, Challenge, Verdict } from '../../../kit/learning.ts';
import { colonyCount, establishedNiches } from '../rules/adaptation.ts';
import { BITS, DOMAINS } from '../rules/components.ts';
import type { GameEvent } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { RIVAL, position } from './positions.ts';

type Judge = Challenge<State, GameEvent>['judge'];
type OfGame = Attempt<State, GameEvent>;

/** Met as soon as a condition holds; missed if the player has given this many answers, or the turn is over, before it does. */
const within =
  (most: number, holds: (attempt: OfGame) => boolean): Judge =>
  (attempt): Verdict => {
    if (holds(attempt)) return 'met';
    const isOver = attempt.state.turn !== attempt.start.turn || attempt.answers >= most;
    return isOver ? 'missed' : 'open';
  };

const stagesGained = ({ start, state, seat }: OfGame): number => state.stage[seat]! - start.stage[seat]!;
const established = ({ state, seat }: OfGame): number => BITS[establishedNiches(state, seat)]!;

/** The domains where the rival had colonies and no longer has any. */
const cleared = ({ start, state, seat }: OfGame): number => {
  const rival = 1 - seat;
  const isCleared = (_: unknown, domain: number): boolean =>
    colonyCount(start, rival, domain) > 0 && colonyCount(state, rival, domain) === 0;
  return Array.from({ length: DOMAINS }).filter(isCleared).length;
};

export const challenges: readonly Challenge<State, GameEvent>[] = [
  {
    id: 'first-things-first',
    title: { en: 'First things first', de: 'Das Wichtigste zuerst' },
    difficulty: 1,
    odds: { random: 0.2, led: 0.75 },
    scene: {
      position: position({
        turn: 41,
        players: [
          { genePool: 'YLOGLOGL', stage: 12, counter: 0, niches: ['DEG'] },
          { genePool: 'YLGGLOGY', stage: 7, counter: 11, niches: ['ABD', 'DE', 'AD', 'CFH'] },
        ],
        domains: 'YL.GLYY.',
        colonies: {
          A: '111111...',
          B: '1211222..',
          C: '111111222',
          D: '1...1....',
          E: '111111...',
          F: '111.1....',
          G: '121.2.111',
          H: '12122.1..',
        },
        question: { stage: 'place', player: 2, rolled: 2, for: 'rapidSpeciation', open: 'ADE' },
      }),
      seat: 1,
    },
    goal: {
      en: 'Rapid Speciation gives you six colonies: be established in three niches after the first three.',
      de: '„Schnelle Artbildung“ gibt dir sechs Kolonien: Sei schon nach den ersten drei in drei Nischen etabliert.',
    },
    hint: {
      en: 'A second colony in the same domain completes no niche.',
      de: 'Eine zweite Kolonie im selben Gebiet vervollständigt keine Nische.',
    },
    judge: within(3, (attempt) => established(attempt) === 3),
    solution: [{ place: 'A9' }, { place: 'D2' }, { place: 'E9' }],
  },
  {
    id: 'seven-at-once',
    title: { en: 'Where to stop', de: 'Wo anhalten?' },
    difficulty: 1,
    odds: { random: 0.02, led: 0.66 },
    scene: {
      position: position({
        turn: 5,
        players: [
          { genePool: 'LOOGOGGY', stage: 0, counter: 4, niches: ['BDEG', 'ADG', 'ACH', 'BC', 'AH', 'CH', 'E'] },
          { genePool: 'LGOOYGLY', stage: 0, counter: 5, niches: ['D', 'GH', 'C', 'CDF', 'DG', 'CD', 'ABDG'] },
        ],
        domains: 'LOOG.Y..',
        colonies: {
          A: '2122111..',
          B: '....1....',
          C: '1212221..',
          D: '....1....',
          E: '111.1....',
          G: '1212221..',
          H: '21211221.',
        },
        question: { stage: 'move', rolled: 6 },
      }),
      seat: 0,
    },
    goal: { en: 'Advance seven stages this turn.', de: 'Komm in diesem Zug sieben Stufen voran.' },
    hint: {
      en: 'You need not use all of your roll, and you may return every lit niche at once.',
      de: 'Du musst deinen Wurf nicht ausschöpfen, und du darfst alle leuchtenden Nischen auf einmal abgeben.',
    },
    judge: within(2, (attempt) => stagesGained(attempt) === 7),
    solution: [{ moveTo: 8 }, { survive: [1, 2, 3, 4, 5, 6, 7] }],
  },
  {
    id: 'cards-or-colonies',
    title: { en: 'Cards or colonies', de: 'Karten oder Kolonien' },
    difficulty: 2,
    odds: { random: 0.03, led: 0.61 },
    scene: {
      position: position({
        turn: 14,
        players: [
          { genePool: 'YGYOYGGG', stage: 3, counter: 19, niches: ['BE', 'ACFH', 'ADFG', 'FG', 'BEH', 'BGH'] },
          {
            genePool: 'OYGOYLGG',
            stage: 2,
            counter: 22,
            niches: ['ADF', 'BDEG', 'G', 'DG', 'DEG', 'CD'],
            mutation: ['OG'],
          },
        ],
        domains: 'YG.O.LGG',
        colonies: {
          A: '111.1....',
          B: '1...2....',
          C: '111.1....',
          D: '212111...',
          E: '121121...',
          F: '2...2....',
          G: '111.1....',
          H: '2.11211..',
        },
        question: { stage: 'choose', player: 2, rolled: 4 },
      }),
      seat: 1,
    },
    goal: {
      en: 'Be established in four niches after two more colonies.',
      de: 'Sei nach zwei weiteren Kolonien in vier Nischen etabliert.',
    },
    hint: {
      en: 'You draw or you place, not both. Every niche that you can complete now lacks one of the same two letters.',
      de: 'Du ziehst Karten oder du setzt, nicht beides. Jeder Nische, die du jetzt vervollständigen kannst, fehlt einer von denselben zwei Buchstaben.',
    },
    judge: within(3, (attempt) => established(attempt) === 4),
    solution: ['growth', { place: 'G4' }, { place: 'C4' }],
  },
  {
    id: 'the-last-three',
    title: { en: 'The last three', de: 'Die letzten drei' },
    difficulty: 2,
    odds: { random: 0.04, led: 0.58 },
    scene: {
      position: position({
        turn: 0,
        players: [
          {
            genePool: 'OOLLGGYY',
            stage: 0,
            counter: null,
            niches: ['AB', 'BE', 'BCE', 'CFH', 'EH', 'ABD', 'FG'],
            toSettle: 3,
          },
          { ...RIVAL, stage: 0, counter: null, niches: ['EF', 'GH', 'AD', 'C', 'CD', 'F', 'BG'], toSettle: 2 },
        ],
        domains: 'O.L..G.Y',
        colonies: {
          A: '1111.....',
          C: '1111.....',
          D: '111122222',
          E: '222......',
          G: '222......',
          B: '22.......',
        },
        question: { stage: 'settle' },
      }),
      seat: 0,
    },
    goal: {
      en: 'Settle your last three colonies so that you are established in five niches.',
      de: 'Siedle deine letzten drei Kolonien so an, dass du in fünf Nischen etabliert bist.',
    },
    hint: {
      en: 'A colony in a domain where you already have one completes no niche. Which three letters are missing most often?',
      de: 'Eine Kolonie in einem Gebiet, in dem du schon eine hast, vervollständigt keine Nische. Welche drei Buchstaben fehlen am häufigsten?',
    },
    judge: within(3, (attempt) => established(attempt) === 5),
    solution: [{ place: 'B5' }, { place: 'E5' }, { place: 'H5' }],
  },
  {
    id: 'five-colonies',
    title: { en: 'Five colonies', de: 'Fünf Kolonien' },
    difficulty: 2,
    odds: { random: 0, led: 0.42 },
    scene: {
      position: position({
        players: [{ genePool: 'OOLLGGYY', stage: 2, counter: 3, niches: ['AB', 'BE', 'CD', 'CFH', 'H', 'ACH'] }, RIVAL],
        domains: 'OOLGG.LY',
        colonies: {
          A: '1........',
          B: '222222222',
          C: '222222222',
          D: '.2.......',
          E: '22.......',
          F: '22.......',
          H: '222......',
        },
        question: { stage: 'place', rolled: 6, for: 'growth', left: 6 },
      }),
      seat: 0,
    },
    goal: {
      en: 'Be established in five niches after your next five colonies.',
      de: 'Sei nach deinen nächsten fünf Kolonien in fünf Nischen etabliert.',
    },
    hint: {
      en: 'A full domain is open to you if the rival there is not adapted to it.',
      de: 'Ein volles Gebiet steht dir offen, wenn der Gegner dort nicht angepasst ist.',
    },
    judge: within(5, (attempt) => established(attempt) === 5),
    solution: [{ place: 'B1' }, { place: 'C1' }, { place: 'E1' }, { place: 'F5' }, { place: 'H1' }],
  },
  {
    id: 'a-chain-of-three',
    title: { en: 'A chain of three', de: 'Eine Kette aus drei Karten' },
    difficulty: 3,
    odds: { random: 0, led: 0.42 },
    scene: {
      position: position({
        players: [
          {
            genePool: 'OLLOOGYY',
            stage: 7,
            counter: 15,
            niches: ['AD', 'DE', 'BCE', 'F'],
            mutation: ['OY', 'GY', 'OG', 'LY'],
          },
          { ...RIVAL, niches: ['EF', 'DG', 'GH'] },
        ],
        domains: 'OLLYLYGG',
        colonies: {
          A: '1...2....',
          B: '1........',
          C: '..1......',
          D: '12.......',
          E: '.11......',
          F: '1...2....',
          H: '222......',
        },
        question: { stage: 'begin' },
      }),
      seat: 0,
      seed: 2,
    },
    goal: { en: 'Advance three stages this turn.', de: 'Komm in diesem Zug drei Stufen voran.' },
    hint: {
      en: 'A Survival square is next. Two compartments need all four cards between them.',
      de: 'Das nächste Feld ist ein Überlebensfeld. Zwei Fächer brauchen zusammen alle vier Karten.',
    },
    judge: within(5, (attempt) => stagesGained(attempt) === 3),
    solution: [
      { adapt: 'D', with: ['OY'] },
      { adapt: 'E', with: ['OG', 'GY', 'LY'] },
      'roll',
      { moveTo: 16 },
      { survive: [1, 2, 3] },
    ],
  },
  {
    id: 'two-new-shores',
    title: { en: 'Two new shores', de: 'Zwei neue Ufer' },
    difficulty: 3,
    odds: { random: 0.15, led: 0.12 },
    scene: {
      position: position({
        turn: 42,
        players: [
          { genePool: 'LYLYOLOL', stage: 14, counter: 11, niches: [], mutation: ['OG'] },
          { genePool: 'LYLYOYOL', stage: 4, counter: 4, niches: ['BC', 'ACF', 'D', 'G', 'BCE'], mutation: ['OLG'] },
        ],
        domains: '.YLYOOOL',
        colonies: {
          A: '111111...',
          B: '111111...',
          C: '111111...',
          D: '111111...',
          E: '2221211..',
          F: '212222.2.',
          G: '1122122..',
          H: '111.1222.',
        },
        question: { stage: 'place', player: 2, rolled: 2, for: 'colonisation', open: 'ABCD' },
      }),
      seat: 1,
    },
    goal: {
      en: 'Colonisation opens new domains to you: be established in three niches after two colonies.',
      de: '„Besiedlung“ öffnet dir neue Gebiete: Sei nach zwei Kolonien in drei Nischen etabliert.',
    },
    hint: {
      en: 'You are established in G already. Which two letters complete two more niches?',
      de: 'In G bist du schon etabliert. Welche zwei Buchstaben vervollständigen zwei weitere Nischen?',
    },
    judge: within(2, (attempt) => established(attempt) === 3),
    solution: [{ place: 'B9' }, { place: 'C7' }],
  },
  {
    id: 'stop-or-go-on',
    title: { en: 'Stop or go on', de: 'Anhalten oder weitergehen' },
    difficulty: 3,
    odds: { random: 0.14, led: 0.11 },
    scene: {
      position: position({
        players: [
          { genePool: 'OOLLGGYY', stage: 6, counter: 6, niches: ['AB', 'CD', 'BCE', 'H'] },
          { ...RIVAL, counter: 22, niches: ['EF', 'DG', 'AD'] },
        ],
        domains: 'OOLLG.LL',
        colonies: {
          A: '1........',
          B: '..1......',
          C: '222222222',
          D: '1........',
          E: '1........',
          F: '2........',
        },
        question: { stage: 'move', rolled: 3 },
      }),
      seat: 0,
    },
    goal: {
      en: 'Be established in three niches before your turn ends.',
      de: 'Sei noch in diesem Zug in drei Nischen etabliert.',
    },
    hint: {
      en: 'A niche that you return no longer counts for this goal. What does the other square offer?',
      de: 'Eine Nische, die du abgibst, zählt für dieses Ziel nicht mehr. Was bietet das andere Feld?',
    },
    judge: within(4, (attempt) => established(attempt) === 3),
    solution: [{ moveTo: 9 }, { place: 'C5' }],
  },
  {
    id: 'six-stages',
    title: { en: 'Six stages at once', de: 'Sechs Stufen auf einmal' },
    difficulty: 4,
    odds: { random: 0, led: 0.22 },
    scene: {
      position: position({
        players: [
          {
            genePool: 'OOLLGGYY',
            stage: 5,
            counter: 31,
            niches: ['AH', 'BCE', 'D', 'BC', 'DE'],
            mutation: ['OL', 'OG', 'LY', 'LGY', 'LG', 'OY'],
          },
          { ...RIVAL, niches: ['EF', 'DG', 'AD'] },
        ],
        domains: 'LGYGL.YO',
        colonies: {
          A: '1........',
          B: '1........',
          C: '.1.......',
          D: '12.......',
          E: '1........',
          F: '2........',
          H: '1........',
        },
        question: { stage: 'begin' },
      }),
      seat: 0,
    },
    goal: { en: 'Advance six stages this turn.', de: 'Komm in diesem Zug sechs Stufen voran.' },
    hint: {
      en: 'The Evolution Square is next, whatever you roll. Six cards, six compartments: one card each.',
      de: 'Das Evolutionsfeld ist das nächste, was immer du würfelst. Sechs Karten, sechs Fächer: für jedes eine.',
    },
    judge: within(8, (attempt) => stagesGained(attempt) === 6),
    solution: [
      { adapt: 'A', with: ['OL'] },
      { adapt: 'B', with: ['OG'] },
      { adapt: 'C', with: ['LY'] },
      { adapt: 'D', with: ['LGY'] },
      { adapt: 'E', with: ['LG'] },
      { adapt: 'H', with: ['OY'] },
      'roll',
      { survive: [1, 2, 3, 4, 5] },
    ],
  },
  {
    id: 'two-cards-for-one',
    title: { en: 'Two cards for one', de: 'Zwei Karten statt einer' },
    difficulty: 4,
    odds: { random: 0.13, led: 0.09 },
    scene: {
      position: position({
        players: [
          { genePool: 'OOOOGGYY', stage: 13, counter: 31, niches: ['CD'], mutation: ['OLY', 'OG', 'LG'] },
          { ...RIVAL, stage: 14, counter: 28, niches: [] },
        ],
        domains: 'OOLYG.YY',
        colonies: { C: '1........', D: '.2..1....', F: '2........' },
        question: { stage: 'begin' },
      }),
      seat: 0,
    },
    goal: { en: 'Win the game this turn.', de: 'Gewinne die Partie in diesem Zug.' },
    hint: {
      en: 'One card fits both compartments. Only one of them can do without it.',
      de: 'Eine Karte taugt für beide Fächer. Nur eines von beiden kommt ohne sie aus.',
    },
    judge: within(4, ({ state, seat }) => state.winner === seat),
    solution: [{ adapt: 'C', with: ['OG', 'LG'] }, { adapt: 'D', with: ['OLY'] }, 'roll', { survive: [1] }],
  },
  {
    id: 'not-a-card-too-many',
    title: { en: 'Not a card too many', de: 'Keine Karte zu viel' },
    difficulty: 5,
    odds: { random: 0, led: 0.05 },
    scene: {
      position: position({
        players: [
          {
            genePool: 'OOLOGGYY',
            stage: 13,
            counter: 31,
            niches: ['ABDG'],
            mutation: ['OG', 'OG', 'OG', 'LG', 'GY', 'OLGY'],
          },
          { ...RIVAL, stage: 14, counter: 28, niches: [] },
        ],
        domains: 'LYLGG.OL',
        colonies: {
          A: '1........',
          B: '1........',
          C: '1........',
          D: '.2..1....',
          F: '2........',
          G: '...1.....',
        },
        question: { stage: 'begin' },
      }),
      seat: 0,
    },
    goal: { en: 'Win the game this turn.', de: 'Gewinne die Partie in diesem Zug.' },
    hint: {
      en: 'All six cards are needed. Check for each compartment which cards could serve it, and begin with the one that has the fewest.',
      de: 'Alle sechs Karten werden gebraucht. Prüfe bei jedem Fach, welche Karten infrage kommen, und beginne mit dem, für das es die wenigsten gibt.',
    },
    judge: within(6, ({ state, seat }) => state.winner === seat),
    solution: [
      { adapt: 'G', with: ['OLGY'] },
      { adapt: 'A', with: ['OG', 'LG'] },
      { adapt: 'B', with: ['OG', 'GY'] },
      { adapt: 'D', with: ['OG'] },
      'roll',
      { survive: [1] },
    ],
  },
  {
    id: 'driven-out',
    title: { en: 'Driven out', de: 'Vertrieben' },
    difficulty: 5,
    odds: { random: 0, led: 0 },
    scene: {
      position: position({
        players: [
          { genePool: 'OOLLGGYY', stage: 5, counter: 9, niches: ['AH', 'BCE', 'D', 'BC', 'DE'] },
          { ...RIVAL, niches: ['EF', 'DG', 'AD'] },
        ],
        domains: 'OOLYG.YL',
        colonies: {
          A: '22..2....',
          B: '2...12...',
          C: '222.2....',
          D: '....2....',
          E: '2..12....',
          F: '1...2....',
          G: '.222.2...',
          H: '.2.......',
        },
        question: { stage: 'place', rolled: 6, for: 'growth', left: 6 },
      }),
      seat: 0,
    },
    goal: {
      en: 'Drive the rival out of two domains completely with your next four colonies.',
      de: 'Vertreibe den Gegner mit deinen nächsten vier Kolonien vollständig aus zwei Gebieten.',
    },
    hint: {
      en: 'You can supplant only where you are adapted and the rival is not. Count the colonies there.',
      de: 'Verdrängen kannst du nur, wo du angepasst bist und der Gegner nicht. Zähle dort die Kolonien.',
    },
    judge: within(4, (attempt) => cleared(attempt) === 2),
    solution: [{ place: 'B1' }, { place: 'B6' }, { place: 'E1' }, { place: 'E5' }],
  },
];
