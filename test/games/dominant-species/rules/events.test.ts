/** Events as a replay writes them, listed in docs/notation.md. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { randomChance } from '../../../../src/kit/chance.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { derived } from '../../../../src/games/dominant-species/rules/derived.ts';
import type { GameEvent } from '../../../../src/games/dominant-species/rules/events.ts';
import { rules } from '../../../../src/games/dominant-species/rules/index.ts';
import { eventText } from '../../../../src/games/dominant-species/rules/events.ts';
import { readMove } from '../../../../src/games/dominant-species/rules/notation/names.ts';
import { play } from '../../../../src/games/dominant-species/rules/play.ts';
import { dealing, table } from '../support/table.ts';

const NOTATION = readFileSync(new URL('../../../../docs/notation.md', import.meta.url), 'utf8');
const PRINTED = NOTATION.slice(NOTATION.indexOf('## What `replay` prints'));
const named = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

describe('events in words', () => {
  it('name animal, tile, card and why VPs were gained', () => {
    const s = table({
      earth: {
        '0,0': { terrain: 'sea', tundra: true },
        '0,-1': { terrain: 'wetland', species: { bird: 2 } },
        '1,-1': { terrain: 'savannah', species: { insect: 1 } },
      },
      elements: { '0,-1 1,-1 0,0': 'seed' },
      display: { domination: [null, 'insect'] },
      cards: { faceUp: ['omnivore', 'ice age'], taken: [] },
      at: { question: 'domination tile', animal: 'bird', space: 'domination 1' },
    });
    const events: GameEvent[] = [];
    const chance = dealing([], events);
    play(s, readMove({ value: { tile: '0,-1' }, path: '' }), chance);
    play(s, readMove({ value: { card: 'omnivore' }, path: '' }), chance);
    expect(events.map(eventText).slice(0, 4)).toEqual([
      { event: 'vps', animal: 'bird', vps: 8, source: 'domination', hex: '0,-1' },
      { event: 'card', animal: 'bird', card: 'omnivore' },
      { event: 'pawns', animal: 'bird', gained: 1 },
      { event: 'acts', animal: 'insect', space: 'domination 2' },
    ]);
  });

  it.each<[GameEvent, object]>([
    [
      { event: 'phase', phase: 7 },
      { event: 'phase', phase: 'glaciation' },
    ],
    [
      { event: 'vps', animal: 0, vps: -1, source: 'card niche biomes', hex: -1 },
      { event: 'vps', animal: 'mammal', vps: -1, source: 'card niche biomes' },
    ],
    [
      { event: 'pawns', animal: 5, gained: -1 },
      { event: 'pawns', animal: 'insect', gained: -1 },
    ],
    [
      { event: 'drawn', box: 2, element: 5 },
      { event: 'drawn', box: 'abundance', element: 'water' },
    ],
    [
      { event: 'tile up', stack: 0, terrain: 0 },
      { event: 'tile up', stack: 1, terrain: 'sea' },
    ],
    [{ event: 'end' }, { event: 'end' }],
  ])('%j', (event, text) => {
    expect(eventText(event)).toEqual(text);
  });
});

describe('What docs/notation.md says that a replay prints', () => {
  /** Each event's fields, optional ones in brackets. */
  const printed = new Map<string, { sometimes: Set<string>; always: Set<string> }>();
  const variants = rules.variants!();
  let games = 0;
  for (; printed.size < 27 && games < 200; games++) {
    const randomInt = rng(games);
    const chance = {
      ...randomChance<string, GameEvent>(randomInt),
      emit(event: GameEvent) {
        const { event: name, ...rest } = eventText(event);
        const fields = Object.keys(rest);
        const seen = printed.get(String(name)) ?? { sometimes: new Set(), always: new Set(fields) };
        printed.set(String(name), seen);
        for (const field of fields) seen.sometimes.add(field);
        for (const field of seen.always) if (!fields.includes(field)) seen.always.delete(field);
        for (const text of Object.values(rest)) expect(text).not.toBeUndefined();
      },
    };
    const s = rules.packed!(rules.newGame(variants[games % variants.length]!, chance));
    while (rules.decision(s) !== null && s.turn <= 40) {
      const legal = rules.legalMoves(s);
      rules.play(s, legal[randomInt(legal.length)]!, chance);
    }
  }

  const rows = PRINTED.slice(PRINTED.search(/\| event +\| meaning/))
    .split('\n\n')[0]!
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').map((cell) => cell.trim()));

  it('are all events there are', () => {
    expect(rows.flatMap((cells) => named(cells[1] ?? '')).sort()).toEqual([...printed.keys()].sort());
  });

  it('are their fields', () => {
    for (const [, events, says] of rows) {
      const fields = new Set(named(says ?? '').filter((name) => !SOURCES.includes(name)));
      const together = new Set(named(events ?? '').flatMap((event) => [...printed.get(event)!.sometimes]));
      expect([events, [...fields].sort()]).toEqual([events, [...together].sort()]);
    }
    expect(printed.get('vps')!.always).not.toContain('hex');
  });

  it('are the fields of what follows', () => {
    const follows = derived(table({ earth: { '0,0': { terrain: 'sea', species: { bird: 1 } } } }));
    const list = PRINTED.slice(PRINTED.indexOf('- `derived`'), PRINTED.indexOf('- `events`'));
    const { tiles, ...rest } = follows;
    expect(
      named(list)
        .filter((name) => name !== 'derived' && name !== 'null')
        .sort(),
    ).toEqual(['tiles', ...Object.keys(tiles['0,0']!), ...Object.keys(rest)].sort());
  });
});

/** What an event's `source` can be. */
const SOURCES = ['domination', 'glaciation', 'wanderlust', 'survival', 'final scoring', 'random earth', 'card …'];
