/** Challenges of The Evolution Game: positions with a goal, easiest first. */
import type { Attempt, Challenge, Verdict } from '../../../kit/learning.ts';
import { establishedNiches, isAdapted } from '../rules/adaptation.ts';
import { BEGIN, BITS } from '../rules/components.ts';
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
    id: 'here-or-there',
    title: { en: 'Here or there', de: 'Hier oder dort' },
    difficulty: 1,
    odds: { random: 0.09, led: 0.72 },
    scene: {
      position: position({
        players: [
          { genePool: 'OOLLGGYY', stage: 6, counter: 21, niches: ['AB', 'CD', 'H', 'E'] },
          { ...RIVAL, counter: 22 },
        ],
        domains: 'OOLGG.LL',
        colonies: { A: '1........', B: '..1......', D: '.2.......', E: '1........', F: '21.......' },
        question: { stage: 'move', rolled: 5 },
      }),
      seat: 0,
    },
    goal: { en: 'Advance two stages this turn.', de: 'Komm in diesem Zug zwei Stufen voran.' },
    hint: {
      en: 'See which niches are lit, and where they count.',
      de: 'Sieh nach, welche Nischen leuchten und wo sie zählen.',
    },
    judge: within(2, (attempt) => stagesGained(attempt) === 2),
    solution: [{ moveTo: 24 }, { survive: [1, 4] }],
  },
  {
    id: 'two-colonies-two-niches',
    title: { en: 'Two colonies, two niches', de: 'Zwei Kolonien, zwei Nischen' },
    difficulty: 2,
    odds: { random: 0.2, led: 0.76 },
    scene: {
      position: position({
        players: [{ genePool: 'OOLLGGYY', stage: 6, counter: 3, niches: ['AB', 'BE', 'ACF', 'AH'] }, RIVAL],
        domains: 'OOLGG.LL',
        colonies: { A: '1........', D: '.2.......', E: '22.......', F: '21.......' },
        question: { stage: 'place', rolled: 3, for: 'growth', left: 2 },
      }),
      seat: 0,
    },
    goal: {
      en: 'Place two colonies so that you are established in two niches.',
      de: 'Setze zwei Kolonien so, dass du in zwei Nischen etabliert bist.',
    },
    hint: {
      en: 'One domain serves two of your niches. A square need not be free.',
      de: 'Ein Gebiet kommt in zwei deiner Nischen vor. Ein Feld muss nicht frei sein.',
    },
    judge: within(2, (attempt) => attempt.answers === 2 && established(attempt) === 2),
    solution: [{ place: 'B5' }, { place: 'E1' }],
  },
  {
    id: 'what-the-square-offers',
    title: { en: 'What the square offers', de: 'Was das Feld bietet' },
    difficulty: 2,
    odds: { random: 0.17, led: 0.7 },
    scene: {
      position: position({
        players: [{ genePool: 'OOLLGGYY', stage: 10, counter: 6, niches: ['BE', 'H'], mutation: ['OL'] }, RIVAL],
        domains: 'OOLGG.LL',
        colonies: { A: '1........', B: '1........', D: '.2.......', F: '21.......' },
        question: { stage: 'choose', rolled: 1 },
      }),
      seat: 0,
    },
    goal: {
      en: 'Be established in a niche at the end of your turn: the next Survival square is two squares away.',
      de: 'Sei am Ende deines Zuges in einer Nische etabliert: Das nächste Überlebensfeld ist zwei Felder entfernt.',
    },
    judge: within(2, (attempt) => established(attempt) > 0),
    solution: ['growth', { place: 'E5' }],
  },
  {
    id: 'now-or-never',
    title: { en: 'Now or never', de: 'Jetzt oder nie' },
    difficulty: 3,
    odds: { random: 0.13, led: 0.66 },
    scene: {
      position: position({
        players: [
          { genePool: 'OOOOGGYY', stage: 13, counter: 31, niches: ['CD'], mutation: ['OLG', 'OL'] },
          { ...RIVAL, stage: 14, counter: 28, niches: [] },
        ],
        domains: 'OOLGG.LL',
        colonies: { C: '1........', D: '.2..1....', F: '2........' },
        question: { stage: 'begin' },
      }),
      seat: 0,
    },
    goal: { en: 'Win the game this turn.', de: 'Gewinne die Partie in diesem Zug.' },
    hint: {
      en: 'Both cards fit one of the compartments. Only one fits the other.',
      de: 'Für das eine Fach taugen beide Karten, für das andere nur eine.',
    },
    judge: within(4, ({ state, seat }) => state.winner === seat),
    solution: [{ adapt: 'C', with: ['OL'] }, { adapt: 'D', with: ['OLG'] }, 'roll', { survive: [1] }],
  },
  {
    id: 'four-cards-four-domains',
    title: { en: 'Four cards, four domains', de: 'Vier Karten, vier Gebiete' },
    difficulty: 4,
    odds: { random: 0.15, led: 0.7 },
    scene: {
      position: position({
        players: [
          { genePool: 'OOLYGGYY', stage: 8, counter: 9, niches: ['AB', 'CD', 'H'], mutation: ['OL', 'OG', 'LG', 'LY'] },
          { ...RIVAL, niches: ['EF', 'GH', 'AD'] },
        ],
        domains: 'GLGLG.YY',
        colonies: { A: '1........', B: '1........', C: '1........', D: '12.......', F: '2........' },
        question: { stage: 'begin' },
      }),
      seat: 0,
    },
    goal: { en: 'Adapt to A, B, C and D before you roll.', de: 'Passe dich vor dem Wurf an A, B, C und D an.' },
    hint: {
      en: 'Four cards, four compartments: no chain may be longer than one card.',
      de: 'Vier Karten, vier Fächer: Keine Kette darf länger als eine Karte sein.',
    },
    judge: within(
      4,
      ({ state, seat }) => state.question === BEGIN && [0, 1, 2, 3].every((d) => isAdapted(state, seat, d)),
    ),
    solution: [
      { adapt: 'A', with: ['OG'] },
      { adapt: 'B', with: ['OL'] },
      { adapt: 'C', with: ['LG'] },
      { adapt: 'D', with: ['LY'] },
    ],
  },
];
