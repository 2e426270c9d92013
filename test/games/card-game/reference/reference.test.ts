import { describe, expect, it } from '@jest/globals';
import { randomChance } from '../../../../src/kit/chance.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { HIDDEN, cardOf, elementOf, isEndangered } from '../../../../src/games/card-game/rules/cards.ts';
import type { CardChance } from '../../../../src/games/card-game/rules/chance.ts';
import { ELEMENTS } from '../../../../src/games/card-game/rules/components.ts';
import { type MoveText, moveText } from '../../../../src/games/card-game/rules/notation/words.ts';
import { decision, legalMoves, newGame, play } from '../../../../src/games/card-game/rules/play.ts';
import { RECONSTRUCTION } from '../../../../src/games/card-game/rules/reconstruction.ts';
import { result } from '../../../../src/games/card-game/rules/index.ts';
import { type State, cardsOf, discardedCard, discarder } from '../../../../src/games/card-game/rules/state.ts';
import { totalOf } from '../../../../src/games/card-game/rules/table.ts';
import { view } from '../../../../src/games/card-game/rules/view.ts';
import { Reference } from './reference.ts';
import { times } from '../../../support/soak.ts';

const GAMES = times(300);

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

const sorted = (answers: readonly MoveText[]): string[] => answers.map((each) => JSON.stringify(each)).sort();

/** Plays a random game in both; throws where they differ. Hands are compared as sets: the rules give them no order. */
function playBoth(players: number, seed: number): { moves: number; events: Set<string> } {
  const below = rng(seed);
  const inner: CardChance = randomChance(below);
  const drawn: (string | number)[] = [];
  const cards = cardsOf({ cards: 'reconstruction' } as State);
  const played = new Set<string>();
  const chance: CardChance = {
    draw(kind, weights) {
      const which = inner.draw(kind, weights);
      drawn.push(kind === 'card' ? cards.ids[which]! : kind === 'biome' ? RECONSTRUCTION.biomes[which]!.name : which);
      return which;
    },
    emit: (each) => {
      if (each.event === 'played') played.add(cards.ids[each.card]!);
    },
  };
  const s = newGame({ players, cards: 'reconstruction' }, chance);
  const reference = new Reference(RECONSTRUCTION, players, () => drawn.shift()!);
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
    const texts = legal.map((move) => moveText(cards, move));
    const { stage, phase, player, answers } = reference.asked;
    const mine = JSON.stringify([open, sorted(texts)]);
    const theirs = JSON.stringify([{ player, phase, stage, round: reference.gone.length + 1 }, sorted(answers)]);
    if (mine !== theirs) throw new Error(`seed ${String(seed)}, move ${String(moves)}:\n${mine}\n${theirs}`);
    let i = below(legal.length);
    for (let again = 0; again < shy && texts[i] === 'pass'; again++) i = below(legal.length);
    play(s, legal[i]!, chance);
    reference.answer(texts[i] as never);
    moves++;
  }
  expect(result(s)!.places).toEqual(reference.places());
  return { moves, events: played };
}

describe('The rules and the reference', () => {
  it(`agree on question, answers, table and views through ${String(GAMES)} random games`, () => {
    let moves = 0;
    const played = new Set<string>();
    for (let seed = 0; seed < GAMES; seed++) {
      const game = playBoth(2 + (seed % 5), seed);
      moves += game.moves;
      for (const id of game.events) played.add(id);
    }
    // Every card was played in at least one of them.
    expect(played.size).toBe(112);
    expect(moves).toBeGreaterThan(GAMES * 100);
  }, 600_000);
});
