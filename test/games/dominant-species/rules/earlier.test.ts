/** Matches stored before details had names of their own continue where they left off. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import { type G, upToDate as upToDateG } from '../../../../src/kit/boardgame/g.ts';
import { randomChance } from '../../../../src/kit/chance.ts';
import { DominantSpecies } from '../../../../src/games/dominant-species/bgio.ts';
import { upToDate } from '../../../../src/games/dominant-species/rules/earlier.ts';
import { rules } from '../../../../src/games/dominant-species/rules/index.ts';
import type { Move } from '../../../../src/games/dominant-species/rules/moves.ts';
import { readPosition, writePosition } from '../../../../src/games/dominant-species/rules/notation/position.ts';
import { type State, emptyState } from '../../../../src/games/dominant-species/rules/state.ts';

/** States as the previous version stored them, and the question each was at. */
const stored = readFileSync(new URL('fixtures/earlier-states.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { at: { question: string }; players: number; state: State });

describe('A state of an earlier version', () => {
  test.each(stored.map((each) => [each.at.question, each] as const))('at "%s" stands where it stood', (_, each) => {
    const s = upToDate(each.state);
    const position = writePosition(s);
    expect(position.at).toEqual(each.at);
    expect(s.players).toBe(each.players);
    expect(Object.keys(s).sort()).toEqual(Object.keys(emptyState()).sort());
    expect(
      readPosition(
        position,
        randomChance(() => 0),
      ),
    ).toEqual(s);
  });

  it('is brought up to date once', () => {
    const s = upToDate(stored[0]!.state);
    expect(upToDate(s)).toBe(s);
  });

  it('accepts the next move in boardgame.io, and its undo', () => {
    const { state } = stored.find(({ at }) => at.question === 'wanderlust count')!;
    const undo = { player: 0, from: state, moves: [1] };
    const before = Object.freeze({ state, undo, takeBack: 'own' as const });
    const G = upToDateG<State, Move>(rules, before);
    expect(G.undo).toEqual({ player: 0, from: G.state, moves: [1] });
    const [plugin] = DominantSpecies.plugins!;
    const seen = plugin!.fnWrap!(((context: { plain: G }) => context.plain) as never, 'MOVE' as never) as (
      context: object,
    ) => G;
    expect(seen({ G: before })).toEqual(G);
    expect(seen({ G })).toBe(G);
    expect(rules.legalMoves(G.state).length).toBeGreaterThan(1);
  });
});
