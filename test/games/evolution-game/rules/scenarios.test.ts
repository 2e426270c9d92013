/** The rules, section by section, as scenarios: a table, moves with rolls and draws, and the table afterwards. */
import { describe, expect, it } from '@jest/globals';
import { RECONSTRUCTION as DATA } from '../../../../src/games/evolution-game/rules/data.ts';
import { derived } from '../../../../src/games/evolution-game/rules/derived.ts';
import type { MoveText } from '../../../../src/kit/moves.ts';
import { newGame, result } from '../../../../src/games/evolution-game/rules/play.ts';
import { writePosition } from '../../../../src/games/evolution-game/rules/notation/position.ts';
import { type Drawn, type Says, after, answers, asked, at, domainsOf, refuse, roll, squaresOf } from './table.ts';

/** What is expected of the table at the end; fields left out are not checked. */
interface Table {
  /** "place 1": the question and whose it is; "over" after the end. */
  asked: string;
  legal?: MoveText[];
  /** The squares where a colony may be placed, "A1 A2". */
  squares?: string;
  players?: object[];
  domains?: string;
  colonies?: Record<string, string>;
  bottom?: object;
  question?: object;
  stores?: number[];
  places?: number[];
}

/** A move and what is drawn after it. */
type Step = readonly [move: MoveText, ...drawn: Drawn[]];
/** The name begins with the section; `given` is a position, or the number of players of a new game. */
type Scenario = readonly [name: string, given: Says | number, steps: readonly Step[], then: Table];

const time = (n: number) => ({ time: n });
const face = (colour: string) => ({ environment: colour });
const niches = (letters: string): Drawn[] => letters.split(' ').map((niche) => ({ niche }));
const cards = (colours: string): Drawn[] => colours.split(' ').map((mutation) => ({ mutation }));
const selection = (card: string) => ({ selection: card });
const place = (square: string) => ({ place: square });
const arrange = (genePool: string) => ({ arrange: genePool });
const domain = (letter: string, squares = '123456789') => Array.from(squares, (n) => letter + n).join(' ');
const sets = (...some: number[][]) => some.map((survive) => ({ survive }));

const none = '.........';
const full = '111111111';
/** All sixty colonies of the first player: nothing is in the store. */
const sixty = { A: full, B: full, C: full, D: full, E: full, F: full, G: '111111...' };
const fiftyNine = { ...sixty, G: '11111....' };
const fiftyEight = { ...sixty, G: '1111.....' };
const everyMutationCard = Object.entries(DATA.mutation).flatMap(([card, count]) =>
  Array.from({ length: count }, () => card),
);
const everySelectionCard = [
  ...DATA.naturalSelection.plague.map((letter) => `plague ${letter}`),
  ...DATA.naturalSelection.rapidSpeciation.map((letters) => `rapid speciation ${letters}`),
  ...Array.from({ length: 5 }, () => 'colonisation'),
  ...Array.from({ length: 2 }, () => 'change the environment'),
  ...Array.from({ length: 2 }, () => 'jump to the evolution square'),
];
/** With the colony of `inA`, established in only the first niche. */
const established = { niches: ['A', 'AB', 'B', 'BC', 'BE', 'BG', 'BCE'] };
const inA = { A: '1........' };

/** The circuit as the rules print it. */
const CIRCUIT = [
  'EVO M ECA G NS ECE MG PC',
  'T G ECB NS M ECF MG NS',
  'T M ECC G NS ECG MG PC',
  'T G ECD NS M ECH MG NS',
].flatMap((row) => row.split(' '));

/** Every square, reached by a roll of one; unadapted in A and B, established in niche C. */
const squares = CIRCUIT.map((square, number): Scenario => {
  const given: Says = {
    players: [{ counter: (number + 31) % 32, niches: ['C', 'AB', 'DG', 'AH', 'BG', 'EH', 'ACFH'] }, {}],
    domains: 'LLLLGGYY',
    colonies: { C: '1........' },
  };
  const expected: Record<string, [drawn: Drawn[], then: Table]> = {
    EVO: [[], { asked: 'survive 1', legal: sets([], [1]), players: [{ stage: 1 }] }],
    T: [[], { asked: 'survive 1', legal: sets([], [1]), players: [{ stage: 0 }] }],
    M: [cards('OY OLGY'), { asked: 'begin 2', players: [{ mutation: ['OY', 'OLGY'] }] }],
    G: [[], { asked: 'place 1', question: { for: 'growth', rolled: 1, left: 1 } }],
    MG: [[], { asked: 'choose 1', legal: ['mutation', 'growth'] }],
    NS: [[selection('plague C')], { asked: 'begin 2', colonies: { C: none } }],
    PC: [[], { asked: 'begin 2', colonies: { C: none } }],
  };
  const letter = square.slice(2);
  const changed = Array.from('LLLLGGYY', (colour, i) => ('ABCDEFGH'[i] === letter ? '.' : colour)).join('');
  const [drawn, then] = expected[square] ?? [[face('white')], { asked: 'begin 2', domains: changed }];
  const [first, ...others] = then.players ?? [{}];
  return [
    `§1 square ${String(number)} is ${square}`,
    given,
    [[roll, time(1), ...drawn]],
    { ...then, players: [{ ...first, counter: number }, ...others] },
  ];
});

/** The minimum for every stage, drawn on the Evolution Square by a player who is not established in any niche. */
const minimums = [7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0].slice(1).map((minimum, before, all): Scenario => {
  const held = DATA.niches.slice(0, [7, ...all][before]);
  const drawn = DATA.niches.slice(20, 20 + minimum);
  return [
    `§1 stage ${String(before + 1)} asks for ${String(minimum)} niches`,
    { players: [{ counter: 31, stage: before, niches: held }, { stage: 14 }] },
    [[roll, time(3), ...drawn.map((niche) => ({ niche }))]],
    { asked: 'begin 2', players: [{ stage: before + 1, niches: drawn }], bottom: { niches: held } },
  ];
});

const components: Scenario[] = [
  [
    '§1 natural selection cards that were all put back come in that order, and go last again',
    { bottom: { naturalSelection: everySelectionCard }, colonies: { A: '1...1....' } },
    [[roll, time(4)]],
    {
      asked: 'begin 2',
      colonies: { A: none },
      bottom: { naturalSelection: [...everySelectionCard.slice(1), 'plague A'] },
    },
  ],
];

const placing: Scenario[] = [
  [
    '§2 what was supplanted is one’s own for the next colony',
    {
      players: [{ counter: 1, genePool: 'OGGGGGGG' }, { genePool: 'GOOOOOOL' }],
      domains: 'OOOOOOOO',
      colonies: { A: '111111122' },
    },
    [[roll, time(2)], [place('A8')]],
    { asked: 'place 1', squares: 'A9', stores: [52, 59] },
  ],
  [
    '§2 an empty store of a rival has one again when a colony is supplanted',
    {
      players: [{ counter: 2, genePool: 'OGGGGGGG' }, { genePool: 'GOOOOOOL' }],
      domains: 'OOOOOOOO',
      colonies: Object.fromEntries(
        Object.entries(sixty).map(([letter, colonies]) => [letter, colonies.replaceAll('1', '2')]),
      ),
    },
    [[roll, time(1)], [place('A5')]],
    { asked: 'begin 2', colonies: { A: '222212222' }, stores: [59, 1] },
  ],
  [
    '§2 own colonies where one is unadapted get no company',
    { players: [{ counter: 2 }, {}], domains: 'GGOOOOOO', colonies: inA },
    [[roll, time(1)]],
    { asked: 'begin 2', colonies: inA },
  ],
  [
    '§2 what was not placed is lost: the next turn begins with the roll',
    { players: [{ counter: 2 }, { counter: 20 }] },
    [[roll, time(1)], ['done'], [roll, time(1), face('O')]],
    { asked: 'begin 1', legal: [roll] },
  ],
  [
    '§2 the last colony in the store ends the placing',
    { players: [{ counter: 3 }, { counter: 5 }], colonies: fiftyNine },
    [[roll, time(5)], [{ moveTo: 9 }], [place('H1')]],
    { asked: 'begin 2', stores: [0, 60] },
  ],
];

const deal = (players: number) => DATA.niches.slice(0, 7 * players).map((niche) => ({ niche }));
const faces = (colours: string) => Array.from(colours, (c) => face(c === 'w' ? 'white' : c === 'b' ? 'black' : c));
const setUp: Scenario[] = [
  [
    '§3 four players: dealt by seat, ties roll again among themselves, domains set in turn order by compartments',
    4,
    [
      [arrange('OOLLGGYY')],
      [arrange('LLOOYYGG')],
      [arrange('GGYYOOLL')],
      [
        arrange('YYGGLLOO'),
        ...deal(4),
        ...[5, 2, 5, 5].map(time),
        ...[3, 6, 6].map(time),
        ...[1, 4].map(time),
        ...faces('bbbbbbbw'),
      ],
    ],
    {
      asked: 'settle 4',
      domains: 'YOOYLGG.',
      players: [0, 1, 2, 3].map((seat) => ({ niches: DATA.niches.slice(7 * seat, 7 * seat + 7), toSettle: 15 })),
    },
  ],
  [
    '§3 a tie below the highest is none',
    3,
    [
      [arrange('OOLLGGYY')],
      [arrange('OOLLGGYY')],
      [arrange('OOLLGGYY'), ...deal(3), ...[3, 3, 4].map(time), ...faces('OOOOOOOO')],
    ],
    { asked: 'settle 3' },
  ],
  [
    '§3 the remedy passes whoever is adapted somewhere; settling begins with the first player',
    3,
    [
      [arrange('OOLLGGYY')],
      [arrange('LLOOYYGG')],
      [arrange('OOLLGGYY'), ...deal(3), ...[1, 2, 3].map(time), ...faces('LLOOYYGG')],
      [{ remedy: 'H' }],
      [{ remedy: 'A' }],
    ],
    {
      asked: 'settle 3',
      players: [{ genePool: 'LOLLGGYY' }, { genePool: 'LLOOYYGG' }, { genePool: 'OOLLGGYG' }],
    },
  ],
  [
    '§3 one empty domain needs no remedy; its nine squares are settled in turn, the rest of the fifteen goes back',
    2,
    [
      [arrange('OOLLGGYY')],
      [arrange('OOLLGGYY'), ...deal(2), ...[1, 2].map(time), ...faces('LLOOYYGw')],
      ...Array.from('12345678', (n): Step => [place(`H${n}`)]),
    ],
    { asked: 'begin 2', colonies: { H: '212121212' }, stores: [56, 55] },
  ],
  [
    '§3 settling passes who has no colony left',
    {
      first: 3,
      players: [{ toSettle: 1 }, {}, { toSettle: 2 }],
      question: { stage: 'settle', player: 3 },
    },
    [[place('A1')], [place('A2')]],
    { asked: 'settle 3' },
  ],
];

const turn: Scenario[] = [
  [
    '§4 the number rolled stays, though the move stopped short',
    { players: [{ counter: 5, ...established }, {}], colonies: inA },
    [[roll, time(6)], [{ moveTo: 8 }]],
    { asked: 'survive 1', question: { rolled: 6 } },
  ],
];

const chains = ['OLY OLG', 'OGY OLY', 'OY LY LG', 'OLY OLY OGY'].map((list): Scenario => {
  const mutation = list.split(' ');
  return [
    `§5 O to G with ${list}, under the pack as listed`,
    { players: [{ mutation }, {}], domains: 'GOLLGGYY' },
    [[{ adapt: 'A', with: mutation }]],
    {
      asked: 'begin 1',
      legal: [roll],
      players: [{ genePool: 'GOLLGGYY', mutation: [] }],
      bottom: { mutation },
    },
  ];
});
const noChains = ['OGY OL', 'OLG OLG OLG', 'OG OL OLGY', 'OL OY OG', 'OLY OLY'];
const conversions: Scenario[] = [
  [
    '§5 every set of cards that forms a chain, once',
    { players: [{ mutation: ['OLG', 'OLGY', 'OY', 'GY'] }, {}], domains: 'GOLLGGYY' },
    [],
    {
      asked: 'begin 1',
      legal: [
        roll,
        ...['OLG', 'OLGY', 'OLG OLGY', 'OY OLGY', 'GY OLGY', 'OY GY', 'OY OLG OLGY', 'GY OLG OLGY'].map((list) => ({
          adapt: 'A',
          with: list.split(' '),
        })),
      ],
    },
  ],
  [
    '§5 of equal cards the one drawn first goes',
    { players: [{ mutation: ['OG', 'OL', 'OG'] }, {}], domains: 'GOLLGGYY' },
    [[{ adapt: 'A', with: ['OG'] }]],
    { asked: 'begin 1', players: [{ mutation: ['OL', 'OG'] }] },
  ],
  [
    '§5 a conversion opens the squares of unadapted rivals in the same turn',
    { players: [{ mutation: ['OG'], counter: 2 }, {}], domains: 'GLGGLLGG', colonies: { A: '222222222' } },
    [[{ adapt: 'A', with: ['OG'] }], [roll, time(1)]],
    { asked: 'place 1', squares: domain('A') },
  ],
];

const seven = 'A B C D E F G';
const moving = (
  [
    ['a Transition on the way, the Evolution Square at the end', [23, 25, 26, 27], 6, [24, 0]],
    ['rivals jumped on the first move bring the first Transition within reach', [null, 1, 2, 3], 6, [8, 9]],
    ['standing on a Transition is no stop', [8, 12], 6, 15],
    ['on the first move rivals are jumped too', [null, 1], 1, 2],
    ['the Evolution Square and the two after it are occupied', [31, 0, 1, 2], 1, 3],
    ['an occupied Transition is jumped to the square after it', [7, 8], 1, 9],
  ] as const
).map(([name, counters, rolled, stops]): Scenario => {
  const drawn = stops === 15 ? [selection('plague A')] : stops === 2 ? [face('O')] : [];
  return [
    `§6 ${name}`,
    { players: counters.map((counter) => ({ counter })) },
    [[roll, time(rolled), ...drawn]],
    typeof stops === 'number'
      ? { asked: stops === 3 || stops === 9 ? 'place 1' : 'begin 2', players: [{ counter: stops, stage: 0 }] }
      : { asked: 'move 1', legal: stops.map((moveTo) => ({ moveTo })) },
  ];
});
const moves: Scenario[] = [
  [
    '§6 a counter off the circuit does not occupy the Evolution Square',
    { players: [{ counter: 31, niches: DATA.niches.slice(10, 17) }, {}] },
    [[roll, time(4), ...niches(seven)]],
    { asked: 'begin 2', players: [{ counter: 0, stage: 1 }, { counter: null }] },
  ],
  [
    '§6 who goes on past a Transition carries out the last square alone',
    { players: [{ counter: 6, ...established }, {}], colonies: inA },
    [
      [roll, time(5)],
      [{ moveTo: 11 }, selection('plague B')],
    ],
    { asked: 'begin 2', players: [{ counter: 11, stage: 0 }] },
  ],
];

const onSquares: Scenario[] = [
  [
    '§7 M: the last card of the pack, then those put back, then nothing',
    {
      players: [{ genePool: 'GGGGGGGG' }, { mutation: everyMutationCard.slice(0, 49) }],
      domains: 'OOOOOOOO',
      bottom: { mutation: ['OLGY', 'OLGY'] },
    },
    [[roll, time(1), ...cards('OLGY')]],
    { asked: 'begin 2', players: [{ mutation: ['OLGY', 'OLGY', 'OLGY'] }], bottom: { mutation: [] } },
  ],
  [
    '§7 MG: mutation unasked when the store is empty',
    { players: [{ counter: 5 }, {}], domains: 'LOLLGGYY', colonies: sixty },
    [[roll, time(1), ...cards('OL')]],
    { asked: 'begin 2', players: [{ mutation: ['OL'] }] },
  ],
  [
    '§7 MG: mutation unasked when no square is legal',
    {
      players: [{ counter: 5, genePool: 'OGGGGGGG' }, { genePool: 'OGGGGGGG' }],
      domains: 'OOOOOOOO',
      colonies: { A: '121212121' },
    },
    [[roll, time(1), ...cards('OL OL OL OL OL OL OG')]],
    { asked: 'begin 2' },
  ],
  [
    '§7 MG: neither, with an empty pack and an empty store',
    { players: [{ counter: 5 }, { mutation: everyMutationCard }], domains: 'LOLLGGYY', colonies: sixty },
    [[roll, time(1)]],
    { asked: 'begin 2' },
  ],
  [
    '§7 PC: the centre stays among others of one’s own, and goes from among rivals',
    {
      players: [{ counter: 6 }, {}],
      domains: 'LLLLLLLL',
      colonies: { A: '1...1....', B: '....11...', C: '222212222', D: full, E: '222222222' },
    },
    [[roll, time(1)]],
    {
      asked: 'begin 2',
      colonies: { A: '....1....', B: '....1....', C: '2222.2222', D: '11111111.', E: '222222222' },
    },
  ],
];

const everywhere = Object.fromEntries(Array.from('ABCDEFGH', (letter) => [letter, '12.1.2..1']));
const plagues = Array.from('ABCDEFGH', (letter): Scenario => [
  `§8 Plague ${letter}: in this domain alone, adapted or not`,
  { domains: 'YYYYOOOO', colonies: everywhere },
  [[roll, time(4), selection(`plague ${letter}`)]],
  { asked: 'begin 2', colonies: { ...everywhere, [letter]: '.2...2...' }, stores: [39, 44] },
]);
const speciations = DATA.naturalSelection.rapidSpeciation.map((letters): Scenario => [
  `§8 Rapid Speciation ${letters}: these compartments adapt, these domains are open`,
  { players: [{ counter: 2, genePool: 'OOOOOOOO', mutation: ['OL'] }, {}], domains: 'LLLLLLLL' },
  [[roll, time(2), selection(`rapid speciation ${letters}`)]],
  {
    asked: 'place 1',
    players: [
      {
        genePool: Array.from('ABCDEFGH', (letter) => (letters.includes(letter) ? 'L' : 'O')).join(''),
        mutation: ['OL'],
      },
    ],
    squares: Array.from(letters, (letter) => domain(letter)).join(' '),
    question: { open: letters, left: 8 },
  },
]);
const environments = (
  [
    [4, 5, 'LLOOGYGG'],
    [11, 13, 'LLOOYGGG'],
    [15, 18, 'LLLOYYGG'],
    [20, 21, 'LLOOYYYG'],
    [27, 29, 'LLOOYYGY'],
    [31, 2, 'OLOOYYGG'],
  ] as const
).map(([from, to, domains]): Scenario => [
  `§8 Change The Environment from ${String(from)} to ${String(to)}`,
  { players: [{ counter: from - 1 }, {}], domains: 'LLOOYYGG' },
  [[roll, time(1), selection('change the environment')]],
  { asked: 'begin 2', players: [{ counter: to, stage: 0 }], domains },
]);
const speciation = selection('rapid speciation ABCD');
const selections: Scenario[] = [
  [
    '§8 Change The Environment passes occupied squares on both sides of the Evolution Square',
    {
      players: [{ counter: 30 }, { counter: 2 }, { counter: 5 }, { counter: 10 }],
      domains: 'LLOOYYGG',
    },
    [[roll, time(1), selection('change the environment')]],
    { asked: 'begin 2', players: [{ counter: 13, stage: 0 }], domains: 'LLOOYGGG' },
  ],
  [
    '§8 Change The Environment passes a Transition without survival',
    { players: [{ counter: 14, ...established }, {}], colonies: inA },
    [[roll, time(1), selection('change the environment')]],
    { asked: 'begin 2', players: [{ counter: 18 }] },
  ],
  [
    '§8 Rapid Speciation: a domain closes at the number rolled, the last one ends it',
    {
      players: [{ counter: 1 }, {}],
      colonies: { A: '111......', B: '11.......', C: '111......', D: '111......' },
    },
    [[roll, time(3), speciation], [place('B9')]],
    { asked: 'begin 2', colonies: { B: '11......1' } },
  ],
  [
    '§8 Rapid Speciation: full everywhere, the genes change and nothing is asked',
    {
      players: [{ counter: 3, genePool: 'YYYYGGYY' }, {}],
      colonies: { A: '1........', B: '1........', C: '1........', D: '1........' },
    },
    [[roll, time(1), speciation]],
    { asked: 'begin 2', players: [{ genePool: 'OOLLGGYY' }] },
  ],
  [
    '§8 Rapid Speciation supplants in a domain it has just adapted to; where no square is legal nothing is open',
    {
      players: [{ counter: 3, genePool: 'YYYYGGYY' }, { genePool: 'YOLLGGYY' }],
      colonies: { A: '222222222', B: '222222222', C: full, D: '1........' },
    },
    [[roll, time(1), speciation]],
    { asked: 'place 1', squares: domain('A') },
  ],
  [
    '§8 Rapid Speciation with an empty store changes the genes alone',
    { players: [{ counter: 3, genePool: 'OOYLGGYY' }, {}], colonies: sixty },
    [[roll, time(1), selection('rapid speciation CDGH')]],
    { asked: 'begin 2', players: [{ genePool: 'OOLLGGYY' }] },
  ],
  [
    '§8 Rapid Speciation with two colonies in the store ends after two',
    { players: [{ counter: 2 }, {}], colonies: fiftyEight },
    [[roll, time(2), selection('rapid speciation CDGH')], [place('H1')], [place('H2')]],
    { asked: 'begin 2', stores: [0, 60] },
  ],
  [
    '§8 Colonisation: no domain of adapted rivals without a free square, none with an own colony',
    { domains: 'OOLLLL.Y', colonies: { A: '1........', B: '222222222', H: '22.......', G: '....1....' } },
    [[roll, time(4), selection('colonisation')]],
    { asked: 'place 1', squares: [domain('C'), domain('D'), domain('H', '3456789')].join(' ') },
  ],
  [
    '§8 Colonisation with an empty store does nothing',
    { players: [{}, {}], colonies: sixty },
    [[roll, time(4), selection('colonisation')]],
    { asked: 'begin 2' },
  ],
  [
    '§8 Jump with the Evolution Square occupied: the first square after it draws mutation cards',
    { players: [{ counter: 3 }, { counter: 0 }], domains: 'LOLLGGYY' },
    [[roll, time(1), selection('jump to the evolution square'), ...cards('OL')]],
    { asked: 'begin 2', players: [{ counter: 1, stage: 0, mutation: ['OL'] }] },
  ],
  [
    '§8 Jump with two squares occupied: the die is rolled for the domain of the third',
    { players: [{ counter: 3 }, { counter: 0 }, { counter: 1 }] },
    [[roll, time(1), selection('jump to the evolution square'), face('Y')]],
    { asked: 'begin 2', players: [{ counter: 2 }], domains: 'YOLLGGYY' },
  ],
];

const survival: Scenario[] = [
  [
    '§9 all seven niches at once, in the order named',
    {
      players: [{ counter: 7, niches: seven.split(' ') }, {}],
      colonies: Object.fromEntries(seven.split(' ').map((letter) => [letter, '1........'])),
    },
    [
      [roll, time(1)],
      [{ survive: [7, 6, 5, 4, 3, 2, 1] }, ...niches('AB CD EF GH')],
    ],
    {
      asked: 'begin 2',
      players: [{ stage: 7, niches: ['AB', 'CD', 'EF', 'GH'] }],
      bottom: { niches: ['G', 'F', 'E', 'D', 'C', 'B', 'A'] },
    },
  ],
  [
    '§9 Evolution Square: under what lies there already go the niches returned, then those left as drawn, then the cards',
    {
      players: [{ counter: 30, stage: 4, niches: ['A', 'D', 'AB', 'BC', 'E'], mutation: ['OY', 'OL', 'LG'] }, {}],
      colonies: { A: '1........', B: '1........', C: '1........' },
      bottom: { niches: ['H'], mutation: ['GY'] },
    },
    [
      [roll, time(5)],
      [{ survive: [4, 1] }, ...niches('F G AH DE')],
    ],
    {
      asked: 'begin 2',
      players: [{ stage: 7, niches: ['F', 'G', 'AH', 'DE'], mutation: [] }],
      bottom: { niches: ['H', 'BC', 'A', 'D', 'AB', 'E'], mutation: ['GY', 'OY', 'OL', 'LG'] },
    },
  ],
  [
    '§9 Evolution Square: with no fresh niche left, those put back come in their order',
    {
      players: [0, 7, 14, 21].map((from, seat) => ({
        niches: DATA.niches.slice(from, from + 7),
        ...(seat === 0 ? { counter: 30 } : {}),
      })),
      bottom: { niches: DATA.niches.slice(28) },
    },
    [[roll, time(5)]],
    {
      asked: 'begin 2',
      players: [{ stage: 1, niches: DATA.niches.slice(28, 35) }],
      bottom: { niches: [...DATA.niches.slice(35), ...DATA.niches.slice(0, 7)] },
    },
  ],
  [
    '§9 a win by bonus and one niche: that niche is returned, nothing else',
    { players: [{ counter: 31, stage: 13, niches: ['A'], mutation: ['OL'] }, { stage: 14 }, {}], colonies: inA },
    [[roll, time(1)], [{ survive: [1] }]],
    {
      asked: 'over',
      legal: [],
      players: [{ stage: 15, niches: [], mutation: ['OL'] }],
      bottom: { niches: ['A'], mutation: [] },
      places: [1, 2, 3],
    },
  ],
  [
    '§9 equal stages share a place, and the next is left out',
    { players: [{ counter: 31, stage: 14 }, { stage: 14 }, { stage: 3 }, { stage: 14 }] },
    [[roll, time(1)]],
    { asked: 'over', places: [1, 2, 4, 2] },
  ],
];

const stages = (...minimums: number[]) => minimums.map((minimum, i) => ({ name: `Age ${String(i)}`, minimum }));
/** An edition that can also be won on a Transition: the minimum stays at seven. */
const long = { ...DATA, stages: stages(7, 7, 7, 7, 7, 7) };
const inABC = { A: '1........', B: '1........', C: '1........' };
const onTransition: Says = {
  data: long,
  players: [{ counter: 7, stage: 3, niches: seven.split(' ') }, {}],
  colonies: inABC,
};
const editions: Scenario[] = [
  [
    '§9 never more niches than stages left',
    onTransition,
    [[roll, time(1)]],
    { asked: 'survive 1', legal: sets([], [1], [2], [3], [1, 2], [1, 3], [2, 3]) },
  ],
  [
    '§9 the last stage wins on a Transition as well; nothing is drawn',
    onTransition,
    [[roll, time(1)], [{ survive: [3, 1] }]],
    { asked: 'over', players: [{ stage: 5, niches: ['B', 'D', 'E', 'F', 'G'] }], bottom: { niches: ['C', 'A'] } },
  ],
  [
    '§9 the bonus counts before the stages left',
    {
      data: { ...DATA, stages: stages(3, 3, 3, 3) },
      players: [{ counter: 31, stage: 1, niches: ['A', 'B', 'C'] }, {}],
      colonies: inABC,
    },
    [[roll, time(1)]],
    { asked: 'survive 1', legal: sets([], [1], [2], [3]) },
  ],
  [
    '§6 the first move is counted from the Evolution Square, wherever a circuit has it',
    { data: { ...DATA, timeCircuit: [...DATA.timeCircuit.slice(1), 'EVO'] } },
    [[roll, time(3)]],
    { asked: 'place 1', players: [{ counter: 2 }] },
  ],
  [
    '§6 a roll of twelve',
    { data: { ...DATA, timeDie: [6, 12] }, players: [{ counter: 9 }, { counter: 10 }] },
    [[roll, time(12)]],
    { asked: 'move 1', legal: [{ moveTo: 16 }, { moveTo: 22 }] },
  ],
  [
    '§9 niches just returned come again when the pack has no others',
    {
      data: { ...DATA, niches: DATA.niches.slice(0, 28) },
      players: [0, 7, 14, 21].map((from, seat) => ({
        niches: DATA.niches.slice(from, from + 7),
        ...(seat === 0 ? { counter: 30 } : {}),
      })),
    },
    [[roll, time(5)]],
    { asked: 'begin 2', players: [{ stage: 1, niches: DATA.niches.slice(0, 7) }], bottom: { niches: [] } },
  ],
  [
    '§7 MG without mutation cards is growth',
    { data: { ...DATA, mutation: {} }, domains: 'LOLLGGYY' },
    [[roll, time(6)]],
    { asked: 'place 1' },
  ],
];

describe.each([
  ['components (§1)', [...squares, ...minimums, ...components]],
  ['placing (§2)', placing],
  ['setup (§3)', setUp],
  ['a turn (§4)', turn],
  ['mutation (§5)', [...chains, ...conversions]],
  ['moving (§6)', [...moving, ...moves]],
  ['squares (§7)', onSquares],
  ['natural selection (§8)', [...plagues, ...speciations, ...environments, ...selections]],
  ['survival (§9)', survival],
  ['other editions', editions],
] as const)('scenarios: %s', (_section, scenarios) => {
  it.each(scenarios as readonly Scenario[])('%s', (_name, given, steps, then) => {
    const start = typeof given === 'number' ? newGame({ players: given }) : at(given);
    const s = after(
      start,
      steps.map(([move]) => move),
      ...steps.flatMap(([, ...drawn]) => drawn),
    );
    const position = writePosition(s);
    expect(asked(s)).toBe(then.asked);
    if (then.legal) expect(new Set(answers(s))).toEqual(new Set(then.legal));
    if (then.squares !== undefined) expect(squaresOf(s).join(' ')).toBe(then.squares);
    for (const [i, player] of (then.players ?? []).entries()) expect(position.players[i]).toMatchObject(player);
    if (then.domains !== undefined) expect(domainsOf(s)).toBe(then.domains);
    for (const [letter, colonies] of Object.entries(then.colonies ?? {})) {
      expect({ [letter]: position.domains[letter]!.colonies }).toEqual({ [letter]: colonies });
    }
    expect(position.bottom).toMatchObject(then.bottom ?? {});
    if (then.question) expect(position.question).toMatchObject(then.question);
    if (then.stores) expect(derived(s).players.map(({ store }) => store)).toEqual(then.stores);
    if (then.places) expect(result(s)?.places).toEqual(then.places);
  });
});

it.each(noChains)('§5 no chain leads from O to G with %s', (list) => {
  const mutation = list.split(' ');
  refuse(at({ players: [{ mutation }, {}], domains: 'GOLLGGYY' }), { adapt: 'A', with: mutation });
});

it('§9 more niches than stages left are refused', () => {
  const s = after(at(onTransition), [roll], time(1));
  refuse(s, { survive: [1, 2, 3] });
  after(s, [{ survive: [2, 1] }]);
});
