/** The fullest tables of every game, as a player, a spectator and a replay show them, and what lies over what on them by design. */
import type { Page } from 'playwright-core';
import type { GameRecord } from '../../../src/kit/record/record.ts';
import type { Meant } from './layout-faults.ts';
import { goTo } from './player.ts';
import { continueFrom } from './records.ts';
import { gameFor } from './situations.ts';

/** Who looks: somebody who is to decide, a spectator, or a viewer of the record. */
export const LOOKERS = ['player', 'spectator', 'replay'] as const;
export type Looker = (typeof LOOKERS)[number];

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dara', 'Emil', 'Fay'];

/** Cards with long names, in English or in German, and some with many elements. */
const HELD = [
  ...['insect-02', 'insect-03', 'insect-08', 'arachnid-01', 'mammal-08', 'reptile-05', 'amphibian-12', 'bird-05'],
  'event-parasitism-1',
];
/** What the others have in play. */
const IN_PLAY = [
  [{ card: 'mammal-05', endangered: true }, 'arachnid-05', 'bird-15'],
  ['insect-01', { card: 'bird-04', endangered: true }, 'mammal-02', 'reptile-11', 'amphibian-11'],
  ['mammal-06', 'mammal-07', 'bird-06'],
  ['mammal-03', 'insect-13', 'reptile-12', 'amphibian-01'],
  ['mammal-04', 'insect-14', 'reptile-13', 'amphibian-05', 'arachnid-11'],
  ['bird-07'],
];

/** A table of the card game at which the first player holds nine cards, or the first of six seven. */
const cards = (players: number, edition: string): GameRecord => ({
  format: 'card-game record 1',
  names: NAMES.slice(0, players),
  bots: NAMES.slice(0, players).map((_, seat) => (seat === 0 ? null : 'greedy')),
  position: {
    format: 'card-game position 1',
    edition,
    biome: 'Savannah A',
    next: 'Desert',
    players: IN_PLAY.slice(0, players).map((table, seat) => ({
      hand:
        seat === 0
          ? HELD.slice(players === 6 ? 2 : 0)
          : ['bird-01', 'bird-02', 'bird-03', 'bird-08', 'bird-09'].slice(seat - 1, seat),
      table,
      passed: seat > 1 && seat < 4,
    })),
  },
  moves: [],
});

/** Four players of The Evolution Game with panels as full as they can be. */
const evolution: GameRecord = {
  format: 'evolution-game record 1',
  names: NAMES.slice(0, 4),
  bots: [null, 'greedy', 'greedy', 'greedy'],
  position: {
    format: 'evolution-game position 1',
    turn: 9,
    first: 1,
    players: [
      {
        genePool: 'OLOYGYGL',
        stage: 0,
        counter: 12,
        niches: ['CEFH', 'AH', 'BEGH', 'CF', 'BDEG', 'BCEH', 'CFH'],
        mutation: ['GY', 'OG', 'OY', 'OL', 'OLGY', 'OG', 'OL', 'OL'],
      },
      { genePool: 'YGYLLOOG', stage: 0, counter: 16, niches: ['B', 'C', 'BDG', 'F', 'GH', 'AB', 'CD'], mutation: [] },
      {
        genePool: 'OOLLGGYY',
        stage: 0,
        counter: 3,
        niches: ['ABDG', 'ACDF', 'ADFG', 'ACFH', 'A', 'D', 'E'],
        mutation: [],
      },
      {
        genePool: 'YYGGLLOO',
        stage: 0,
        counter: 24,
        niches: ['BC', 'DE', 'EF', 'FG', 'ABD', 'BCE', 'CDF'],
        mutation: ['OY', 'OLG'],
      },
    ],
    domains: {
      A: { colour: 'Y', colonies: '1.1111111' },
      B: { colour: 'G', colonies: '.2..22...' },
      C: { colour: 'G', colonies: '..3..3...' },
      D: { colour: 'L', colonies: '2...2....' },
      E: { colour: 'O', colonies: '.2..22...' },
      F: { colour: 'L', colonies: '..4.4....' },
      G: { colour: 'Y', colonies: '.3.......' },
      H: { colour: 'G', colonies: '.222.2...' },
    },
    bottom: { niches: [], mutation: [], naturalSelection: [] },
    question: { stage: 'begin', player: 1 },
  },
  moves: [],
};

/** Every table: six animals on a wide earth, hands of nine and of seven cards, in both editions, four fossils with all they can have. */
const TABLES: Readonly<Record<string, () => readonly [game: string, record: GameRecord]>> = {
  'six animals late in the game': () => ['dominant-species', gameFor('late')],
  'four with nine cards in hand': () => ['card-game', cards(4, 'twelve rounds')],
  'six with seven cards in hand, ten rounds': () => ['card-game', cards(6, 'ten rounds')],
  'four with full panels': () => ['evolution-game', evolution],
};
export const TABLE_NAMES = Object.keys(TABLES);

/** Opens a table as somebody sees it. */
export async function openTable(page: Page, name: string, looker: Looker): Promise<void> {
  const [game, record] = TABLES[name]!();
  await goTo(page, '');
  await page.locator('#home h1').waitFor();
  if (looker !== 'replay') {
    await page.evaluate(
      (pace) => {
        localStorage.setItem('dominant-species:pace', pace);
      },
      looker === 'player' ? 'fast' : 'step',
    );
    const bots = record.names!.map(() => 'greedy');
    await continueFrom(page, game, looker === 'player' ? record : { ...record, bots });
    return;
  }
  await goTo(page, `#replay/${game}`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.waitForFunction(() => window.location.hash.includes('/file/'));
  await page.evaluate(() => {
    window.location.hash += '/9999';
  });
  await page.locator('[data-question], [data-over]').first().waitFor();
}

/** What lies over what by design. */
export const MEANT: readonly Meant[] = [
  {
    under: '.evo-gene-own > *, .evo-gene-domain > *',
    over: '.evo-gene',
    reason: 'letters and signs stand on the colours of a gene',
  },
  {
    under: '.evo-token, .cg-seal, .ds-animal-head > svg, .ds-chip > svg',
    over: '.table-portrait',
    reason: 'a portrait is a medallion on the corner of a sign',
  },
  {
    under: '.cg-fan .cg-window, .cg-fan .cg-window > svg, .cg-fan .cg-card',
    over: '.cg-fan .cg-card',
    reason: 'cards in play may overlap: their spines say all',
  },
  {
    under: '.cg-fan .cg-spine',
    over: '.cg-fan .cg-card',
    reason: 'turned cards touch their neighbours; what is on them is looked at by itself',
  },
  { under: '.evo-panels *, .evo-key *', over: '.table-tabs, .evo-answers', reason: 'the page scrolls below them' },
  { under: '.cg-scroll *', over: '.table-tabs', reason: 'the table of a low phone scrolls above them' },
  { under: '.home-scene', over: '#home', reason: 'the landscape is the background of the home page' },
  {
    under: '.table-next-one > *, .table-next, .cg-reminder',
    reason: 'who or what does not fit in the line is left out whole',
  },
  { under: '.ds-species > g', over: '.ds-disk-on-earth', reason: 'a disk on a corner may touch the edge of a token' },
  { under: '.ds-species > g', over: '.ds-token > g > path', reason: 'the tip of a cone may touch the token above it' },
  {
    under: ":is([data-layout='phone'], [data-layout='lying'])[data-crowded='true'] .cg-fan .cg-element",
    over: '.cg-fan :is(.cg-element, .cg-risk)',
    reason:
      'with six players on a phone, the disks of five cards in a row lie like coins, each with its colour in view',
  },
  { under: '.table-note', reason: 'on phones question and note share three lines, and the note gives way' },
  { under: '.table-news', reason: 'the news of a whole round scroll within their notice' },
  {
    under: '.ds-terrain-half > svg',
    over: '.ds-pawn-on',
    reason: 'a pawn stands on its space, with some of both terrains on either side of it',
  },
];
