/** Competition (rules §4.11). */
import { describe, expect, it } from '@jest/globals';
import { answer, asked, legal, look, table } from '../../support/table.ts';
import type { Position } from '../../../../../src/games/dominant-species/rules/notation/position.ts';
import type { State } from '../../../../../src/games/dominant-species/rules/state.ts';

/** The mammal has a pawn on Domination, with a tile to score, so that the turn stops there. */
const AFTER = { question: 'domination tile', animal: 'mammal' };

/** A tile of each terrain. */
const HEX = {
  sea: '-3,1',
  wetland: '-2,0',
  savannah: '-1,0',
  jungle: '0,0',
  forest: '1,0',
  desert: '2,0',
  mountain: '3,0',
  tundra: '0,2',
};
type Terrain = keyof typeof HEX;
const tile = (terrain: Terrain, species: Record<string, number>) =>
  terrain === 'tundra' ? { terrain: 'jungle', tundra: true, species } : { terrain, species };

/** Species by terrain, pawns on Competition, more tiles. */
const competition = (
  species: Partial<Record<Terrain, Record<string, number>>>,
  pawns: (string | null)[],
  more: NonNullable<Position['earth']> = {},
  players = [['mammal'], ['reptile'], ['bird'], ['amphibian']],
): State =>
  table({
    players,
    earth: {
      '-3,3': { terrain: 'sea', species: { mammal: 1 } },
      ...Object.fromEntries(
        Object.entries(species).map(([terrain, on]) => [HEX[terrain as Terrain], tile(terrain as Terrain, on)]),
      ),
      ...more,
    },
    display: { competition: pawns, domination: ['mammal'] },
    at: { phase: 'competition' },
  });

const targets = (s: State) =>
  legal(s)
    .map((move) => (typeof move === 'object' ? move.tile : move))
    .sort();
const on = (terrain: Terrain, s: State) => look(s).earth[HEX[terrain]]?.species;
const TERRAINS = Object.keys(HEX) as Terrain[];
const everywhere = (species: Record<string, number>) =>
  Object.fromEntries(TERRAINS.map((terrain) => [terrain, species])) as Record<Terrain, Record<string, number>>;

describe('Competition', () => {
  it.each<[number, Terrain, Terrain]>([
    [1, 'jungle', 'wetland'],
    [2, 'wetland', 'desert'],
    [3, 'desert', 'forest'],
    [4, 'forest', 'savannah'],
    [5, 'savannah', 'mountain'],
    [6, 'mountain', 'sea'],
    [7, 'sea', 'jungle'],
  ])('reaches from space %i %s, %s and tundra', (space, one, other) => {
    const pawns = Array.from({ length: space }, (_, i) => (i === space - 1 ? 'bird' : null));
    let s = competition(everywhere({ bird: 1, reptile: 2 }), pawns);
    expect(asked(s)).toEqual({ question: 'competition tile', animal: 'bird' });
    expect(targets(s)).toEqual([HEX[one], HEX[other], HEX.tundra, 'forfeit'].sort());
    s = answer(s, { tile: HEX.tundra }, { tile: HEX[other] }, { tile: HEX[one] });
    const struck: Terrain[] = [one, other, 'tundra'];
    for (const terrain of TERRAINS) {
      expect(on(terrain, s)).toEqual({ bird: 1, reptile: struck.includes(terrain) ? 1 : 2 });
    }
    expect(asked(s)).toEqual(AFTER);
  });

  it('strikes only where both the animal and an opponent are', () => {
    const s = competition(
      { jungle: { bird: 2 }, wetland: { reptile: 1, mammal: 1 }, tundra: { bird: 1, amphibian: 1 } },
      ['bird'],
    );
    expect(targets(s)).toEqual([HEX.tundra, 'forfeit']);
  });

  it('has the pawn back in hand before the action', () => {
    const s = look(competition({ jungle: { bird: 1, reptile: 1 } }, ['bird']));
    expect(s.display.competition).toEqual([null, null, null, null, null, null, null]);
    expect(s.animals.bird).toMatchObject({ hand: 5, aside: 5 });
  });

  it('eliminates one species of an opponent that the acting player chooses', () => {
    const s = answer(competition({ jungle: { mammal: 1, reptile: 2, bird: 3 } }, ['bird']), { tile: HEX.jungle });
    expect(asked(s)).toEqual({ question: 'competition animal', animal: 'bird' });
    expect(legal(s)).toEqual([{ animal: 'mammal' }, { animal: 'reptile' }]);
    const after = answer(s, { animal: 'reptile' });
    expect(on('jungle', after)).toEqual({ mammal: 1, reptile: 1, bird: 3 });
    expect(look(after).animals.reptile).toMatchObject({ genePool: 42, eliminated: 1 });
    expect(look(after).animals.bird).toMatchObject({ genePool: 41, eliminated: 0, vps: 0 });
    expect(asked(after)).toEqual(AFTER);
  });

  it('eliminates from the only opponent without asking whose', () => {
    const s = answer(competition({ jungle: { reptile: 1, bird: 1 } }, ['bird']), { tile: HEX.jungle });
    expect(on('jungle', s)).toEqual({ bird: 1 });
    expect(asked(s)).toEqual(AFTER);
  });

  it('strikes one tile of each terrain at most, and can stop before', () => {
    let s = competition({ jungle: { reptile: 2, bird: 1 }, wetland: { reptile: 2, bird: 1 } }, ['bird'], {
      '0,-1': { terrain: 'jungle', species: { reptile: 1, bird: 1 } },
      '-1,2': { terrain: 'sea', tundra: true, species: { reptile: 1, bird: 1 } },
      '1,1': { terrain: 'sea', tundra: true, species: { reptile: 1, bird: 1 } },
    });
    expect(targets(s)).toEqual(['-1,2', '-2,0', '0,-1', '0,0', '1,1', 'forfeit']);
    s = answer(s, { tile: '0,0' });
    expect(asked(s)).toEqual({ question: 'competition tile', animal: 'bird' });
    expect(targets(s)).toEqual(['-1,2', '-2,0', '1,1', 'done']);
    s = answer(s, { tile: '1,1' });
    expect(targets(s)).toEqual(['-2,0', 'done']);
    s = answer(s, 'done');
    expect(on('wetland', s)).toEqual({ reptile: 2, bird: 1 });
    expect(look(s).earth['0,-1']?.species).toEqual({ reptile: 1, bird: 1 });
    expect(look(s).earth['1,1']?.species).toEqual({ bird: 1 });
    expect(asked(s)).toEqual(AFTER);
  });

  it('counts a jungle under tundra as tundra', () => {
    const s = competition({ tundra: { reptile: 1, bird: 1 } }, [null, 'bird']);
    expect(targets(s)).toEqual([HEX.tundra, 'forfeit']);
    const ice = competition({ tundra: { reptile: 2, bird: 1 } }, ['bird']);
    expect(asked(answer(ice, { tile: HEX.tundra }))).toEqual(AFTER);
  });

  it('leaves everything as it is when forfeited', () => {
    const s = answer(competition(everywhere({ bird: 1, reptile: 2 }), ['bird']), 'forfeit');
    for (const terrain of TERRAINS) expect(on(terrain, s)).toEqual({ bird: 1, reptile: 2 });
    expect(look(s).animals.bird?.hand).toBe(5);
    expect(asked(s)).toEqual(AFTER);
  });

  it('goes from left to right; a later pawn finds what is left', () => {
    let s = competition({ jungle: { bird: 1, reptile: 1 } }, ['bird', null, null, null, null, null, 'reptile']);
    expect(asked(s)).toEqual({ question: 'competition tile', animal: 'bird' });
    s = answer(s, 'forfeit');
    expect(asked(s)).toEqual({ question: 'competition tile', animal: 'reptile' });
    const other = competition({ jungle: { bird: 1, reptile: 1 } }, ['bird', null, null, null, null, null, 'reptile']);
    expect(asked(answer(other, { tile: HEX.jungle }))).toEqual(AFTER);
  });

  it('lets a later pawn strike the same tile again', () => {
    const s = competition({ jungle: { bird: 1, reptile: 3 } }, ['bird', null, null, null, null, null, 'bird']);
    expect(on('jungle', answer(s, { tile: HEX.jungle }, { tile: HEX.jungle }))).toEqual({ bird: 1, reptile: 1 });
  });

  it('is forfeited unasked with nothing to strike', () => {
    const s = competition({ jungle: { bird: 2 }, desert: { bird: 1, reptile: 1 } }, ['bird']);
    expect(asked(s)).toEqual(AFTER);
    expect(look(s).animals.bird?.hand).toBe(5);
  });
});

describe("The arachnid's free competition", () => {
  const players = [['mammal'], ['reptile'], ['bird'], ['arachnid']];

  it.each(TERRAINS)('can strike on %s, without a pawn', (terrain) => {
    const s = competition({ [terrain]: { arachnid: 1, bird: 2 } }, [], {}, players);
    expect(asked(s)).toEqual({ question: 'competition arachnid', animal: 'arachnid' });
    expect(targets(s)).toEqual([HEX[terrain], 'forfeit']);
    const after = answer(s, { tile: HEX[terrain] });
    expect(on(terrain, after)).toEqual({ bird: 1, arachnid: 1 });
    expect(look(after).animals.bird).toMatchObject({ genePool: 42, eliminated: 1 });
    expect(look(after).animals.arachnid).toMatchObject({ hand: 5, aside: 5 });
    expect(asked(after)).toEqual(AFTER);
  });

  it('strikes one tile, one species of the opponent it chooses', () => {
    let s = competition(everywhere({ arachnid: 1, bird: 1, reptile: 1 }), [], {}, players);
    expect(targets(s)).toEqual([...Object.values(HEX), 'forfeit'].sort());
    s = answer(s, { tile: HEX.sea });
    expect(asked(s)).toEqual({ question: 'competition animal', animal: 'arachnid' });
    expect(legal(s)).toEqual([{ animal: 'reptile' }, { animal: 'bird' }]);
    s = answer(s, { animal: 'bird' });
    expect(on('sea', s)).toEqual({ reptile: 1, arachnid: 1 });
    expect(asked(s)).toEqual(AFTER);
  });

  it('needs a tile that also holds an arachnid', () => {
    const s = competition({ sea: { arachnid: 1 }, jungle: { bird: 1, reptile: 1 } }, [], {}, players);
    expect(asked(s)).toEqual(AFTER);
  });

  it('may be declined', () => {
    const s = answer(competition({ sea: { arachnid: 1, bird: 1 } }, [], {}, players), 'forfeit');
    expect(on('sea', s)).toEqual({ bird: 1, arachnid: 1 });
    expect(asked(s)).toEqual(AFTER);
  });

  it('comes before all pawns, and may hit the same tile as its own pawn', () => {
    let s = competition(
      { jungle: { arachnid: 1, bird: 3 } },
      ['bird', null, null, null, null, null, 'arachnid'],
      {},
      players,
    );
    expect(asked(s)).toEqual({ question: 'competition arachnid', animal: 'arachnid' });
    s = answer(s, { tile: HEX.jungle });
    expect(asked(s)).toEqual({ question: 'competition tile', animal: 'bird' });
    s = answer(s, 'forfeit');
    expect(asked(s)).toEqual({ question: 'competition tile', animal: 'arachnid' });
    s = answer(s, { tile: HEX.jungle });
    expect(on('jungle', s)).toEqual({ bird: 1, arachnid: 1 });
    expect(asked(s)).toEqual(AFTER);
  });

  it('is skipped unless the arachnid is in the game', () => {
    expect(asked(competition(everywhere({ bird: 1, reptile: 1 }), []))).toEqual(AFTER);
  });
});
