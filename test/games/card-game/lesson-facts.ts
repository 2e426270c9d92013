/** What the lessons of the card game state, from the rules and the reconstructed cards. */
import { ENDANGERED, cardOf, iconsIn, isEndangered, listsOf } from '../../../src/games/card-game/rules/cards.ts';
import type { GameEvent } from '../../../src/games/card-game/rules/chance.ts';
import { BIOMES, CLASSES, ELEMENTS, TRACK_VPS } from '../../../src/games/card-game/rules/components.ts';
import { rules } from '../../../src/games/card-game/rules/index.ts';
import { type Move, PASS, PLAY, TARGET } from '../../../src/games/card-game/rules/moves.ts';
import { placesByTotal } from '../../../src/games/card-game/rules/scoring.ts';
import { type State, cardsOf, copyState, playersOf } from '../../../src/games/card-game/rules/state.ts';
import { controlled, totalOf } from '../../../src/games/card-game/rules/table.ts';
import { factList } from '../../support/lesson-facts.ts';

const { facts, fact } = factList<State, GameEvent>();
export { facts };

const cards = listsOf('reconstruction');
const card = (id: string): number => cards.ids.indexOf(id);
const MAMMOTH = card('mammal-01');
const CROCODILE = card('reptile-01');
const GLASS_FROG = card('amphibian-15');
const BULLFROG = card('amphibian-05');
const NEWT = card('amphibian-08');
const SPADEFOOT = card('amphibian-13');
const TARANTULA_HAWK = card('insect-12');
const EAGLE = card('bird-01');
const HERON = card('bird-14');
const CONDOR = card('bird-02');
const CAVE_BEAR = card('mammal-02');
const WATER = ELEMENTS.indexOf('water');
const GRUB = ELEMENTS.indexOf('grub');

const icons = (piece: number, element: number): number => iconsIn(cards.low[piece]!, cards.high[piece]!, element);
const biomeOf = (s: State) => cardsOf(s).table.biomes[s.biome]!;
const totals = (s: State): number[] => Array.from({ length: playersOf(s) }, (_, player) => totalOf(s, player));
/** The place of the learner by the totals on the table, from 1, and whether nobody shares it. */
const place = (s: State): number => placesByTotal(totals(s))[0]! + 1;
const isAlone = (s: State): boolean => placesByTotal(totals(s)).filter((each) => each === place(s) - 1).length === 1;
const isFirst = (s: State): boolean => place(s) === 1 && isAlone(s);
const gain = (events: readonly GameEvent[], player: number, source: string): number =>
  events.reduce((sum, e) => (e.event === 'vps' && e.player === player && e.source === source ? sum + e.vps : sum), 0);
const total = (events: readonly GameEvent[], player: number): number =>
  events.flatMap((e) => (e.event === 'round over' ? [e.totals[player]!] : []))[0]!;
/** The table after some moves. */
function after(s: State, ...moves: Move[]): State {
  const next = copyState(s);
  for (const move of moves) rules.play(next, move, { draw: () => 0 });
  return next;
}

fact('food-chain', 0, 'Up to {0} biomes', 'Bis zu {0} Biome', () => [BIOMES]);
fact(
  'food-chain',
  0,
  'first place in the food chain scores {0} VPs, second {1}, third {2}',
  'Der erste Platz der Nahrungskette bringt {0} SP, der zweite {1}, der dritte {2}',
  ({ before }) => biomeOf(before).vps,
);
fact(
  'food-chain',
  0,
  'That would not be enough for first place',
  'Das reicht nicht für den ersten Platz',
  ({ before }) => before.hands[0]!.every((each) => each === MAMMOTH || place(after(before, PLAY | each)) > 1),
);
fact('food-chain', 0, 'The Mammoth has {0}', 'Das Mammut hat {0}', () => [cards.foodChain[MAMMOTH]!]);
fact(
  'food-chain',
  0,
  'With {0} you are level with the Crocodile',
  'Mit {0} liegst du gleichauf mit dem Krokodil',
  ({ after: s }) => totalOf(s, 0) === totalOf(s, 2) && [totalOf(s, 0)],
);
fact(
  'food-chain',
  0,
  'Equal totals share a place, and both score',
  'Bei gleicher Summe teilt man sich den Platz, und beide bekommen',
  () => String(placesByTotal([10, 7, 10])) === '0,1,0',
);
fact(
  'food-chain',
  1,
  'With a second animal you would be first alone',
  'Mit einem zweiten Tier wärst du allein Erster',
  ({ before }) => before.hands[0]!.some((each) => isFirst(after(before, PLAY | each))),
);
fact(
  'food-chain',
  1,
  'Then you would stay level with the Crocodile',
  'Dann bliebst du gleichauf mit dem Krokodil',
  ({ before }) => totalOf(before, 0) === totalOf(before, 2),
);
fact('food-chain', 1, '{0} and {1} make {2}', '{0} und {1} sind {2}', ({ after: s }) => [
  cards.foodChain[MAMMOTH]!,
  cards.foodChain[GLASS_FROG]!,
  totalOf(s, 0),
]);
fact(
  'food-chain',
  1,
  'suppresses a reptile as it enters play: the Crocodile is endangered now and counts {0}',
  'unterdrückt beim Ausspielen ein Reptil: Das Krokodil ist jetzt gefährdet und zählt {0}',
  ({ after: s }) =>
    cards.suppresses[GLASS_FROG] === CLASSES.indexOf('reptile') &&
    s.tables[2]!.some((piece) => cardOf(piece) === CROCODILE && isEndangered(piece)) && [totalOf(s, 2)],
);
fact(
  'food-chain',
  1,
  'You are first with {0}',
  'Du bist mit {0} Erster',
  ({ after: s }) => isFirst(s) && [totalOf(s, 0)],
);
fact(
  'food-chain',
  2,
  '{0} VPs for first place, and {1} because nobody has more Element cards than you',
  '{0} SP für den ersten Platz und {1}, weil niemand mehr Elementkarten hat als du',
  ({ before, events }) =>
    [1, 2].every((player) => controlled(before, player) <= controlled(before, 0)) && [
      gain(events, 0, 'first'),
      gain(events, 0, 'most elements'),
    ],
);

/** The learner's VPs once they pass, after playing some cards. */
const vpsAfter = (s: State, ...moves: Move[]): number => {
  const then = after(s, ...moves);
  return (then.round === s.round ? after(then, PASS) : then).vps[0]!;
};
fact('food-chain', 2, 'There is nothing more to win here', 'Mehr ist hier nicht zu holen', ({ before }) =>
  before.hands[0]!.every((each) => vpsAfter(before, PLAY | each) === vpsAfter(before)),
);

fact(
  'elements',
  0,
  'The wetland shows {0} water icons and {1} grub icons: the player who controls the water card when the round ends scores {2} VPs',
  'Der Sumpf zeigt {0}mal Wasser und {1}mal Larve: Wer am Ende der Runde die Wasserkarte hat, bekommt {2} SP',
  ({ before }) => [
    cards.biomeIcons[before.biome]![WATER]!,
    cards.biomeIcons[before.biome]![GRUB]!,
    cards.biomeIcons[before.biome]![WATER]!,
  ],
);
fact(
  'elements',
  0,
  'with the {0} icons of the Bullfrog',
  'mit den {0} Symbolen des Ochsenfroschs',
  ({ before }) => before.control[WATER] === 1 && [icons(BULLFROG, WATER)],
);
fact(
  'elements',
  0,
  'The player with the most Element cards scores {0} VP more',
  'Wer die meisten Elementkarten hat, bekommt {0} SP dazu',
  () => [1],
);
fact('elements', 0, 'the Newt with {0} water icons', 'den Molch mit {0} Wassersymbolen', () => [icons(NEWT, WATER)]);
fact(
  'elements',
  0,
  '{0} against {1} is a tie',
  '{0} gegen {1} ist ein Gleichstand',
  ({ before }) => after(before, PLAY | NEWT).control[WATER] === 1 && [icons(NEWT, WATER), icons(BULLFROG, WATER)],
);
fact('elements', 0, 'In a tie, nobody has to', 'Bei Gleichstand muss niemand', true);
fact(
  'elements',
  1,
  'both show {0} water icons',
  '{1} zeigen {0} Wassersymbole',
  () => icons(NEWT, WATER) === icons(SPADEFOOT, WATER) && [icons(NEWT, WATER), 2],
);
fact(
  'elements',
  1,
  '{0} against {1}: the card goes to you',
  '{0} gegen {1}: Die Karte geht an dich',
  ({ after: s }) => s.control[WATER] === 0 && [icons(NEWT, WATER) + icons(SPADEFOOT, WATER), icons(BULLFROG, WATER)],
);

fact(
  'suppression',
  0,
  'it suppresses one bird',
  'unterdrückt er einen Vogel',
  () => cards.suppresses[TARANTULA_HAWK] === CLASSES.indexOf('bird'),
);
fact(
  'suppression',
  0,
  'the bird that costs you first place',
  'den Vogel, der dich den ersten Platz kostet',
  ({ before, after: s }) => !isFirst(after(before, PLAY | TARANTULA_HAWK, TARGET | HERON)) && isFirst(s),
);
fact('suppression', 0, 'That animal suppresses no bird', 'Dieses Tier unterdrückt keinen Vogel', ({ before }) =>
  before.hands[0]!.every((each) => each === TARANTULA_HAWK || cards.suppresses[each] !== CLASSES.indexOf('bird')),
);
fact('elements', 1, 'That card shows no water', 'Diese Karte zeigt kein Wasser', ({ before }) =>
  before.hands[0]!.every((each) => [NEWT, SPADEFOOT].includes(each) || icons(each, WATER) === 0),
);
fact('suppression', 0, 'the Eagle alone has {0}', 'Der Adler allein hat {0}', () => [cards.foodChain[EAGLE]!]);
fact(
  'suppression',
  0,
  'The Eagle counts {0} now. You are first with {1}',
  'Der Adler zählt jetzt {0}. Du bist mit {1} Erster',
  ({ after: s }) => isFirst(s) && [cards.foodChain[EAGLE | ENDANGERED]!, totalOf(s, 0)],
);
fact(
  'suppression',
  1,
  'the only bird in play is your own Condor',
  'Der einzige ausgespielte Vogel ist hier dein eigener Kondor',
  ({ before }) =>
    before.tables
      .flat()
      .filter((piece) => cards.classOf[cardOf(piece)] === CLASSES.indexOf('bird'))
      .join() === String(CONDOR) && before.tables[0]!.includes(CONDOR),
);
fact('suppression', 1, 'Take first place', 'Werde Erster', ({ before, after: s }) => !isFirst(before) && isFirst(s));
fact(
  'suppression',
  1,
  'would have to suppress your own Condor',
  'müsste deinen eigenen Kondor unterdrücken',
  ({ before }) =>
    after(before, PLAY | TARANTULA_HAWK).tables[0]!.some((piece) => cardOf(piece) === CONDOR && isEndangered(piece)),
);
fact(
  'suppression',
  1,
  '{0} against {1}: first place',
  '{0} gegen {1}: erster Platz',
  ({ after: s }) => isFirst(s) && [totalOf(s, 0), Math.max(totalOf(s, 1), totalOf(s, 2))],
);

fact(
  'ending-a-round',
  0,
  'Here both rivals can still overtake you',
  'Hier können dich beide Gegner noch überholen',
  ({ before }) =>
    [1, 2].every(
      (rival) =>
        totalOf(before, rival) + Math.max(...before.hands[rival]!.map((each) => cards.foodChain[each]!)) >
        totalOf(before, 0),
    ),
);
fact('survival', 0, 'You are ahead already', 'Du liegst schon vorn', ({ before }) =>
  isFirst(after(before, PLAY | CAVE_BEAR)),
);
fact('ending-a-round', 0, 'You are first now', 'Jetzt bist du Erster', ({ before }) => isFirst(before));
fact(
  'ending-a-round',
  0,
  '{0} VPs, before anybody could respond',
  '{0} SP, bevor jemand reagieren konnte',
  ({ events }) => [gain(events, 0, 'first')],
);

fact(
  'survival',
  0,
  'Tundra scores only {0} VP for first place',
  'Tundra bringt für den ersten Platz nur {0} SP',
  ({ before }) => biomeOf(before).tundra && [biomeOf(before).vps[0]],
);
fact(
  'survival',
  0,
  'first place also advances one space',
  'wer Erster ist, rückt auch ein Feld',
  ({ before, after: s }) => s.track[0] === before.track[0]! + 1,
);
fact(
  'survival',
  0,
  'on the highest space gain {0} VPs, those on the lowest lose {0}',
  'bringt das höchste Feld {0} SP, das niedrigste kostet {0}',
  () => [TRACK_VPS],
);
fact(
  'survival',
  0,
  'Take first place with one card',
  'Werde mit einer Karte Erster',
  ({ before, events }) => isFirst(after(before, PLAY | CAVE_BEAR)) && total(events, 0) > total(events, 1),
);
fact(
  'survival',
  0,
  'Only the Cave Bear is enough, with {0}',
  'Nur der Höhlenbär mit {0} genügt',
  ({ before }) =>
    before.hands[0]!.every((each) => isFirst(after(before, PLAY | each)) === (each === CAVE_BEAR)) && [
      cards.foodChain[CAVE_BEAR]!,
    ],
);
fact(
  'survival',
  0,
  'to the {0} space, {1}/{2}: you have drawn {1} cards and must discard {2}',
  'auf das {0} Feld vorgerückt, {1}/{2}: Du hast {1} Karten gezogen und musst {2} abwerfen',
  ({ after: s, events }) => {
    const { draw, discard } = cards.table.track[s.track[0]!]!;
    return (
      events.filter((e) => e.event === 'drew' && e.player === 0).length === draw && [s.track[0]! + 1, draw, discard]
    );
  },
);
fact('survival', 1, 'Nobody else sees what you discard', 'sieht sonst niemand', true);
fact('survival', 1, 'Discard {0} cards', 'Wirf {0} Karten', ({ before }) => [
  cards.table.track[before.track[0]!]!.discard,
]);
fact(
  'survival',
  1,
  'You see {0} new cards each round now, and keep the best {1}',
  'siehst du jede Runde {0} neue Karten und behältst die besten {1}',
  ({ after: s }) => {
    const { draw, discard } = cards.table.track[s.track[0]!]!;
    return [draw, draw - discard];
  },
);

const TEN = 'ten-rounds';
const inTen = listsOf('reconstruction ten rounds');
const HYENA = card('mammal-05');
const WOLF_SPIDER = card('arachnid-04');
const there = (s: State, piece: number): number => inTen.foodChainAt[s.biome]![piece]!;
const gainOf = (events: readonly GameEvent[], source: string): number => gain(events, 0, source);

fact(
  TEN,
  0,
  'every mammal counts {0} more, every arachnid {0} less',
  'jedes Säugetier eins mehr, jedes Spinnentier eins weniger',
  ({ before }) => {
    const { plus, minus } = biomeOf(before);
    return plus === 'mammal' && minus === 'arachnid' && [there(before, HYENA) - inTen.foodChain[HYENA]!];
  },
);
fact(
  TEN,
  0,
  'The Wolf Spider of your rival counts only {0}',
  'Die Wolfsspinne deines Gegners zählt nur {0}',
  ({ before }) => [there(before, WOLF_SPIDER)],
);
fact(
  TEN,
  0,
  'as many VPs as the round has, so {0} now',
  'so viele, wie die Runde zählt, jetzt also {0}',
  ({ before }) => [before.round],
);
fact(TEN, 0, 'Nobody has Element cards', 'Elementkarten gibt es in dieser Ausgabe nicht', ({ before }) =>
  before.control.every((holder) => holder < 0),
);
fact(
  TEN,
  0,
  'the others leave you level with your rivals',
  'Mit den anderen liegst du gleichauf mit deinen Gegnern',
  ({ before }) =>
    before.hands[0]!.every((each) => each === HYENA || new Set(totals(after(before, PLAY | each))).size === 1),
);
fact(TEN, 1, 'Nobody discards', 'Abwerfen muss niemand', ({ events }) =>
  events.every(({ event }) => event !== 'discarded'),
);
fact(TEN, 0, 'only first place scores', 'nur der erste Platz', true);
fact(TEN, 0, 'Only the Hyena is at home here', 'Nur die Hyäne ist hier heimisch', ({ before }) =>
  before.hands[0]!.every((each) => isFirst(after(before, PLAY | each)) === (each === HYENA)),
);
fact(TEN, 0, 'The Hyena counts {0}', 'Die Hyäne zählt {0}', ({ before }) => [there(before, HYENA)]);
fact(
  TEN,
  1,
  'You have {0} VPs for dominance and {1} for meat, and have advanced one space. Everybody has drawn {2} cards',
  'Du hast {0} SP für Dominanz und {1} für Fleisch und bist ein Feld vorgerückt. Alle haben {2} Karten gezogen',
  ({ before, after: s, events }) =>
    s.track[0] === before.track[0]! + 1 && [
      gainOf(events, 'dominance'),
      gainOf(events, 'element'),
      events.filter((e) => e.event === 'drew' && e.player === 0).length,
    ],
);
fact(TEN, 2, 'before round {0} you draw', 'Vor Runde {0} ziehst', () => [inTen.rounds]);
fact(
  TEN,
  2,
  'the highest space gains {0} VPs and the lowest loses {0}',
  'das höchste Feld {0} SP und kostet das niedrigste {0}',
  () => [TRACK_VPS],
);
fact(TEN, 2, 'because they have {0}', 'weil er {0} hat', ({ before }) => before.starter === 1 && [before.vps[1]!]);
