/** Challenges of The Evolution Game: positions with a goal, easiest first. */
import type { Attempt, Challenge, Verdict } from '../../../kit/learning.ts';
import { establishedNiches } from '../rules/adaptation.ts';
import { BITS } from '../rules/components.ts';
import type { GameEvent } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { RIVAL, position } from './positions.ts';

type Judge = Challenge<State, GameEvent>['judge'];
type OfGame = Attempt<State, GameEvent>;

/** Met as soon as something holds; missed once the player has given so many answers, or the turn is over, without it. */
const within =
  (most: number, holds: (attempt: OfGame) => boolean): Judge =>
  (attempt): Verdict => {
    if (holds(attempt)) return 'met';
    const isOver = attempt.state.turn !== attempt.start.turn || attempt.answers >= most;
    return isOver ? 'missed' : 'open';
  };

const stagesGained = ({ start, state, seat }: OfGame): number => state.stage[seat]! - start.stage[seat]!;
const established = ({ state, seat }: OfGame): number => BITS[establishedNiches(state, seat)]!;

export const challenges: readonly Challenge<State, GameEvent>[] = [
  {
    id: 'five-colonies',
    title: { en: 'Five colonies', de: 'Fünf Kolonien' },
    difficulty: 1,
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
    id: 'stop-or-go-on',
    title: { en: 'Stop or go on', de: 'Anhalten oder weitergehen' },
    difficulty: 2,
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
      en: 'A niche returned today may cost two tomorrow.',
      de: 'Eine Nische, die du heute zurückgibst, kann dich morgen zwei kosten.',
    },
    judge: within(4, (attempt) => established(attempt) === 3),
    solution: [{ moveTo: 9 }, { place: 'C5' }],
  },
  {
    id: 'six-stages',
    title: { en: 'Six stages at once', de: 'Sechs Stufen auf einmal' },
    difficulty: 3,
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
      de: 'Das Evolutionsfeld ist das nächste, was immer du wirfst. Sechs Karten, sechs Fächer: für jedes eine.',
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
      en: 'All six cards are needed. Ask of every compartment which cards could serve it, and begin with the one that has least choice.',
      de: 'Alle sechs Karten werden gebraucht. Frag bei jedem Fach, welche Karten ihm dienen könnten, und beginne mit dem, das am wenigsten Auswahl hat.',
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
];
