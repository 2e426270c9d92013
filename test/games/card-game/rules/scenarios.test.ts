/**
 * Scenarios written from nothing but the rules and docs/notation-card-game.md, played by `npm run -s replay`: a position, moves, and what
 * is then on the table, by section of the rules. They combine cards that no other test plays together, and cover the edge cases of each section.
 */
import { describe, expect, it } from '@jest/globals';
import { RECONSTRUCTION } from '../../../../src/games/card-game/rules/reconstruction.ts';
import { writeCards } from '../../../../src/games/card-game/rules/read-cards.ts';
import { main as replay } from '../../../../tools/replay.ts';
import { run } from '../../../tools/running.ts';

type Json = Readonly<Record<string, unknown>>;

/** A table after a scenario, abbreviated: players from 0, `~` for endangered, `=` for the element of an Abundance. */
interface Outcome {
  /** The open question and who is to decide: `turn 0`; `over` after the end. */
  at: string;
  round: number;
  starter: number;
  vps: number[];
  spaces: number[];
  hands: string[];
  tables: string[];
  /** Who controls which: `grass 0, sun 1`. */
  control: string;
  faceUp: string;
  faceDown: string;
  spent: string;
  /** Cards in the draw pile. */
  pile: number;
  foodChain: number[];
  legal: string;
  left: number;
  places: number[];
  biomes: string;
}

interface Scenario {
  readonly position: Json;
  readonly moves?: readonly unknown[];
  /** Seed for draws that do not matter. */
  readonly seed?: number;
}

const SEA_LAST = RECONSTRUCTION.biomes.map(({ name }) => name).filter((name) => name !== 'Sea');
/** The last round: Sea. */
const LAST = { biome: 'Sea', next: null, gone: SEA_LAST };
const ALL = [...RECONSTRUCTION.animals, ...RECONSTRUCTION.events].map(({ id }) => id);
const allBut = (...ids: string[]): string[] => ALL.filter((id) => !ids.includes(id));

const play = (card: string) => ({ play: card });
const target = (card: string) => ({ target: card });
const discard = (card: string) => ({ discard: card });
const sick = (card: string) => ({ card, endangered: true });
/** A player with the given VPs, cards and so on who has passed. */
const out = (rest: Json = {}) => ({ ...rest, passed: true });

interface Replayed {
  question: { question: string; player: number } | null;
  legal: (string | Record<string, string>)[];
  result?: { places: number[] };
  position: {
    round: number;
    biome: string;
    next: string | null;
    starter: number;
    players: {
      vps: number;
      space: number;
      hand: string[];
      table: (string | { card: string; element?: string })[];
      elements: string[];
    }[];
    spent: string[];
    discards: { faceUp: string[]; faceDown: { player: number; card: string }[] };
    at: { left?: number };
  };
  derived: { drawPile: number; players: { foodChain: number }[] };
  events: { move: unknown; events: Json[] }[];
}

async function replayOf({ position, moves = [], seed }: Scenario, as?: string): Promise<Replayed> {
  const record = {
    format: 'card-game record 1',
    position: { format: 'card-game position 1', biome: 'Savannah A', next: 'Forest', ...position },
    moves: moves.map((move) => ({ move })),
  };
  const options = [...(seed === undefined ? [] : ['--seed', String(seed)]), ...(as === undefined ? [] : ['--as', as])];
  const { stdout } = await run(replay, ['-', '--json', ...options], JSON.stringify(record));
  const replayed = JSON.parse(stdout) as Replayed | { error: string };
  if ('error' in replayed) throw new Error(replayed.error);
  return replayed;
}

const inOrder = (list: readonly string[]): string => [...list].sort().join(' ');
const words = (move: string | Record<string, string>): string =>
  typeof move === 'string' ? move : Object.values(move).join();

function outcome({ question, legal, result, position, derived }: Replayed): Outcome {
  const { players, discards, biome, next, at } = position;
  const piece = (each: string | { card: string; element?: string }): string =>
    typeof each === 'string' ? each : each.element === undefined ? `${each.card}~` : `${each.card}=${each.element}`;
  return {
    at: question === null ? 'over' : `${question.question} ${String(question.player)}`,
    round: position.round,
    starter: position.starter,
    vps: players.map(({ vps }) => vps),
    spaces: players.map(({ space }) => space),
    hands: players.map(({ hand }) => inOrder(hand)),
    tables: players.map(({ table }) => table.map(piece).join(' ')),
    control: players
      .flatMap(({ elements }, player) => elements.map((element) => `${element} ${String(player)}`))
      .sort()
      .join(', '),
    faceUp: inOrder(discards.faceUp),
    faceDown: inOrder(discards.faceDown.map(({ player, card }) => `${String(player)}:${card}`)),
    spent: inOrder(position.spent),
    pile: derived.drawPile,
    foodChain: derived.players.map(({ foodChain }) => foodChain),
    legal: inOrder(legal.map(words)),
    left: at.left ?? 0,
    places: result?.places ?? [],
    biomes: `${biome}, ${String(next)}`,
  };
}

/** Sections of the rules; each scenario with what must be on the table after it, whatever else there is. */
const SCENARIOS: Readonly<Record<string, Readonly<Record<string, Scenario & { readonly then: Partial<Outcome> }>>>> = {
  '§3 Where cards are': {
    'an animal that was eliminated can be drawn in the same round': {
      position: {
        players: [
          { hand: ['event-extinction-1', 'bird-02'], table: ['insect-02'] },
          { hand: ['event-migration-1', ...allBut('event-extinction-1', 'bird-02', 'insect-02', 'event-migration-1')] },
        ],
      },
      moves: [play('event-extinction-1'), play('event-migration-1')],
      then: { at: 'discard 1', pile: 0, faceUp: '', spent: 'event-extinction-1 event-migration-1', tables: ['', ''] },
    },
    'face-down discards are shuffled in, too': {
      position: {
        players: [
          { hand: ['event-migration-1'] },
          { hand: allBut('event-migration-1', 'bird-01', 'bird-02', 'event-niche-1') },
        ],
        spent: ['event-niche-1'],
        discards: { faceUp: ['bird-01'], faceDown: [{ player: 1, card: 'bird-02' }] },
      },
      moves: [play('event-migration-1')],
      seed: 1,
      then: { at: 'discard 0', legal: 'bird-01 bird-02', faceDown: '', spent: 'event-migration-1 event-niche-1' },
    },
    'with one card left in all, one is drawn; the hand has no more than is discarded': {
      position: {
        players: [{ hand: ['event-migration-1'] }, { hand: allBut('event-migration-1', 'bird-01') }],
      },
      moves: [play('event-migration-1')],
      then: { at: 'turn 1', faceDown: '0:bird-01', pile: 0 },
    },
  },

  '§4 The round': {
    'the last one left plays the last card, and the round ends': {
      position: { players: [{ hand: ['bird-02'] }, out({ hand: ['insect-02'] })] },
      moves: [play('bird-02')],
      seed: 1,
      then: { round: 2, starter: 1, vps: [8, 0] },
    },
    'a card that the last card draws keeps its owner in': {
      position: {
        players: [{ hand: ['event-recovery-1'] }, out({ hand: ['insect-02'] })],
        upcoming: { cards: ['mammal-01'] },
      },
      moves: [play('event-recovery-1')],
      then: { at: 'turn 0', round: 1, legal: 'mammal-01 pass' },
    },
    'an empty hand of one who has passed ends nothing': {
      position: { players: [{ hand: ['bird-02', 'bird-03'] }, out(), { hand: ['bird-04'] }] },
      moves: [play('bird-02')],
      then: { at: 'turn 2', round: 1 },
    },
    'a starting player without a card ends one round after the other': {
      position: {
        players: [{}, out({ hand: allBut('bird-02', 'bird-03') }), out({ hand: ['bird-02', 'bird-03'] })],
        starter: 2,
        at: { question: 'turn', player: 0 },
        upcoming: { biomes: ['Jungle', 'Desert'] },
      },
      then: { at: 'turn 1', round: 3, starter: 1, biomes: 'Jungle, Desert' },
    },
    'control is checked after Early Thaw, before the round is scored': {
      position: { players: [{ hand: ['event-early-thaw-1', 'bird-02'], table: ['insect-02'] }, { hand: ['bird-03'] }] },
      moves: [play('event-early-thaw-1')],
      seed: 1,
      then: { round: 2, vps: [6 + 1 + 3, 0], control: 'grass 0' },
    },
  },

  '§5 Suppression': {
    'turning healthy triggers nothing': {
      position: {
        players: [
          { hand: ['event-recovery-1', 'bird-02'], table: [sick('arachnid-07')] },
          { hand: ['bird-03'], table: ['mammal-01'] },
        ],
        upcoming: { cards: ['bird-04'] },
      },
      moves: [play('event-recovery-1'), { recover: 'arachnid-07' }],
      then: { at: 'turn 1', tables: ['arachnid-07', 'mammal-01'], control: 'grub 0' },
    },
    'a symbol whose only target is under its own player’s Camouflage does nothing': {
      position: {
        players: [
          { hand: ['insect-07', 'bird-02'], table: ['arachnid-01', 'event-camouflage-1'] },
          { hand: ['bird-03'] },
        ],
      },
      moves: [play('insect-07')],
      then: { at: 'turn 1', tables: ['arachnid-01 event-camouflage-1 insect-07', ''], foodChain: [19, 0] },
    },
  },

  '§6 Events': {
    'Predation’s second animal may be anyone’s but the first': {
      position: {
        players: [
          { hand: ['event-predation-1', 'bird-02'], table: ['bird-01'] },
          { hand: ['bird-03'], table: ['mammal-01', 'mammal-02', sick('mammal-03')] },
        ],
      },
      moves: [play('event-predation-1'), target('mammal-03')],
      then: { at: 'target 0', legal: 'bird-01 mammal-01 mammal-02', faceUp: 'mammal-03' },
    },
    'Parasitism goes round six players from the left neighbour of whoever plays it': {
      position: {
        starter: 4,
        players: [
          { hand: ['bird-01'], table: ['mammal-01', 'mammal-02'] },
          out({ table: [sick('mammal-03')] }),
          { hand: ['bird-02'] },
          { hand: ['bird-03'], table: ['mammal-04', 'event-camouflage-1'] },
          { hand: ['event-parasitism-1'], table: ['mammal-05'] },
          { hand: ['bird-04'], table: ['mammal-06', 'mammal-07'] },
        ],
        upcoming: { cards: ['bird-05'] },
      },
      moves: [play('event-parasitism-1'), target('mammal-07'), target('mammal-02')],
      then: {
        at: 'turn 5',
        tables: ['mammal-01 mammal-02~', '', '', 'mammal-04 event-camouflage-1', 'mammal-05', 'mammal-06 mammal-07~'],
        faceUp: 'mammal-03',
        hands: ['bird-01', '', 'bird-02', 'bird-03', 'bird-05', 'bird-04'],
      },
    },
    'Fertility with all level: you draw first, and again as the first of the fewest': {
      position: {
        starter: 2,
        players: [{ hand: ['bird-01'] }, { hand: ['bird-02'] }, { hand: ['event-fertility-1'] }],
        upcoming: { cards: ['insect-01', 'insect-02', 'insect-03', 'insect-04'] },
      },
      moves: [play('event-fertility-1')],
      then: { at: 'turn 0', hands: ['bird-01 insect-03', 'bird-02 insect-04', 'insect-01 insect-02'] },
    },
    'Fertility with one card left: yours': {
      position: {
        players: [
          { hand: ['event-fertility-1'], vps: 3 },
          { hand: allBut('event-fertility-1', 'bird-01', 'event-niche-1') },
        ],
        spent: ['event-niche-1'],
      },
      moves: [play('event-fertility-1'), 'pass'],
      then: { at: 'turn 0', legal: 'bird-01 pass', pile: 0 },
    },
    'Blight gives the card to another who leads alone': {
      position: {
        players: [
          { hand: ['event-blight-1', 'bird-02'], table: ['insect-05'] },
          { hand: ['bird-03'], table: ['insect-02'] },
          { hand: ['bird-04'], elements: ['grass'] },
        ],
        upcoming: { cards: ['bird-05'] },
      },
      moves: [play('event-blight-1')],
      then: { at: 'turn 1', control: 'grass 0' },
    },
    'Abundance shows two icons more, however many animals there are': {
      position: {
        players: [
          { hand: ['event-abundance-1', 'bird-02'], table: ['bird-01', 'mammal-01'] },
          { hand: ['bird-03'], table: ['insect-15'], elements: ['grass'] },
        ],
      },
      moves: [play('event-abundance-1'), { element: 'grass' }],
      then: { tables: ['bird-01 mammal-01 event-abundance-1=grass', 'insect-15'], control: 'grass 1' },
    },
    'Abundance ends with the last animal, and another takes the card': {
      position: {
        players: [
          { hand: ['event-extinction-1', 'bird-02'], table: ['insect-02'] },
          {
            hand: ['bird-03'],
            table: ['bird-01', { card: 'event-abundance-2', element: 'grass' }],
            elements: ['grass'],
          },
        ],
      },
      moves: [play('event-extinction-1'), target('bird-01')],
      then: { control: 'grass 0', foodChain: [8, 0] },
    },
    'Apex Predator does not add to endangered animals': {
      position: {
        players: [
          { hand: ['bird-02'], table: ['event-apex-predator-1', sick('insect-01'), 'insect-03', 'insect-05'] },
          { table: [sick('mammal-01')] },
        ],
      },
      then: { foodChain: [5 + 10 + 9, 5] },
    },
    'Migration cannot discard itself': {
      position: { players: [{ hand: ['event-migration-1'] }, {}], upcoming: { cards: ['bird-04', 'bird-05'] } },
      moves: [play('event-migration-1')],
      then: { at: 'discard 0', legal: 'bird-04 bird-05', spent: 'event-migration-1' },
    },
  },

  '§7 Control': {
    'a tie for the most leaves the card with a third who shows none': {
      position: {
        players: [
          { hand: ['insect-02', 'bird-02'] },
          { hand: ['bird-03'], table: ['insect-04'] },
          { hand: ['bird-04'], elements: ['grass'] },
        ],
      },
      moves: [play('insect-02')],
      then: { control: 'grass 2, grub 1' },
    },
    'the icons that suppression turns away no longer count': {
      position: {
        players: [
          { hand: ['insect-07', 'bird-02'], table: ['arachnid-05'] },
          { hand: ['bird-03'], table: ['arachnid-08', 'arachnid-01'], elements: ['grub'] },
        ],
      },
      moves: [play('insect-07'), target('arachnid-08')],
      then: { control: 'grass 0, grub 0' },
    },
    'scoring checks nothing: who has the card scores, whoever leads': {
      position: {
        players: [{ hand: ['bird-02'], table: ['insect-02'] }, out({ hand: ['bird-03'], elements: ['grass'] })],
      },
      moves: ['pass'],
      seed: 1,
      then: { vps: [6, 1 + 3], control: 'grass 1' },
    },
  },

  '§8 Scoring': {
    'two second, then the third; a fourth total scores nothing': {
      position: {
        players: [
          { hand: ['event-niche-1'], table: ['insect-01'] },
          out({ table: ['bird-02'] }),
          out({ table: ['insect-02'] }),
          out({ table: ['insect-03'] }),
          out({ table: ['insect-05'] }),
        ],
      },
      moves: ['pass'],
      seed: 1,
      then: { vps: [6, 3, 3, 1, 0] },
    },
    'the space won on tundra counts in the same survival': {
      position: {
        biome: 'Tundra C',
        players: [{ hand: ['bird-01'], table: ['insect-01'] }, out()],
        upcoming: { cards: ['bird-02', 'bird-03', 'bird-04', 'bird-05', 'bird-06'], biomes: ['Jungle'] },
      },
      moves: ['pass'],
      then: { at: 'discard 0', left: 1, spaces: [2, 1], hands: ['bird-01 bird-04 bird-05 bird-06', 'bird-02 bird-03'] },
    },
    'the new starting player is the left neighbour of the old one, whoever ended the round': {
      position: {
        players: [out({ hand: ['bird-02'] }), out({ hand: ['bird-03'] }), { hand: ['event-early-thaw-1'] }],
        at: { question: 'turn', player: 2 },
      },
      moves: [play('event-early-thaw-1')],
      seed: 1,
      then: { at: 'turn 1', starter: 1, round: 2 },
    },
    'what the clean-up discards can be drawn in survival': {
      position: {
        players: [
          { hand: ['bird-02'], table: ['insect-01', 'insect-02'] },
          out({ hand: allBut('bird-02', 'insect-01', 'insect-02', 'event-niche-1'), table: [] }),
        ],
        spent: ['event-niche-1'],
        biome: 'Mountain',
      },
      moves: ['pass'],
      seed: 1,
      then: { at: 'turn 1', round: 2, pile: 0, faceUp: '' },
    },
    '65 VPs go on': {
      position: { players: [{ hand: ['bird-02'], vps: 65 }, out()] },
      moves: ['pass'],
      seed: 1,
      then: { at: 'turn 1', round: 2, vps: [65, 0] },
    },
  },

  '§9 The end': {
    'in an early round, too, tables and biomes stay, and no card is drawn': {
      position: {
        gone: ['Desert', 'Jungle'],
        players: [{ hand: ['bird-02'], vps: 60, table: ['insect-01'], space: 3 }, out({ vps: 3, space: 1 })],
      },
      moves: ['pass'],
      then: {
        at: 'over',
        round: 3,
        vps: [71, -2],
        tables: ['insect-01', ''],
        biomes: 'Savannah A, Forest',
        places: [1, 2],
      },
    },
    'a tie goes to the higher space first, then to more cards, then to more Element cards': {
      position: {
        ...LAST,
        players: [
          { hand: ['bird-01'], vps: 25, space: 1 },
          out({ vps: 15, space: 2 }),
          out({ vps: 17, space: 2, elements: ['sun', 'meat'] }),
          out({ vps: 15, space: 2, hand: ['bird-02'] }),
        ],
      },
      moves: ['pass'],
      // The third player scores 1 for the most Element cards and 2 for the icons of Sea.
      then: { at: 'over', vps: [20, 20, 25, 20], places: [4, 3, 1, 2] },
    },
    'more Element cards decide between hands of one size': {
      position: {
        ...LAST,
        players: [
          { hand: ['bird-01'], vps: 18, elements: ['grub'] },
          out({ vps: 16, hand: ['bird-02'], elements: ['sun', 'meat'] }),
        ],
      },
      moves: ['pass'],
      then: { at: 'over', vps: [19, 19], places: [2, 1] },
    },
  },

  '§10 What is asked': {
    'a target, of a position': {
      position: {
        players: [
          { hand: ['bird-02'], table: ['insect-07'] },
          { hand: ['bird-03'], table: ['arachnid-01', 'arachnid-02'] },
        ],
        at: { question: 'target', player: 0, card: 'insect-07' },
      },
      moves: [target('arachnid-01')],
      then: { at: 'turn 1', tables: ['insect-07', 'arachnid-01~ arachnid-02'], control: 'grass 0, grub 1' },
    },
    'the one animal that Recovery has left': {
      position: {
        players: [{ hand: ['bird-02'], table: [sick('bird-01')] }, { hand: ['bird-03'] }],
        spent: ['event-recovery-2'],
        upcoming: { cards: ['bird-04'] },
        at: { question: 'recover', player: 0, card: 'event-recovery-2', left: 1 },
      },
      then: { at: 'recover 0', legal: 'bird-01 done' },
    },
    'the element of an Abundance just played': {
      position: {
        players: [{ hand: ['bird-02'], table: ['bird-01', 'event-abundance-1'] }, { hand: ['bird-03'] }],
        at: { question: 'element', player: 0, card: 'event-abundance-1' },
      },
      moves: [{ element: 'sun' }],
      then: { at: 'turn 1', control: 'sun 0', tables: ['bird-01 event-abundance-1=sun', ''] },
    },
    'discards of survival, then the turn of the starting player': {
      position: {
        gone: ['Desert'],
        starter: 1,
        players: [{ hand: ['bird-02', 'bird-04'], space: 2 }, { hand: ['bird-03'] }],
        at: { question: 'discard', player: 0, left: 1 },
      },
      moves: [discard('bird-02')],
      then: { at: 'turn 1', faceDown: '0:bird-02', hands: ['bird-04', 'bird-03'] },
    },
  },

  'All sections': {
    'a round of three, card by card': {
      position: {
        biome: 'Tundra C',
        next: 'Desert',
        players: [
          { hand: ['mammal-08', 'event-predation-1'] },
          { hand: ['reptile-10', 'insect-13'] },
          { hand: ['event-camouflage-1', 'arachnid-04'] },
        ],
        upcoming: {
          cards: [
            'bird-01',
            ...RECONSTRUCTION.animals.filter((each) => each.class === 'amphibian').map(({ id }) => id),
          ],
          biomes: ['Mountain'],
        },
      },
      moves: [
        play('mammal-08'), // meat 2, seed 1
        play('reptile-10'), // water 2; no insect to suppress
        play('event-camouflage-1'), // draws bird-01
        play('event-predation-1'), // both animals there are, unasked
        play('insect-13'), // grass 2, grub 1, seed 1: seed goes over
        play('arachnid-04'), // grub and meat are tied
      ],
      // Then the first player has no cards. The totals are 2, 2 + 3, 7 + 3.
      then: {
        at: 'discard 2',
        left: 1,
        round: 2,
        starter: 1,
        vps: [1, 1 + 2, 1],
        spaces: [1, 1, 2],
        control: 'grass 1, grub 1, meat 0, seed 1, water 1',
        biomes: 'Desert, Mountain',
        hands: [
          'amphibian-06 amphibian-07',
          'amphibian-01 amphibian-02',
          'amphibian-03 amphibian-04 amphibian-05 bird-01',
        ],
        faceUp: 'arachnid-04 event-camouflage-1 event-predation-1 insect-13 mammal-08 reptile-10',
        tables: ['', '', ''],
      },
    },
  },
};

describe.each(Object.entries(SCENARIOS))('%s', (_, scenarios) => {
  it.each(Object.entries(scenarios))('%s', async (__, { then, ...scenario }) => {
    expect(outcome(await replayOf(scenario))).toMatchObject(then);
  });
});

describe('§11 What is hidden', () => {
  const migration: Scenario = {
    position: {
      players: [{ hand: ['event-migration-1', 'bird-01'] }, { hand: ['bird-02'] }, { hand: ['bird-06'] }],
      upcoming: { cards: ['bird-03', 'bird-04', 'bird-05'], biomes: ['Desert'] },
    },
    moves: [play('event-migration-1'), discard('bird-03')],
  };
  const eventsSeen = (seen: (card: string) => string): unknown[] => [
    { event: 'played', player: 0, card: 'event-migration-1' },
    { event: 'drew', player: 0, card: seen('bird-03') },
    { event: 'drew', player: 0, card: seen('bird-04') },
    { event: 'discarded', player: 0, card: seen('bird-03') },
  ];

  it.each([
    ['0', ['bird-01 bird-04', '?', '?'], '0:bird-03', '', discard('bird-03'), (card: string) => card],
    ['1', ['? ?', 'bird-02', '?'], '0:?', 'bird-02 pass', null, () => '?'],
    ['spectator', ['? ?', '?', '?'], '0:?', '', null, () => '?'],
  ])('from %s', async (viewer, hands, faceDown, legal, move, seen) => {
    const end = await replayOf(migration, viewer);
    expect(outcome(end)).toMatchObject({
      at: 'turn 1',
      hands,
      faceDown,
      legal,
      pile: 112 - 6,
      spent: 'event-migration-1',
    });
    expect(end.events.map((each) => each.move)).toEqual([play('event-migration-1'), move]);
    expect(end.events.flatMap(({ events }) => events)).toEqual(eventsSeen(seen));
    // Nor is what comes next revealed.
    expect(JSON.stringify(end)).not.toMatch(/bird-05|Desert/);
  });

  it('from nobody after the end', async () => {
    const end = {
      position: { players: [{ hand: ['bird-01'], vps: 66 }, out({ hand: ['bird-02'] })] },
      moves: ['pass'],
    };
    expect(outcome(await replayOf(end, 'spectator'))).toMatchObject({ at: 'over', hands: ['bird-01', 'bird-02'] });
  });

  it('and what a seat saw is no position to play from; nor is there a seat that nobody has', async () => {
    const { position } = await replayOf(migration, '1');
    await expect(replayOf({ position })).rejects.toThrow('is a card that was not seen');
    const document = {
      format: 'card-game position 1',
      biome: 'Jungle',
      next: 'Forest',
      players: [{ hand: ['bird-01'] }, {}],
    };
    const { status, stderr } = await run(replay, ['-', '--as', '2'], JSON.stringify(document));
    expect([status, stderr]).toEqual([2, '--as: 2 is not a whole number from 0 to 1\n']);
  });
});

describe('What replay tells', () => {
  it('is in the words of the notation', async () => {
    const { events } = await replayOf({
      position: {
        biome: 'Tundra A',
        players: [{ hand: ['insect-07'], elements: ['sun'] }, out({ table: [sick('arachnid-02')], space: 2 })],
        upcoming: { cards: ['bird-01', 'bird-02', 'bird-03', 'bird-04', 'bird-05', 'bird-06'], biomes: ['Jungle'] },
      },
      moves: [play('insect-07')],
    });
    expect(events[0]!.events.slice(0, 10)).toEqual([
      { event: 'played', player: 0, card: 'insect-07' },
      { event: 'suppressed', player: 0, by: 'insect-07', owner: 1, card: 'arachnid-02', eliminated: true },
      { event: 'control', element: 'grass', from: null, to: 0, icons: [1, 0] },
      { event: 'passed', player: 0, emptyHand: true },
      { event: 'round over', round: 1, why: 'empty hand', totals: [6, 0] },
      { event: 'vps', player: 0, vps: 1, source: 'first' },
      { event: 'advanced', player: 0, space: 2 },
      { event: 'vps', player: 0, vps: 1, source: 'most elements' },
      { event: 'vps', player: 0, vps: 2, source: 'element', element: 'sun' },
      { event: 'round', round: 2, biome: 'Forest', starter: 1 },
    ]);
  });

  it('is in the words of an owner’s cards, answers too', async () => {
    const { biomes, animals, ...rest } = writeCards(RECONSTRUCTION) as {
      biomes: { name: string }[];
      animals: { id: string }[];
    };
    const position = {
      cards: {
        ...rest,
        name: 'my cards',
        biomes: biomes.map((biome) => ({ ...biome, name: biome.name === 'Sea' ? 'Sea' : `My ${biome.name}` })),
        animals: animals.map((animal) => ({ ...animal, id: `my-${animal.id}` })),
      },
      biome: 'My Savannah A',
      next: 'My Forest',
      players: [{ hand: ['my-insect-07'] }, { hand: ['my-bird-01'], table: ['my-arachnid-01', 'my-arachnid-02'] }],
    };
    expect(outcome(await replayOf({ position }))).toMatchObject({ legal: 'my-insect-07 pass' });
    const replayed = await replayOf({ position, moves: [play('my-insect-07')] });
    expect(outcome(replayed)).toMatchObject({ legal: 'my-arachnid-01 my-arachnid-02' });
    expect(replayed.events).toEqual([
      { move: play('my-insect-07'), events: [{ event: 'played', player: 0, card: 'my-insect-07' }] },
    ]);
    await expect(replayOf({ position, moves: [play('insect-07')] })).rejects.toThrow(
      'a card is "my-insect-01" or the like',
    );
  });

  it('is a few lines without --json', async () => {
    const position = {
      format: 'card-game position 1',
      biome: 'Savannah A',
      next: 'Forest',
      players: [
        { vps: 4, hand: ['bird-01'], table: ['insect-08', sick('mammal-01')], elements: ['grass', 'sun'] },
        { space: 2, table: ['event-camouflage-1'], passed: true },
      ],
    };
    const { stdout } = await run(replay, ['-'], JSON.stringify(position));
    expect(stdout.split('\n').slice(2)).toEqual([
      'legal: {"play":"bird-01"} "pass"',
      'Savannah A, then Forest; 108 cards in the draw pile, 0 in the discard pile',
      'seat 0: 4 VPs, space 1, 1 in hand; food chain 10 (place 1); icons grass 2, grub 1; controls grass, sun',
      'seat 1: 0 VPs, space 2, 0 in hand; food chain 0; no icons; controls nothing; has passed',
      '',
    ]);
  });
});

describe('A record (docs/notation-card-game.md)', () => {
  const dealt = [...RECONSTRUCTION.animals.slice(0, 14).map(({ id }) => ({ card: id })), { player: 1 }];
  const setUp = async (outcomes: readonly object[]) => {
    const record = { format: 'card-game record 1', setup: { players: 2 }, outcomes, moves: [] };
    const { stdout } = await run(replay, ['-', '--json'], JSON.stringify(record));
    return JSON.parse(stdout) as Replayed & { error?: string };
  };

  it('says of the setup: both biomes, each hand, the starting player', async () => {
    const replayed = await setUp([{ biome: 'Jungle' }, { biome: 'Desert' }, ...dealt]);
    expect(outcome(replayed)).toMatchObject({ at: 'turn 1', starter: 1, biomes: 'Jungle, Desert' });
    expect(replayed.position.players.map(({ hand }) => [hand[0], hand.length])).toEqual([
      ['insect-01', 7],
      ['insect-08', 7],
    ]);
    expect((await setUp([{ biome: 'Sea' }])).error).toContain('Sea cannot be drawn');
  });

  it('need not say what leaves no choice, and may; one outcome too many is refused', async () => {
    const tellWith = async (outcomes: readonly object[] | undefined) => {
      const record = {
        format: 'card-game record 1',
        position: {
          format: 'card-game position 1',
          biome: 'Savannah A',
          next: 'Forest',
          players: [{ hand: ['event-migration-1'] }, {}],
          upcoming: { cards: ['bird-01'] },
        },
        moves: [{ move: play('event-migration-1'), ...(outcomes && { outcomes }) }],
      };
      const { stdout } = await run(replay, ['-', '--json'], JSON.stringify(record));
      const replayed = JSON.parse(stdout) as Replayed & { error?: string };
      return replayed.error ?? outcome(replayed).legal;
    };
    expect(await tellWith([{ card: 'bird-02' }])).toBe('bird-01 bird-02');
    expect(await tellWith([{ card: 'bird-01' }, { card: 'bird-02' }])).toBe('bird-01 bird-02');
    expect(await tellWith(undefined)).toContain('an outcome is missing');
    expect(await tellWith([{ card: 'bird-01' }, { card: 'bird-02' }, { card: 'bird-03' }])).toContain('only 2 of 3');
    expect(await tellWith([{ card: 'bird-02' }, { card: 'bird-01' }])).toContain('only 1 of 2');
  });
});
