import { describe, expect, it } from '@jest/globals';
import { violations, violationsSince } from '../../../../src/games/dominant-species/rules/invariants.ts';
import { NONE, Q } from '../../../../src/games/dominant-species/rules/questions.ts';
import { BIRD, SEA, SHORT_WITHOUT } from '../../../../src/games/dominant-species/rules/components.ts';
import {
  FACE_UP,
  OUT,
  NOTHING,
  type State,
  copyState,
  held,
  isTile,
  onTile,
} from '../../../../src/games/dominant-species/rules/state.ts';
import { isOnEarth } from '../../../../src/games/dominant-species/rules/pieces.ts';
import { CORNERS, HEXES } from '../../../../src/games/dominant-species/rules/earth.ts';
import { table } from '../support/table.ts';

describe('What must always hold', () => {
  it('holds at a table that was set up', () => {
    expect(violations(table({}))).toEqual([]);
  });

  it.each([
    ['no question is open before the end', { question: NONE }],
    ['the open question leaves one answer only', { question: Q['wasteland element'] }],
    ['a question is open after the end', { over: true }],
  ])('is broken where %s', (_, change) => {
    const s = { ...copyState(table({})), ...change };
    expect(violations(s)).toEqual(['the open question leaves no choice']);
    expect(violationsSince(table({}), s)).toEqual(['the open question leaves no choice']);
  });

  const hexes = (s: State, isWanted: boolean) =>
    Array.from({ length: HEXES }, (_, hex) => hex).filter((hex) => isTile(s, hex) === isWanted);

  it.each<[message: string, spoil: (s: State) => void]>([
    ['there are 21 disks of grass, not 20', (s) => s.bag[0]!++],
    [
      'which no tile touches',
      (s) => {
        const apart = Array.from({ length: CORNERS }, (_, corner) => corner).find((corner) => !isOnEarth(s, corner))!;
        s.disks[apart] = 0;
      },
    ],
    ['the bird has 55 species, not 54', (s) => s.genePool[BIRD]!++],
    ['the bird has 11 pawns, not 10', (s) => s.hand[BIRD]!++],
    ['the bird holds more than 6 elements', (s) => (s.added[held(BIRD, 0)]! += 7)],
    [
      'the bird does not stand on the initiative track exactly once',
      (s) => (s.initiative[s.initiative.indexOf(BIRD)] = NOTHING),
    ],
    ['more birds hibernate than there are', (s) => (s.hibernating[onTile(BIRD, hexes(s, true)[0]!)]! += 50)],
    ['where there is no tile', (s) => s.species[onTile(BIRD, hexes(s, false)[0]!)]!++],
    [
      'there are more than 12 tundra tiles on earth',
      (s) => {
        for (const hex of hexes(s, true)) s.tundra[hex] = 2;
      },
    ],
    [
      'tiles of sea',
      (s) => {
        for (const hex of hexes(s, false).slice(0, 9)) s.terrain[hex] = SEA;
      },
    ],
    ['the large tiles on earth, face up and face down are not 31 in all', (s) => s.faceDown[0]!++],
    ['the cards are not those of a game of this length', (s) => s.cards.pop()],
    ['the cards are not those of a game of this length', (s) => (s.cards[SHORT_WITHOUT[0]!] = OUT)],
    ['more than five cards lie face up', (s) => s.cards.fill(FACE_UP)],
    ['a count is not a whole number of 0 or more', (s) => (s.vps[BIRD] = -1)],
    ['a count is not a whole number of 0 or more', (s) => (s.vps[BIRD] = 0.5)],
  ])('says “%s”', (message, spoil) => {
    const s = copyState(table({}));
    spoil(s);
    expect(violations(s).join('; ')).toContain(message);
    // Faults in what a move would have touched are found as well.
    expect(violationsSince(table({}), s).join('; ')).toContain(message);
  });
});
