/**
 * The stored games still lead to the situations that browser tests look at. If a change to the rules or the notation leads elsewhere,
 * `RENEW=yes npm run test:unit -- situations` finds others.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { ALL_SITUATIONS, SITUATIONS_FILE, gameFor, searchSituations } from '../../browser/support/situations.ts';
import { replay } from '../../support/game.ts';

if (process.env.RENEW !== undefined) writeFileSync(SITUATIONS_FILE, gzipSync(JSON.stringify(searchSituations())));

it.each(Object.entries(ALL_SITUATIONS))('a kept game leads to: %s', (name, isIt) => {
  const { state } = replay(gameFor(name as keyof typeof ALL_SITUATIONS));
  expect(isIt(state)).toBe(true);
});
