/** Challenges: positions with a goal, easiest first. In all of them the others have passed: it is for the player alone. */
import type { Attempt, Challenge, Verdict } from '../../../kit/learning.ts';
import type { GameEvent } from '../rules/chance.ts';
import type { Position } from '../rules/notation/position.ts';
import type { State } from '../rules/state.ts';
import { controlled, totalOf } from '../rules/table.ts';

const position = (rest: Partial<Position> & Pick<Position, 'players'>): Position => ({
  format: 'card-game position 1',
  biome: 'Savannah A',
  next: 'Forest',
  ...rest,
});

/** The goal must be met in this round, with so many answers at most. */
const within =
  (most: number, isMet: (s: State) => boolean) =>
  ({ start, state, answers }: Attempt<State, GameEvent>): Verdict => {
    if (state.over || state.round > start.round) return 'missed';
    return isMet(state) ? 'met' : answers >= most ? 'missed' : 'open';
  };

export const challenges: readonly Challenge<State, GameEvent>[] = [
  {
    id: 'from-last-to-first',
    title: { en: 'From last to first', de: 'Vom Letzten zum Ersten' },
    scene: {
      seat: 0,
      position: position({
        players: [
          {
            hand: ['insect-10', 'reptile-07', 'bird-04', 'arachnid-05', 'event-pack-hunting-1'],
            table: ['reptile-13'],
          },
          { table: ['mammal-01', 'mammal-06'], passed: true },
          { table: ['amphibian-02', 'amphibian-05'], passed: true },
        ],
      }),
    },
    goal: {
      en: 'Be first in the food chain, alone, with just two cards.',
      de: 'Werde mit nur zwei Karten allein Erster in der Nahrungskette.',
    },
    hint: {
      en: 'What you take from the leader counts as much as what you add.',
      de: 'Was du dem Führenden nimmst, zählt so viel wie das, was du dazulegst.',
    },
    difficulty: 1,
    odds: { random: 0.23, led: 0.19 },
    judge: within(4, (s) => {
      const played = s.tables[0]!.length - 1;
      return played === 2 && s.left === 0 && [1, 2].every((player) => totalOf(s, 0) > totalOf(s, player));
    }),
    solution: [{ play: 'insect-10' }, { target: 'mammal-01' }, { play: 'event-pack-hunting-1' }],
  },
  {
    id: 'last-biome',
    title: { en: 'The last biome', de: 'Das letzte Biom' },
    scene: {
      seat: 0,
      position: position({
        biome: 'Sea',
        next: null,
        gone: [
          'Wetland A',
          'Wetland B',
          'Savannah A',
          'Savannah B',
          'Jungle',
          'Forest',
          'Desert',
          'Mountain',
          'Tundra A',
          'Tundra B',
          'Tundra C',
        ],
        players: [
          {
            hand: ['amphibian-09', 'insect-14', 'event-niche-1', 'mammal-07'],
            table: ['amphibian-04'],
            vps: 40,
            space: 3,
            elements: ['meat'],
          },
          { table: ['insect-01', 'insect-08'], vps: 49, space: 3, elements: ['grass', 'grub', 'sun'], passed: true },
          { table: ['bird-09'], vps: 45, space: 3, elements: ['seed', 'water'], passed: true },
        ],
      }),
    },
    goal: { en: 'Win the game.', de: 'Gewinne die Partie.' },
    hint: {
      en: 'The water card is worth 2 VPs here, every other card 1. Niche scores at once: it is best played last.',
      de: 'Die Wasserkarte bringt hier 2 SP, jede andere 1. „Nische“ wertet sofort: Spiele sie am besten zuletzt.',
    },
    difficulty: 2,
    odds: { random: 0.03, led: 0.33 },
    judge: ({ state }): Verdict => {
      if (!state.over) return 'open';
      return [1, 2].every((player) => state.vps[0]! > state.vps[player]!) ? 'met' : 'missed';
    },
    solution: [{ play: 'amphibian-09' }, { play: 'insect-14' }, { play: 'mammal-07' }, { play: 'event-niche-1' }],
  },
  {
    id: 'three-at-once',
    title: { en: 'Three at once', de: 'Drei auf einen Streich' },
    scene: {
      seat: 0,
      position: position({
        biome: 'Tundra B',
        players: [
          {
            hand: ['insect-13', 'insect-09', 'arachnid-11', 'mammal-13', 'bird-11', 'amphibian-11'],
            table: ['mammal-12'],
            elements: ['meat'],
          },
          { table: ['insect-04', 'arachnid-09'], elements: ['grass', 'grub'], passed: true },
          { table: ['amphibian-05', 'bird-04'], elements: ['seed', 'sun', 'water'], passed: true },
        ],
      }),
    },
    goal: {
      en: 'Control at least three Element cards after playing a single card.',
      de: 'Hole dir mit einer einzigen Karte mindestens drei Elementkarten.',
    },
    hint: {
      en: 'Your Fox already shows meat and seed: one more seed is enough there. Which card brings it, and wins another element alone?',
      de: 'Dein Fuchs zeigt schon Fleisch und Samen: Dort reicht ein weiterer Samen. Welche Karte bringt ihn und gewinnt allein noch ein Element?',
    },
    difficulty: 3,
    odds: { random: 0.19, led: 0.06 },
    judge: within(1, (s) => controlled(s, 0) >= 3),
    solution: [{ play: 'insect-13' }],
  },
  {
    id: 'clean-sweep',
    title: { en: 'A clean sweep', de: 'Reiner Tisch' },
    scene: {
      seat: 0,
      position: position({
        biome: 'Jungle',
        players: [
          { hand: ['event-disease-1', 'event-predation-1', 'reptile-10', 'bird-07'], table: ['insect-06'] },
          {
            table: [{ card: 'bird-02', endangered: true }, 'bird-05', 'insect-03'],
            elements: ['seed', 'grub'],
            passed: true,
          },
          { table: ['bird-13', { card: 'reptile-05', endangered: true }], elements: ['sun'], passed: true },
        ],
      }),
    },
    goal: {
      en: 'Leave the others without a single healthy animal.',
      de: 'Lass den anderen kein gesundes Tier.',
    },
    hint: {
      en: 'Disease hits every animal of a class at once, yours too: which class, and what do you play after it?',
      de: '„Krankheit“ trifft alle Tiere einer Klasse zugleich, auch deine: Welche Klasse wählst du, und was spielst du danach?',
    },
    difficulty: 4,
    odds: { random: 0.02, led: 0.06 },
    judge: within(4, (s) => s.left === 0 && [1, 2].every((player) => s.tables[player]!.every((piece) => piece >= 128))),
    solution: [{ play: 'event-disease-1' }, { class: 'bird' }, { play: 'reptile-10' }, { target: 'insect-03' }],
  },
];
