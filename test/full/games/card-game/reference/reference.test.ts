import { describe, expect, it } from '@jest/globals';
import { randomChance } from '../../../../../src/kit/chance.ts';
import { rng } from '../../../../../src/kit/rng.ts';
import { HIDDEN, cardOf, elementOf, isEndangered } from '../../../../../src/games/card-game/rules/cards.ts';
import type { CardChance } from '../../../../../src/games/card-game/rules/chance.ts';
import { ELEMENTS } from '../../../../../src/games/card-game/rules/components.ts';
import { notationFor } from '../../../../../src/games/card-game/rules/notation/index.ts';
import { decision, legalMoves, newGame, play } from '../../../../../src/games/card-game/rules/play.ts';
import type { CardTable } from '../../../../../src/games/card-game/rules/card-table.ts';
import { RECONSTRUCTION, TEN_ROUNDS } from '../../../../../src/games/card-game/rules/reconstruction.ts';
import { result } from '../../../../../src/games/card-game/rules/index.ts';
import { type State, cardsOf, discardedCard, discarder } from '../../../../../src/games/card-game/rules/state.ts';
import { totalOf } from '../../../../../src/games/card-game/rules/table.ts';
import { view } from '../../../../../src/games/card-game/rules/view.ts';
import { Reference } from './reference.ts';
import { times } from '../../../../support/soak.ts';

const GAMES = times(300);

/** A table of another size for ten rounds: all animals weak, so that −1 makes some of them 0, and more Droughts than biomes have elements. */
const MANY_DROUGHTS: CardTable = {
  ...TEN_ROUNDS,
  name: 'many Droughts',
  animals: TEN_ROUNDS.animals
    .slice(0, 75)
    .map((animal) => ({ ...animal, endangered: { ...animal.endangered, foodChain: 0 } })),
  events: [
    ...TEN_ROUNDS.events,
    ...Array.from({ length: 12 }, (_, i) => ({ id: `dry-${String(i)}`, name: 'Dry', effect: 'drought' as const })),
  ],
};

/** A table of so many cards that one integer for a card and more has to go beyond its first seven bits, and leaves out a number. */
const TWO_HUNDRED: CardTable = {
  ...TEN_ROUNDS,
  name: 'two hundred',
  animals: Array.from({ length: 200 - TEN_ROUNDS.events.length }, (_, i) => ({
    ...TEN_ROUNDS.animals[(i * 7) % 90]!,
    id: `animal-${String(i)}`,
  })),
};
const OWN = [MANY_DROUGHTS, TWO_HUNDRED];

/** A state of the rules in the reference's terms. */
function tableOf(s: State) {
  const { ids, table } = cardsOf(s);
  const name = (card: number): string => (card === HIDDEN ? '?' : ids[card]!);
  return {
    biome: table.biomes[s.biome]!.name,
    next: table.biomes[s.next]?.name ?? null,
    gone: s.gone.map((biome) => table.biomes[biome]!.name),
    starter: s.starter,
    pile: s.pileSize,
    faceUp: s.faceUp.map(name),
    faceDown: s.faceDown.map((each) => ({ player: discarder(each), card: name(discardedCard(each)) })),
    spent: s.spent.map(name),
    elements: Object.fromEntries(ELEMENTS.flatMap((each, i) => (s.control[i]! >= 0 ? [[each, s.control[i]]] : []))),
    players: s.hands.map((hand, player) => ({
      vps: s.vps[player],
      space: s.track[player],
      hand: hand.map(name),
      pieces: s.tables[player]!.map((piece) => ({
        id: name(cardOf(piece)),
        side: isEndangered(piece) ? 'endangered' : 'healthy',
        element: ELEMENTS[elementOf(piece)] ?? null,
      })),
      hasPassed: s.passed[player] === 1,
      total: totalOf(s, player),
    })),
  };
}

const sorted = (answers: readonly unknown[]): string[] => answers.map((each) => JSON.stringify(each)).sort();

/** Plays a random game in both; throws where they differ. Hands are compared as sets: the rules give them no order. */
function playBoth(whole: CardTable, players: number, seed: number): { moves: number; events: Set<string> } {
  const below = rng(seed);
  const inner: CardChance = randomChance(below);
  const drawn: (string | number)[] = [];
  const setUp: CardTable | string = OWN.includes(whole) ? whole : whole.name;
  const cards = cardsOf({ cards: setUp } as State);
  const texts = notationFor(setUp).move;
  const played = new Set<string>();
  const chance: CardChance = {
    draw(kind, weights) {
      const which = inner.draw(kind, weights);
      drawn.push(kind === 'card' ? cards.ids[which]! : kind === 'biome' ? whole.biomes[which]!.name : which);
      return which;
    },
    emit: (each) => {
      if (each.event === 'played') played.add(cards.ids[each.card]!);
    },
  };
  const s = newGame({ players, cards: setUp }, chance);
  const reference = new Reference(whole, players, () => drawn.shift()!);
  // Random players put off passing for a long time, or they would never see the later questions.
  const shy = seed % 3 === 0 ? 1 : 4;
  let moves = 0;
  for (;;) {
    const text = (table: ReturnType<typeof tableOf>) =>
      JSON.stringify({
        ...table,
        elements: Object.entries(table.elements).sort(),
        players: table.players.map((each) => ({ ...each, hand: [...each.hand].sort() })),
      });
    const same = (mine: State, theirs: ReturnType<Reference['table']>, whose: string): void => {
      const [a, b] = [text(tableOf(mine)), text(theirs as ReturnType<typeof tableOf>)];
      if (a !== b) throw new Error(`seed ${String(seed)}, move ${String(moves)}, ${whose}:\n${a}\n${b}`);
    };
    same(s, reference.table('all'), 'all');
    if (moves % 7 === 0) {
      for (let seat = 0; seat < players; seat++) same(view(s, seat), reference.table(seat), `seat ${String(seat)}`);
      same(view(s, null), reference.table(null), 'spectator');
    }
    if (drawn.length > 0) throw new Error(`seed ${String(seed)}: not drawn by the reference: ${drawn.join()}`);
    const open = decision(s);
    if (open === null || reference.asked === null) {
      if (open !== null || reference.asked !== null || !reference.over)
        throw new Error(`seed ${String(seed)}: one is over`);
      break;
    }
    const legal = legalMoves(s);
    const answersByText = legal.map((move) => texts.write(move));
    const { stage, phase, player, answers } = reference.asked;
    const mine = JSON.stringify([open, sorted(answersByText)]);
    const theirs = JSON.stringify([{ player, phase, stage, round: reference.gone.length + 1 }, sorted(answers)]);
    if (mine !== theirs) throw new Error(`seed ${String(seed)}, move ${String(moves)}:\n${mine}\n${theirs}`);
    let i = below(legal.length);
    for (let again = 0; again < shy && answersByText[i] === 'pass'; again++) i = below(legal.length);
    play(s, legal[i]!, chance);
    reference.answer(answersByText[i] as never);
    moves++;
  }
  expect(result(s)!.places).toEqual(reference.places());
  return { moves, events: played };
}

describe('The rules and the reference', () => {
  it.each([
    ['twelve rounds', RECONSTRUCTION],
    ['ten rounds', TEN_ROUNDS],
    ['ten rounds with many Droughts', MANY_DROUGHTS],
    ['ten rounds with two hundred cards', TWO_HUNDRED],
  ])(
    `agree on question, answers, table and views through ${String(GAMES)} random games: %s`,
    (_, whole) => {
      let moves = 0;
      const played = new Set<string>();
      for (let seed = 0; seed < GAMES; seed++) {
        const game = playBoth(whole, 2 + (seed % 5), seed);
        moves += game.moves;
        for (const id of game.events) played.add(id);
      }
      // Every card was played in at least one of them.
      expect(played.size).toBe(whole.animals.length + whole.events.length);
      expect(moves).toBeGreaterThan(GAMES * 100);
    },
    600_000,
  );
});
