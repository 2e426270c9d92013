/**
 * Challenges: positions with a goal, easiest first; most of them from games that bots played. In all but one the others have passed, so that
 * the player is alone.
 */
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

/** The goal must be met in this round, with at most this many answers. */
const within =
  (most: number, isMet: (s: State) => boolean) =>
  ({ start, state, answers }: Attempt<State, GameEvent>): Verdict => {
    if (state.over || state.round > start.round) return 'missed';
    return isMet(state) ? 'met' : answers >= most ? 'missed' : 'open';
  };

/** The goal is judged when the round has been scored. */
const atRoundEnd =
  (isMet: (attempt: Attempt<State, GameEvent>) => boolean) =>
  (attempt: Attempt<State, GameEvent>): Verdict => {
    const { start, state } = attempt;
    if (!state.over && state.round === start.round) return 'open';
    return isMet(attempt) ? 'met' : 'missed';
  };

const vpsGained = ({ start, state }: Attempt<State, GameEvent>, player: number): number =>
  state.vps[player]! - start.vps[player]!;

/** Whether a player has more of something than each of the others. */
const hasMost = (of: readonly number[], player: number): boolean =>
  of.every((value, other) => other === player || value < of[player]!);

/** Alone in first place of the food chain and alone with the most Element cards, with this many cards played. */
const isFirstInBoth = ({ state, seat, events }: Attempt<State, GameEvent>, most: number): boolean => {
  const played = events.filter((e) => e.event === 'played' && e.player === seat).length;
  const cards = state.hands.map((_, player) => controlled(state, player));
  const isFirst = events.some((e) => e.event === 'round over' && hasMost(e.totals, seat));
  return played <= most && isFirst && hasMost(cards, seat);
};

export const challenges: readonly Challenge<State, GameEvent>[] = [
  {
    id: 'one-card-is-enough',
    title: { en: 'One card is enough', de: 'Eine Karte genügt' },
    scene: {
      seat: 2,
      position: position({
        biome: 'Savannah B',
        gone: ['Jungle', 'Tundra A'],
        players: [
          { table: ['mammal-12'], vps: 9, elements: ['meat', 'seed'], passed: true },
          { table: ['arachnid-02', 'reptile-07'], vps: 4, space: 2, elements: ['grub', 'sun'], passed: true },
          {
            hand: ['mammal-01', 'bird-10', 'mammal-15', 'amphibian-01', 'arachnid-14'],
            table: ['reptile-02', 'amphibian-12'],
            vps: 4,
            space: 2,
            elements: ['grass', 'water'],
          },
        ],
        at: { question: 'turn', player: 2 },
      }),
    },
    goal: {
      en: 'Play just one card this round, and still be alone in first place in the food chain, with more Element cards than anyone else.',
      de: 'Spiele in dieser Runde nur eine Karte und sei trotzdem allein Erster in der Nahrungskette, mit mehr Elementkarten als alle anderen.',
    },
    hint: {
      en: 'Two of your cards make you first without winning an Element card, two win one without making you first. The fifth does both; then pass.',
      de: 'Zwei deiner Karten machen dich zum Ersten, holen aber keine Elementkarte; zwei holen eine, machen dich aber nicht zum Ersten. Die fünfte schafft beides; passe danach.',
    },
    difficulty: 1,
    odds: { random: 0.03, led: 0.63 },
    judge: atRoundEnd((attempt) => isFirstInBoth(attempt, 1)),
    solution: [{ play: 'mammal-15' }, 'pass'],
  },
  {
    id: 'bitter-medicine',
    title: { en: 'Bitter medicine', de: 'Bittere Medizin' },
    scene: {
      seat: 0,
      position: position({
        biome: 'Wetland B',
        next: 'Tundra B',
        gone: [
          'Savannah A',
          'Forest',
          'Savannah B',
          'Jungle',
          'Wetland A',
          'Mountain',
          'Desert',
          'Tundra A',
          'Tundra C',
        ],
        players: [
          {
            hand: ['bird-05', 'mammal-14', 'event-disease-1', 'mammal-15'],
            table: ['amphibian-14', 'amphibian-01', 'bird-03', 'mammal-12', 'arachnid-06'],
            vps: 36,
            elements: ['sun'],
          },
          {
            table: [
              { card: 'bird-11', endangered: true },
              { card: 'amphibian-05', endangered: true },
              'amphibian-11',
              'mammal-13',
              'bird-02',
            ],
            vps: 39,
            space: 2,
            elements: ['meat', 'seed', 'water'],
            passed: true,
          },
          {
            table: ['reptile-09', 'amphibian-13', 'insect-05'],
            vps: 41,
            space: 3,
            elements: ['grass', 'grub'],
            passed: true,
          },
        ],
      }),
    },
    goal: {
      en: 'Score at least 9 victory points in this round.',
      de: 'Hol in dieser Runde mindestens 9 Siegpunkte.',
    },
    hint: {
      en: 'Seven for first place are safe. Disease hits you as well: which element can you win if it strikes where your rival has most?',
      de: 'Sieben für den ersten Platz sind sicher. „Krankheit“ trifft auch dich: Welches Element kannst du gewinnen, wenn sie dort zuschlägt, wo dein Gegner am meisten hat?',
    },
    difficulty: 1,
    odds: { random: 0.08, led: 0.58 },
    judge: atRoundEnd((attempt) => vpsGained(attempt, 0) >= 9),
    solution: [{ play: 'bird-05' }, { play: 'event-disease-1' }, { class: 'bird' }, 'pass'],
  },
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
      en: 'Be alone in first place in the food chain with just two cards.',
      de: 'Werde mit nur zwei Karten allein Erster in der Nahrungskette.',
    },
    hint: {
      en: 'What you take from the leader counts as much as what you add.',
      de: 'Was du dem Führenden nimmst, zählt so viel wie das, was du dazulegst.',
    },
    difficulty: 2,
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
    difficulty: 2,
    odds: { random: 0.19, led: 0.06 },
    judge: within(1, (s) => controlled(s, 0) >= 3),
    solution: [{ play: 'insect-13' }],
  },
  {
    id: 'crumbs-for-the-leader',
    title: { en: 'Crumbs for the leader', de: 'Krümel für den Führenden' },
    scene: {
      seat: 0,
      position: position({
        next: 'Sea',
        gone: [
          'Wetland A',
          'Tundra C',
          'Jungle',
          'Desert',
          'Tundra B',
          'Mountain',
          'Savannah B',
          'Wetland B',
          'Forest',
          'Tundra A',
        ],
        players: [
          {
            hand: ['mammal-03', 'insect-03', 'bird-03', 'reptile-13'],
            table: ['insect-02', 'reptile-02', 'reptile-01', 'amphibian-03'],
            vps: 43,
            space: 2,
          },
          {
            table: ['insect-11', 'arachnid-06', 'amphibian-01'],
            vps: 38,
            space: 3,
            elements: ['grass', 'grub', 'seed'],
            passed: true,
          },
          {
            table: ['mammal-11', 'reptile-11'],
            vps: 44,
            space: 2,
            elements: ['meat', 'sun', 'water'],
            passed: true,
          },
        ],
      }),
    },
    goal: {
      en: 'The leader has 44 victory points: make sure they score no more than 1 in this round.',
      de: 'Der Führende hat 44 Siegpunkte: Lass ihn in dieser Runde höchstens 1 bekommen.',
    },
    hint: {
      en: 'First place is yours already. The leader scores for third place, for sun and for having the most Element cards.',
      de: 'Den ersten Platz hast du schon. Der Führende bekommt SP für den dritten Platz, für Sonne und für die meisten Elementkarten.',
    },
    difficulty: 3,
    odds: { random: 0.11, led: 0.11 },
    judge: atRoundEnd((attempt) => vpsGained(attempt, 2) <= 1),
    solution: [{ play: 'bird-03' }, { play: 'reptile-13' }, 'pass'],
  },
  {
    id: 'two-cards-two-crowns',
    title: { en: 'Two cards, two crowns', de: 'Zwei Karten, zwei Kronen' },
    scene: {
      seat: 1,
      position: position({
        biome: 'Savannah B',
        next: 'Wetland B',
        gone: ['Tundra B', 'Savannah A', 'Wetland A', 'Desert', 'Tundra C'],
        players: [
          { table: ['mammal-14', 'reptile-05'], vps: 22, elements: ['meat', 'sun', 'water'], passed: true },
          {
            hand: ['arachnid-14', 'event-extinction-1', 'arachnid-04', 'amphibian-14', 'event-pack-hunting-2'],
            table: ['bird-11', 'bird-06'],
            vps: 22,
            elements: ['grass', 'seed'],
          },
          {
            table: [{ card: 'insect-14', endangered: true }],
            vps: 16,
            space: 3,
            elements: ['grub'],
            passed: true,
          },
        ],
        at: { question: 'turn', player: 1 },
      }),
    },
    goal: {
      en: 'Play at most two cards this round, and be alone in first place in the food chain, with more Element cards than anyone else.',
      de: 'Spiele in dieser Runde höchstens zwei Karten und sei allein Erster in der Nahrungskette, mit mehr Elementkarten als alle anderen.',
    },
    hint: {
      en: 'First place is the easier part. Look for elements that are weakly held: one icon more than anyone else is enough.',
      de: 'Der erste Platz ist der leichtere Teil. Such nach Elementen, die schwach verteidigt sind: Ein Symbol mehr als alle anderen genügt.',
    },
    difficulty: 3,
    odds: { random: 0.05, led: 0.11 },
    judge: atRoundEnd((attempt) => isFirstInBoth(attempt, 2)),
    solution: [{ play: 'arachnid-14' }, { play: 'arachnid-04' }, 'pass'],
  },
  {
    id: 'place-in-the-sun',
    title: { en: 'A place in the sun', de: 'Ein Platz an der Sonne' },
    scene: {
      seat: 0,
      position: position({
        next: 'Tundra C',
        gone: ['Tundra B', 'Forest', 'Mountain'],
        players: [
          {
            hand: ['amphibian-15', 'arachnid-04', 'event-abundance-1', 'insect-02', 'reptile-01'],
            table: [{ card: 'insect-13', endangered: true }, 'reptile-14', 'bird-06'],
            vps: 11,
            space: 2,
            elements: ['grass', 'seed', 'water'],
          },
          { table: ['arachnid-15'], vps: 13, elements: ['grub'], passed: true },
          {
            table: [{ card: 'mammal-12', endangered: true }, 'reptile-13'],
            vps: 7,
            elements: ['meat', 'sun'],
            passed: true,
          },
        ],
      }),
    },
    goal: {
      en: 'Score at least 12 victory points in this round.',
      de: 'Hol in dieser Runde mindestens 12 Siegpunkte.',
    },
    hint: {
      en: 'Count what the savannah pays for each element, and who has it. One of them is missing.',
      de: 'Zähl nach, was die Savanne für jedes Element zahlt und wer es hat. Eines fehlt dir.',
    },
    difficulty: 4,
    odds: { random: 0.06, led: 0.03 },
    judge: atRoundEnd((attempt) => vpsGained(attempt, 0) >= 12),
    solution: [{ play: 'event-abundance-1' }, { element: 'sun' }, 'pass'],
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
      en: 'Disease hits every animal of a class at once, yours too: which class, and which card takes the animal that is left?',
      de: '„Krankheit“ trifft alle Tiere einer Klasse zugleich, auch deine: Welche Klasse wählst du, und welche Karte trifft das Tier, das bleibt?',
    },
    difficulty: 4,
    odds: { random: 0.02, led: 0.06 },
    judge: within(4, (s) => s.left === 0 && [1, 2].every((player) => s.tables[player]!.every((piece) => piece >= 128))),
    solution: [{ play: 'event-disease-1' }, { class: 'bird' }, { play: 'reptile-10' }, { target: 'insect-03' }],
  },
  {
    id: 'one-from-each',
    title: { en: 'One from each', de: 'Von jedem eines' },
    scene: {
      seat: 2,
      position: position({
        biome: 'Forest',
        next: 'Jungle',
        gone: ['Wetland B', 'Savannah A', 'Mountain'],
        players: [
          { table: ['arachnid-11'], vps: 14, elements: ['grub', 'sun'], passed: true },
          {
            table: [{ card: 'bird-02', endangered: true }, 'amphibian-08'],
            vps: 13,
            elements: ['water'],
            passed: true,
          },
          {
            hand: ['mammal-15', 'mammal-01', 'reptile-07', 'insect-08'],
            table: [{ card: 'insect-04', endangered: true }, 'mammal-14', 'arachnid-10'],
            vps: 22,
            elements: ['grass', 'meat', 'seed'],
          },
        ],
        at: { question: 'turn', player: 2 },
      }),
    },
    goal: {
      en: 'Suppress an animal of each rival with just two cards.',
      de: 'Unterdrücke mit nur zwei Karten bei jedem Gegner ein Tier.',
    },
    hint: {
      en: 'Look at the classes in play: which of your cards suppresses which of them? Another player has an animal of the same class as your own Recluse.',
      de: 'Sieh dir die Klassen im Spiel an: Welche deiner Karten unterdrückt welche? Von der Klasse deiner Einsiedlerspinne hat auch ein anderer Spieler ein Tier.',
    },
    difficulty: 4,
    odds: { random: 0.05, led: 0.02 },
    judge: (attempt) =>
      within(4, (s) => {
        const played = s.tables[2]!.length - attempt.start.tables[2]!.length;
        const isHit = (owner: number): boolean =>
          attempt.events.some((e) => e.event === 'suppressed' && e.player === 2 && e.owner === owner);
        return played === 2 && [0, 1].every(isHit);
      })(attempt),
    solution: [{ play: 'mammal-15' }, { target: 'arachnid-11' }, { play: 'reptile-07' }],
  },
  {
    id: 'closing-time',
    title: { en: 'Closing time', de: 'Feierabend' },
    scene: {
      seat: 2,
      seed: 197,
      others: 'greedy',
      position: position({
        biome: 'Forest',
        next: 'Mountain',
        gone: ['Jungle', 'Wetland A', 'Tundra A', 'Savannah A'],
        players: [
          {
            hand: ['reptile-12', 'bird-09', 'amphibian-08', 'reptile-08', 'event-camouflage-1', 'arachnid-09'],
            table: ['amphibian-09', 'bird-12'],
            vps: 22,
            space: 2,
            elements: ['grass', 'meat', 'sun', 'water'],
          },
          {
            table: [{ card: 'insect-14', endangered: true }, 'bird-08'],
            vps: 17,
            elements: ['seed'],
            passed: true,
          },
          {
            hand: ['event-early-thaw-1', 'mammal-13', 'mammal-04', 'event-pack-hunting-2', 'arachnid-10'],
            table: ['insect-04'],
            vps: 20,
            elements: ['grub'],
          },
        ],
        at: { question: 'turn', player: 2 },
      }),
    },
    goal: {
      en: 'Have more victory points than anyone else when this round has been scored. One rival is still playing.',
      de: 'Hab nach der Wertung dieser Runde mehr Siegpunkte als alle anderen. Ein Gegner spielt noch mit.',
    },
    hint: {
      en: 'Early Thaw ends the round at once. One card before it is enough, if it gives you a lead that your rival cannot make up with a single card.',
      de: '„Frühes Tauwetter“ beendet die Runde sofort. Eine Karte davor genügt, wenn sie dir einen Vorsprung bringt, den dein Gegner nicht mit einer einzigen Karte aufholt.',
    },
    difficulty: 5,
    odds: { random: 0.02, led: 0 },
    judge: atRoundEnd(({ state, seat }) => hasMost(state.vps, seat)),
    solution: [{ play: 'arachnid-10' }, { target: 'bird-12' }, { play: 'event-early-thaw-1' }],
  },
  {
    id: 'in-the-right-order',
    title: { en: 'In the right order', de: 'In der richtigen Reihenfolge' },
    scene: {
      seat: 1,
      position: position({
        biome: 'Wetland A',
        next: 'Wetland B',
        gone: ['Tundra A', 'Tundra C', 'Mountain', 'Savannah A', 'Savannah B', 'Desert'],
        players: [
          { table: ['reptile-04', 'mammal-12'], vps: 15, space: 2, elements: ['meat', 'seed', 'sun'], passed: true },
          {
            hand: ['insect-08', 'insect-04', 'event-disease-1', 'event-niche-1', 'amphibian-15'],
            table: ['reptile-10', 'reptile-03', 'arachnid-02'],
            vps: 28,
            space: 2,
            elements: ['water'],
          },
          {
            table: [{ card: 'amphibian-05', endangered: true }, 'insect-12'],
            vps: 21,
            space: 2,
            elements: ['grass', 'grub'],
            passed: true,
          },
        ],
        at: { question: 'turn', player: 1 },
      }),
    },
    goal: {
      en: 'Score at least 14 victory points more than either rival in this round.',
      de: 'Hol in dieser Runde mindestens 14 Siegpunkte mehr als jeder der beiden Gegner.',
    },
    hint: {
      en: 'Niche scores the Element cards you control when you play it. What the others score counts too: suppress animals of the player in second place.',
      de: '„Nische“ wertet die Elementkarten, die du beim Ausspielen hast. Auch was die anderen bekommen, zählt: Unterdrücke Tiere des Zweiten.',
    },
    difficulty: 5,
    odds: { random: 0.01, led: 0 },
    judge: atRoundEnd(
      (attempt) => vpsGained(attempt, 1) - Math.max(vpsGained(attempt, 0), vpsGained(attempt, 2)) >= 14,
    ),
    solution: [
      { play: 'insect-08' },
      { play: 'insect-04' },
      { play: 'event-disease-1' },
      { class: 'mammal' },
      { play: 'event-niche-1' },
      { play: 'amphibian-15' },
      { target: 'reptile-04' },
    ],
  },
];
